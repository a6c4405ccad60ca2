/** The sums of the days are the ledger's (R1): random orders and refunds around midnight, whatever the zone of the machine, and what a broken sum is told. */
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { verifyReports } from '../../../server/domains/staff/report/verify';
import { instantOf } from '../../../server/lib/shanghai';
import type { Tx } from '../../../server/db/client';
import { testServer } from '../harness';

const app = testServer({ seed: true, disagrees: 'orders are written here without stock and books' });
let wang: string;
beforeAll(async () => {
  wang = await app.login('13900000001');
});

/** Days of last spring, when the demo shop was not open. */
const DAYS = ['2026-03-09', '2026-03-10', '2026-03-11'];
const MIDNIGHT = instantOf('2026-03-10');
const HOUR = 3_600_000;
let ids = 40_000_000;

interface Sale {
  at: number;
  amount: number;
  freight: number;
  store: 0 | 1 | 2;
  back?: { at: number; part: number; whole: boolean } | undefined;
}
const sale: fc.Arbitrary<Sale> = fc.record({
  // Mostly within seconds of midnight.
  at: fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -20 * HOUR, max: 20 * HOUR })),
  amount: fc.integer({ min: 0, max: 5_000_000 }),
  freight: fc.integer({ min: 0, max: 3000 }),
  store: fc.constantFrom(0, 1, 2),
  back: fc.option(
    fc.record({
      at: fc.integer({ min: 0, max: 20 * HOUR }),
      part: fc.integer({ min: 0, max: 100 }),
      whole: fc.boolean(),
    }),
    { nil: undefined },
  ),
});

async function write(tx: Tx, { at, amount, freight, store, back }: Sale): Promise<void> {
  const id = (ids += 10);
  const [paidAt, payable] = [MIDNIGHT + at, amount + freight];
  const endedAt = Math.min(MIDNIGHT + at + (back?.at ?? 0), MIDNIGHT + 47 * HOUR);
  const whole = back?.whole === true;
  const pickup = store === 0 ? null : JSON.stringify({ storeId: String(store), name: '甲', mobile: '13800000000' });
  await tx.execute(sql`insert into orders (id, no, member_id, kind, source, status, delivery_type, seller, pickup, amounts, payable, created_at, paid_at, closed_at)
    values (${id}, ${`T${id}`}, 10001, 'normal', 'buy', ${whole ? 'refunded' : 'paid'}, 'express', '叶间', ${pickup}::jsonb, '{}', ${payable}, ${paidAt}, ${paidAt}, ${whole ? endedAt : null})`);
  await tx.execute(sql`insert into order_lines (id, order_id, member_id, sku_id, goods_id, title, cover, spec_text, price, qty, paid)
    values (${id + 1}, ${id}, 10001, 101301, 1013, '茶', '', '', ${amount}, 1, ${amount})`);
  await tx.execute(sql`insert into payments (id, no, member_id, order_group, order_id, amount, channel, status, refunded_amount, created_at, paid_at)
    values (${id + 2}, ${`T${id}`}, 10001, 'order', ${id}, ${payable}, 'js', ${whole ? 'refunded' : 'paid'}, ${whole ? payable : 0}, ${paidAt}, ${paidAt})`);
  if (!back || whole) return;
  const refund = Math.floor((amount * back.part) / 100);
  await tx.execute(sql`insert into after_sales (id, no, order_id, member_id, way, reason, refund, status, created_at, ended_at)
    values (${id + 3}, ${`T${id}`}, ${id}, 10001, 'refund', '其他', ${refund}, 'done', ${paidAt}, ${endedAt})`);
  await tx.execute(
    sql`insert into after_sale_lines (id, after_sale_id, line_id, title, qty, refund) values (${id + 4}, ${id + 3}, ${id + 1}, '茶', 1, ${refund})`,
  );
  await tx.execute(sql`update payments set refunded_amount = ${refund} where id = ${id + 2}`);
}

/** Which day of Shanghai, reckoned beside the code: UTC+8 and no summer time. */
const dayAt = (at: number) => new Date(at + 8 * HOUR).toISOString().slice(0, 10);

const expected = new Map(DAYS.map((day) => [day, { sales: 0, refunds: 0, orders: 0 }]));
const ZONE = process.env.TZ;
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

test.each(['UTC', 'America/Los_Angeles'])(
  'TZ=%s: orders and refunds around midnight, sums, table, chart and ledger say the same',
  async (zone) => {
    process.env.TZ = zone;
    expect(new Date(MIDNIGHT).getTimezoneOffset()).not.toBe(-480);
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 6 }), async (sales) => {
        await app.db.transaction(async (tx) => {
          for (const one of sales) await write(tx as unknown as Tx, one);
        });
        for (const { at, amount, freight, back } of sales) {
          const day = expected.get(dayAt(MIDNIGHT + at))!;
          day.sales += amount + freight;
          day.orders += 1;
          if (!back) continue;
          const ended = Math.min(MIDNIGHT + at + back.at, MIDNIGHT + 47 * HOUR);
          expected.get(dayAt(ended))!.refunds += back.whole ? amount + freight : Math.floor((amount * back.part) / 100);
        }
        expect(await verifyReports(app.db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    const table = await app.ok('manage.reportTable', { kind: 'day', from: DAYS[0]!, to: DAYS[2]! }, { token: wang });
    const valueOf = (cells: { colKey: string; value: string }[], key: string) =>
      Number(cells.find(({ colKey }) => colKey === key)!.value);
    for (const row of table.rows) {
      const day = expected.get(row.cells[0]!.rowKey.split('.')[1]!)!;
      for (const key of ['sales', 'refunds', 'orders'] as const)
        expect([row.label, key, valueOf(row.cells, key)]).toEqual([row.label, key, day[key]]);
    }
    const all = [...expected.values()].reduce((sum, { sales }) => sum + sales, 0);
    expect(valueOf(table.summary, 'sales')).toBe(all);
    const chart = await app.ok('manage.chart', { range: 'custom', from: DAYS[0]!, to: DAYS[2]! }, { token: wang });
    const sum = (list: { value: string }[]) => list.reduce((total, { value }) => total + Number(value), 0);
    expect(Number(chart.cards.find(({ key }) => key === 'sales')!.value)).toBe(all);
    expect([sum(chart.byStore), sum(chart.trend[0]!.points)]).toEqual([all, all]);
    for (const figure of ['sales', 'orders', 'refunds'] as const) {
      const why = await app.ok(
        'manage.chartWhy',
        { range: 'custom', from: DAYS[1]!, to: DAYS[1]!, figure },
        { token: wang },
      );
      expect(why.change).toBe(why.value - why.before);
      for (const { key, rows } of why.parts)
        expect([key, rows.reduce((total, { change }) => total + change, 0)]).toEqual([key, why.change]);
    }
    const goods = await app.ok('manage.reportTable', { kind: 'goods', from: DAYS[0]!, to: DAYS[2]! }, { token: wang });
    expect(valueOf(goods.summary, 'sales')).toBe(all);
  },
);

test('a day is half open: the last millisecond belongs to the day before', async () => {
  const [{ rows }] = [
    (await app.db.execute(
      sql`select day_of(${MIDNIGHT - 1}) as before, day_of(${MIDNIGHT}) as after, hour_of(${MIDNIGHT - 1}) as hour`,
    )) as unknown as {
      rows: Record<string, string>[];
    },
  ];
  expect(rows).toEqual([{ before: '2026-03-09', after: '2026-03-10', hour: '23' }]);
});

test('from looking to buying: on however many days somebody did it, each is one; who bought before, or again, came back', async () => {
  const at = (day: string) => instantOf(day) + 10 * HOUR;
  const bought = (memberId: number, paidAt: number) => {
    const id = (ids += 10);
    return app.db
      .execute(sql`insert into orders (id, no, member_id, kind, source, status, delivery_type, seller, amounts, payable, created_at, paid_at)
      values (${id}, ${`T${id}`}, ${memberId}, 'normal', 'cart', 'paid', 'express', '叶间', '{}', 100, ${paidAt}, ${paidAt})`);
  };
  await bought(10001, at('2026-01-05'));
  await bought(10001, at('2026-01-07'));
  await bought(10002, at('2025-12-01'));
  await bought(10002, at('2026-01-06'));
  await bought(10003, instantOf('2026-01-08') - 1);
  await bought(10004, instantOf('2026-01-08'));
  const asked = { range: 'custom' as const, from: '2026-01-05', to: '2026-01-07' };
  const { funnel } = await app.ok('manage.chart', asked, { token: wang });
  expect(Object.fromEntries(funnel.map(({ key, value }) => [key, Number(value)]))).toEqual({
    seen: 0,
    carted: 3,
    ordered: 3,
    paid: 3,
    again: 2,
  });
});

test('a sum that is wrong is said', async () => {
  await app.db.execute(
    sql`update report_sums set sales = sales + 1 where part = 'day' and day = ${DAYS[1]!} and store_id = 0`,
  );
  const problems = await verifyReports(app.db);
  // The day beside the orders, and each of its four parts beside the day.
  expect(problems).toHaveLength(5);
  await app.db.execute(
    sql`update report_sums set sales = sales - 1 where part = 'day' and day = ${DAYS[1]!} and store_id = 0`,
  );
  expect(await verifyReports(app.db)).toEqual([]);
  const month = (by: number) =>
    app.db.execute(
      sql`update report_months set refunds = refunds + ${by} where part = 'day' and month = ${DAYS[1]!.slice(0, 7)} and store_id = 0`,
    );
  await month(1);
  expect(await verifyReports(app.db)).toEqual(['month 2026-03 of store 0 by day  is not what its days come to']);
  await month(-1);
  expect(await verifyReports(app.db)).toEqual([]);
});
