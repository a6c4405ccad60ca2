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
import { answerMissing } from './failures';
import { startPages } from './startPage';

const YEAR = 'public, max-age=31536000, immutable';
/** What was drawn or checked here; everything else is kept, not opened. */
const SHOWN = new Set(['.webp', '.mp4']);
const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Not built yet</title>
<p>The H5 app is not built yet. Run <code>npm run build:h5</code>; the API is documented at <a href="/docs">/docs</a>.</p>`;

export async function serveFiles(
  app: FastifyInstance,
  dirs: { h5: string; uploads: string },
  patienceMs: number,
  now: () => number,
): Promise<void> {
  fs.mkdirSync(dirs.uploads, { recursive: true });
  const documentOf = startPages(app, dirs.h5, patienceMs, now);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await documentOf(request);
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
    if (page?.link) reply.header('Link', page.link);
    return page ? reply.send(page.html) : reply.code(503).send(NOT_BUILT);
  };
  await app.register(fastifyStatic, {
    root: dirs.uploads,
    prefix: '/uploads/',
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('Cache-Control', YEAR);
      // Pages and programs of a stranger's paper would run as this shop's own.
      if (!SHOWN.has(path.extname(file))) reply.header('Content-Disposition', 'attachment');
    },
  });
  // What members sent in lies as WebP; albums of phones ask for JPG, cards of the messenger for one in their form.
  app.get<{ Params: { year: string; month: string; name: string }; Querystring: { size?: string } }>(
    '/uploads/:year(^\\d{4})/:month(^\\d{2})/:name(^[0-9a-f]{32}).jpg',
    { schema: { hide: true } },
    async ({ params: { year, month, name }, query: { size } }, reply) => {
      const file = path.join(dirs.uploads, year, month, `${name}.webp`);
      if (!fs.existsSync(file)) return answerMissing(reply);
      return reply
        .header('Cache-Control', YEAR)
        .type('image/jpeg')
        .send(await (size === SHARE_SIZE ? asCard : asJpg)(sharp(file)));
    },
  );
  if (fs.existsSync(dirs.h5)) {
    await app.register(fastifyStatic, {
      root: dirs.h5,
      prefix: '/h5/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // The tag says the same in fewer bytes, and nobody asks for part of a script.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, file) => {
        const hashed = path.relative(dirs.h5, file).split(path.sep)[0] === 'static';
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
