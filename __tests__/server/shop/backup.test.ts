/** A shop is written to a file and read into an empty one: ledgers and stock are the same, and it goes on. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { accounts, ledgerRows, orders, skus, stockMoves } from '../../../server/db/schema';
import { backup, restore } from '../../../server/shop/backup';
import { createTestServer, type TestServer } from '../harness';

const LIN = '13800000001';
let folder: string;
let demo: TestServer;
let file: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-backup-'));
  demo = await createTestServer({ seed: true });
  fs.mkdirSync(path.join(demo.server.config.dataDir, 'uploads/2026'), { recursive: true });
  fs.writeFileSync(path.join(demo.server.config.dataDir, 'uploads/2026/a.webp'), 'picture');
  file = path.join(folder, 'shop.gz');
  const { rows, files } = await backup(file, { db: demo.db, storage: demo.server.storage });
  expect(rows).toBeGreaterThan(3000);
  expect(files).toBe(1);
});
afterAll(async () => {
  await demo.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const into = (app: TestServer) => restore(file, { db: app.db, storage: app.server.storage });

test('ledgers, stock and files are the same, and new rows get new ids', async () => {
  const own = await createTestServer({ seed: false });
  try {
    await into(own);
    for (const table of [accounts, ledgerRows, orders, stockMoves])
      expect(await own.db.select().from(table).orderBy(asc(table.id))).toEqual(
        await demo.db.select().from(table).orderBy(asc(table.id)),
      );
    const stockOf = (app: TestServer) =>
      app.db.select({ id: skus.id, stock: skus.stock, locked: skus.locked }).from(skus).orderBy(asc(skus.id));
    expect(await stockOf(own)).toEqual(await stockOf(demo));
    expect(fs.readFileSync(path.join(own.server.config.dataDir, 'uploads/2026/a.webp'), 'utf8')).toBe('picture');
    const token = await own.login(LIN);
    const before = await own.ok('memberOrder.index', { tab: 'all', page: 1 }, { token });
    expect(before.list.length).toBeGreaterThan(0);
    const { rows } = (await own.db.execute(sql`select nextval('ids')::text as id`)) as unknown as {
      rows: { id: string }[];
    };
    const found = await own.db
      .select()
      .from(orders)
      .where(sql`${orders.id} = ${rows[0]?.id}`);
    expect(found).toEqual([]);
    // Moves are written again.
    const moves = await own.db.$count(stockMoves);
    await own.db
      .update(skus)
      .set({ stock: sql`${skus.stock} + 1` })
      .where(sql`${skus.id} = '100101'`);
    expect(await own.db.$count(stockMoves)).toBe(moves + 1);
    await expect(into(own)).rejects.toThrow('数据库里已经有会员');
  } finally {
    await own.close();
  }
});

test('a torn file and a strange one are refused, and nothing stays of them', async () => {
  const own = await createTestServer({ seed: false });
  try {
    const whole = fs.readFileSync(file);
    const torn = path.join(folder, 'torn.gz');
    fs.writeFileSync(torn, whole.subarray(0, whole.length >> 1));
    const strange = path.join(folder, 'strange.gz');
    fs.writeFileSync(strange, 'nothing');
    for (const name of [torn, strange])
      await expect(restore(name, { db: own.db, storage: own.server.storage })).rejects.toThrow('文件坏了，读不完整');
    expect(await own.db.$count(orders)).toBe(0);
    await into(own);
    expect(await own.db.$count(orders)).toBe(await demo.db.$count(orders));
  } finally {
    await own.close();
  }
});
