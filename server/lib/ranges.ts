/** Sends what is in memory, or the part of it that was asked for: phones play sound and film only from servers that answer ranges. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `bytes=2-5`, `bytes=2-`, `bytes=-5`; anything else means the whole file. */
export function partOf(header: string, length: number): { from: number; to: number } | 'outside' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from > to ? 'outside' : { from, to };
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `keep`: who may keep it, and how long; without it everybody and for good. */
export function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: Buffer,
  keep = FOR_GOOD,
): FastifyReply {
  reply.header('Cache-Control', keep).header('Accept-Ranges', 'bytes').type(type);
  const part = partOf(request.headers.range ?? '', body.length);
  if (part === undefined) return reply.send(body);
  if (part === 'outside') return reply.code(416).header('Content-Range', `bytes */${body.length}`).send();
  return reply
    .code(206)
    .header('Content-Range', `bytes ${part.from}-${part.to}/${body.length}`)
    .send(body.subarray(part.from, part.to + 1));
}
