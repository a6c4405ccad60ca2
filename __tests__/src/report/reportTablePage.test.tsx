/** Report tables: where numbers come from, gaps, sorting, one number's sheet, and the sheet to print. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ReportCell, ReportTable } from '@/contract';
import ReportTablePage from '@/report/pages/report-table';
import SheetPage from '@/report/pages/webview';
import { daysOf, figureText, inOrder, rangeOf } from '@/report/grid/range';
import { sheetHtml } from '@/report/sheet/html';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { MEMBER, NOW } from '../contract/fixtures';

const PATH = '/report/pages/report-table';
const bench = pageBench();
beforeEach(() => bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['report'], isManager: true }));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const cell = (rowKey: string, colKey: string, value: string, more: Partial<ReportCell> = {}): ReportCell => ({
  rowKey,
  colKey,
  value,
  comments: [],
  ...more,
});
const column = (key: string, label: string, source: 'system' | 'report') => ({
  key,
  label,
  unit: '元',
  kind: 'money' as const,
  source,
  editable: source === 'report',
});
const table = (part: Partial<ReportTable> = {}): ReportTable => ({
  kind: 'day',
  columns: [column('sales', '销售额', 'system'), column('reported', '日报收款', 'report')],
  rows: [
    {
      key: 'a',
      label: '06-16 周二',
      asOf: NOW,
      cells: [
        cell('a', 'sales', '842600', { target: '1000000', rateBp: 8426 }),
        cell('a', 'reported', '1420800', {
          corrected: [{ key: '1', label: '王岚', value: '1402800' }],
          comments: [{ key: '2', label: '王岚', value: '备货够' }],
        }),
      ],
    },
    {
      key: 'b',
      label: '06-11 周四',
      missing: { date: '2026-06-11', storeId: '1' },
      cells: [cell('b', 'sales', '1000000'), cell('b', 'reported', '')],
    },
  ],
  summary: [cell('s', 'sales', '1842600'), cell('s', 'reported', '1420800')],
  from: '2026-06-10',
  to: '2026-06-16',
  stores: [{ value: '1', label: '西湖总店' }],
  leftOut: ['武林馆'],
  manages: true,
  asOf: NOW,
  ...part,
});

test('each column says where it comes from; a gap is no zero and leads to the form', async () => {
  answer(bench.set, { 'manage.reportTable': table() });
  await bench.open(PATH, ReportTablePage);
  bench.see('系统', '日报', '8,426', '达成 84 %', '—', '合计', '18,426', '不含：武林馆');
  await bench.press('没有日报 补填 06-11 周四', 'link');
  expect(bench.lastUrl()).toBe('/report/pages/daily-input?date=2026-06-11&storeId=1');
});

test('the sum of many rows stands over them, that of a few below', async () => {
  const [row] = table().rows;
  const many = Array.from({ length: 10 }, (_, at) => ({ ...row!, key: `r${at}`, label: `第 ${at + 1} 位` }));
  const headings = () => bench.view.allByRole('rowheader').map(({ textContent }) => textContent);
  answer(bench.set, { 'manage.reportTable': table({ rows: many }) });
  await bench.open(PATH, ReportTablePage);
  expect(headings()[0]).toBe('合计');
  answer(bench.set, { 'manage.reportTable': table() });
  await bench.open(PATH, ReportTablePage);
  expect(headings().at(-1)).toBe('合计');
});

test('the table goes into a conversation as it is chosen; what was refused is tried again as the same message', async () => {
  const group = {
    id: 'GROUP7',
    kind: 'group' as const,
    room: '7',
    title: '西湖总店群',
    avatar: '',
    faces: [],
    members: 8,
    unread: 0,
    muted: false,
    top: false,
    draft: '',
  };
  answer(bench.set, {
    'manage.reportTable': table(),
    'ding.chat': { conversations: [group] },
    'ding.chatReport': new Refusal(422, '请稍后再试'),
  });
  await bench.open(PATH, ReportTablePage, { kind: 'store', from: '2026-06-10', to: '2026-06-16', storeId: '1' });
  await bench.press('发到群');
  await pass(1600);
  await bench.press(/^西湖总店群/);
  await pass(100);
  bench.set.clock.advance(1500);
  await bench.press(/^西湖总店群/);
  await pass(1600);
  const [first, second] = sent(bench.set, 'ding.chatReport').map(fields);
  expect(first).toMatchObject({ conversationId: 'GROUP7', kind: 'table', refId: 'store.2026-06-10.2026-06-16.1' });
  expect(second!.clientId).toBe(first!.clientId);
});

test('a cell says all of itself; a correction needs its reason and keeps what was', async () => {
  const corrected = table().rows[0]!.cells[1]!;
  answer(bench.set, {
    'manage.reportTable': table(),
    'manage.reportCell': {
      cell: corrected,
      rowLabel: '06-16 周二',
      column: table().columns[1]!,
      meaning: '三项之和',
      asOf: NOW,
      behind: [{ key: '9', label: '06-16 孙会', value: '1420800' }],
      can: ['comment', 'target', 'correct'],
    },
    'manage.reportTableDialogSave': corrected,
  });
  await bench.open(PATH, ReportTablePage);
  await bench.press('06-16 周二，日报收款（元） 14,208，更正过，1 条评论');
  await pass(1600);
  bench.see('14,208.00', '06-16 孙会', '备货够', /三项之和/);
  await bench.press('更正');
  bench.see('原来 14,028.00');
  await bench.press('更正并留痕');
  bench.see('请写更正的原因');
  await bench.type('原因', '抄反了');
  await bench.press('更正并留痕');
  await pass(1600);
  expect(fields(sent(bench.set, 'manage.reportTableDialogSave')[0])).toMatchObject({
    action: 'correct',
    value: '1420800',
    reason: '抄反了',
    rowKey: 'a',
    colKey: 'reported',
  });
});

test('nothing in these days', async () => {
  answer(bench.set, { 'manage.reportTable': table({ rows: [] }) });
  await bench.open(PATH, ReportTablePage);
  bench.see('所选日期暂无数据');
});

test('the whole sheet, and no address but our own', async () => {
  answer(bench.set, { 'manage.reportTable': table() });
  await bench.open('/report/pages/webview', SheetPage);
  bench.see('西湖总店 按日报表', '店长', '财务', '没有日报');
  await bench.view.unmount();
  await bench.open('/report/pages/webview', SheetPage, { url: 'https://example.com/x.csv' });
  bench.see('打不开这个地址');
});

test('days, figures, order and the printed page', () => {
  // A Wednesday.
  expect(daysOf('week', NOW)).toEqual({ from: '2023-11-13', to: '2023-11-15' });
  expect(rangeOf('2023-11-01', '2023-11-15', NOW)).toBe('month');
  expect(rangeOf('2023-11-02', '2023-11-15', NOW)).toBe('custom');
  const money = { kind: 'money' as const };
  expect(['', '0', '842600', '-500', '1'].map((value) => figureText(value, money))).toEqual([
    '—',
    '0',
    '8,426',
    '-5',
    '0.01',
  ]);
  const values = ['5', '', '20', '-3'].map((value) => ({ cells: [{ colKey: 'a', value }] }));
  const order = (down: boolean) => inOrder(values, { key: 'a', down }).map(({ cells }) => cells[0]!.value);
  expect([order(true), order(false)]).toEqual([
    ['20', '5', '-3', ''],
    ['-3', '5', '20', ''],
  ]);
  const html = sheetHtml(table({ leftOut: ['<b>'] }));
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('display: table-header-group');
});
