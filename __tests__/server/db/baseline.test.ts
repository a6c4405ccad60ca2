/** The first migration makes the whole database; what an older version left is refused with a sentence, not with SQL. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../../server/db/client';
import journal from '../../../server/db/migrations/meta/_journal.json';

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-baseline-'))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** From the newest migration to before the first. */
const whens = journal.entries.map(({ when }) => when);
const AGES = Math.max(...whens) - Math.min(...whens) + 1;

async function move(dir: string, by: number): Promise<void> {
  const client = await PGlite.create({ dataDir: dir });
  await client.exec(`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`);
  await client.close();
}

test('a database that has seen the baseline opens again, one of an older version says what to do', async () => {
  const dir = path.join(folder, 'db');
  await (await openDatabase({ dir })).close();
  await (await openDatabase({ dir })).close();
  await move(dir, -AGES);
  await expect(openDatabase({ dir })).rejects.toThrow('npm run shop -- pull');
  await move(dir, AGES);
  await (await openDatabase({ dir })).close();
});
