/** The dashboard: figures with their change, pictures with their tables, one store and all, and why. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ChartSet } from '@/contract';
import ChartPage from '@/chart/pages/index';
import { answer, fields, OFFLINE, sent } from '../ui/answers';
import { MEMBER, NOW } from '../contract/fixtures';

const PATH = '/chart/pages/index';
const bench = pageBench();
beforeEach(() => bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['report'], isManager: true }));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const kv = (key: string, label: string, value: string) => ({ key, label, value });
const days = ['2026-06-15', '2026-06-16'];
const chart = (part: Partial<ChartSet> = {}): ChartSet => ({
  cards: [
    {
      key: 'sales',
      label: '销售额',
      unit: '元',
      kind: 'money',
      value: '1296000',
      before: '1000000',
      compareBp: 2960,
      meaning: '当天付款的订单金额',
    },
    { key: 'refundRate', label: '退款率', unit: '%', kind: 'rate', value: '120', before: '', meaning: '退款 ÷ 销售额' },
  ],
  trend: [
    { key: 'sales', label: '销售额', points: [kv(days[0]!, '06-15', ''), kv(days[1]!, '06-16', '1296000')] },
    { key: 'orders', label: '订单', points: [kv(days[0]!, '06-15', ''), kv(days[1]!, '06-16', '161')] },
  ],
  byCategory: [kv('1', '普洱', '900000')],
  byStore: [kv('1', '西湖总店', '1296000'), kv('2', '武林馆', '0')],
  storeTargets: [kv('1', '西湖总店', '1000000')],
  byHour: [kv('10', '10 点', '161')],
  topGoods: [kv('1013', '白毫银针', '900000')],
  topPieces: [kv('1013', '白毫银针', '12')],
  funnel: [kv('seen', '浏览', '100'), kv('paid', '支付', '24')],
  from: days[0]!,
  to: days[1]!,
  beforeFrom: '2026-06-13',
  beforeTo: '2026-06-14',
  compare: 'before',
  stores: [
    { value: '1', label: '西湖总店' },
    { value: '2', label: '武林馆' },
  ],
  heat: [{ key: days[1]!, label: '周二', points: [kv('10', '10', '161')] }],
  marks: [],
  running: true,
  asOf: NOW,
  ...part,
});
const asked = (at = -1) =>
  Object.fromEntries(new URL(sent(bench.set, 'manage.chart').at(at)!.url, 'http://x').searchParams);

test('figures beside what they were, each with its way to why', async () => {
  answer(bench.set, {
    'manage.chart': chart(),
    'manage.chartWhy': {
      figure: 'sales',
      value: 1_296_000,
      before: 1_000_000,
      change: 296_000,
      parts: [
        {
          key: 'store',
          label: '门店',
          rows: [{ key: '1', label: '西湖总店', value: 1_296_000, before: 1_000_000, change: 296_000 }],
        },
      ],
      from: days[0]!,
      to: days[1]!,
      beforeFrom: '2026-06-13',
      beforeTo: '2026-06-14',
    },
  });
  await bench.open(PATH, ChartPage);
  bench.see('12,960', '▲ 29.6 %', '1.2 %', '没有可比', '达成 130 %', '转化 24.0 %');
  await bench.press(/^销售额 12,960/);
  await pass(1600);
  bench.see('西湖总店', '+¥2,960', /当天付款的订单金额/);
});

test('a point is a button that says its day; a gap says that it has no data; a series is hidden', async () => {
  answer(bench.set, { 'manage.chart': chart() });
  await bench.open(PATH, ChartPage);
  await bench.press(/^2026-06-16 进行中，销售额 ¥12,960，订单 161/);
  bench.see(/2026-06-16　销售额 ¥12,960　订单 161/);
  await bench.press(/^2026-06-15，销售额 没有数据/);
  await bench.press('订单，显示', 'checkbox');
  await bench.press(/^2026-06-16 进行中，销售额 ¥12,960$/);
});

test('the table of a card is remembered', async () => {
  answer(bench.set, { 'manage.chart': chart() });
  await bench.open(PATH, ChartPage);
  const tables = () => bench.view.allByRole('button', '表格');
  await bench.view.tap(tables()[0]!);
  bench.see('161', '—');
  expect(bench.set.core.root.platform?.storage.get('chart:trend') ?? 'table').toBe('table');
});

test('range, store and comparison are asked for', async () => {
  answer(bench.set, { 'manage.chart': chart() });
  await bench.open(PATH, ChartPage);
  expect(asked()).toMatchObject({ range: '7d', compare: 'before' });
  await bench.press('30 天');
  await pass(1600);
  await bench.press('武林馆', 'radio');
  await pass(1600);
  await bench.press('比去年农历', 'radio');
  await pass(1600);
  expect(asked()).toMatchObject({ range: '30d', compare: 'lunar', storeId: '2' });
  await bench.press('看报表');
  expect(bench.lastUrl()).toContain('/report/pages/report-table?kind=day');
});

test('nothing sold: the axis stands and says so', async () => {
  const zero = days.map((day) => kv(day, day.slice(5), '0'));
  answer(bench.set, {
    'manage.chart': chart({
      trend: [{ key: 'sales', label: '销售额', points: zero }],
      byCategory: [],
      topGoods: [],
      funnel: [],
    }),
  });
  await bench.open(PATH, ChartPage);
  bench.see('暂无数据', '超过 92 天不算');
});

test('a mark is written with its day', async () => {
  answer(bench.set, { 'manage.chart': chart(), 'manage.reportMark': [] });
  await bench.open(PATH, ChartPage);
  await bench.press('记事');
  await pass(1600);
  await bench.press('记一笔');
  bench.see('写一下发生了什么');
  await bench.type('发生了什么', '停电');
  await bench.press('停电', 'radio');
  await bench.press('记一笔');
  await pass(1600);
  expect(fields(sent(bench.set, 'manage.reportMark')[0])).toMatchObject({
    text: '停电',
    kind: 'outage',
    date: '2023-11-15',
  });
});

test('what happened is said with its day', async () => {
  const mark = { kind: 'outage' as const, by: '王岚', at: NOW, store: '全部门店', mine: false };
  answer(bench.set, {
    'manage.chart': chart({
      marks: [
        { id: '1', date: days[1]!, text: '停电两小时', ...mark },
        { id: '2', date: days[1]!, text: '下午恢复', ...mark },
      ],
    }),
  });
  await bench.open(PATH, ChartPage);
  await bench.press(/^2026-06-16 进行中.*停电：停电两小时；停电：下午恢复$/);
  bench.see(/2026-06-16.*停电：停电两小时；停电：下午恢复/);
});

test('a word of the evening is switched off and stays so', async () => {
  const word = { kind: 'card' as const, label: '每晚日报', note: '22:40 收到', on: true };
  answer(bench.set, { 'manage.chart': chart(), 'manage.reportAlarms': [word] });
  await bench.open(PATH, ChartPage);
  await bench.press('每晚提醒');
  await pass(1600);
  answer(bench.set, { 'manage.chart': chart(), 'manage.reportAlarms': [{ ...word, on: false }] });
  await bench.press('每晚日报', 'switch');
  await pass(1600);
  expect(fields(sent(bench.set, 'manage.reportAlarms').at(-1))).toMatchObject({ kind: 'card', on: 'false' });
});

test('without a line', async () => {
  answer(bench.set, { 'manage.chart': OFFLINE });
  await bench.open(PATH, ChartPage);
  expect(bench.view.hasText('销售与订单')).toBe(false);
});
