/** The statement of points: sums that equal their rows, and the year of 林知夏. */
import type { LedgerRow } from '../../../src/contract/ledger/shapes';
import type { RequestOf } from '../../../src/contract/schemas';
import { dayOf, DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
});

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
  expect(new Set(two.map(({ type }) => type))).toEqual(new Set(['合成', '评价奖励']));
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
