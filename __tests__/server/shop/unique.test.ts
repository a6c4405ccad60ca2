/** What the database holds unique is compared as a table first: two rows that share it are named, rows may change places, and what was taken away gives it up. */
import fs from 'node:fs';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { employees, goods, skus } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { FolderFaults } from '../../../server/shop/sheet/fault';
import type { Column } from '../../../server/shop/sheet/table';
import { TABLES } from '../../../server/shop/tables';
import { detailsOf, sentenceOf } from '../../../server/shop/unexpected';
import { testServer } from '../harness';
import { drawing, newFolder, rewriteTable, settingsOf } from './folders';

const app = testServer({ seed: 'base' });
let folder: string;
beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
});

const pushAll = async () => push(await readFolder(folder), settingsOf(app));
const refusal = async () =>
  pushAll().then(
    () => 'it was pushed',
    (error: unknown) => {
      if (error instanceof FolderFaults) return error.message;
      throw error;
    },
  );
const change = (name: string, work: Parameters<typeof rewriteTable>[2]) => rewriteTable(folder, name, work);

/** Unique columns whose value no folder says. */
const NOT_SAID = new Set(['stores.merchant_id', 'activities.booking_id']);

test('every unique column of every table that is pushed is the key of the table, or compared', () => {
  const left = TABLES.flatMap((table) =>
    (table.sources ?? []).flatMap((source) => {
      const { name, columns, uniqueConstraints, indexes } = getTableConfig(source);
      const single = columns.filter(({ isUnique }) => isUnique);
      const more = [...uniqueConstraints, ...indexes.filter(({ config }) => config.unique)];
      expect(more).toEqual([]);
      return single
        .filter((column) => column !== table.codeColumn && !table.unique?.some((one) => one.column === column))
        .map((column) => `${name}.${column.name}`);
    }),
  );
  expect([...new Set(left)].filter((one) => !NOT_SAID.has(one) && one !== 'goods.no')).toEqual([]);
  expect(TABLES.find(({ name }) => name === 'goods')?.codeColumn).toBe(goods.no);
});

test.each(TABLES.flatMap((table) => (table.unique ?? []).map(({ of }) => ({ table, of }))))(
  '$table.name: two rows with one $of are named',
  async ({ table, of }) => {
    const it = (table.columns as Record<string, Column>)[of]!;
    const key = (table.columns as Record<string, Column>)[table.key[0] as string]!;
    const again = change(`${table.name}.csv`, (rows) => {
      const like =
        rows[0] ??
        Object.fromEntries(
          Object.values(table.columns as Record<string, Column>).map((one) => [
            one.zh,
            one.kind.is.includes('图片') ? '' : one.example,
          ]),
        );
      const spec = (own: string): Record<string, string> => ('规格' in like ? { 规格: own } : {});
      return [
        ...rows,
        { ...like, [key.zh]: 'TWIN-1', [it.zh]: it.example, ...spec('甲') },
        { ...like, [key.zh]: 'TWIN-2', [it.zh]: it.example, ...spec('乙') },
      ];
    });
    expect(await refusal()).toMatch(
      new RegExp(`^${table.name}\\.csv 第 (\\d+) 行「${it.zh}」：和第 \\d+ 行是同一个${it.zh}$`, 'm'),
    );
    again();
  },
);

test('a bar code that is the code of another row is one, too', async () => {
  const again = change('skus.csv', (rows) =>
    rows.map((row, i) => (i === 1 ? { ...row, 条码: rows[0]!['SKU 编码']! } : row)),
  );
  expect(await refusal()).toMatch(/^skus\.csv 第 3 行「条码」：和第 2 行是同一个条码$/m);
  again();
});

const codes = async () =>
  Object.fromEntries((await app.db.select().from(skus)).map(({ id, barCode }) => [id, barCode]));

test('two rows change their bar codes with each other', async () => {
  const mark = (first: string, second: string) =>
    change('skus.csv', (rows) => rows.map((row, i) => (i < 2 ? { ...row, 条码: i === 0 ? first : second } : row)));
  mark('6901', '6902');
  await pushAll();
  const before = await codes();
  mark('6902', '6901');
  await pushAll();
  const after = await codes();
  const moved = Object.keys(before).filter((id) => before[id] !== after[id]);
  expect(moved.map((id) => after[id]).sort()).toEqual(['6901', '6902']);
});

test('a row with a new code takes the bar code over of the one that goes, and of one that went before', async () => {
  for (const code of ['NEW-1', 'NEW-2']) {
    change('skus.csv', (rows) => rows.map((row, i) => (i === 0 ? { ...row, 'SKU 编码': code, 条码: '6902' } : row)));
    change('stock.csv', (rows) => rows.map((row, i) => (i === 0 ? { ...row, 'SKU 编码': code } : row)));
    for (const name of ['shelves.csv', 'releases.csv', 'warehouses.csv', 'places.csv'])
      if (fs.existsSync(path.join(folder, name))) change(name, () => []);
    await pushAll();
  }
  const owners = await app.db.select().from(skus).where(eq(skus.barCode, '6902'));
  expect(owners).toMatchObject([{ off: false }]);
  expect((await app.db.select().from(skus)).filter(({ off }) => off)).not.toEqual([]);
});

test('a bar code of a merchant is said to be one', async () => {
  const [row] = await app.db.select().from(skus).where(eq(skus.off, false));
  const [own] = await app.db.select().from(goods);
  await app.db.insert(goods).values({ ...own!, id: '999001', no: 'SHOP', merchantId: '1' });
  await app.db.insert(skus).values({ ...row!, id: '999002', goodsId: '999001', barCode: '6999' });
  expect(await app.db.$count(goods, isNotNull(goods.merchantId))).toBe(1);
  const again = change('skus.csv', (rows) => rows.map((one, i) => (i === 0 ? { ...one, 条码: '6999' } : one)));
  expect(await refusal()).toMatch(/^skus\.csv 第 2 行「条码」：「6999」已经是商家的了$/m);
  again();
});

test('employees change their mobiles, and a new one has the mobile of one who leaves', async () => {
  const staff = (...rows: [string, string][]) =>
    change('employees.csv', () =>
      rows.map(([no, mobile]) => ({
        工号: no,
        手机号: mobile,
        姓名: '王岚',
        职位: '店员',
        门店: 'XIHU',
        部门: '销售',
      })),
    );
  const who = async () =>
    Object.fromEntries((await app.db.select().from(employees)).map(({ no, memberId }) => [no, memberId]));
  staff(['E1', '13911110001'], ['E2', '13911110002']);
  await pushAll();
  const first = await who();
  staff(['E1', '13911110002'], ['E2', '13911110001']);
  await pushAll();
  expect(await who()).toEqual({ E1: first.E2, E2: first.E1 });
  staff(['E1', '13911110002'], ['E3', '13911110001']);
  await pushAll();
  expect(await who()).toEqual({ E1: first.E2, E3: first.E1 });
});

test('one number twice in a ladder is said before the database says it', async () => {
  const again = change('skus.csv', (rows) =>
    rows.map((row, i) => (i === 0 ? { ...row, 阶梯价: '10=100 | 10=90' } : row)),
  );
  expect(await refusal()).toMatch(/「阶梯价」：「10」写了两次/);
  again();
});

test('what nobody has foreseen is a sentence; its details have no values of a statement', async () => {
  const [row] = await app.db.select().from(skus);
  const error = await app.db
    .insert(skus)
    .values({ ...row!, id: '999003', stock: -13_900_000 })
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  expect(sentenceOf(error)).toMatch(/^\p{Script=Han}+$/u);
  expect(detailsOf(error)).toMatch(/skus_\w+/);
  expect(detailsOf(error)).not.toContain('13900000');
});
