/** GET /images/fieldmap/<field>-<mark>.webp: the map of a field as its trees are now, with what a filter leaves standing out. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Server } from '../../../../http/context';
import { pictureWidth } from '../../../../pictures/store';
import { drawMap, MAP, type Part } from './drawMap';
import { mapPath } from './mapPath';
import { listDots, listVarieties, markOfStates } from './repository';

const FILE = /^([1-9]\d{0,17})-[0-9a-f]{12}\.webp$/;
/** A map is some 60 KB, a part of it some 20: the fields with the filters that people use. */
const KEPT = 400;
const QUALITY = 62;
/** The bands of ages that the page offers. */
const AGES: Record<string, { ageMin?: number; ageMax?: number }> = {
  young: { ageMax: 29 },
  middle: { ageMin: 30, ageMax: 100 },
  old: { ageMin: 101 },
};

interface Asked {
  w?: string;
  free?: string;
  variety?: string;
  age?: string;
  /** zoom-column-row. */
  part?: string;
}

const PART = /^([2-5])-([0-4])-([0-4])$/;
function partOf(text = ''): Part | undefined {
  const [, zoom, col, row] = (PART.exec(text) ?? []).map(Number);
  return zoom !== undefined && col !== undefined && row !== undefined && Math.max(col, row) < zoom
    ? { zoom, col, row }
    : undefined;
}

export function registerFieldMaps(app: FastifyInstance, server: Server): void {
  const made = new Map<string, Promise<Buffer>>();
  const gate = pLimit(1);
  const keep = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = made.get(key);
    if (known) return known;
    const job = gate(draw);
    made.set(key, job);
    job.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return job;
  };
  app.get<{ Params: { file: string }; Querystring: Asked }>(
    '/images/fieldmap/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const id = FILE.exec(request.params.file)?.[1];
      const refuse = () =>
        reply.code(404).header('Cache-Control', 'no-store').send({ code: 404, message: '图片不存在', data: null });
      if (id === undefined) return refuse();
      const varieties = await listVarieties(server.db, id);
      if (varieties.length === 0) return refuse();
      const { w, free, variety = '', age = '', part } = request.query;
      const mark = await markOfStates(server.db, id);
      const width = pictureWidth(MAP.width, Number(w));
      // Of each only what the page can ask for, so that nobody fills the store with maps that differ in nothing.
      const only = {
        free: free === '1' ? true : undefined,
        variety: varieties.includes(variety) ? variety : undefined,
        ...(Object.hasOwn(AGES, age) && AGES[age]),
      };
      const near = partOf(part);
      const body = await keep(JSON.stringify([id, mark, width, only, near]), async () => {
        const svg = drawMap(await listDots(server.db, { fieldId: id, ...only }), near);
        const density = (72 * width) / MAP.width;
        return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: QUALITY, effort: 4 }).toBuffer();
      });
      // An older address shows the trees as they are now, and is not kept.
      const isNow = mapPath(id, mark).endsWith(`/${request.params.file}`);
      return reply
        .header('Cache-Control', isNow ? 'public, max-age=31536000, immutable' : 'no-store')
        .header('ETag', `"${createHash('sha1').update(body).digest('base64url')}"`)
        .header('X-Content-Type-Options', 'nosniff')
        .type('image/webp')
        .send(body);
    },
  );
}
