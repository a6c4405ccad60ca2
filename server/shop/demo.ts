/** The demo world as a folder to begin with: written into a database of its own, pulled, and forgotten. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../db/client';
import { seed } from '../seed';
import { createFolder } from '../storage/folder';
import { refuseFilled } from './folder';
import { pull, type Pull } from './pull';

export async function demoFolder(
  folder: string,
  { now, picture, progress }: Omit<Pull, 'db' | 'storage'>,
): Promise<void> {
  await refuseFilled(folder);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'yejian-demo-'));
  try {
    const { db, close } = await openDatabase({ url: '', dir: path.join(dataDir, 'db') });
    try {
      await seed({ db, now: () => now });
      await pull(folder, { db, now, storage: createFolder(dataDir), picture, ...(progress ? { progress } : {}) });
    } finally {
      await close();
    }
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}
