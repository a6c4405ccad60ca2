/**
 * Uploaded pictures. Whatever comes in is decoded and written anew as WebP, which proves that it is a picture and leaves its
 * metadata (place, camera) behind. The address is random: who does not know it does not find it.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Media } from '../../../src/contract/kit';
import { files } from '../../db/schema';
import type { Server } from '../../http/context';
import { badRequest, refuse } from '../../http/errors';
import { dayOf } from '../../lib/shanghai';

export const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_SIDE = 2048;
/** A small file may unfold to a huge picture: 50 million pixels are the end. */
const MOST_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

const notAPicture = () => refuse('请上传 JPG、PNG 或 WebP 格式的图片');

async function redraw(body: Buffer) {
  try {
    const image = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!format || !FORMATS.has(format)) throw notAPicture();
    return await image
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw notAPicture();
  }
}

/** Stores one picture of a member under dataDir/uploads and returns its address. 422 when it is not a picture. */
export async function savePicture(
  server: Pick<Server, 'db' | 'config' | 'now'>,
  upload: { memberId: string; name: string; body: Buffer },
): Promise<Media> {
  if (upload.body.length === 0) throw badRequest('file');
  const { data, info } = await redraw(upload.body);
  const now = server.now();
  const folder = dayOf(now).slice(0, 7).replace('-', '/');
  const file = `${folder}/${randomBytes(16).toString('hex')}.webp`;
  const target = path.join(server.config.dataDir, 'uploads', file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, data);
  const url = `/uploads/${file}`;
  const name = path.basename(upload.name).slice(0, 80) || 'image';
  const { width, height, size } = info;
  await server.db
    .insert(files)
    .values({ memberId: upload.memberId, path: url, name, mime: 'image/webp', size, width, height, createdAt: now });
  return { url, kind: 'image', name, size, width, height };
}
