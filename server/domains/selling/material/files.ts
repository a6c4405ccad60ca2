/**
 * GET /materials/<id>/<member>/<name>: a material for whom its address was given to, while it lasts and while the member may have it: who
 * has left the staff, or whose course went back, has an address that opens nothing. `file.pdf` is a download, `view` is looked at in its
 * place, `page-3` is a page of a PDF as a picture.
 */
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { isId } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { Refusal } from '../../../http/errors';
import { mayOpen } from '../../../http/signedUrl';
import { sendParts } from '../../../lib/ranges';
import { createPages, PAGES } from '../../../papers/pages';
import { sharedDrawings } from '../../../storage/drawings';
import { sendStored } from '../../../storage/send';
import { saidAs } from '../../people/file/files';
import { hasEnded } from '../../people/member/recipient';
import { findMember } from '../../people/member/repository';
import { fileName, pathOf, VIEW, type Place } from './address';
import { bodyOf, extensionOf, keyOf, ownFile, TYPES } from './body';
import type { Material } from './repository';
import { openMaterial } from './service';

const PAGE = /^page-([1-9]\d{0,2})$/;
const PRIVATE = 'private, no-store';
/** Looked at in its place: pictures, sounds, films. A paper or a table is never opened as a page of this shop. */
const VIEWED: ReadonlySet<Material['kind']> = new Set(['image', 'audio', 'video']);

const jpgOf = (body: Buffer): Promise<Buffer> => sharp(body).rotate().flatten({ background: '#fff' }).jpeg().toBuffer();

type Asked = FastifyRequest<{ Params: Place; Querystring: Record<string, unknown> }>;

/** undefined: nobody learns whether there is one by trying. */
async function materialFor({ params, query }: Asked, server: Server): Promise<Material | undefined> {
  const now = server.now();
  if (!isId(params.id) || !isId(params.memberId)) return undefined;
  if (!mayOpen(server.config, pathOf(params), query, now)) return undefined;
  const member = await findMember(server.db, params.memberId);
  if (!member || hasEnded(member, now)) return undefined;
  try {
    return await openMaterial(server.db, params.memberId, params.id, now);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const gone = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('文件不存在或链接已失效');

export function registerMaterialFiles(app: FastifyInstance, server: Server): void {
  const { config, storage } = server;
  const pages = createPages(path.join(config.dataDir, PAGES), sharedDrawings(storage));

  const sendPage = async (reply: FastifyReply, file: string, page: number) => {
    const picture = await pages(await keyOf(storage, file), () => bodyOf(storage, file), page);
    return picture ? reply.type('image/webp').send(picture) : gone(reply);
  };
  const sendBody = async (request: Asked, reply: FastifyReply, file: string) => {
    const type = TYPES[extensionOf(file)] ?? 'application/octet-stream';
    const own = ownFile(file);
    if (own !== undefined)
      return (await sendStored(request, reply, { storage, key: own, type, cache: PRIVATE })) ?? gone(reply);
    const body = await bodyOf(storage, file);
    return body ? sendParts(request, reply, type, body, PRIVATE) : gone(reply);
  };
  const send = async (request: Asked, reply: FastifyReply, material: Material) => {
    const { name } = request.params;
    const { kind, file, title } = material;
    const page = Number(PAGE.exec(name)?.[1] ?? 0);
    if (page > 0) return kind === 'pdf' ? sendPage(reply, file, page) : gone(reply);
    if (name === VIEW) return VIEWED.has(kind) ? sendBody(request, reply, file) : gone(reply);
    if (name !== fileName(material)) return gone(reply);
    reply.header('Content-Disposition', saidAs(`${title}${path.extname(name)}`));
    if (kind !== 'image') return sendBody(request, reply, file);
    const body = await bodyOf(storage, file);
    return body ? reply.type('image/jpeg').send(await jpgOf(body)) : gone(reply);
  };

  app.get<{ Params: Place; Querystring: Record<string, unknown> }>(
    '/materials/:id/:memberId/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('Cache-Control', PRIVATE).header('X-Content-Type-Options', 'nosniff');
      const material = await materialFor(request, server);
      return material ? send(request, reply, material) : gone(reply);
    },
  );
}
