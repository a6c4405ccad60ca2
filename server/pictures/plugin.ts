import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIfThere } from './files';
import type { PictureKind, PictureStore } from './store';

export interface PicturesOptions {
  store: PictureStore;
  /** Pictures members send in; served as `/images/uploads/<name>`, unchanged. */
  uploadsDir?: string;
}

/** A drawing never changes under its address and an upload gets a fresh name, so browsers may keep both for good. */
const FOREVER = 'public, max-age=31536000, immutable';

const UPLOAD_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};
/** One plain file name: no separators, no leading dot. */
const UPLOAD_NAME = /^uploads\/([A-Za-z0-9][A-Za-z0-9._-]*)$/;

const matches = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: Buffer, etag: string): FastifyReply {
  reply.header('Cache-Control', FOREVER).header('ETag', etag).header('X-Content-Type-Options', 'nosniff');
  if (matches(request, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-store').send({ code: 404, message: '图片不存在', data: null });

const PICTURE = /^(.+)\.(webp|jpg)$/;
const TYPES: Record<PictureKind, string> = { webp: 'image/webp', jpg: 'image/jpeg', card: 'image/jpeg' };
/** `?size=share` of a JPG. */
export const SHARE_SIZE = 'share';

type PictureQuery = { w?: string | string[]; size?: string | string[] };

/** GET /images/<key>.webp?w=<css width times pixel ratio>, or .jpg for albums, or .jpg?size=share for cards of the messenger */
export async function picturesPlugin(app: FastifyInstance, { store, uploadsDir }: PicturesOptions): Promise<void> {
  app.get<{ Params: { '*': string }; Querystring: PictureQuery }>('/images/*', async (request, reply) => {
    const path = request.params['*'];
    const upload = uploadsDir ? UPLOAD_NAME.exec(path)?.[1] : undefined;
    if (uploadsDir && upload) {
      const type = UPLOAD_TYPES[extname(upload).toLowerCase()];
      const body = type ? await readIfThere(join(uploadsDir, upload)) : undefined;
      if (!type || !body) return refuse(reply);
      return send(request, reply, type, body, `"${createHash('sha1').update(body).digest('base64url')}"`);
    }
    const [, key = '', type] = PICTURE.exec(path) ?? [];
    if (type === undefined) return refuse(reply);
    const kind = (type === 'jpg' && request.query.size === SHARE_SIZE ? 'card' : type) as PictureKind;
    const wanted = Number(Array.isArray(request.query.w) ? request.query.w[0] : request.query.w);
    const picture = await store.get(key, Number.isNaN(wanted) ? undefined : wanted, kind);
    return picture ? send(request, reply, TYPES[kind], picture.body, picture.etag) : refuse(reply);
  });
}
