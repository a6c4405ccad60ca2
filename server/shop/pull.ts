/** The running shop as a folder. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db/client';
import { shopPictures } from '../db/schema';
import { loadCodes } from './codes';
import { writeFolder } from './folder';
import { bodyOf, demoName } from '../domains/selling/material/body';
import type { Storage } from '../storage/store';
import { keyOfPicture } from './pictures';
import { Refused } from './sheet/fault';
import { TABLES } from './tables';

export interface Pull {
  db: Db;
  now: number;
  storage: Storage;
  /** The picture behind an address that no folder brought: drawn, or sent in by somebody. */
  picture(address: string): Promise<Buffer | undefined>;
  progress?(done: number, total: number): void;
}

/** Rows written, by table. */
export async function pull(
  folder: string,
  { db, now, storage, picture, progress }: Pull,
): Promise<Map<string, number>> {
  const rows = new Map<string, Record<string, unknown>[]>();
  const names = new Map<string, string>();
  // One transaction, so that all tables are of the same moment.
  await db.transaction(
    async (tx) => {
      const codes = await loadCodes(tx, TABLES);
      for (const table of TABLES)
        rows.set(table.name, (await table.load(tx, codes, { now })) as Record<string, unknown>[]);
      for (const { address, name } of await tx.select().from(shopPictures)) names.set(address, name);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const used = new Set<string>();
  const pictureName = (address: string) => {
    used.add(address);
    return names.get(address) ?? nameOf(address);
  };
  const papers = new Map<string, string>();
  const materialName = (file: string) => {
    const name = names.get(file) ?? demoName(file) ?? file;
    papers.set(name, file);
    return name;
  };
  await writeFolder(folder, rows, { pictureName, materialName });
  for (const [name, file] of papers) {
    const body = await bodyOf(storage, file);
    if (body) await fs.writeFile(path.join(folder, 'materials', name), body);
  }
  let done = 0;
  for (const address of used) {
    const file = path.join(folder, 'pictures', pictureName(address));
    const body = await (names.has(address) ? storage.read(keyOfPicture(address)) : picture(address));
    if (body) await fs.writeFile(file, body);
    else if (names.has(address)) throw new Refused(`图片 ${pictureName(address)} 的文件不在了`);
    progress?.((done += 1), used.size);
  }
  return new Map([...rows].map(([name, list]) => [name, list.length]));
}

/** `/images/goods/1001-2.webp` -> `goods-1001-2.webp` */
const nameOf = (address: string): string => address.replace(/^\/(images\/)?/, '').replaceAll('/', '-');
