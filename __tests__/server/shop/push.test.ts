/** A folder becomes a shop: what is new, what changed and what is gone, on a real database; a fault writes nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { goods, skus, stockDocuments, stockMoves, storeStocks } from '../../../server/db/schema';
import { momentText } from '../../../server/lib/shanghai';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { readCsv, writeCsv } from '../../../server/shop/sheet/csv';
import { FolderFaults } from '../../../server/shop/sheet/fault';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const app = testServer({ seed: 'base' });
let folder: string;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
});

const pushAll = async (options: { dryRun?: boolean } = {}) =>
  report(await push(await readFolder(folder), { ...settingsOf(app), ...options }), (address) => address);
const file = (name: string) => path.join(folder, name);
/** Changes a file of the folder for one test. */
async function withFile(name: string, change: (text: string) => string, work: () => Promise<void>): Promise<void> {
  const before = fs.readFileSync(file(name), 'utf8');
  fs.writeFileSync(file(name), change(before));
  try {
    await work();
  } finally {
    fs.writeFileSync(file(name), before);
  }
}
const refusals = async (): Promise<string[]> => {
  try {
    await pushAll();
  } catch (error) {
    if (error instanceof FolderFaults) return error.message.split('\n');
    throw error;
  }
  return [];
};
const idOf = async (no: string) => (await app.db.select().from(goods).where(eq(goods.no, no)))[0]?.id ?? '';

test('a dry run says what would come and writes nothing', async () => {
  const lines = await pushAll({ dryRun: true });
  expect(lines).toContain('商品：新增 2，改动 0，下架 0');
  expect(lines).toContain('  + LJ-2026');
  expect(await app.db.$count(goods)).toBe(0);
  expect(await app.db.$count(stockMoves)).toBe(0);
});

test('a new folder is a shop that visitors see, and a second push changes nothing', async () => {
  expect(await pushAll()).toContain('库存：新增 3，改动 0，删除 0');
  const view = await app.ok('shop.productView', { id: await idOf('LJ-2026') });
  expect(view).toMatchObject({
    card: { title: '明前龙井 2026' },
    seller: '山外自营',
    specs: [{ name: '净含量', values: ['50 克', '250 克'] }],
  });
  expect(view.skus.map(({ price, stock }) => [price, stock])).toEqual([
    [16_800, 120],
    [76_800, 30],
  ]);
  const picture = await app.http.inject(view.images[0] ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  const found = await app.ok('shop.productIndex', { keyword: '龙坞头采' });
  expect(found.page.list.map(({ title }) => title)).toEqual(['明前龙井 2026']);
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('changed cells change those fields only; the next pull says the same', async () => {
  await app.db.update(goods).set({ views: 77 }).where(eq(goods.no, 'LJ-2026'));
  await withFile(
    'skus.csv',
    (text) => text.replace('168', '158'),
    async () => {
      expect(await pushAll()).toEqual(['规格：新增 0，改动 1，下架 0', '  ~ LJ-2026-50：售价 168 → 158']);
      const [row] = await app.db.select().from(goods).where(eq(goods.no, 'LJ-2026'));
      expect(row).toMatchObject({ minPrice: 15_800, views: 77 });
      const again = newFolder();
      await pull(again, settingsOf(app));
      for (const name of ['skus.csv', 'classes.csv', 'stores.csv', 'coupons.csv', 'shop.yml'])
        expect([name, fs.readFileSync(path.join(again, name), 'utf8')]).toEqual([
          name,
          fs.readFileSync(file(name), 'utf8'),
        ]);
    },
  );
  await pushAll();
});
test('a count without a time is not made again by pushing it again after a sale; another number is a new count', async () => {
  const stockOf = async () =>
    (await app.db.select().from(skus).where(eq(skus.barCode, 'DH-2026-100'))).map(({ stock }) => stock);
  await app.db.update(skus).set({ stock: 75 }).where(eq(skus.barCode, 'DH-2026-100'));
  expect(await pushAll()).toEqual(['没有改动。']);
  expect(await stockOf()).toEqual([75]);
  await withFile(
    'stock.csv',
    (text) => text.replace('DH-2026-100,80,', 'DH-2026-100,90,'),
    async () => {
      expect(await pushAll()).toEqual(['库存：新增 0，改动 1，删除 0', '  ~ DH-2026-100：库存 75 → 90']);
      expect(await stockOf()).toEqual([90]);
    },
  );
  await pushAll();
  expect(await stockOf()).toEqual([80]);
});

test('pieces sold after they were counted stay sold, and a count is booked as a document', async () => {
  const [sku] = await app.db.select().from(skus).where(eq(skus.barCode, 'LJ-2026-50'));
  const countedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await app.db
    .update(skus)
    .set({ stock: (sku?.stock ?? 0) - 20 })
    .where(eq(skus.id, sku?.id ?? ''));
  const time = new Date(countedAt + 8 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');
  await withFile(
    'stock.csv',
    (text) => text.replace('LJ-2026-50,120,', `LJ-2026-50,150,${time}`).replaceAll(/(250,30|100,80),/g, `$1,${time}`),
    async () => {
      expect(await pushAll()).toEqual(['库存：新增 0，改动 1，删除 0', '  ~ LJ-2026-50：库存 120 → 150']);
      const [now] = await app.db
        .select()
        .from(skus)
        .where(eq(skus.id, sku?.id ?? ''));
      expect(now?.stock).toBe(130);
      expect(await pushAll()).toEqual(['没有改动。']);
      const documents = await app.db.select().from(stockDocuments);
      const moves = await app.db
        .select()
        .from(stockMoves)
        .where(and(eq(stockMoves.skuId, sku?.id ?? ''), eq(stockMoves.documentId, documents.at(-1)?.id ?? '')));
      expect(moves).toMatchObject([{ delta: 30, after: 130 }]);
    },
  );
});

test('a count that takes away what buyers hold is refused by its numbers', async () => {
  await app.db.update(skus).set({ locked: 5 }).where(eq(skus.barCode, 'DH-2026-100'));
  await withFile(
    'stock.csv',
    (text) => text.replace('DH-2026-100,80,', 'DH-2026-100,3,'),
    async () => {
      fs.writeFileSync(file('pictures/late.webp'), await sharp(file('pictures/store.webp')).rotate(90).toBuffer());
      const kept = () => fs.readdirSync(path.join(app.server.config.dataDir, 'pictures-shop'));
      const before = kept();
      expect(await refusals()).toEqual(['stock.csv：DH-2026-100 现有 80 件，其中 5 件已被下单，不能减到比它少']);
      expect(kept()).toEqual(before);
      fs.rmSync(file('pictures/late.webp'));
    },
  );
  await app.db.update(skus).set({ locked: 0 }).where(eq(skus.barCode, 'DH-2026-100'));
});

test('a shelf is counted like the central stock: what left it since stays gone, and no more than there is can be taken', async () => {
  await pushAll();
  const [shelf] = await app.db.select().from(storeStocks);
  const pieces = async () => (await app.db.select().from(storeStocks)).map(({ stock }) => stock);
  const countedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await app.db.update(storeStocks).set({ stock: sql`${storeStocks.stock} - 4` });
  await app.db.update(skus).set({ stock: sql`${skus.stock} - 2` });
  await withFile(
    'shelves.csv',
    (text) => text.replace(',12,', `,20,${momentText(countedAt)}`),
    async () => {
      expect(await pushAll()).toEqual(['门店货架：新增 0，改动 1，删除 0', '  ~ XIHU LJ-2026-50：数量 12 → 20']);
      expect(await pieces()).toEqual([16]);
      expect(await pushAll()).toEqual(['没有改动。']);
      const moves = await app.db
        .select()
        .from(stockMoves)
        .where(and(eq(stockMoves.storeId, shelf?.storeId ?? ''), isNotNull(stockMoves.documentId)));
      expect(moves.at(-1)).toMatchObject({ skuId: shelf?.skuId, delta: 8, after: 16, at: countedAt });
      await app.db.update(storeStocks).set({ stock: 3 });
    },
  );
  await withFile(
    'shelves.csv',
    (text) => text.replace(',12,', `,1,${momentText(countedAt)}`),
    async () =>
      expect(await refusals()).toEqual(['shelves.csv：「XIHU」的 LJ-2026-50 已被自提订单占用，不能减到这么少']),
  );
});

test('what leaves the tables is no longer sold, and comes back with its code', async () => {
  const id = await idOf('DH-2026');
  const names = ['goods.csv', 'skus.csv', 'stock.csv', 'entries.csv'];
  const before = names.map((name) => fs.readFileSync(file(name), 'utf8'));
  for (const name of names) {
    const rows = readCsv(fs.readFileSync(file(name))).filter(([first]) => !first?.startsWith('DH-2026'));
    fs.writeFileSync(file(name), writeCsv(rows.map((cells) => cells.map((cell) => cell.replace(' | DH-2026', '')))));
  }
  expect(await pushAll()).toContain('商品：新增 0，改动 0，下架 1');
  expect((await app.call('shop.productView', { id })).code).toBe(404);
  names.forEach((name, i) => fs.writeFileSync(file(name), before[i] ?? ''));
  await pushAll();
  expect(await idOf('DH-2026')).toBe(id);
  expect((await app.ok('shop.productView', { id })).skus).toHaveLength(1);
});

test('every fault is named by file, row and column, all at once, and nothing is written', async () => {
  await withFile(
    'skus.csv',
    (text) => text.replace(',168,', ',十元,').replace(',DH-2026,', ',没有的,'),
    async () => {
      expect(await refusals()).toEqual([
        'goods.csv 第 3 行：「DH-2026」在规格表里一行也没有',
        'skus.csv 第 2 行「售价」：「十元」不是金额，写成 128 或 128.50',
        'skus.csv 第 4 行「商品」：商品里没有编码「没有的」',
        'stock.csv 第 2 行「SKU 编码」：规格里没有编码「LJ-2026-50」',
        'shelves.csv 第 2 行「SKU 编码」：规格里没有编码「LJ-2026-50」',
        'releases.csv 第 2 行「SKU 编码」：规格里没有编码「LJ-2026-50」',
      ]);
    },
  );
  expect(await pushAll()).toEqual(['没有改动。']);
});
