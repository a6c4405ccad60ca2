/**
 * Pages for devices without the app: /screen for a store's screen (?store=<id>&name=<what it is called>), /pc for a computer that logs
 * in by scan. Each shows the code of a ticket; what happens then is screen.js's.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageOf, storesPage } from './page';

export interface ScreenOptions {
  /** What the shop is called. */
  shop(): Promise<string>;
  stores(): Promise<readonly { id: string; name: string; address: string }[]>;
}

/** Scripts, styles and calls are of this server; the code is drawn into a picture. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const FILES = { 'screen.js': 'text/javascript', 'screen.css': 'text/css' } as const;
const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname ?? __dirname, file), 'utf8');

export async function screenPlugin(app: FastifyInstance, { shop, stores }: ScreenOptions): Promise<void> {
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('Content-Security-Policy', POLICY)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);

  app.get<{ Querystring: { store?: string; name?: string } }>(
    '/screen',
    { schema: { hide: true } },
    async (request, reply) => {
      const all = await stores();
      const store = all.find(({ id }) => id === request.query.store);
      const name = await shop();
      if (!store) return send(reply, storesPage(name, all));
      return send(
        reply,
        pageOf({ kind: 'tv', shop: name, title: store.name, storeId: store.id, name: request.query.name }),
      );
    },
  );
  app.get('/pc', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, pageOf({ kind: 'pc', shop: await shop(), title: '电脑登录' })),
  );
  for (const [file, type] of Object.entries(FILES)) {
    const body = read(file);
    app.get(`/screen/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(body),
    );
  }
}
