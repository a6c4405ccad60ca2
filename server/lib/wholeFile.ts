/** Files on a disk that may be full, or may not be written to. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Modes {
  mode?: number;
  /** Of folders that are made on the way. */
  folder?: number;
}

/** The file is there whole or not at all: also when the disk is full, the process dies half way, or somebody reads it meanwhile. */
export async function writeWhole(file: string, body: Buffer, { mode, folder }: Modes = {}): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, ...(folder === undefined ? {} : { mode: folder }) });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, body, mode === undefined ? {} : { mode });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** No room, no right to write, no folder, no handle left, a broken disk; 53100 is PostgreSQL's own full disk, the last one a bucket's (storage/failed.ts). */
const NOT_KEPT = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|ENOTDIR|EEXIST|EMFILE|ENFILE|EIO|53100|STORE_NOT_KEPT)$/;

/** The disk takes nothing: nothing is wrong with what was to be kept. */
export function isNotKept(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && NOT_KEPT.test(code)) return true;
  }
  return false;
}
