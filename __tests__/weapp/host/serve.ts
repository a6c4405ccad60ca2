// Serves a packed mini-program, and forwards what it asks of its API, so that every request is same-origin and no back end
// has to allow another origin for the sake of a test.
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';

export interface ServeOptions {
  /** Folder that packWeapp wrote. */
  out: string;
  /** Origin of the back end, for example http://127.0.0.1:3000. Without one, forwarded paths answer 502. */
  api?: string;
  /** Paths that belong to the back end, whatever origin the app writes before them. */
  proxied?: string[];
}

export interface Served {
  url: string;
  close(): Promise<void>;
}

const PROXIED = [
  '/api/',
  '/apiv1/',
  '/images/',
  '/uploads/',
  '/invoices/',
  '/files/',
  '/materials/',
  '/pictures/',
  '/video/',
  '/audio/',
  '/ws',
];

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

// No 'unsafe-eval': eval and new Function fail, as they do in WeChat.
const CSP = "script-src 'self' 'unsafe-inline'";

export async function serveWeapp({ out, api, proxied = PROXIED }: ServeOptions): Promise<Served> {
  const root = path.resolve(out);
  const backend = api ? new URL(api) : undefined;
  const belongsToApi = (pathname: string) => proxied.some((prefix) => pathname.startsWith(prefix));

  const forward = (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!backend) {
      response.writeHead(502).end('no api');
      return;
    }
    const onward = http.request(
      {
        host: backend.hostname,
        port: backend.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, host: backend.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(error.message);
    });
    // A page that closes must not leave its calls behind in the back end.
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (belongsToApi(pathname)) return forward(request, response);
    if (pathname === '/host-config.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(`window.__hostConfig=${JSON.stringify({ proxied })};`);
      return;
    }
    const file = path.join(root, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    if (!file.startsWith(root + path.sep) || !fs.existsSync(file) || !fs.statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-store');
    if (file.endsWith('.html')) response.setHeader('content-security-policy', CSP);
    response.end(fs.readFileSync(file));
  });

  const sockets = new Set<net.Socket>();
  server.on('upgrade', (request: http.IncomingMessage, socket: net.Socket, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!backend || !belongsToApi(pathname)) {
      socket.destroy();
      return;
    }
    const onward = net.connect(Number(backend.port) || 80, backend.hostname, () => {
      const lines = [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`];
      for (let i = 0; i < request.rawHeaders.length; i += 2) {
        const name = request.rawHeaders[i] ?? '';
        lines.push(`${name}: ${name.toLowerCase() === 'host' ? backend.host : (request.rawHeaders[i + 1] ?? '')}`);
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (head.length) onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined);
      each.on('close', () => {
        sockets.delete(each);
        socket.destroy();
        onward.destroy();
      });
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
