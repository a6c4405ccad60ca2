/** The data folder of this machine as a store: the only one there is without `S3_*`. */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../lib/wholeFile';
import { isHalf, isKey } from './keys';
import type { Storage } from './store';

/** Read by the user of the server alone. */
const PRIVATE = new Set(['sealed', 'materials']);
const MODES = { mode: 0o600, folder: 0o700 };

/** Looks at the code, not at the class: errors of the file system may come from another realm (jest, worker). */
const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (ABSENT.has(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}

export function createFolder(root: string): Storage {
  const at = (key: string): string => {
    if (!isKey(key)) throw new Error('a key leads out of the store');
    return path.join(root, key);
  };
  const modesOf = (key: string) => (PRIVATE.has(key.split('/')[0] ?? '') ? MODES : {});
  const stat = async (key: string) => {
    const found = await ifThere(promises.stat(at(key)));
    if (!found?.isFile()) return undefined;
    const { size, mtime } = found;
    return { size, modified: mtime, etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` };
  };
  return {
    isShared: false,
    stat,
    read: async (key) => ifThere(promises.readFile(at(key))),
    open: async (key, from, to) => {
      const handle = await ifThere(promises.open(at(key)));
      return handle?.createReadStream({ start: from, end: to });
    },
    write: async (key, body) => writeWhole(at(key), body, modesOf(key)),
    take: async (key, file) => {
      const target = at(key);
      await promises.mkdir(path.dirname(target), { recursive: true });
      await promises.rename(file, target);
    },
    remove: async (key) => promises.rm(at(key), { force: true }),
    async *list(prefix) {
      const folder = path.join(root, prefix);
      if (!fs.existsSync(folder)) return;
      for (const entry of await promises.readdir(folder, { recursive: true, withFileTypes: true })) {
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        if (entry.isFile() && !isHalf(key)) yield key;
      }
    },
    close: () => undefined,
  };
}
