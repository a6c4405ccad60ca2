/**
 * Lists of ten thousand rows cost at most twice of what they cost with a hundred: two members of one shop, the same questions.
 * Counted is what the database touches for an answer, which is the same on a busy machine.
 */
import type { PGlite } from '@electric-sql/pglite';
import { eq, sql, type SQL } from 'drizzle-orm';
import { members } from '../../server/db/schema';
import { DAY_MS } from '../../server/lib/shanghai';
import type { EndpointName } from '../../src/contract/endpoints';
import type { DataOf, RequestOf } from '../../src/contract/schemas';
import { createTestServer, type TestServer } from './harness';
import { listenToStatements, type Statement } from './statements';

const listener = listenToStatements();
let app: TestServer;
const people = { short: { count: 100, from: 600_000, token: '' }, long: { count: 10_000, from: 700_000, token: '' } };

/** What a member has much of. `i` counts rows, `n` is their id. */
const FILLS: ((id: SQL, at: SQL, each: SQL) => SQL)[] = [
  (id, at, each) => sql`with opened as (
      insert into accounts (owner_type, owner_id, unit, available)
      select 'member', ${id}, unit, count(*) from (select 1 ${each}) rows, unnest(array['money', 'points', 'coin', 'income', 'growth']) unit group by unit returning id, unit)
    insert into ledger_rows (account_id, unit, biz_type, biz_id, title, delta, balance_after, created_at)
    select opened.id, opened.unit, case when i % 2 = 0 then 'sign' else 'orderPay' end, 'long' || i, '签到', 1, i, ${at} - i * 3600000::bigint
    from opened cross join (select * ${each}) rows`,
  (id, at, each) => sql`insert into notices (member_id, box, title, text, read, created_at)
    select ${id}, (array['system', 'order', 'service'])[1 + i % 3], '通知', '内容', i % 10 > 0, ${at} - i * 3600000::bigint ${each}`,
  (
    id,
    at,
    each,
  ) => sql`insert into orders (id, no, member_id, kind, source, status, delivery_type, seller, amounts, payable, created_at, paid_at)
    select n, 'L' || n, ${id}, 'normal', 'buy', 'finished', 'express', '叶间自营', '{"payable":100,"freight":0,"vipOff":0}', 100, ${at} - i, ${at} - i ${each}`,
  (
    id,
    at,
    each,
  ) => sql`insert into payments (id, no, member_id, order_group, order_id, amount, channel, status, created_at, paid_at)
    select n, 'L' || n, ${id}, 'order', n, 100, 'js', 'paid', ${at} - i, ${at} - i ${each}`,
  (
    id,
    at,
    each,
  ) => sql`insert into invoices (id, no, member_id, order_group, kind, invoice_type, title, content, amount, status, created_at)
    select n, 'L' || n, ${id}, 'order', 'person', 'normal', '茶友', 'detail', 100, 'failed', ${at} - i ${each}`,
  (
    id,
    at,
    each,
  ) => sql`insert into withdrawals (no, source, member_id, owner_id, request_id, amount, fee, method, status, created_at)
    select 'L' || n, 'balance', ${id}, ${id}, 'L' || n, 5000, 30, 'bank', 'success', ${at} - i * 3600000::bigint ${each}`,
  (
    id,
    at,
    each,
  ) => sql`insert into incomes (member_id, from_id, order_id, source, title, base, rate_bp, amount, status, created_at)
    select ${id}, n, n, 'direct', '直推', 1000, 900, 50 + i % 100, 'pending', ${at} - (i % 180) * ${DAY_MS}::bigint - i ${each}`,
  (id) => sql`insert into income_days (member_id, day, source, status, back, amount, count)
    select member_id, to_char(to_timestamp(created_at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), source, status,
      back_of is not null, sum(amount), count(*) from incomes where member_id = ${id} group by 1, 2, 3, 4, 5`,
  (id, at, each) => sql`insert into income_transfers (no, member_id, target, amount, status, created_at, ended_at)
    select 'L' || n, ${id}, 'balance', 100, 'failed', ${at} - (i % 300) * ${DAY_MS}::bigint, ${at} ${each}`,
  (id, at, each) => sql`insert into members (id, no, mobile, nickname, avatar, inviter_id, notice_settings, created_at)
    select n, 'L' || n, '19' || lpad(n::text, 9, '0'), '茶友' || i, '/images/avatar/1.webp', ${id}, '{}', ${at} - i * 3600000::bigint ${each}`,
  // Each of them has brought one more.
  (_id, at, each) => sql`insert into members (id, no, mobile, nickname, avatar, inviter_id, notice_settings, created_at)
    select n + 20000, 'L' || n + 20000, '19' || lpad((n + 20000)::text, 9, '0'), '茶客' || i, '/images/avatar/1.webp', n, '{}', ${at} - i * 3600000::bigint ${each}`,
];

beforeAll(async () => {
  app = await createTestServer({ seed: true, unbooked: 'the rows of the long lists are no bookings' });
  for (const [at, one] of Object.values(people).entries()) {
    const mobile = `1371111444${at}`;
    one.token = await app.login(mobile);
    const [member] = await app.db.select().from(members).where(eq(members.mobile, mobile));
    await app.db.update(members).set({ teamLevel: 1 }).where(eq(members.mobile, mobile));
    await app.db.execute(sql`delete from accounts where owner_type = 'member' and owner_id = ${member!.id}`);
    const each = sql`from generate_series(1, ${sql.raw(String(one.count))}) i, lateral (select ${sql.raw(String(one.from))} + i as n) id`;
    for (const fill of FILLS)
      await app.db.execute(fill(sql.raw(`${member!.id}::bigint`), sql.raw(`${app.clock.now()}::bigint`), each));
  }
  await app.db.execute('vacuum analyze');
});
afterAll(async () => {
  await app.close();
  listener.restore();
});

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

/** Rows that the steps of a plan hand on or throw away. */
const rowsOf = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), 0);

/**
 * What an answer costs the server, in blocks of 8 KB that the database reads: a hundred rows are as dear as one block, three that are sent
 * as one, a statement on its way there and back as seventy, a request as two hundred and fifty.
 */
async function costOf(statements: Statement[]): Promise<number> {
  const { $client: client } = app.db as unknown as { $client: PGlite };
  let cost = 250 + 70 * statements.length;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN']))
      cost +=
        (Plan['Shared Hit Blocks'] ?? 0) +
        (Plan['Shared Read Blocks'] ?? 0) +
        rowsOf(Plan) / 100 +
        Plan['Actual Rows'] / 3;
  }
  return cost;
}

const asked = <N extends EndpointName>(name: N, request: RequestOf<N>, long?: (data: DataOf<N>) => unknown) => ({
  title: `${name} ${JSON.stringify(request)}`,
  ask: (token: string) => app.ok(name, request, { token }),
  long: long as ((data: never) => unknown) | undefined,
});
/** `long`: what must be long in the answer, so that nothing is measured that is not there. */
const ASKS = [
  asked('credits.index', { unit: 'money' }, ({ total }) => total),
  asked('credits.index', { unit: 'money', page: 5 }, ({ total }) => total),
  asked('credits.index', { unit: 'money', dir: 'in' }, ({ total }) => total),
  asked('credits.index', { unit: 'points' }, ({ total }) => total),
  asked('credits.index', { unit: 'income' }, ({ total }) => total),
  asked('credits.index', { unit: 'coin' }, ({ total }) => total),
  asked('credits.index', { unit: 'growth' }, ({ total }) => total),
  asked('credits.statistics', { unit: 'money' }),
  asked('credits.statistics', { unit: 'points' }, ({ points }) => points.balance),
  asked('credits.rank', { scope: 'team', unit: 'income' }, ({ mine }) => mine.value),
  asked('signIn.log', {}),
  asked('integralGoods.index', {}),
  asked('member.withdrawLog', {}, ({ total }) => total),
  asked('memberInvoice.index', {}, ({ total }) => total),
  asked('memberInvoice.orders', { group: 'order' }),
  asked('notify.index', {}, ({ total }) => total),
  asked('notify.statistics', {}),
  asked('memberOrder.index', { tab: 'all' }, ({ total }) => total),
  asked('achievement.index', {}, ({ total }) => total),
  asked('achievement.index', { status: 'pending' }, ({ total }) => total),
  asked('achievement.index', { orders: true }, ({ total }) => total),
  asked('achievement.statistics', { range: '6m' }),
  asked('income.cashList', {}, ({ total }) => total),
  asked('member.team', {}),
  asked('member.teamList', { depth: '1', sort: 'amount' }, ({ total }) => total),
  asked('member.teamList', { depth: '1', sort: 'joined', page: 3 }, ({ total }) => total),
  asked('member.teamList', { depth: '2', sort: 'amount' }, ({ total }) => total),
  asked('member.teamList', { depth: '2', sort: 'joined', page: 3 }, ({ total }) => total),
  asked('special.directMembers', {}, ({ total }) => total),
];

test.each(ASKS)('$title', async ({ ask, long }) => {
  if (long) expect(long((await ask(people.long.token)) as never)).toBeGreaterThanOrEqual(10_000);
  const costFor = async ({ token }: { token: string }) => costOf(await listener.heard(() => ask(token)));
  const [short, longer] = [await costFor(people.short), await costFor(people.long)];
  expect(longer).toBeLessThan(2 * short);
});
