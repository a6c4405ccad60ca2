/**
 * What grows with the shop is looked up: every question of the contract is asked of a shop with thousands of members, orders and goods,
 * and PostgreSQL says how it answers each statement. A table that grows is read as a whole only where `WHOLE` says why, and every
 * index that was made for a question is the one that answers it.
 */
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { allAsks, type Ask } from '../../../scripts/bench/asks';
import { knownOf } from '../../../scripts/bench/big';
import { addBigShop } from '../../../scripts/bench/bigShop';
import { createTestServer, type TestServer } from '../harness';
import { listenToStatements, type Statement } from '../statements';

const SIZE = { members: 1_000, orders: 3_000, goods: 1_200, own: 150 };

/** Tables that grow with members, orders or goods, and have more rows here than a plan would rather read than look up. */
const GROWING = [
  ...['members', 'accounts', 'sessions', 'addresses', 'cart_items', 'orders', 'order_lines', 'order_logs', 'parcels'],
  ...['payments', 'reviews', 'footprints', 'collects', 'notices', 'ledger_rows', 'member_coupons'],
  ...['goods', 'skus'],
];
/** Questions whose answer is made of all rows of such a table. */
const WHOLE: Readonly<Record<string, { tables: readonly string[]; why: string }>> = {
  'merchant.category': {
    tables: ['goods'],
    why: 'staff see how many goods of the house stand in each class, counted when goods change',
  },
  'manage.quoteProduct': { tables: ['skus', 'goods'], why: 'how many there are, counted when goods change' },
  'memberV4.hobbyProduct': { tables: ['goods'], why: 'the thousand best sellers are judged by the tags' },
  'stock.goods': { tables: ['skus', 'goods'], why: 'how many there are, counted when goods change' },
  'tea.productHot': { tables: ['orders', 'order_lines', 'goods'], why: 'all sales of the period, once an hour' },
};
/** What the indexes beside keys are there for; dropped ones leave their question to another way, which is longer. */
const INDEXES = [
  ...[
    'orders_member',
    'order_lines_order',
    'order_lines_member',
    'order_lines_goods',
    'order_lines_saved',
    'order_lines_bought',
    'orders_freight',
    'orders_free_shipped',
    'goods_member',
    'reviews_line',
    'reviews_goods',
    'escrow_lots_order',
  ],
  ...['goods_facets', 'goods_sort', 'goods_sales', 'goods_price', 'goods_listed', 'goods_root', 'goods_grams'],
  ...[
    'skus_open',
    'skus_goods',
    'skus_low',
    'earned_months_all',
    'earned_months_team',
    'footprints_seen',
    'life_posts_at',
    'tasks_from',
    'tasks_decided',
  ],
];

interface Node {
  'Node Type': string;
  'Join Filter'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}
const listener = listenToStatements();

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Indexes by which a row is found, not rows. */
const unique = new Set<string>();
const isMany = ({ 'Relation Name': table = '', 'Index Name': index = '' }: Node) =>
  GROWING.includes(table) && !unique.has(index);
/** Rows of both sides are compared one by one: what one row of each costs nothing takes minutes where both have thousands. */
const isCrossed = ({ 'Node Type': kind, 'Join Filter': filter, Plans = [] }: Node) =>
  kind === 'Nested Loop' && filter !== undefined && Plans.every((side) => nodesOf(side).some(isMany));

let app: TestServer;
const tokens = new Map<string, string>();
let asks: Ask[] = [];
/** By question: the tables that were read as a whole, with the statement. */
const whole = new Map<string, string[]>();
/** By question: statements that, planned once for whoever asks, hold each row of a table that grows against each row of another. */
const crossed = new Map<string, string[]>();
const used = new Set<string>();
const seen = new Set<string>();

/** Statements that are asked for many at a time (server/db/batch.ts). */
const CROWD = 'select asked.n';
let crowds = 0;

interface Plans {
  /** As it is planned at first, for these values. */
  now: Node[];
  /** As it is planned when it has been asked often, for any values. */
  often: Node[];
}
type Explain = (statement: Statement) => Promise<Plans>;

/** `work` with one connection that plans as for a database in memory, where this shop would be. */
async function withPlans(work: (explain: Explain) => Promise<void>): Promise<void> {
  const { $client: source } = app.db as unknown as { $client: pg.Pool | PGlite };
  const client = (source instanceof PGlite ? source : await source.connect()) as pg.PoolClient;
  await client.query('set random_page_cost = 1.1');
  const keys = await client.query<{ name: string }>(
    'select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indisunique',
  );
  for (const { name } of keys.rows) unique.add(name);
  const explained = (asked: string, values: unknown[] = []) =>
    client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${asked}`, values);
  const once = async (text: string, { length }: unknown[]) => {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${text}`);
    const plan = await explained(
      `execute asked${length > 0 ? ` (${Array.from({ length }, () => 'null').join(', ')})` : ''}`,
    );
    await client.query('deallocate asked');
    await client.query('reset plan_cache_mode');
    return plan;
  };
  const nodes = ({ rows }: { rows: { 'QUERY PLAN': { Plan: Node }[] }[] }) =>
    rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  await work(async ({ text, values }) => {
    const often = nodes(await once(text, values));
    // A plan that is made once must serve a crowd of any size.
    return { often, now: text.startsWith(CROWD) ? often : nodes(await explained(text, values)) };
  });
  if (!(source instanceof PGlite)) client.release(true);
}

async function look({ name, endpoint, mobile, url }: Ask, explain: Explain): Promise<void> {
  const ask = async () => {
    const { statusCode } = await app.http.inject({ method: 'GET', url: url(tokens.get(mobile) ?? '') });
    expect([name, statusCode]).toEqual([name, 200]);
  };
  const heard = await listener.heard(async () => {
    await ask();
    // Twice at the same moment.
    await Promise.all([ask(), ask()]);
  });
  for (const statement of heard) {
    if (seen.has(statement.text)) continue;
    seen.add(statement.text);
    if (statement.text.startsWith(CROWD)) crowds += 1;
    const { now, often } = await explain(statement);
    if (often.some(isCrossed)) crossed.set(name, [...(crossed.get(name) ?? []), statement.text.slice(0, 300)]);
    for (const { 'Node Type': kind, 'Relation Name': table = '', 'Index Name': index } of now) {
      if (index) used.add(index);
      if (kind !== 'Seq Scan' || !GROWING.includes(table) || WHOLE[endpoint]?.tables.includes(table)) continue;
      whole.set(name, [...(whole.get(name) ?? []), `${table}: ${statement.text.slice(0, 300)}`]);
    }
  }
}

beforeAll(async () => {
  app = await createTestServer({ seed: true, unbooked: 'the many rows of a big shop are no bookings' });
  await addBigShop(app.db, app.clock.now(), SIZE);
  asks = allAsks(await knownOf(app.db));
  for (const mobile of new Set(asks.map((ask) => ask.mobile))) tokens.set(mobile, await app.login(mobile));
  await withPlans(async (explain) => {
    for (const ask of asks) await look(ask, explain);
  });
});
afterAll(async () => {
  await app.close();
  listener.restore();
});

test('no answer reads a table that grows as a whole', () => {
  expect(asks.length).toBeGreaterThan(100);
  expect(crowds).toBeGreaterThan(10);
  expect(Object.fromEntries(whole)).toEqual({});
});

test('the indexes are what answers', () => {
  expect(INDEXES.filter((index) => !used.has(index))).toEqual([]);
});

test('a plan that was made once for everybody compares no two lists row by row', () => {
  expect(Object.fromEntries(crossed)).toEqual({});
});
