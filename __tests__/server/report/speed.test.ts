/**
 * Two years of six stores cost at most three times of thirty days: every report in a shop that is so old, beside the same when it was thirty days old, and
 * the chart of two years beside that of thirty days. Counted are the rows that are read from tables and the blocks that are touched, the same on a busy machine.
 */
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { createTestServer, type TestServer } from '../harness';
import { listenToStatements, type Statement } from '../statements';

const listener = listenToStatements();
let app: TestServer;
let token: string;
let today: string;
const dayBefore = (days: number) => dayOf(app.clock.now() - days * DAY_MS);

/** Sums, reports, targets, comments and marks of each day of each store between so many days ago and so many. */
async function fill(from: number, until: number): Promise<void> {
  const days = sql.raw(`generate_series(${until}, ${from - 1}) ago,
    lateral (select to_char(date '${today}' - ago::int, 'YYYY-MM-DD') as day) days`);
  const at = sql.raw(String(app.clock.now()));
  await app.db.execute(sql`insert into report_sums (store_id, day, part, key, sales, refunds, count, qty)
    select store, day, part, key, 10000, 100, 3, 5 from ${days}, generate_series(0, 6) store,
      (select 'day' as part, '' as key union all select 'member', '' union all select 'card', ''
       union all select 'hour', lpad(h::text, 2, '0') from generate_series(9, 21) h
       union all select 'category', c::text from generate_series(1, 6) c
       union all select 'goods', g::text from generate_series(1001, 1020) g
       union all select 'channel', c from unnest(array['card', 'online', 'cash']) c) parts
    on conflict do nothing`);
  await app.db
    .execute(sql`insert into daily_reports (id, employee_id, store_id, day, status, values, draft, rev, submitted_at, saved_at)
    select nextval('ids'), 10101, store, day, 'submitted', ${JSON.stringify({ cash: '100', guests: '7', tables: '3' })}::jsonb, '{}', 1, ${at}, ${at}
    from ${days}, generate_series(1, 6) store on conflict do nothing`);
  await app.db.execute(sql`insert into report_comments (id, store_id, day, figure, text, by, at)
    select nextval('ids'), store, day, 'guests', '下雨', '王岚', ${at} from ${days}, generate_series(1, 6) store where ago % 3 = 0`);
  await app.db.execute(sql`insert into report_marks (id, store_id, day, kind, text, employee_id, by, at)
    select nextval('ids'), store, day, 'weather', '雨', 10101, '王岚', ${at} from ${days}, generate_series(1, 6) store where ago % 7 = 0`);
  await app.db.execute('vacuum analyze');
}

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}
/** Of tables; what is then done with a row costs little. */
const rowsOf = (node: Node): number =>
  (node['Relation Name'] === undefined
    ? 0
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']) +
  (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), 0);

interface Cost {
  rows: number;
  blocks: number;
}
async function touched(statements: Statement[]): Promise<Cost> {
  const { $client: client } = app.db as unknown as { $client: PGlite };
  const sum = { rows: 0, blocks: 0 };
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) {
      sum.rows += rowsOf(Plan);
      sum.blocks += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
    }
  }
  return sum;
}
const cost = async (ask: () => Promise<unknown>) => touched(await listener.heard(ask));

const table = (kind: 'day' | 'store' | 'employee' | 'goods' | 'table') => () =>
  app.ok('manage.reportTable', { kind, from: dayBefore(29), to: today }, { token });
const ASKS: Record<string, () => Promise<unknown>> = {
  'chart of 30 days': () => app.ok('manage.chart', { range: '30d' }, { token }),
  'chart of today': () => app.ok('manage.chart', { range: 'today' }, { token }),
  'why, of 7 days': () => app.ok('manage.chartWhy', { range: '7d', figure: 'sales' }, { token }),
  'by day': table('day'),
  'by store': table('store'),
  'by employee': table('employee'),
  'by goods': table('goods'),
  'by table': table('table'),
  'one figure': () =>
    app.ok(
      'manage.reportCell',
      { kind: 'store', rowKey: `store.${dayBefore(29)}.${today}.1`, colKey: 'guests' },
      { token },
    ),
  'the form of a day': () => app.ok('manage.dailyInput', { storeId: '2' }, { token }),
};
const young = new Map<string, Cost>();

beforeAll(async () => {
  app = await createTestServer({ seed: true, disagrees: 'sums and reports are written here without orders' });
  today = dayOf(app.clock.now());
  token = await app.login('13900000001');
  await app.db.execute('delete from report_sums');
  await fill(30, 0);
  for (const [name, ask] of Object.entries(ASKS)) young.set(name, await cost(ask));
  await fill(730, 30);
}, 300_000);
afterAll(async () => {
  await app.close();
  listener.restore();
});

test.each(Object.keys(ASKS))('%s', async (name) => {
  const [before, now] = [young.get(name)!, await cost(ASKS[name]!)];
  expect(before.rows).toBeGreaterThan(0);
  expect(now.rows).toBeLessThanOrEqual(3 * before.rows);
  expect(now.blocks).toBeLessThanOrEqual(3 * before.blocks);
});

test('two years beside thirty days', async () => {
  const chart = (days: number) => () =>
    app.ok('manage.chart', { range: 'custom', from: dayBefore(days - 1), to: today }, { token });
  const why = (days: number) => () =>
    app.ok('manage.chartWhy', { range: 'custom', from: dayBefore(days - 1), to: today, figure: 'sales' }, { token });
  for (const ask of [chart, why]) {
    const [short, long] = [await cost(ask(30)), await cost(ask(730))];
    expect(long.rows).toBeLessThanOrEqual(3 * short.rows);
    expect(long.blocks).toBeLessThanOrEqual(3 * short.blocks);
  }
});

// Whole months are read off their own sums, the days at both ends off theirs.
test.each([
  ['all of it', 729, 0],
  ['whole months and days of two others', 75, 3],
  ['days of one month', 12, 4],
])('%s: the figures are those of the days', async (_name, first, last) => {
  const span = { from: dayBefore(first), to: dayBefore(last) };
  const [sum] = (
    (await app.db.execute(
      sql`select sum(sales)::text as sales, sum(count)::text as orders from report_sums where part = 'day' and day between ${span.from} and ${span.to}`,
    )) as unknown as { rows: { sales: string; orders: string }[] }
  ).rows;
  const { cards, byStore, trend } = await app.ok('manage.chart', { range: 'custom', ...span }, { token });
  const of = (key: string) => cards.find((card) => card.key === key)!.value;
  expect({ sales: of('sales'), orders: of('orders') }).toEqual(sum);
  const total = (list: readonly { value: string }[]) => String(list.reduce((all, { value }) => all + Number(value), 0));
  expect([total(byStore), total(trend[0]!.points)]).toEqual([sum!.sales, sum!.sales]);
});
