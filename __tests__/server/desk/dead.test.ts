/** What failed for good, before the managers (rule 26.6). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jobs, orders } from '../../../server/db/schema';
import { cleanupJobs } from '../../../server/jobs/cleanup';
import { countDead } from '../../../server/jobs/dead';
import { reasonOf } from '../../../server/domains/staff/desk/dead';
import type { Tx } from '../../../server/db/client';
import { DAY_MS } from '../../../server/lib/shanghai';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
/** 店长 of another store. */
const OTHER = '13900000012';
const SERVICE = '13900000004';
const as = async (mobile: string) => ({ token: await app.login(mobile) });
const SECRET = 'params: 6222020000000000000 access-token=abc';

async function die(
  lastError = 'payout relay answered HTTP 502',
  kind: 'withdrawal.pay' | 'order.finish' = 'withdrawal.pay',
) {
  const key = kind === 'order.finish' ? (await app.db.select().from(orders))[0]!.id : randomUUID();
  await app.db.delete(jobs).where(eq(jobs.key, key));
  const now = app.clock.now();
  const [row] = await app.db
    .insert(jobs)
    .values({ kind, key, runAt: now, attempts: 34, lastError, doneAt: now, deadAt: now })
    .returning();
  return row!;
}
const end = (id: string, way: 'retry' | 'handled', who: { token: string }) =>
  app.call('desk.deadLetterEnd', { id, way, requestId: randomUUID() }, who);
afterEach(() => app.db.delete(jobs).where(eq(jobs.kind, 'withdrawal.pay')));

test('it stands there with what it was about and a reason that tells no secret', async () => {
  const order = await die(`Failed query: select 1 ${SECRET}`, 'order.finish');
  const payout = await die();
  const { list } = await app.ok('desk.deadLetters', {}, await as(MANAGER));
  const [about] = await app.db.select().from(orders).where(eq(orders.id, order.key));
  expect(list.find(({ id }) => id === order.id)).toMatchObject({ label: '订单', subject: about!.no });
  expect(list.find(({ id }) => id === payout.id)).toMatchObject({
    label: '提现打款',
    reason: '对方的系统出错（502）',
    tries: 34,
  });
  expect(JSON.stringify(list)).not.toMatch(/6222|access-token|Failed query/);
  expect((await app.ok('desk.index', {}, await as(MANAGER))).dead).toBe(2);
  await app.db.delete(jobs).where(eq(jobs.id, order.id));
});

test('reasons are ours, whatever was said', () => {
  expect(reasonOf('no answer within 60 s')).toBe('对方没有回答');
  expect(reasonOf('fetch failed')).toBe('连不上对方');
  expect(reasonOf('The operation was aborted due to timeout')).toBe('对方没有回答');
  expect(reasonOf('invoice relay answered without a state')).toBe('对方的回答缺内容');
  for (const text of [null, '', SECRET, '卡号 6222020000000000000 不对'])
    expect(reasonOf(text)).toBe('没有做成，请联系技术人员');
});

test('only managers; what did not fail is nothing to look after', async () => {
  const { id } = await die();
  expect((await app.call('desk.deadLetters', {}, await as(SERVICE))).code).toBe(403);
  expect((await end(id, 'handled', await as(SERVICE))).code).toBe(403);
  const alive = (await app.db.select().from(jobs)).find(({ deadAt }) => deadAt === null)!;
  expect((await end(alive.id, 'retry', await as(MANAGER))).code).toBe(404);
  expect((await end('999999999999', 'retry', await as(MANAGER))).code).toBe(404);
});

test('已处理: who and when stand beside it, it counts no more, and another manager finds it done', async () => {
  const { id } = await die();
  const done = await end(id, 'handled', await as(MANAGER));
  expect(done.data.ended).toEqual({ by: '王岚', at: app.clock.now() });
  expect(await countDead(app.db as unknown as Tx)).toEqual([]);
  expect(await end(id, 'retry', await as(OTHER))).toMatchObject({
    code: 409,
    message: '同事已经处理了',
    data: { ended: { by: '王岚' } },
  });
  // A week later it goes; one that nobody has looked after stays.
  const open = await die();
  app.clock.advance(9 * DAY_MS);
  await cleanupJobs['site.cleanup'](app.db as unknown as Tx, 'daily', app.server);
  const left = (await app.db.select().from(jobs)).map((job) => job.id);
  expect(left).toContain(open.id);
  expect(left).not.toContain(id);
});

test('再试: it runs again, and one that fails for good again is open once more', async () => {
  const { id } = await die();
  expect((await end(id, 'retry', await as(MANAGER))).code).toBe(200);
  const [row] = await app.db.select().from(jobs).where(eq(jobs.id, id));
  expect(row).toMatchObject({ deadAt: null, attempts: 0, doneAt: null, handledAt: app.clock.now() });
  app.clock.advance(1000);
  const now = app.clock.now();
  await app.db.update(jobs).set({ deadAt: now, doneAt: now, attempts: 34 }).where(eq(jobs.id, id));
  const { list } = await app.ok('desk.deadLetters', {}, await as(MANAGER));
  expect(list.find((one) => one.id === id)?.ended).toBeUndefined();
});

test('two managers at once: one of them has looked after it', async () => {
  const [one, other] = [await as(MANAGER), await as(OTHER)];
  for (let round = 0; round < Math.min(RACES, 20); round++) {
    const { id } = await die();
    const codes = (await Promise.all([end(id, 'handled', one), end(id, 'retry', other)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
  }
});
