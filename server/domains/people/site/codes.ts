/**
 * GET /codes/<share id>: the code of the mini-program for a link that a member shared, drawn by the platform. Posters that are made there carry it;
 * where there is none they carry the link. A file is no call: it answers with the status of HTTP.
 */
import type { FastifyInstance } from 'fastify';
import { writeScene } from '../../../../src/contract/site/scene';
import type { MiniCode } from '../../../gateways/codes';
import type { Server } from '../../../http/context';
import { findShare } from './repository';

const SHARE_ID = /^[\w-]{1,32}$/;
/** Pictures that a process keeps, of fifty kilobytes each. Who asks while one is drawn waits for the same. */
const KEPT = 200;

/** The page and its params as a code holds them; undefined: they have no room in it. */
export function miniCodeOf(url: string, shareId: string): MiniCode | undefined {
  const { pathname, searchParams } = new URL(url);
  const page = /^\/h5\/(.+)$/.exec(pathname)?.[1];
  const scene = writeScene({ ...Object.fromEntries(searchParams), share_id: shareId });
  return page === undefined || scene === undefined ? undefined : { page, scene };
}

export const codePath = (shareId: string): string => `/codes/${shareId}`;

/** What a picture is, by how it begins; the platform draws both. */
const typeOf = (picture: Buffer) => (picture[0] === 0xff ? 'image/jpeg' : 'image/png');

export function registerCodes(app: FastifyInstance, server: Server): void {
  const kept = new Map<string, Promise<Buffer | undefined>>();

  function draw(shareId: string, code: MiniCode): Promise<Buffer | undefined> {
    const known = kept.get(shareId);
    if (known) return known;
    const drawing = server.gateways.codes.draw(code);
    kept.set(shareId, drawing);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    // What was not drawn is asked for again.
    drawing.then(
      (picture) => picture === undefined && kept.delete(shareId),
      () => kept.delete(shareId),
    );
    return drawing;
  }

  app.get<{ Params: { shareId: string } }>('/codes/:shareId', { schema: { hide: true } }, async (request, reply) => {
    const { shareId } = request.params;
    const share =
      server.gateways.codes.open && SHARE_ID.test(shareId) ? await findShare(server.db, shareId) : undefined;
    const code = share && miniCodeOf(share.url, shareId);
    const picture =
      code &&
      (await draw(shareId, code).catch((error: unknown) => {
        request.log.warn({ err: error }, 'no code of the mini-program was drawn');
        return undefined;
      }));
    if (!picture) return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('no code');
    return reply.header('Cache-Control', 'public, max-age=86400').type(typeOf(picture)).send(picture);
  });
}
