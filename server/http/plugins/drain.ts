/**
 * Stopping without cutting anybody off. A client may send on a kept connection at any moment, so the answer itself has to say that it
 * was the last: a draining server takes no new connections, goes on answering on the open ones with `Connection: close`, and
 * hangs up on those that stay silent for a while.
 */
import { Server, type Socket } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection that sends nothing for so long is closed. */
const SILENCE_MS = 2000;
const STEP_MS = 25;
/** Longest time for accepting the connections that wait in the queue of the system: new ones may come without end. */
const QUEUE_MS = 2000;
/** A shorter turn of the event loop had no work in it (PGlite keeps the thread for longer), so nobody waited to be accepted. */
const SHORT_MS = 5;

interface Line {
  running: number;
  /** Bytes read when it was last looked at, and when they changed. */
  read: number;
  since: number;
}

/** To be called before the routes are made. The function that it returns resolves when nobody is connected, or after `most` ms. */
export function prepareDrain(http: FastifyInstance): (most: number) => Promise<void> {
  const lines = new Map<Socket, Line>();
  let accepted = 0;
  let draining = false;
  let queue: Promise<void> | undefined;

  http.server.on('connection', (socket: Socket) => {
    accepted += 1;
    lines.set(socket, { running: 0, read: 0, since: 0 });
    socket.once('close', () => lines.delete(socket));
  });
  http.server.on('request', ({ socket }, response) => {
    const line = lines.get(socket);
    if (!line) return;
    line.running += 1;
    response.once('close', () => (line.running -= 1));
  });
  // WebSockets are not drained: the hub closes them with a code of its own.
  http.server.on('upgrade', (_request, socket) => lines.delete(socket as Socket));
  http.addHook('onRequest', () => queue ?? Promise.resolve());
  http.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('Connection', 'close');
  });

  /** The system resets connections that wait to be accepted when the port closes, so the turn that closes it has to be one without any. */
  async function closePort(): Promise<void> {
    for (const until = performance.now() + QUEUE_MS; performance.now() < until;) {
      await endOfTurn();
      const [from, before] = [performance.now(), accepted];
      await endOfTurn();
      if (accepted === before && performance.now() - from < SHORT_MS) break;
    }
    // Not http.Server's own close: it also closes silent connections, on which a request may be on its way.
    Server.prototype.close.call(http.server);
  }

  function hangUp(now: number): void {
    for (const [socket, line] of lines) {
      const isTalking = line.running > 0 || line.read !== socket.bytesRead || line.since === 0;
      if (isTalking) Object.assign(line, { read: socket.bytesRead, since: now });
      if (isTalking || now - line.since < SILENCE_MS) continue;
      line.since = now;
      if (socket.writableEnded) socket.destroy();
      else socket.end();
    }
  }

  return async (most) => {
    const until = performance.now() + most;
    // Requests wait until the port is closed: a client that is answered earlier would open a new connection.
    queue = closePort();
    await queue;
    draining = true;
    while (lines.size > 0 && performance.now() < until) {
      hangUp(performance.now());
      await sleep(STEP_MS);
      // Timers run before the sockets are read, so what has arrived is only seen after this turn.
      await endOfTurn();
    }
    http.server.closeAllConnections();
  };
}
