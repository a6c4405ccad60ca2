/** `/ws?access-token=…&topics=a,b`: the handshake, and the way of events from the database to the connections. */
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { WS_NO_SESSION, WS_PATH } from '../../src/contract/realtime/frames';
import type { Database } from '../db/client';
import type { FindSession, Server } from '../http/context';
import type { Hub } from './hub';
import { CHANNEL } from './publish';

const MOST_BYTES = 4096;

export async function registerRealtime(
  http: FastifyInstance,
  server: Server,
  hub: Hub,
  database: Database,
  findSession: FindSession,
): Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  http.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    // What stands in the request line need not be an address: it is cut, not read as a URL.
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== WS_PATH) return void stream.destroy();
    const asked = new URLSearchParams(query);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // From the first byte on: an error that nobody listens to would end the process.
      socket.on('error', () => socket.terminate());
      // What comes before the session is known waits in the socket.
      socket.pause();
      findSession(server, asked.get('access-token') ?? '')
        .then((viewer) => {
          // A refusal inside the socket: a browser cannot read the status of a failed handshake.
          if (viewer) hub.attach(socket, viewer, (asked.get('topics') ?? '').split(',').filter(Boolean));
          else socket.close(WS_NO_SESSION, 'no session');
          socket.resume();
        })
        .catch((error: unknown) => {
          server.log.error({ err: error }, 'a realtime session could not be read');
          socket.terminate();
        });
    });
  });
  const stopListening = await database.listen(CHANNEL, { message: hub.deliver, gap: hub.resync });
  http.addHook('preClose', async () => {
    await hub.close();
    sockets.close();
    await stopListening();
  });
}
