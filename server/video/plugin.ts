import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendParts } from '../lib/ranges';
import { CLIPS, QUALITIES } from './films';
import { lastingFor } from './longer';

/** Made by scripts/clips.ts and shipped. */
const DIR = path.join(import.meta.dirname ?? __dirname, 'clips');
const FILES = new Set(CLIPS.flatMap((_, i) => QUALITIES.map(({ name }) => `${i + 1}-${name}.mp4`)));

/** The longest a film of ours is made. */
const MOST_SECONDS = 3600;
const KEPT = 12;
const long = new Map<string, Buffer>();

/** A clip that goes on for so long; undefined for one that we do not have. */
export async function filmOf(no: number, quality: string, seconds: number): Promise<Buffer | undefined> {
  const file = `${no}-${quality}.mp4`;
  if (!FILES.has(file)) return undefined;
  const lasts = Math.min(MOST_SECONDS, seconds);
  const key = `${file} ${lasts}`;
  const known = long.get(key);
  if (known) return known;
  const body = lastingFor(await readFile(path.join(DIR, file)), lasts);
  long.set(key, body);
  const [oldest] = long.keys();
  if (long.size > KEPT && oldest !== undefined) long.delete(oldest);
  return body;
}

/** GET /video/<n>-<hd|sd>.mp4, whole or a part of it. */
export async function videoPlugin(app: FastifyInstance): Promise<void> {
  const read = new Map<string, Buffer>();
  app.get<{ Params: { file: string } }>('/video/:file', async (request, reply) => {
    const { file } = request.params;
    if (!FILES.has(file)) return reply.code(404).send({ code: 404, message: '视频不存在', data: null });
    const body = read.get(file) ?? (await readFile(path.join(DIR, file)));
    read.set(file, body);
    return sendParts(request, reply, 'video/mp4', body);
  });
}
