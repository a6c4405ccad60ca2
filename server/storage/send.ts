/** Sends a file of the store, or the part of it that was asked for, or that it is still the one somebody has. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { partOf } from '../lib/ranges';
import type { Stat, Storage } from './store';

const plain = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whoever reloads on purpose gets it anew. */
function isKnown({ headers }: FastifyRequest, { etag, modified }: Stat): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false;
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((one) => plain(one) === plain(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The part that is asked for is one of this file, and not of another that had its name before. */
function isOf({ headers }: FastifyRequest, { etag, modified }: Stat): boolean {
  const known = headers['if-range'];
  if (known === undefined) return true;
  if (typeof known === 'string' && known.includes('"')) return plain(known) === plain(etag);
  return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(String(known));
}

/** undefined: there is none; what its caller says of it before is for a file that is there. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, type, cache }: { storage: Storage; key: string; type: string; cache: string },
): Promise<FastifyReply | undefined> {
  const found = await storage.stat(key);
  if (!found) return undefined;
  const { size, etag, modified } = found;
  const part = isOf(request, found) ? partOf(request.headers.range ?? '', size) : undefined;
  const { from, to } = part === undefined || part === 'outside' ? { from: 0, to: size - 1 } : part;
  const isAsked = part !== 'outside' && size > 0 && request.method !== 'HEAD' && !isKnown(request, found);
  // Asked for before a word is said: it may have gone meanwhile.
  const body = isAsked ? await storage.open(key, from, to) : Readable.from([]);
  if (!body) return undefined;
  reply.header('Cache-Control', cache).header('ETag', etag).header('Last-Modified', modified.toUTCString());
  if (isKnown(request, found)) return reply.code(304).send();
  reply.header('Accept-Ranges', 'bytes').type(type);
  if (part === 'outside') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  if (part) reply.code(206).header('Content-Range', `bytes ${from}-${to}/${size}`);
  return reply.header('Content-Length', to - from + 1).send(body);
}
