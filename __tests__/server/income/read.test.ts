/** What a team member reads of the own income: lists, sums and single rows agree to the fen; nobody reads somebody else's. */
import { and, eq } from 'drizzle-orm';
import { incomes, orders } from '../../../server/db/schema';
import type { IncomeRow } from '../../../src/contract/earnings/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import { testServer } from '../harness';

const CHEN = '10010';
const app = testServer({ seed: true });
let chen: string;
let gu: string;
let lin: string;
beforeAll(async () => {
  chen = await app.login('13800000010');
  gu = await app.login('13800000011');
  lin = await app.login('13800000001');
});

type Asked = RequestOf<'achievement.index'>;
async function everyRow(asked: Asked = {}): Promise<IncomeRow[]> {
  const rows: IncomeRow[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = await app.ok('achievement.index', { ...asked, page }, { token: chen });
    rows.push(...answer.list);
    ({ more } = answer);
    if (!more) expect(rows).toHaveLength(answer.total);
  }
  return rows;
}
const sum = (rows: readonly IncomeRow[]) => rows.reduce((all, { amount }) => all + amount, 0);
const kept = (rows: readonly IncomeRow[]) => rows.filter(({ status }) => status !== 'cancelled');

describe('陈雨前', () => {
  test('64 rows in all states and sources, ¥486.20 pending and ¥1,932.50 settled, of which ¥1,350 left', async () => {
    const rows = await everyRow();
    expect(rows).toHaveLength(64);
    expect(new Set(rows.map(({ source }) => source))).toEqual(
      new Set(['direct', 'indirect', 'declare', 'activity', 'adjust']),
    );
    expect(rows.some(({ back }) => back)).toBe(true);
    // Whatever is asked for; another member's rows do not count.
    const sourcesOf = async (token: string, asked: Asked = {}) =>
      (await app.ok('achievement.index', asked, { token })).sources.sort();
    expect(await sourcesOf(chen, { source: 'declare', month: '2000-01' })).toEqual(
      [...new Set(rows.map(({ source }) => source))].sort(),
    );
    expect(await sourcesOf(gu)).not.toContain('adjust');
    const stat = await app.ok('achievement.statistics', {}, { token: chen });
    expect(stat).toMatchObject({
      total: 241_870,
      pending: 48_620,
      settled: 193_250,
      cashed: 135_000,
      available: 58_250,
    });
    expect(stat).toMatchObject({ owed: 0, onWay: 20_000 });
    expect(sum(rows.filter(({ status }) => status === 'pending'))).toBe(stat.pending);
    expect(sum(rows.filter(({ status }) => status === 'settled'))).toBe(stat.settled);
    expect(stat.cash).toMatchObject({
      messengerPerDay: 200_000,
      messengerMin: 1000,
      balanceMin: 100,
      confirmHours: 24,
    });
    expect(stat.rates).toEqual({ directBp: 900, gradeBp: 100, indirectBp: 300, settleDays: 7 });
  });

  test('every row is its base at its rate; nobody is named whom one did not bring', async () => {
    for (const row of await everyRow()) {
      if (row.back || row.source === 'activity' || row.source === 'adjust') continue;
      expect(row.amount).toBe(Math.floor((row.base * row.rateBp) / 10_000));
      expect(row.from).toMatch({ direct: /^.\*\*$/, indirect: /^\*{3}$/, declare: /^1\d{2}\*{4}\d{4}$/ }[row.source]);
    }
  });

  test.each(['7d', '30d', '6m'] as const)('trend and sources of %s add up', async (range) => {
    const stat = await app.ok('achievement.statistics', { range }, { token: chen });
    const total = (list: typeof stat.trend) => list.reduce((all, { value }) => all + Number(value), 0);
    expect(stat.trend).toHaveLength({ '7d': 7, '30d': 30, '6m': 6 }[range]);
    expect(total(stat.trend)).toBe(stat.sum);
    expect(total(stat.bySource)).toBe(stat.sum);
    expect(stat.sum).toBeGreaterThan(0);
  });

  test('months count what they list, pending and settled apart, by every filter', async () => {
    for (const asked of [{}, { orders: true }, { source: 'direct' }, { status: 'settled' }] as Asked[]) {
      const { months } = await app.ok('achievement.index', asked, { token: chen });
      expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort().reverse());
      for (const { month, pending, settled, count } of months) {
        const rows = await everyRow({ ...asked, month });
        // The money of orders is what they keep: their corrections are not in the list, but in the sum.
        const net = (status: string) =>
          kept(rows)
            .filter((row) => row.status === status)
            .reduce((all, { amount, deducted }) => all + amount - (asked.orders ? deducted : 0), 0);
        expect([net('pending'), net('settled'), rows.filter(({ back }) => !back).length]).toEqual([
          pending,
          settled,
          count,
        ]);
      }
    }
    expect((await app.call('achievement.index', { month: '2026-13' }, { token: chen })).code).toBe(400);
  });

  test('an order by its whole number; its row has lines that add up, what came back, and its days', async () => {
    const found = await app.db
      .select({ no: orders.no, id: incomes.id })
      .from(incomes)
      .innerJoin(orders, eq(orders.id, incomes.orderId))
      .where(and(eq(incomes.memberId, CHEN), eq(incomes.status, 'settled')));
    const one = found[0]!;
    const { list } = await app.ok('achievement.index', { orderNo: ` ${one.no.toLowerCase()} ` }, { token: chen });
    expect(list.map(({ id }) => id)).toEqual([one.id]);
    expect((await app.ok('achievement.index', { orderNo: 'YJ' }, { token: chen })).total).toBe(0);
    const detail = await app.ok('achievement.view', { id: one.id }, { token: chen });
    expect(detail.orderNo).toBe(one.no);
    expect(detail.lines.reduce((all, { amount }) => all + amount, 0)).toBe(detail.row.amount);
    expect(detail.lines.reduce((all, { paid }) => all + paid, 0)).toBe(detail.row.base);
    expect(detail.timeline.map(({ key }) => key)).toEqual(['create', 'pay', 'receive', 'settle']);
    const back = (await everyRow()).find((row) => row.back)!;
    const correction = await app.ok('achievement.view', { id: back.id }, { token: chen });
    expect(correction.row.amount).toBeLessThan(0);
    const whole = await app.ok('achievement.view', { id: correction.backOf! }, { token: chen });
    expect(whole.refunded).toBe(-back.amount);
    expect(whole.backs.map(({ id }) => id)).toEqual([back.id]);
  });
});

test('somebody else’s row is not there, and who is in no team reads nothing', async () => {
  const [own] = (await app.ok('achievement.index', {}, { token: chen })).list;
  expect((await app.call('achievement.view', { id: own!.id }, { token: gu })).code).toBe(404);
  expect((await app.call('achievement.view', { id: '999' }, { token: chen })).code).toBe(404);
  for (const name of ['member.declaration', 'income.cashList'] as const) {
    expect((await app.call(name, {}, { token: lin })).code).toBe(403);
    expect((await app.call(name, {})).code).toBe(401);
  }
  expect(await app.ok('achievement.statistics', {}, { token: lin })).toMatchObject({
    level: 0,
    total: 0,
    available: 0,
  });
  expect(await app.ok('achievement.index', {}, { token: lin })).toMatchObject({ list: [], total: 0 });
  for (const name of ['achievement.statistics', 'achievement.index'] as const)
    expect((await app.call(name, {})).code).toBe(401);
  const others = await app.ok('achievement.index', {}, { token: gu });
  expect(others.list.map(({ id }) => id)).not.toContain(own!.id);
});
