/** Words, months and the drawing of the income pages. */
import { closedOf, hindrance } from '@/income/cash/useCash';
import { rowsOf } from '@/income/home/rowsOf';
import { byMonth } from '@/income/months';
import { dueOf, questionOf, ratesText, signed, sumOf, tagOf } from '@/income/labels';
import { income, incomeStat, NOW, pageOf } from '../contract/fixtures';

const DAY = 86_400_000;

test('an income says how it came about and when it is there', () => {
  expect(sumOf(income())).toBe('实付 328.00 × 9%');
  expect(dueOf(income(), 7)).toBe('收货后 7 天结算');
  expect(dueOf(income({ settleAt: Date.parse('2026-06-28T02:00:00Z') }), 7)).toBe('06-28 结算');
  expect(dueOf(income({ status: 'settled' }), 7)).toBe('已结算');
  expect(dueOf(income({ status: 'cancelled' }), 7)).toBe('已失效');
  const back = income({ back: true, base: -18_800, amount: -1692 });
  expect([tagOf(back).label, sumOf(back), dueOf(back, 7), signed(back.amount)]).toEqual([
    '扣回',
    '退款 188.00 × 9%',
    '已从待结算扣除',
    '−16.92',
  ]);
  expect(sumOf(income({ source: 'activity' }))).toBe('一次性发放');
  expect(ratesText({ directBp: 900, gradeBp: 100, indirectBp: 300, settleDays: 7 })).toBe(
    '直推 9%，其中等级加成 1%；间推 3%',
  );
  expect(questionOf({ row: income(), orderNo: 'YJ231114000900' })).toBe(
    '关于收益 586001（直推，订单 YJ231114000900，+29.52 元）：',
  );
});

test('rows stand under their months, one head each, over pages too', () => {
  const months = [
    { month: '2023-11', pending: 2952, settled: 0, count: 1 },
    { month: '2023-10', pending: 0, settled: 100, count: 2 },
  ];
  const first = byMonth(
    { ...pageOf([income(), income({ id: '2', createdAt: NOW - 20 * DAY })]), more: true, months },
    [],
  );
  expect(first.list.map(({ head, last }) => [head?.month, last])).toEqual([
    ['2023-11', true],
    ['2023-10', false],
  ]);
  const next = byMonth({ ...pageOf([income({ id: '3', createdAt: NOW - 21 * DAY })]), months }, first.list);
  expect(next.list.map(({ head, last }) => [head?.month, last])).toEqual([[undefined, true]]);
});

test('thirty days make four lines that add up', () => {
  const trend = Array.from({ length: 30 }, (_, i) => ({ key: String(i), label: `11-${i + 1}`, value: String(i) }));
  const rows = rowsOf(trend);
  expect(rows.map(({ label }) => label)).toEqual(['11-1 至 11-7', '11-8 至 11-14', '11-15 至 11-21', '11-22 至 11-30']);
  expect(rows.reduce((sum, { fen }) => sum + fen, 0)).toBe(435);
  expect(rowsOf(trend.slice(0, 6))).toHaveLength(6);
});

test('what stands in the way of a transfer', () => {
  const stat = incomeStat();
  expect(hindrance(undefined, 'balance', stat)).toBe('请填写金额');
  expect(hindrance(99, 'balance', stat)).toBe('每次至少 ¥1');
  expect(hindrance(100, 'balance', stat)).toBeUndefined();
  expect(hindrance(58_251, 'balance', stat)).toBe('可转出 ¥582.50');
  expect(hindrance(999, 'wechat', stat)).toBe('每次至少 ¥10');
  expect(hindrance(5000, 'wechat', incomeStat({ cash: { ...stat.cash, messengerLeft: 4000 } }))).toBe(
    '单日最多 ¥2,000，今日还可转出 ¥40.00',
  );
  const used = incomeStat({ cash: { ...stat.cash, timesLeft: 0 } });
  for (const target of ['wechat', 'bank'] as const) expect(hindrance(5000, target, used)).toBe('今日 10 次提现已用完');
  expect(hindrance(5000, 'balance', used)).toBeUndefined();
  expect(hindrance(100, 'balance', incomeStat({ owed: 500 }))).toBe('有 ¥5.00 退款待抵扣，抵扣完即可转出');
  expect(closedOf('balance', undefined)).toBeUndefined();
  expect(closedOf('wechat', { identity: 'verified' })).toBe('请用微信浏览器打开');
  expect(closedOf('bank', { identity: 'basic' })).toBe('需先完成实名认证');
});
