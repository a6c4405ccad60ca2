// WebP files of the catalogue and of the shop's own photographs: made on first request, kept on disk, never made twice by the same code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { isNotKept, writeWhole } from '../lib/wholeFile';
import type { Drawings } from '../storage/drawings';
import type { Storage } from '../storage/store';
import { drawPicture, pictureSize, type Drawing } from './catalogue';
import { readIfThere } from './files';
import { openPhoto, servedPhoto } from './photo';

/** Few widths on purpose: every further one is another file per picture and another miss in the browser's cache. */
export const PICTURE_WIDTHS = [24, 120, 240, 375, 480, 750, 1170, 1500] as const;

const DEFAULT_WIDTH = 750;
/** What begins the keys of drawn pictures in a store of several machines. */
const PICTURES = 'pictures';
/** SVG is parsed on one core and takes some 100 MB for the largest picture; two at a time keep a small host alive. */
const PARALLEL = 2;
/** Pictures that are held in memory because the disk does not take them: some 5 MB. */
const MOST_HELD = 100;
/** Dots per inch at which an SVG has its own size, and the least that sharp takes. */
const SVG_DENSITY = 72;
const LEAST_DENSITY = 1;

export interface StoredPicture {
  body: Buffer;
  etag: string;
}

export interface PictureStore {
  get(key: string, width?: number, kind?: PictureKind): Promise<StoredPicture | undefined>;
  warm(
    keys: readonly string[],
    widths: readonly number[],
    onProgress?: (done: number, total: number, key: string) => void,
  ): Promise<void>;
}

/** Rounds up to the next allowed width, never above the picture's own. */
export function pictureWidth(own: number, wanted: number = DEFAULT_WIDTH): number {
  const asked = Number.isFinite(wanted) && wanted > 0 ? wanted : DEFAULT_WIDTH;
  return Math.min(own, PICTURE_WIDTHS.find((one) => one >= asked) ?? own);
}

/** A hash of the code that draws: files drawn by another version of it lie in a folder of another name and are not used. */
function editionOf(...folders: string[]): string {
  const sum = createHash('sha1');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (extname(name)) sum.update(readFileSync(join(folder, name)));
  return sum.digest('hex').slice(0, 12);
}
/** The name says how wide it is, so nobody has to open it to know. */
const PHOTO = /^shop\/[0-9a-f]{24}-([1-9]\d{0,4})x[1-9]\d{0,4}$/;
const here = import.meta.dirname ?? __dirname;
const EDITION = editionOf(here, join(here, '..', 'art'));

/** webp is what the app shows; jpg what albums of phones take; card a jpg in the form of the messenger's cards, whatever form it has itself. */
export type PictureKind = 'webp' | 'jpg' | 'card';
const CARD = { width: 500, height: 400 };
/** Of a wide picture a card shows the middle: this much of it is drawn for that. */
const CARD_SOURCE = 1170;

/** JPG has no transparency: paper lies behind it. */
export const asJpg = (image: Sharp): Promise<Buffer> =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

/** 5:4, filled: the middle of what is wider or higher. */
export const asCard = (image: Sharp): Promise<Buffer> => asJpg(image.resize({ ...CARD, fit: 'cover' }));

function encode(image: Sharp, width: number, kind: PictureKind, effort: number): Promise<Buffer> {
  if (kind === 'card') return asCard(image);
  return kind === 'jpg' ? asJpg(image.resize({ width })) : servedPhoto(image, width, effort);
}

export interface PictureStoreOptions {
  dir: string;
  /** Where photographs of the shop's own lie as they came: `shop/<hash>-<width>x<height>` is a file of that name in `pictures-shop`. */
  photos?: Pick<Storage, 'read'>;
  /** What other machines have drawn. */
  shared?: Drawings | undefined;
  /** Replaced by tests that count how often a picture is drawn. */
  draw?: (key: string) => Drawing | undefined;
  edition?: string;
  /** How long WebP looks for the smallest file, 0 to 6. */
  effort?: number;
}

/** Files lie in `<dir>/<edition>/<key>@<width>.<kind>`; those of other editions go when the first of this one is written. */
export function createPictureStore({
  dir,
  photos,
  shared: drawings,
  draw = drawPicture,
  edition = EDITION,
  effort = 6,
}: PictureStoreOptions): PictureStore {
  const gate = pLimit(PARALLEL);
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const pathOf = (key: string, width: number, kind: PictureKind): string =>
    join(dir, edition, `${key}@${width}.${kind}`);
  const held = new Map<string, Buffer>();
  let cleared: Promise<unknown> | undefined;
  const clear = async () => {
    drawings?.clear(`${PICTURES}/`, `${PICTURES}/${edition}/`);
    for (const other of await readdir(dir).catch(() => []))
      if (other !== edition) await rm(join(dir, other), { recursive: true, force: true });
  };
  const nameOf = (key: string, width: number, kind: PictureKind): string =>
    `${PICTURES}/${edition}/${key}@${width}.${kind}`;
  const keep = async (path: string, body: Buffer) => {
    // What of another edition cannot be taken away stays; nobody asks for it.
    await (cleared ??= clear().catch(() => undefined));
    try {
      await writeWhole(path, body);
      held.delete(path);
    } catch (error) {
      if (!isNotKept(error)) throw error;
      if (held.size >= MOST_HELD) held.delete(held.keys().next().value as string);
      held.set(path, body);
    }
  };

  /** undefined: there is no such photograph. */
  async function make(key: string, own: number, width: number, kind: PictureKind): Promise<Buffer | undefined> {
    const path = pathOf(key, width, kind);
    const ready = (await readIfThere(path)) ?? held.get(path);
    if (ready) return ready;
    const drawn = await drawings?.read(nameOf(key, width, kind));
    const body = drawn ?? (await gate(async () => made(await sourceOf(key, own, width), width, kind)));
    if (!body) return undefined;
    await keep(path, body);
    if (!drawn) drawings?.write(nameOf(key, width, kind), body);
    return body;
  }
  const made = (source: Sharp | undefined, width: number, kind: PictureKind) =>
    source && encode(source, width, kind, effort);

  async function sourceOf(key: string, own: number, width: number): Promise<Sharp | undefined> {
    if (PHOTO.test(key)) {
      const photo = await photos?.read(`pictures-shop/${basename(key)}`);
      return photo && openPhoto(photo);
    }
    const drawing = draw(key);
    if (!drawing) throw new Error(`picture ${key} left the catalogue`);
    // Drawn at the width that is asked for: a small file costs a fraction of the largest, which often nobody wants.
    const density = Math.max(LEAST_DENSITY, (SVG_DENSITY * width) / own);
    return sharp(Buffer.from(drawing.svg), { density });
  }

  /** Of a photograph, by its name: whether it is there shows when it is wanted. */
  function photoWidth(key: string): number | undefined {
    const width = photos && PHOTO.exec(key)?.[1];
    return width === undefined ? undefined : Number(width);
  }

  /** Everybody who asks for a file while it is being made waits for the same promise. */
  function shared(key: string, own: number, width: number, kind: PictureKind): Promise<Buffer | undefined> {
    const id = `${key}@${width}.${kind}`;
    const running = underWay.get(id);
    if (running) return running;
    const job = make(key, own, width, kind).finally(() => underWay.delete(id));
    underWay.set(id, job);
    return job;
  }

  async function get(key: string, width?: number, kind: PictureKind = 'webp'): Promise<StoredPicture | undefined> {
    // only keys of the catalogue and names of photographs reach the file system, so no path can be talked into leaving `dir`
    const own = pictureSize(key)?.width ?? photoWidth(key);
    if (own === undefined) return undefined;
    const body = await shared(key, own, pictureWidth(own, kind === 'card' ? CARD_SOURCE : width), kind);
    return body && { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  }

  async function warm(
    keys: readonly string[],
    widths: readonly number[],
    onProgress?: (done: number, total: number, key: string) => void,
  ): Promise<void> {
    const queue = [...keys];
    let done = 0;
    const worker = async (): Promise<void> => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        for (const width of widths) await get(key, width);
        done += 1;
        onProgress?.(done, keys.length, key);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
  }

  return { get, warm };
}
