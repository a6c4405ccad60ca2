import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendParts } from '../lib/ranges';
import { CLIPS, QUALITIES } from './films';

/** Made by scripts/clips.ts and shipped. */
const DIR = path.join(import.meta.dirname ?? __dirname, 'clips');
const FILES = new Set(CLIPS.flatMap((_, i) => QUALITIES.map(({ name }) => `${i + 1}-${name}.mp4`)));

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
