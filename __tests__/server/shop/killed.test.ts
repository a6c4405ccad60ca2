/**
 * The process that pushes is killed in the middle: afterwards all of the folder is there, or nothing. On a PGlite folder, and on PostgreSQL
 * when TEST_DATABASE_URL is set.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { newDatabase } from '../../../scripts/bench/database';
import { openDatabase } from '../../../server/db/client';
import { goods, skus, stockMoves } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { createFolder } from '../../../server/storage/folder';
import { addGoods, drawing, newFolder } from './folders';

const POSTGRES = process.env.TEST_DATABASE_URL ?? '';
const MORE = 400;

/** Pushes in another process and kills it when this share is written. */
async function pushAndKill(share: number, folder: string, dataDir: string, url: string): Promise<void> {
  const script = path.resolve('__tests__/server/shop/pushChild.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, dataDir, url, String(share)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of readline.createInterface({ input: child.stdout }))
    if (line === 'there') child.kill('SIGKILL');
  await ended;
}

test('all or nothing', async () => {
  const folder = newFolder();
  await initFolder(folder, drawing);
  addGoods(folder, MORE);
  const dataDir = newFolder();
  const { url, drop } = POSTGRES ? await newDatabase(POSTGRES) : { url: '', drop: () => Promise.resolve() };
  try {
    const counts = async () => {
      const database = await openDatabase({ url, dir: path.join(dataDir, 'db') });
      try {
        return await Promise.all([goods, skus, stockMoves].map((table) => database.db.$count(table)));
      } finally {
        await database.close();
      }
    };
    for (const share of [0.5, 1]) {
      await pushAndKill(share, folder, dataDir, url);
      expect(await counts()).toEqual([0, 0, 0]);
    }
    // What the killed ones left behind is in nobody's way.
    const database = await openDatabase({ url, dir: path.join(dataDir, 'db') });
    const storage = createFolder(dataDir);
    await push(await readFolder(folder), { db: database.db, now: Date.now(), storage, note: '推送' });
    await database.close();
    expect(await counts()).toEqual([MORE + 2, MORE + 3, MORE + 3 + 1]);
  } finally {
    await drop();
  }
});
