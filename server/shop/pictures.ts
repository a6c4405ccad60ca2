/**
 * The pictures of a folder. A picture is known by its content: the address is made of it, so one that was changed gets another address and
 * phones keep what they have. The file stays as it came; what phones get is made of it when they ask (pictures/store.ts).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS, openPhoto, servedPhoto } from '../pictures/photo';
import type { Storage } from '../storage/store';
import { isLitter, plainName, type Listing } from './listing';
import { Refused, type Fault } from './sheet/fault';

const MOST_BYTES = 20 * 1024 * 1024;
const LEAST_SIDE = 16;
/** A picture's address has room for five digits. */
const MOST_SIDE = 99_999;
const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** Small enough that a JPEG is decoded at an eighth: what is torn shows all the same. */
const PROBE_WIDTH = 24;
const PICTURE = /\.(jpe?g|png|webp)$/i;

export interface FolderPicture {
  name: string;
  file: string;
  address: string;
  bytes: number;
}

/** The key of the file behind an address of ours. */
export const keyOfPicture = (address: string): string => `pictures-shop/${path.basename(address, '.webp')}`;

async function examine(folder: string, name: string): Promise<FolderPicture> {
  const file = path.join(folder, name);
  const stat = await fs.lstat(file);
  if (!stat.isFile()) throw new Refused('不是普通文件');
  if (stat.size > MOST_BYTES)
    throw new Refused(`有 ${Math.round(stat.size / 1024 / 1024)} MB，最多 ${MOST_BYTES / 1024 / 1024} MB`);
  if (stat.size === 0) throw new Refused('是空文件，没有内容');
  const body = await fs.readFile(file);
  let size: { width: number; height: number };
  try {
    const { format, width, height, autoOrient } = await sharp(body, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) throw new Refused('内容不是 jpg、png 或 webp 图片');
    if (width * height > MOST_PIXELS)
      throw new Refused(`有 ${width}×${height} 像素，最多 ${MOST_PIXELS / 10_000} 万像素`);
    if (Math.max(width, height) > MOST_SIDE) throw new Refused(`有 ${width}×${height} 像素，太长了，请切成几张`);
    if (Math.min(width, height) < LEAST_SIDE) throw new Refused(`只有 ${width}×${height} 像素，太小了`);
    size = autoOrient;
    // As it will be given out.
    await servedPhoto(openPhoto(body), PROBE_WIDTH, 0);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('打不开，文件可能损坏了');
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return {
    name: plainName(name),
    file,
    bytes: body.length,
    address: `/images/shop/${hash}-${size.width}x${size.height}.webp`,
  };
}

/** By file name; what is no picture is a fault, whether a table names it or not. One at a time, so that a folder of any size takes the memory of one. */
export async function readPictures(
  folder: string,
  progress?: (done: number, total: number) => void,
): Promise<{ pictures: Map<string, FolderPicture>; faults: Fault[]; left: Listing[] }> {
  const all = (await fs.readdir(folder)).filter((name) => !isLitter(name)).sort();
  const names = all.filter((name) => PICTURE.test(name));
  const left = all
    .filter((name) => !PICTURE.test(name))
    .map((name) => ({ file: `pictures/${name}`, reason: '不是 jpg、png、webp 图片' }));
  const pictures = new Map<string, FolderPicture>();
  const faults: Fault[] = [];
  let done = 0;
  for (const name of names) {
    const file = `pictures/${name}`;
    try {
      if (pictures.has(plainName(name))) throw new Refused('有两张图片是这个名字，只能留一张');
      pictures.set(plainName(name), await examine(folder, name));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      faults.push({ file, reason: error.message });
    }
    progress?.((done += 1), names.length);
  }
  return { pictures, faults, left };
}

/** Copies a picture to the store unless it is there; whole or not at all. */
export async function keepPicture(storage: Storage, { file, address }: FolderPicture): Promise<void> {
  const key = keyOfPicture(address);
  if (!(await storage.stat(key))) await storage.write(key, await fs.readFile(file));
}
