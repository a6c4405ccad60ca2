/** Report tables: who sees which stores, what managers may write into a cell, and the files made of them. */
import { eq, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { unzipSync, strFromU8 } from 'fflate';
import { dailyReports, employees, reportCorrections, teaTables } from '../../../server/db/schema';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { guarded, xlsxOf } from '../../../server/domains/staff/report/sheet';
import type { ReportTable } from '../../../src/contract/report/shapes';
import type { RequestOf } from '../../../src/contract/schemas';
import { testServer } from '../harness';
import { rid } from '../order/shop';

const app = testServer({ seed: true });
let sun: string;
let wang: string;
let from: string;
let to: string;
beforeAll(async () => {
  sun = await app.login('13900000005');
  wang = await app.login('13900000001');
  to = dayOf(app.clock.now());
  from = dayOf(app.clock.now() - 29 * DAY_MS);
});

type Asked = RequestOf<'manage.reportTable'>;
const table = (more: Partial<Asked> = {}, token = wang) =>
  app.ok('manage.reportTable', { kind: 'store', from, to, ...more }, { token });
const cell = ({ rows }: ReportTable, label: string, key: string) =>
  rows.find((row) => row.label === label)!.cells.find(({ colKey }) => colKey === key)!;
const save = (
  row: { rowKey: string; colKey: string },
  action: 'comment' | 'target' | 'correct',
  value: string,
  more: { reason?: string; token?: string; kind?: Asked['kind'] } = {},
) =>
  app.call(
    'manage.reportTableDialogSave',
    {
      kind: more.kind ?? 'store',
      rowKey: row.rowKey,
      colKey: row.colKey,
      action,
      value,
      reason: more.reason,
      requestId: rid(),
    },
    { token: more.token ?? wang },
  );

test.each(['day', 'store', 'employee', 'goods', 'table'] as const)(
  'by %s: the summary is the sum of its rows, and a gap is no zero',
  async (kind) => {
    const answer = await table({ kind });
    expect(answer.rows.length).toBeGreaterThan(0);
    for (const [i, column] of answer.columns.entries()) {
      if (['average', 'turns', 'perTable', 'tableSales'].includes(column.key)) continue;
      const values = answer.rows.map(({ cells }) => cells[i]!.value);
      expect([column.key, Number(answer.summary[i]!.value)]).toEqual([
        column.key,
        values.reduce((all, value) => all + Number(value), 0),
      ]);
      expect(['system', 'report']).toContain(column.source);
    }
  },
);

test('翻台 is what was seated against the tables of the days that were reported; a store without tables has none', async () => {
  const store = '1';
  const tables = await app.db.$count(teaTables, eq(teaTables.storeId, store));
  const days = await table({ kind: 'day', storeId: store });
  const at = (key: string) => days.columns.findIndex((column) => column.key === key);
  const reported = days.rows.filter(({ cells }) => cells[at('tables')]!.value !== '');
  expect([tables > 0, reported.length > 0]).toEqual([true, true]);
  for (const { cells } of reported)
    expect(cells[at('turns')]!.value).toBe((Number(cells[at('tables')]!.value) / tables).toFixed(1));
  const seated = reported.reduce((all, { cells }) => all + Number(cells[at('tables')]!.value), 0);
  expect(days.summary[at('turns')]!.value).toBe((seated / (tables * reported.length)).toFixed(1));
  const gap = days.rows.find(({ missing }) => missing)!;
  expect(gap.cells[at('turns')]!.value).toBe('');
  await app.db.update(teaTables).set({ storeId: '999' }).where(eq(teaTables.storeId, store));
  const none = await table({ kind: 'day', storeId: store });
  expect(new Set(none.rows.map(({ cells }) => cells[at('turns')]!.value))).toEqual(new Set(['']));
  await app.db.update(teaTables).set({ storeId: store }).where(eq(teaTables.storeId, '999'));
});

test('a day without a report is a gap with its way to fill it in, and what the shop counted stands', async () => {
  const gone = dayOf(app.clock.now() - 5 * DAY_MS);
  const { rows } = await table({ kind: 'day', storeId: '1' });
  const row = rows.find(({ missing }) => missing)!;
  expect(row.missing).toEqual({ date: gone, storeId: '1' });
  const of = (key: string) => row.cells.find(({ colKey }) => colKey === key)!.value;
  expect([of('guests'), of('reported'), of('orders')]).toEqual(['', '', '0']);
});

test('a manager sees all stores, others their own: in table, export, chart and cell alike', async () => {
  expect((await table()).rows.map(({ label }) => label)).toEqual([
    '西湖总店',
    '武林馆',
    '外滩馆',
    '夫子庙馆',
    '太古里馆',
    '鼓浪屿馆',
    '线上',
  ]);
  const own = await table({}, sun);
  expect([own.rows.map(({ label }) => label), own.manages, own.leftOut.length]).toEqual([['武林馆'], false, 6]);
  for (const storeId of ['1', '0', '99']) {
    const asked = { kind: 'day' as const, from, to, storeId };
    expect((await app.call('manage.reportTable', asked, { token: sun })).code).toBe(404);
    expect((await app.call('manage.reportTable', { ...asked, export: 'csv' }, { token: sun })).code).toBe(404);
    expect((await app.call('manage.chart', { range: '7d', storeId }, { token: sun })).code).toBe(404);
    expect((await app.call('manage.chartWhy', { range: '7d', storeId, figure: 'sales' }, { token: sun })).code).toBe(
      404,
    );
    expect(
      (await app.call('manage.reportMark', { date: to, storeId, text: '雨', requestId: rid() }, { token: sun })).code,
    ).toBe(404);
    const rowKey = `store.${from}.${to}.${storeId}`;
    expect(
      (await app.call('manage.reportCell', { kind: 'store', rowKey, colKey: 'guests' }, { token: sun })).code,
    ).toBe(404);
    expect((await save({ rowKey, colKey: 'guests' }, 'comment', '好', { token: sun })).code).toBe(404);
  }
  const goods = await table({ kind: 'goods' }, sun);
  // What was fetched at the own store, and nothing else.
  expect(goods.summary[0]!.value).toBe(own.summary[0]!.value);
  expect(Number(own.summary[0]!.value)).toBeGreaterThan(0);
  const guest = await app.login('13900000006');
  for (const name of ['manage.reportTable', 'manage.chart'] as const)
    expect((await app.call(name, { kind: 'day', range: '7d', from, to } as never, { token: guest })).code).toBe(403);
});

test('at most 92 days, and only days that there are', async () => {
  const ask = async (first: string, last: string) => {
    const { code, message } = await app.call(
      'manage.reportTable',
      { kind: 'day', from: first, to: last },
      { token: wang },
    );
    return [code, message];
  };
  expect((await ask('2026-06-01', '2026-08-31'))[0]).toBe(200);
  expect(await ask('2026-06-01', '2026-09-01')).toEqual([422, '最多选 92 天']);
  expect((await ask('2026-02-30', '2026-03-01'))[0]).toBe(400);
  expect((await ask('2026-03-02', '2026-03-01'))[0]).toBe(400);
});

test('a target by a manager is the month’s, and the days share it to the fen', async () => {
  const month = `${to.slice(0, 7)}-01`;
  const before = cell(await table({ from: month }), '武林馆', 'sales');
  expect((await save(before, 'target', '1000001', { token: sun })).code).toBe(403);
  const saved = await save(before, 'target', '1000001');
  expect(saved.data.target).toBe('1000001');
  const days = await table({ kind: 'day', from: month, storeId: '2' });
  const shares = days.rows.map(({ cells }) => Number(cells[0]!.target));
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  const own = await save(days.rows[0]!.cells[0]!, 'target', '7', { kind: 'day' });
  expect(own.data.target).toBe('7');
  expect((await save({ ...before, colKey: 'average' }, 'target', '7')).code).toBe(422);
  expect((await save(before, 'target', '-7')).field).toBe('value');
  expect((await save(before, 'target', '')).data.target).toBeUndefined();
});

test('a correction keeps the old value and its author, is read by day, store and employee, and never below zero', async () => {
  const before = cell(await table(), '武林馆', 'guests');
  const more = String(Number(before.value) + 5);
  expect((await save(before, 'correct', more, { reason: '漏数', token: sun })).code).toBe(403);
  expect((await save(before, 'correct', more)).field).toBe('reason');
  expect((await save({ ...before, colKey: 'sales' }, 'correct', '1', { reason: '抄错' })).message).toBe(
    '系统的数字来自订单，不能更正；可以写评论',
  );
  const { data } = await save(before, 'correct', more, { reason: '漏数' });
  expect(data.value).toBe(more);
  expect(data.corrected![0]).toMatchObject({ label: expect.stringMatching(/^王岚 .* 漏数$/) });
  const [row] = await app.db
    .select()
    .from(reportCorrections)
    .where(sql`reason = '漏数'`);
  expect(row).toMatchObject({ by: '王岚', delta: 5, after: row!.before + 5 });
  const days = await table({ kind: 'day', storeId: '2' });
  const day = days.rows.find(({ cells }) => cells[0]!.rowKey.includes(row!.day))!;
  expect(day.cells.find(({ colKey }) => colKey === 'guests')).toMatchObject({ value: String(row!.after) });
  const people = await table({ kind: 'employee', storeId: '2' });
  expect(people.summary.find(({ colKey }) => colKey === 'guests')!.value).toBe(more);
  expect((await save(before, 'correct', '0', { reason: '清空' })).code).toBe(422);
  const all = (await table({ kind: 'day' })).rows[1]!.cells.find(({ colKey }) => colKey === 'guests')!;
  expect((await save(all, 'correct', '1', { reason: '哪家', kind: 'day' })).message).toBe('请先选一家门店，再更正');
  const figure = await app.ok(
    'manage.reportCell',
    { kind: 'store', rowKey: before.rowKey, colKey: 'guests' },
    { token: wang },
  );
  expect(figure.can).toEqual(['comment', 'target', 'correct']);
  expect(figure.behind.reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(more));
});

test('a comment stands in its cell, for whoever sees it', async () => {
  const before = cell(await table({}, sun), '武林馆', 'reported');
  expect((await save(before, 'comment', ' ', { token: sun })).field).toBe('value');
  const { data } = await save(before, 'comment', '=1+1 备货够', { token: sun });
  expect(data.comments.at(-1)).toMatchObject({ value: '=1+1 备货够', label: expect.stringMatching(/^孙会 /) });
  const day = await table({ kind: 'day', from: to, storeId: '2' });
  expect(day.rows[0]!.cells.find(({ colKey }) => colKey === 'reported')!.comments).toHaveLength(1);
});

test('files: a mark for UTF-8, names that begin like a formula guarded, numbers that stay numbers', async () => {
  await app.db
    .update(employees)
    .set({ name: '=HYPERLINK("x")' })
    .where(sql`id = 10105`);
  const { csvUrl } = await table({ kind: 'employee', export: 'csv' });
  const csv = await app.http.inject({ url: csvUrl! });
  expect([csv.statusCode, csv.headers['content-type'], csv.body.startsWith('\uFEFF')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    true,
  ]);
  expect(decodeURIComponent(String(csv.headers['content-disposition']))).toContain('报表按员工');
  const lines = parse(csv.body, { bom: true }) as string[][];
  const named = lines.find(([name]) => name!.includes('HYPERLINK'))!;
  expect([named[0], Number(named[1]) > 0]).toEqual([`'=HYPERLINK("x")`, true]);
  const { csvUrl: xlsxUrl } = await table({ kind: 'employee', export: 'xlsx' });
  const xlsx = await app.http.inject({ url: xlsxUrl! });
  const sheet = strFromU8(unzipSync(xlsx.rawPayload)['xl/worksheets/sheet1.xml']!);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>[\d.]+<\/v>/);
  expect(sheet).not.toContain('<f>');
  const harmless = ['-5.00', '-1,234.56', '1,000', '茶'];
  expect(harmless.map(guarded)).toEqual(harmless);
  const formulas = ['-x', '=1', '@a', '＝1', '-- 备注', "-2+3+cmd|'/c calc'!A1", '\t=1', '\r=1', '+1+1', '-1,2'];
  expect(formulas.map(guarded)).toEqual(formulas.map((text) => `'${text}`));
  expect((await app.http.inject({ url: csvUrl!.replace('sign=', 'sign=x') })).statusCode).toBe(410);
  expect((await app.http.inject({ url: csvUrl!.replace('employee', 'goods') })).statusCode).toBe(410);
  await app.db
    .update(employees)
    .set({ areas: ['table'] })
    .where(sql`id = 10105`);
});

// https://github.com/baserow/baserow/issues/5829, https://github.com/intuitem/ciso-assistant-community/pull/4699
test('signs that nobody sees, pasted into a name, do not break the file', async () => {
  const cells = [{ rowKey: 'g1', colKey: 'sales', value: '-500', comments: [] }];
  const column = { key: 'sales', label: '销售额', unit: '元', kind: 'money', source: 'system', editable: false };
  const row = { key: 'g1', label: '老白茶\u000b2015\u0008\uFFFE\uD800', cells };
  const table = { kind: 'goods', columns: [column], rows: [row], summary: cells } as unknown as ReportTable;
  const strings = strFromU8(unzipSync(await xlsxOf(table))['xl/sharedStrings.xml']!);
  expect(strings).toContain('老白茶2015<');
  // oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids
  expect(strings).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
});

test('of two reports of a store and day the later counts', async () => {
  const day = dayOf(app.clock.now() - 2 * DAY_MS);
  const guests = async () =>
    (await table({ kind: 'day', from: day, to: day, storeId: '3' })).rows[0]!.cells.find(
      ({ colKey }) => colKey === 'guests',
    )!.value;
  const values = { card: '0', online: '0', cash: '0', guests: '7', tables: '1', joined: '0', sold: '0' };
  const row = {
    employeeId: '10101',
    storeId: '3',
    day,
    status: 'submitted' as const,
    values,
    draft: values,
    rev: 1,
    savedAt: 1,
  };
  await app.db.insert(dailyReports).values({ ...row, id: '770001', submittedAt: 1 });
  expect(await guests()).not.toBe('7');
  await app.db
    .update(dailyReports)
    .set({ submittedAt: app.clock.now() })
    .where(sql`id = 770001`);
  expect(await guests()).toBe('7');
});
