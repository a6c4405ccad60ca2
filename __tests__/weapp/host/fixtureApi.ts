// The back end of the fixture: a few goods, an upload that tells what it got, a socket that echoes.
import http from 'node:http';
import { WebSocketServer } from 'ws';

export async function startFixtureApi(): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    const answer = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/api/goods') {
      const page = Number(searchParams.get('page'));
      const list = Array.from({ length: 10 }, (_each, i) => {
        const id = (page - 1) * 10 + i + 1;
        return { id: String(id), name: `茶 ${id}`, price: id * 150 };
      });
      return answer({ list });
    }
    if (pathname === '/api/upload') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        answer({ jpeg: body.includes(Buffer.from([0xff, 0xd8, 0xff])), kind: body.includes('review') });
      });
      return;
    }
    answer({}, 404);
  });
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket) =>
    socket.on('message', (message: Buffer) => socket.send(`回 ${message.toString()}`)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        sockets.close();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
