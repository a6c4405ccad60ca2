/** The same tables as sheets of one workbook: numbers, dates and clocks as spreadsheets keep them. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import writeWorkbook, { type Cell, type Value } from 'write-excel-file/node';
import { goods, skus, stores } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { readCsv } from '../../../server/shop/sheet/csv';
import { createTestServer, type TestServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

let app: TestServer;
let folder: string;

beforeEach(async () => {
  app = await createTestServer({ seed: 'base' });
  folder = newFolder();
  await initFolder(folder, drawing);
});
afterEach(() => app.close());

const rowsOf = (name: string) => readCsv(fs.readFileSync(path.join(folder, name)));
const cell = (value: string): Value => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : value);
const sheetOf = (name: string): Cell[][] =>
  rowsOf(name).map((cells) => cells.map((text) => (text === '' ? null : cell(text))));
// The package knows arrays and objects of its own realm only.
const writeSheets = (sheets: { data: Cell[][]; sheet: string }[]) =>
  writeWorkbook(structuredClone(sheets)).toFile(path.join(folder, 'shop.xlsx'));
const pushAll = async () => push(await readFolder(folder), settingsOf(app));

test('a workbook is read like the tables, by their names in either language; one table in two files is refused', async () => {
  const storeSheet = sheetOf('stores.csv');
  const opens = rowsOf('stores.csv')[0]?.indexOf('开门') ?? -1;
  storeSheet[1]![opens] = { value: new Date(Date.UTC(1899, 11, 31, 8, 15)), format: 'hh:mm' };
  await writeSheets([
    { data: sheetOf('skus.csv'), sheet: '规格' },
    { data: storeSheet, sheet: 'stores' },
    { data: [['想到的事']], sheet: '笔记' },
  ]);
  expect((await readFolder(folder)).faults.map(({ file, reason }) => [file, reason])).toEqual([
    ['shop.xlsx 规格', '和 skus.csv 是同一张表，只能留一个'],
    ['shop.xlsx stores', '和 stores.csv 是同一张表，只能留一个'],
  ]);
  fs.rmSync(path.join(folder, 'skus.csv'));
  fs.rmSync(path.join(folder, 'stores.csv'));
  await pushAll();
  expect(await app.db.select().from(skus).where(eq(skus.barCode, 'LJ-2026-50'))).toMatchObject([{ price: 16_800 }]);
  expect(await app.db.select().from(stores)).toMatchObject([{ hours: { open: '08:15', close: '21:30' } }]);
});

test('what the shop refuses is said of the sheet from which it came', async () => {
  await pushAll();
  await app.db.update(skus).set({ locked: 5 });
  const [head = [], [sku = null] = []] = sheetOf('stock.csv');
  fs.rmSync(path.join(folder, 'stock.csv'));
  await writeSheets([{ data: [head, [sku, 3]], sheet: '库存' }]);
  await expect(pushAll()).rejects.toThrow(/^shop\.xlsx 库存：LJ-2026-50 现有 120 件/);
  await writeSheets([{ data: [head, ['LJ-1', 3]], sheet: '库存' }]);
  await expect(pushAll()).rejects.toThrow('shop.xlsx 库存 第 2 行「SKU 编码」：规格里没有编码「LJ-1」');
  // No order held them.
  await app.db.update(skus).set({ locked: 0 });
  await app.db
    .insert(goods)
    .values({ ...(await app.db.select().from(goods))[0]!, id: '999001', no: 'TAKEN', merchantId: '1' });
  const goodsSheet = sheetOf('goods.csv');
  goodsSheet[1]![0] = 'TAKEN';
  fs.rmSync(path.join(folder, 'goods.csv'));
  await writeSheets([{ data: goodsSheet, sheet: 'goods' }]);
  await expect(pushAll()).rejects.toThrow('shop.xlsx goods 第 2 行：编码「TAKEN」已经是商家的了');
});
