/**
 * Static files: the built app under /h5/ (every address of it answers with its own index.html, so a deep link survives a reload) and
 * the members' uploads. Hashed files are kept for a year, index.html is asked for again each time.
 */
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import sharp from 'sharp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHARE_SIZE } from '../../pictures/plugin';
import { asCard, asJpg } from '../../pictures/store';
import { isKey, typeOf } from '../../storage/keys';
import { sendStored } from '../../storage/send';
import type { Server } from '../context';
import { answerMissing } from './failures';
import { startPages } from './startPage';

const YEAR = 'public, max-age=31536000, immutable';
/** What was drawn or checked here; everything else is kept, not opened. */
const SHOWN = new Set(['.webp', '.mp4']);
const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Not built yet</title>
<p>The H5 app is not built yet. Run <code>npm run build:h5</code>; the API is documented at <a href="/docs">/docs</a>.</p>`;

export async function serveFiles(
  app: FastifyInstance,
  { config, storage, now }: Pick<Server, 'config' | 'storage' | 'now'>,
): Promise<void> {
  const { h5Dir } = config;
  const documentOf = startPages(app, h5Dir, config.documentMs, now);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await documentOf(request);
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
    if (page?.link) reply.header('Link', page.link);
    return page ? reply.send(page.html) : reply.code(503).send(NOT_BUILT);
  };
  app.get<{ Params: { '*': string } }>('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
    const key = `uploads/${request.params['*']}`;
    if (!isKey(key)) return answerMissing(reply);
    // Pages and programs of a stranger's paper would run as this shop's own.
    if (!SHOWN.has(path.extname(key))) reply.header('Content-Disposition', 'attachment');
    const sent = await sendStored(request, reply, { storage, key, type: typeOf(key), cache: YEAR });
    return sent ?? answerMissing(reply.removeHeader('Content-Disposition'));
  });
  // What members sent in lies as WebP; albums of phones ask for JPG, cards of the messenger for one in their form.
  app.get<{ Params: { year: string; month: string; name: string }; Querystring: { size?: string } }>(
    '/uploads/:year(^\\d{4})/:month(^\\d{2})/:name(^[0-9a-f]{32}).jpg',
    { schema: { hide: true } },
    async ({ params: { year, month, name }, query: { size } }, reply) => {
      const body = await storage.read(`uploads/${year}/${month}/${name}.webp`);
      if (!body) return answerMissing(reply);
      return reply
        .header('Cache-Control', YEAR)
        .type('image/jpeg')
        .send(await (size === SHARE_SIZE ? asCard : asJpg)(sharp(body)));
    },
  );
  if (fs.existsSync(h5Dir)) {
    await app.register(fastifyStatic, {
      root: h5Dir,
      prefix: '/h5/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // The tag says the same in fewer bytes, and nobody asks for part of a script.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, file) => {
        const hashed = path.relative(h5Dir, file).split(path.sep)[0] === 'static';
        reply.header('Cache-Control', hashed ? YEAR : 'no-cache');
      },
    });
  }
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get('/h5/', { schema: { hide: true } }, answerPage);
  app.get('/h5', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.setNotFoundHandler((request, reply) => {
    const file = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && file.startsWith('/h5/') && path.extname(file) === '';
    return isPage ? answerPage(request, reply) : answerMissing(reply);
  });
}
