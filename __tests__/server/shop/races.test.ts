/**
 * A push beside buyers and beside another push, over real HTTP: sums and stock agree, one of two pushes is refused. Runs on PGlite, and on
 * PostgreSQL when TEST_DATABASE_URL is set.
 */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { orders, skus } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { testServer } from '../harness';
import { addMember, rid, tokenFor } from '../order/shop';
import { drawing, newFolder, settingsOf } from './folders';

const BUYERS = Array.from({ length: 50 }, (_, i) => String(300 + i));
const app = testServer({ seed: 'base' });
let folder: string;
const tokens: string[] = [];

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await push(await readFolder(folder), settingsOf(app));
  for (const id of BUYERS) {
    await addMember(app.db, id, app.clock.now());
    tokens.push(await tokenFor(app, id));
  }
});

const edit = (name: string, from: string, to: string) => {
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  fs.writeFileSync(file, text.replace(from, to));
};

test('fifty buy while prices and stock are pushed: what is sold is what the stock lost', async () => {
  const [sku] = await app.db.select().from(skus).where(eq(skus.barCode, 'LJ-2026-50'));
  const buy = (token: string, payable: number) =>
    app.call(
      'shop.orderCreate',
      { source: 'buy', lines: [{ skuId: sku?.id ?? '', qty: 1 }], deliveryType: 'express', payable, requestId: rid() },
      { token },
    );
  // A count of the same moment, and thirty pieces more on the other goods.
  edit('skus.csv', ',168,', ',158,');
  edit('stock.csv', 'DH-2026-100,80,', 'DH-2026-100,110,');
  const pushed = push(await readFolder(folder), settingsOf(app));
  const answers = await Promise.all(tokens.map((token, i) => buy(token, i % 2 === 0 ? 16_800 : 15_800)));
  await pushed;
  const made = answers.filter(({ code }) => code === 200).length;
  expect(answers.filter(({ code }) => code !== 200 && code !== 409 && code !== 422)).toEqual([]);
  expect(made).toBeGreaterThan(0);
  const [after] = await app.db.select().from(skus).where(eq(skus.barCode, 'LJ-2026-50'));
  expect(after).toMatchObject({ price: 15_800, stock: 120, locked: made });
  expect(await app.db.$count(orders)).toBe(made);
  const [other] = await app.db.select().from(skus).where(eq(skus.barCode, 'DH-2026-100'));
  expect(other).toMatchObject({ stock: 110 });
});

test('of two pushes at once one waits or is refused, and the shop is one of both', async () => {
  const read = await readFolder(folder);
  edit('goods.csv', '滇红金芽', '滇红金针');
  const other = await readFolder(folder);
  const ends = await Promise.allSettled([push(read, settingsOf(app)), push(other, settingsOf(app))]);
  for (const end of ends) if (end.status === 'rejected') expect(String(end.reason)).toContain('另一次推送正在进行');
  expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
});
