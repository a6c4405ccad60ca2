/** The demo world as a folder to begin with: written into a database of its own, pulled, and forgotten. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../db/client';
import { seed } from '../seed';
import { pull, type Pull } from './pull';
import { FolderFaults } from './sheet/fault';

export async function demoFolder(
  folder: string,
  { now, picture, progress }: Omit<Pull, 'db' | 'dataDir'>,
): Promise<void> {
  const there = await fs.readdir(folder).catch(() => []);
  if (there.length > 0) throw new FolderFaults([{ file: folder, reason: '文件夹里已经有东西了，换一个空的' }]);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'yejian-demo-'));
  try {
    const { db, close } = await openDatabase({ url: '', dir: path.join(dataDir, 'db') });
    try {
      await seed({ db, now: () => now });
      await pull(folder, { db, now, dataDir, picture, ...(progress ? { progress } : {}) });
    } finally {
      await close();
    }
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}
