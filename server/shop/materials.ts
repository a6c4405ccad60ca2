/**
 * The files of materials of a folder: papers, pictures, sounds, films and tables to download. Like a picture each is known by its content; what
 * is asked of one later (bytes, pages, form) stands in its name. They lie outside of every folder that is served.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { nameOfFile, ownFile } from '../domains/selling/material/body';
import { countPages, ratioOfPages } from '../papers/pages';
import type { Storage } from '../storage/store';
import { isLitter, plainName, type Listing } from './listing';
import { Refused, type Fault } from './sheet/fault';

const MOST_BYTES = 100 * 1024 * 1024;
const MIB = 1024 * 1024;
const FILE = /\.(pdf|webp|jpe?g|png|mp3|wav|m4a|mp4|xlsx)$/i;

export interface FolderMaterial {
  name: string;
  file: string;
  address: string;
  bytes: number;
}

const begins = (body: Buffer, text: string, at = 0): boolean =>
  body.subarray(at, at + text.length).toString('latin1') === text;
/** What a file is, its bytes say and not its name. */
const LOOKS: Readonly<Record<string, (body: Buffer) => boolean>> = {
  mp3: (body) => begins(body, 'ID3') || (body[0] === 0xff && ((body[1] ?? 0) & 0xe0) === 0xe0),
  wav: (body) => begins(body, 'RIFF') && begins(body, 'WAVE', 8),
  m4a: (body) => begins(body, 'ftyp', 4),
  mp4: (body) => begins(body, 'ftyp', 4),
  xlsx: (body) => begins(body, 'PK'),
};

interface Form {
  pages: number;
  ratioBp: number;
}
async function formOf(body: Buffer, extension: string): Promise<Form> {
  if (extension === 'pdf') {
    const pages = await countPages(body);
    if (pages === 0) throw new Refused('不是能打开的 PDF，可能损坏了或有密码');
    return { pages: Math.min(pages, 9999), ratioBp: await ratioOfPages(body) };
  }
  const looks = LOOKS[extension];
  if (looks) {
    if (!looks(body)) throw new Refused(`内容不是 ${extension}`);
    return { pages: 0, ratioBp: 10_000 };
  }
  try {
    const { autoOrient } = await sharp(body).metadata();
    return { pages: 0, ratioBp: Math.round((autoOrient.height / autoOrient.width) * 10_000) };
  } catch {
    throw new Refused('打不开，文件可能损坏了');
  }
}

async function examine(folder: string, name: string): Promise<FolderMaterial> {
  const file = path.join(folder, name);
  const stat = await fs.lstat(file);
  if (!stat.isFile()) throw new Refused('不是普通文件');
  if (stat.size > MOST_BYTES) throw new Refused(`有 ${Math.round(stat.size / MIB)} MB，最多 ${MOST_BYTES / MIB} MB`);
  if (stat.size === 0) throw new Refused('是空文件，没有内容');
  const body = await fs.readFile(file);
  const extension = path.extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const form = await formOf(body, extension);
  const address = nameOfFile({ hash, extension, bytes: body.length, ...form });
  return { name: plainName(name), file, bytes: body.length, address };
}

/** By file name; what cannot be given out is a fault, whether a table names it or not. */
export async function readMaterials(
  folder: string,
): Promise<{ materials: Map<string, FolderMaterial>; faults: Fault[]; left: Listing[] }> {
  const all = (await fs.readdir(folder)).filter((name) => !isLitter(name)).sort();
  const materials = new Map<string, FolderMaterial>();
  const faults: Fault[] = [];
  const left: Listing[] = [];
  for (const name of all) {
    const file = `materials/${name}`;
    if (!FILE.test(name)) {
      left.push({ file, reason: '不是 pdf、图片、音频、mp4 或 xlsx' });
      continue;
    }
    try {
      if (materials.has(plainName(name))) throw new Refused('有两个文件是这个名字，只能留一个');
      materials.set(plainName(name), await examine(folder, name));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      faults.push({ file, reason: error.message });
    }
  }
  return { materials, faults, left };
}

/** Copies a file to the store unless it is there; whole or not at all. */
export async function keepMaterial(storage: Storage, { file, address }: FolderMaterial): Promise<void> {
  const key = ownFile(address);
  if (key !== undefined && !(await storage.stat(key))) await storage.write(key, await fs.readFile(file));
}
