/** Uploaded pictures, drawn anew as WebP. The address is random: who does not know it does not find it. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Media } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { badRequest } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { withRow } from '../../../storage/store';
import { redraw, type Keeping } from './redraw';
import { insertFile } from './repository';

export const MOST_BYTES = 5 * 1024 * 1024;
/** What every picture is kept as. */
export const PICTURE = 'image/webp';
/**
 * Control characters and halves of characters: no name needs them and a database refuses some. Nor those that turn the direction of what follows: a name
 * in Arabic reads right without them, and one that ends in `.exe` would read as though it ended in `.pdf`.
 */
const NO_NAME = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** As its sender called it, without what no name needs; some call it nothing. */
export const nameOf = (given: string | undefined, otherwise: string): string =>
  Array.from(path.basename(given ?? '').replace(NO_NAME, ''))
    .slice(0, 80)
    .join('') || otherwise;

/** Stores one picture of a member under `uploads` and returns its address. 422 when it is not a picture. */
export async function savePicture(
  server: Pick<Server, 'db' | 'now' | 'storage'>,
  upload: { memberId: string; name: string | undefined; body: Buffer } & Keeping,
): Promise<Media> {
  if (upload.body.length === 0) throw badRequest('file');
  const { data, info } = await redraw(upload.body, upload);
  const now = server.now();
  const folder = dayOf(now).slice(0, 7).replace('-', '/');
  const key = `uploads/${folder}/${randomBytes(16).toString('hex')}.webp`;
  await server.storage.write(key, data);
  const url = `/${key}`;
  const name = nameOf(upload.name, 'image');
  const { width, height, size } = info;
  const { memberId } = upload;
  const row = { memberId, path: url, name, mime: PICTURE, size, width, height, createdAt: now };
  await withRow(server.storage, key, () => insertFile(server.db, row));
  return { url, kind: 'image', name, size, width, height };
}
