/** Points in batches: the oldest first, bought ones for gifts and exchanges only, their end by the clock, and where they go back to. */
import { and, eq } from 'drizzle-orm';
import { accounts, ledgerRows, notices, pointBatches } from '../../../server/db/schema';
import { accountStat } from '../../../server/domains/membership/credits/service';
import { endOfYear } from '../../../server/domains/people/ledger/batches';
import { balancesOf, batchesOf, fillBatches } from '../../../server/domains/people/ledger/repository';
import { book, bookBack, memberOwner, transfer, type BizType } from '../../../server/domains/people/ledger/service';
import { endPoints } from '../../../server/domains/membership/points/expire';
import { instantOf } from '../../../server/lib/shanghai';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let next = 100;
beforeAll(async () => void (app = await createTestServer()));
afterAll(() => app.close());

const day = (text: string) => instantOf(text) + 1000;
const member = () => String((next += 1));
let id = 0;
const move = (memberId: string, bizType: BizType, delta: number, at: number, bizId = String((id += 1))) =>
  book(app.db, { owner: memberOwner(memberId), unit: 'points', bizType, bizId, delta, at });
const left = async (memberId: string) =>
  (await batchesOf(app.db, memberId)).map(({ kind, expireAt, left: rest }) => [
    kind,
    new Date(expireAt + 8 * 3_600_000 - 1).getUTCFullYear(),
    rest,
  ]);

test('what ends first is used first; a year of points is one batch', async () => {
  const me = member();
  await move(me, 'reward', 100, day('2025-03-01'));
  await move(me, 'sign', 5, day('2025-12-31'));
  await move(me, 'review', 20, day('2026-01-01'));
  expect(await left(me)).toEqual([
    ['earned', 2026, 105],
    ['earned', 2027, 20],
  ]);
  await move(me, 'orderPay', -110, day('2026-02-01'), 'o1');
  expect(await left(me)).toEqual([
    ['earned', 2026, 0],
    ['earned', 2027, 15],
  ]);
  await expect(move(me, 'exchange', -16, day('2026-02-01'))).rejects.toThrow('积分不足');
});

test('what comes back goes where it came from, in parts too; after its year to the end of the present one', async () => {
  const me = member();
  await move(me, 'reward', 100, day('2025-03-01'));
  await move(me, 'reward', 60, day('2026-03-01'));
  await move(me, 'orderPay', -120, day('2026-04-01'), 'o2');
  const back = (value: number, bizId: string, at: number) =>
    bookBack(app.db, {
      owner: memberOwner(me),
      unit: 'points',
      taken: 'orderPay',
      takenId: 'o2',
      bizId,
      value,
      bizType: 'orderRefund',
      at,
    });
  await back(30, 's1', day('2026-05-01'));
  expect(await left(me)).toEqual([
    ['earned', 2026, 25],
    ['earned', 2027, 45],
  ]);
  await back(30, 's2', day('2027-01-02'));
  // The part of 2025 would be over: it lasts until the end of 2027 like the other.
  expect((await left(me)).filter(([, year]) => year === 2027)).toEqual([['earned', 2027, 75]]);
  expect((await balancesOf(app.db, me)).points.available).toBe(100);
});

test('bought points: gifts and exchanges only, also with whoever gets them, and never money off', async () => {
  const [me, you] = [member(), member()];
  await move(me, 'recharge', 1000, day('2026-03-01'));
  await move(me, 'sign', 5, day('2026-03-01'));
  expect((await balancesOf(app.db, me)).points).toMatchObject({ available: 1005, bonus: 1000 });
  for (const bizType of ['orderPay', 'merge', 'donate'] as const)
    await expect(move(me, bizType, -100, day('2026-03-02'))).rejects.toThrow('积分不足，充值积分仅可转赠与兑换');
  await move(me, 'exchange', -300, day('2026-03-02'), 'e1');
  const gift = { from: memberOwner(me), to: memberOwner(you), unit: 'points' as const, value: 600, bizId: 't1' };
  await transfer(app.db, { ...gift, at: day('2026-03-03') });
  expect(await left(me)).toEqual([
    ['bought', 2027, 100],
    ['earned', 2027, 5],
  ]);
  expect(await left(you)).toEqual([['bought', 2027, 600]]);
  await expect(move(you, 'orderPay', -100, day('2026-03-04'))).rejects.toThrow('充值积分');
  await bookBack(app.db, {
    owner: memberOwner(me),
    unit: 'points',
    taken: 'exchange',
    bizId: 'e1',
    bizType: 'orderRefund',
    at: day('2026-03-04'),
  });
  expect((await balancesOf(app.db, me)).points).toMatchObject({ available: 405, bonus: 400 });
  const { points } = await accountStat(app.db, me, { unit: 'points' }, day('2026-03-05'));
  expect(points).toMatchObject({ balance: 405, bought: 400 });
});

test('a gift keeps its end, so that handing points round makes them no younger', async () => {
  const [me, you] = [member(), member()];
  await move(me, 'reward', 80, day('2025-05-01'));
  for (const [from, to, bizId] of [
    [me, you, 't2'],
    [you, me, 't3'],
  ] as const)
    await transfer(app.db, {
      from: memberOwner(from),
      to: memberOwner(to),
      unit: 'points',
      value: 80,
      bizId,
      at: day('2026-06-01'),
    });
  expect(await left(me)).toEqual([['earned', 2026, 80]]);
});

test('given points that are taken back are those that came last', async () => {
  const me = member();
  await move(me, 'reward', 50, day('2025-05-01'));
  await move(me, 'reward', 50, day('2026-05-01'));
  await move(me, 'rewardBack', -30, day('2026-06-01'));
  expect(await left(me)).toEqual([
    ['earned', 2026, 50],
    ['earned', 2027, 20],
  ]);
});

test('thirty days before the end its owner is told once; with the year they go, each batch once', async () => {
  const me = member();
  await move(me, 'reward', 40, day('2029-05-01'));
  await move(me, 'reward', 7, day('2030-05-01'));
  const told = async () =>
    (await app.db.select().from(notices).where(eq(notices.memberId, me))).map(({ text }) => text);
  await endPoints(app.db, day('2030-12-01'));
  expect(await told()).toEqual([]);
  await endPoints(app.db, day('2030-12-02'));
  await endPoints(app.db, day('2030-12-03'));
  expect(await told()).toEqual(['40 积分将在 2030-12-31 到期，趁早换成好礼。']);
  await endPoints(app.db, endOfYear(2030) - 1);
  expect((await balancesOf(app.db, me)).points.available).toBe(47);
  await endPoints(app.db, endOfYear(2030));
  await endPoints(app.db, endOfYear(2030));
  expect((await balancesOf(app.db, me)).points.available).toBe(7);
  const rows = await app.db
    .select({ delta: ledgerRows.delta, memo: ledgerRows.memo })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(eq(accounts.ownerId, me), eq(ledgerRows.bizType, 'expire')));
  expect(rows).toEqual([{ delta: -40, memo: '2030-12-31 到期' }]);
  await expect(move(me, 'exchange', -8, endOfYear(2030))).rejects.toThrow('积分不足');
});

test('points that are over cannot be used before the job has come', async () => {
  const me = member();
  await move(me, 'reward', 40, day('2025-05-01'));
  await expect(move(me, 'exchange', -1, endOfYear(2026))).rejects.toThrow('积分不足');
  await move(me, 'exchange', -1, endOfYear(2026) - 1);
  await endPoints(app.db, endOfYear(2026));
});

test('an account from before there were batches gets them by its rows, once', async () => {
  const me = member();
  await move(me, 'reward', 100, day('2025-05-01'));
  await move(me, 'reward', 30, day('2026-01-10'));
  await move(me, 'orderPay', -60, day('2026-02-01'));
  await move(me, 'orderRefund', 10, day('2026-02-02'));
  const [account] = await app.db.select().from(accounts).where(eq(accounts.ownerId, me));
  await app.db.delete(pointBatches).where(eq(pointBatches.accountId, account!.id));
  for (let i = 0; i < 2; i++) await fillBatches(app.db, 1);
  expect(await left(me)).toEqual([
    ['earned', 2026, 50],
    ['earned', 2027, 30],
  ]);
});
