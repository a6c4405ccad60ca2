/** Signing in: once a day of Shanghai, the round of rewards, the calendar, and nobody else's days. */
import { eq } from 'drizzle-orm';
import { signIns } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { DAY_MS, dayOf, startOfDay } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { rid } from '../order/shop';

const app = testServer();
let token: string;
beforeAll(async () => {
  token = await app.login('13800009001');
});

const view = (month?: string) => app.ok('signIn.index', { month }, { token });
const sign = (requestId = rid(), who = token) => app.call('signIn.sign', { requestId }, { token: who });

test('nobody has signed in before the first time', async () => {
  const first = await view();
  expect(first).toMatchObject({ today: false, streak: 0, broken: false, nextReward: 5, points: 0 });
  expect(first.rewards).toEqual([5, 5, 10, 10, 15, 15, 30]);
  expect(first.days.some(({ signed }) => signed)).toBe(false);
  expect(first.days[0]?.date).toBe(`${first.month}-01`);
  expect(await app.ok('signInV2.index', {}, { token })).toEqual(first);
  expect((await app.call('signIn.index', {})).code).toBe(401);
  expect((await app.call('signIn.sign', { requestId: rid() })).code).toBe(401);
});

test('a doubled tap, a repeated request and ten at once bring one reward', async () => {
  const id = rid();
  const answers = await Promise.all([sign(id), sign(id), ...Array.from({ length: 8 }, () => sign())]);
  const done = answers.filter(({ code }) => code === 200);
  expect(done.length).toBeLessThanOrEqual(2);
  expect(new Set(done.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  for (const { code, message } of answers.filter((one) => one.code !== 200))
    expect({ code, message }).toEqual({ code: 422, message: '今日已签到' });
  expect(await view()).toMatchObject({ today: true, streak: 1, nextReward: 5, points: 5 });
  const { growth, tasks } = await app.ok('level.my', {}, { token });
  expect(growth).toBe(2);
  expect(tasks.find(({ key }) => key === 'sign')).toMatchObject({ done: true, growth: 2 });
  expect((await app.ok('signIn.log', {}, { token })).list.map(({ delta, memo }) => [delta, memo])).toEqual([
    [5, '连续签到 1 天'],
  ]);
});

test('eight days in a row go through the round and begin it again; a day left out begins it, too', async () => {
  const got = [5];
  for (let i = 0; i < 7; i++) {
    app.clock.advance(DAY_MS);
    const before = (await view()).points;
    got.push((await sign()).data.points - before);
  }
  expect(got).toEqual([5, 5, 10, 10, 15, 15, 30, 5]);
  expect((await view()).streak).toBe(8);
  app.clock.advance(2 * DAY_MS);
  expect(await view()).toMatchObject({ today: false, streak: 0, broken: true, nextReward: 5 });
  expect((await sign()).data).toMatchObject({ streak: 1, broken: false, today: true });
});

test('the day is that of Shanghai: a minute before midnight and one after are two', async () => {
  app.clock.advance(startOfDay(app.clock.now()) + 2 * DAY_MS - 60_000 - app.clock.now());
  expect((await sign()).code).toBe(200);
  app.clock.advance(120_000);
  expect((await sign()).data).toMatchObject({ streak: 3 });
});

test('months that are over can be looked at, and show one’s own days only', async () => {
  const month = dayOf(app.clock.now()).slice(0, 7);
  expect((await view(month)).days.filter(({ signed }) => signed).length).toBeGreaterThan(0);
  expect((await view('2020-02')).days).toHaveLength(29);
  expect((await view('2020-02')).days.every(({ signed }) => !signed)).toBe(true);
  expect((await app.call('signIn.index', { month: '2020-13' }, { token })).code).toBe(400);
  const other = await app.login('13800009002');
  expect((await app.ok('signIn.index', {}, { token: other })).streak).toBe(0);
  expect((await app.ok('signIn.log', {}, { token: other })).total).toBe(0);
  await sign(rid(), other);
  const all = await app.db
    .select()
    .from(signIns)
    .where(eq(signIns.day, dayOf(app.clock.now())));
  expect(new Set(all.map(({ memberId }) => memberId)).size).toBe(all.length);
});

test('a shop chooses its rewards, or has none', async () => {
  const offer = await app.ok('marketing.sign');
  expect(offer).toMatchObject({ enabled: true, title: '每日签到', rewards: [5, 5, 10, 10, 15, 15, 30] });
  await writeShopSettings(app.db, { points: { ...OWN.shopSettings.points, signRewards: [1, 9] } });
  app.clock.advance(5 * DAY_MS);
  expect((await sign()).data).toMatchObject({ rewards: [1, 9], nextReward: 9 });
  await writeShopSettings(app.db, { points: { ...OWN.shopSettings.points, signRewards: [] } });
  expect((await app.ok('marketing.sign')).enabled).toBe(false);
  app.clock.advance(DAY_MS);
  expect(await sign()).toMatchObject({ code: 422, message: '签到已结束' });
  expect((await view()).nextReward).toBe(0);
});
