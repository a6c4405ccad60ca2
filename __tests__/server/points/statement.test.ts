/** The statement of points: sums that equal their rows, the year of 林知夏, and lists that do not slow down with their length. */
import { and, eq } from 'drizzle-orm';
import { accounts, ledgerRows, pointBatches } from '../../../server/db/schema';
import { verifyLedgers } from '../../../server/domains/ledger/verify';
import type { LedgerRow } from '../../../src/contract/promo/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import { dayOf, DAY_MS } from '../../../server/lib/shanghai';
import { createTestServer, type TestServer } from '../harness';
import { quickest } from '../quickest';

jest.setTimeout(180_000);
let app: TestServer;
let lin: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  lin = await app.login('13800000001');
});
afterAll(() => app.close());

const statOf = (asked: Partial<RequestOf<'credits.statistics'>> = {}, token = lin) =>
  app.ok('credits.statistics', { unit: 'points', ...asked }, { token });
async function rowsOf(asked: Partial<RequestOf<'credits.index'>>): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = await app.ok('credits.index', { unit: 'points', ...asked, page }, { token: lin });
    rows.push(...answer.list);
    ({ more } = answer);
  }
  return rows;
}
const plus = (rows: readonly LedgerRow[]) => rows.reduce((sum, { delta }) => sum + Math.max(0, delta), 0);
const minus = (rows: readonly LedgerRow[]) => rows.reduce((sum, { delta }) => sum - Math.min(0, delta), 0);

test('林知夏: 3,620 points, 600 of them until the end of the year, a streak of four, in batches that add up', async () => {
  const { points, detail } = await statOf();
  expect(points).toMatchObject({ balance: 3620, expiring: 600 });
  expect(detail?.batches.reduce((sum, { left }) => sum + left, 0)).toBe(3620);
  expect(await app.ok('signIn.index', {}, { token: lin })).toMatchObject({ streak: 4, today: false, nextReward: 15 });
  expect(detail?.earn).toEqual({ review: 20, photo: 50, profile: 50, store: 20 });
  expect(detail?.sending.cards).toHaveLength(6);
});

test('each year closes: begun + gained − used − expired = left, and so do its rows', async () => {
  const year = Number(dayOf(app.clock.now()).slice(0, 4));
  for (const one of [year, year - 1]) {
    const { detail } = await statOf({ year: one });
    const { begun, gained, used, expired, left, isOver, kinds } = detail!.year;
    expect(begun + gained - used - expired).toBe(left);
    expect(isOver).toBe(one < year);
    const rows = await rowsOf({ year: one });
    expect([gained, used + expired]).toEqual([plus(rows), minus(rows)]);
    for (const { key, came, went } of kinds) {
      const own = rows.filter(({ bizType }) => bizType === key);
      expect([came, went]).toEqual([plus(own), minus(own)]);
    }
    if (one === year) expect(left).toBe(3620);
  }
});

test('a month by day and by kind equals its rows; several kinds are asked for at once', async () => {
  const month = dayOf(app.clock.now() - 20 * DAY_MS).slice(0, 7);
  const { detail, monthIn, monthOut } = await statOf({ month });
  const rows = await rowsOf({ month });
  expect(rows.length).toBeGreaterThan(0);
  expect([monthIn, monthOut]).toEqual([plus(rows), minus(rows)]);
  for (const { date, came, went } of detail!.days) {
    const own = rows.filter(({ createdAt }) => dayOf(createdAt) === date);
    expect([came, went]).toEqual([plus(own), minus(own)]);
  }
  expect(detail!.days.reduce((sum, { came }) => sum + came, 0)).toBe(monthIn);
  const two = await rowsOf({ bizType: 'merge,review' });
  expect(new Set(two.map(({ bizType }) => bizType))).toEqual(new Set(['merge', 'review']));
  expect(await rowsOf({ dir: 'out', bizType: 'merge,review' })).toHaveLength(3);
  expect((await app.call('credits.index', { unit: 'points', bizType: "x'y" }, { token: lin })).code).toBe(400);
});

test('points of orders on their way are promised, and a new member’s page is empty', async () => {
  expect((await statOf()).detail?.pending).toBeGreaterThan(0);
  const token = await app.login('13800009003');
  const { points, detail, monthIn } = await statOf({}, token);
  expect([points.balance, points.expiring, monthIn]).toEqual([0, 0, 0]);
  expect(detail).toMatchObject({ pending: 0, days: [], kinds: [], batches: [] });
  expect((await app.call('credits.statistics', { unit: 'points' })).code).toBe(401);
  expect((await app.ok('credits.statistics', { unit: 'money' }, { token: lin })).detail).toBeUndefined();
});

test('with 10,000 rows a page takes no more than three times what it takes with 100', async () => {
  const fill = async (mobile: string, count: number) => {
    const token = await app.login(mobile);
    const { id: ownerId } = await app.ok('member.my', {}, { token });
    const [account] = await app.db
      .insert(accounts)
      .values({ ownerType: 'member', ownerId, unit: 'points', available: count })
      .returning();
    const at = app.clock.now();
    const rows = Array.from({ length: count }, (_, i) => ({
      accountId: account!.id,
      unit: 'points' as const,
      bizType: i % 2 === 0 ? 'sign' : 'review',
      bizId: `fill-${i}`,
      title: '签到',
      delta: 1,
      balanceAfter: i + 1,
      createdAt: at - (count - i) * 60_000,
    }));
    for (let i = 0; i < count; i += 2000) await app.db.insert(ledgerRows).values(rows.slice(i, i + 2000));
    await app.db
      .insert(pointBatches)
      .values({ accountId: account!.id, kind: 'earned', expireAt: at + 400 * DAY_MS, gained: count, left: count });
    return token;
  };
  const few = await fill('13800009100', 100);
  const many = await fill('13800009101', 10_000);
  expect(await verifyLedgers(app.db)).toEqual([]);
  expect(
    await app.db.$count(ledgerRows, and(eq(ledgerRows.unit, 'points'), eq(ledgerRows.title, '签到'))),
  ).toBeGreaterThan(10_000);
  const asks = [
    (token: string) => app.ok('credits.index', { unit: 'points' }, { token }),
    (token: string) => app.ok('signIn.log', {}, { token }),
    (token: string) => app.ok('integralGoods.index', {}, { token }),
  ];
  for (const ask of asks) {
    const [short, long] = [await quickest(() => ask(few)), await quickest(() => ask(many))];
    // A page of a few milliseconds may wait for the machine once.
    expect(long).toBeLessThan(3 * short + 3);
  }
});
