/** A push in a process of its own that stops when this share of it is written; killed.test.ts kills it there. */
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../server/db/client';
import { readFolder } from '../../../server/shop/folder';
import { push } from '../../../server/shop/push';
import { createFolder } from '../../../server/storage/folder';

const [, , folder = '', dataDir = '', url = '', share = '0'] = process.argv;
/** Says that it is there, and stays there. */
function stand(): void {
  fs.writeSync(1, 'there\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

async function main(): Promise<void> {
  const { db } = await openDatabase({ url, dir: path.join(dataDir, 'db') });
  await push(await readFolder(folder), {
    db,
    now: Date.now(),
    storage: createFolder(dataDir),
    note: '推送',
    progress: (done, total) => done >= total * Number(share) && stand(),
  });
}

void main();
