/** A provider's server as a contract test plays it: over real HTTP, it looks at each request as it came and says what the test wants. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  body: string;
}
/** silence: never answers. cut: ends the connection in place of an answer. */
export type Reply = { status?: number; type?: string; body: object | string } | 'silence' | 'cut';

export interface Provider {
  port: number;
  /** What came, in order. */
  asked: Asked[];
  close(): Promise<void>;
}

export async function startProvider(answer: (asked: Asked) => Reply): Promise<Provider> {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', headers, url = '' } = request;
      const one = {
        method,
        headers,
        url: new URL(url, `http://${headers.host}`),
        body: Buffer.concat(parts).toString(),
      };
      asked.push(one);
      const reply = answer(one);
      if (reply === 'silence') return;
      if (reply === 'cut') {
        request.socket.destroy();
        return;
      }
      const { status = 200, type = 'application/json;charset=utf-8', body } = reply;
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
