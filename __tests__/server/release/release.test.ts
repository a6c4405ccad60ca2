/** Limited releases from the reservation to the last piece: scores, points, the draw that can be checked, who moves up (rules 13.8 to 13.10). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { jobs, members, orders, releaseEntries, releases } from '../../../server/db/schema';
import { writeShopSettings, readShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { newSeed, verifyDraw } from '../../../server/domains/selling/release/draw';
import { planDraw } from '../../../server/domains/selling/release/timers';
import { createTestServer, PAY_PASSWORD, RACES, type TestServer } from '../harness';

const LIN = '13800000001';
const XU = '13800000003';
const CHEN = '13800000010';
const HOUR = 3_600_000;

let app: TestServer;
let lin: string;
let xu: string;
let chen: string;
let id: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  [lin, xu, chen] = [await app.login(LIN), await app.login(XU), await app.login(CHEN)];
  await app.db.update(members).set({ identity: 'basic' }).where(eq(members.mobile, XU));
});
beforeEach(async () => {
  id = await newRelease(2);
});
afterAll(() => app.close(), 120_000);

async function newRelease(quota: number, drum = quota * 3): Promise<string> {
  const now = app.clock.now();
  const [row] = await app.db
    .insert(releases)
    .values({
      title: '试饮限量',
      goodsId: '1013',
      skuId: '101301',
      price: 10_000,
      quota,
      drum,
      reserveFrom: now - HOUR,
      reserveTo: now + HOUR,
      drawAt: now + 2 * HOUR,
      payHours: 24,
      ...newSeed(),
    })
    .returning();
  await planDraw(app.db, row!);
  return row!.id;
}

const reserve = (token: string, fields: Record<string, unknown> = {}) =>
  app.call('special.releaseReserve', { id, requestId: randomUUID(), ...fields }, { token });
const rank = (token: string, page?: number) => app.ok('special.releaseRank', { id, page }, { token });
const idOf = async (mobile: string) =>
  (await app.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile)))[0]!.id;
const points = async (mobile: string) => (await balancesOf(app.db, await idOf(mobile))).points.available;
const entries = () =>
  app.db.select().from(releaseEntries).where(eq(releaseEntries.releaseId, id)).orderBy(asc(releaseEntries.place));
const release = async () => (await app.db.select().from(releases).where(eq(releases.id, id)))[0]!;

async function draw(): Promise<void> {
  app.clock.advance(2 * HOUR);
  await app.runJobs();
}
async function pay(memberId: string): Promise<void> {
  const [row] = await app.db
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, id), eq(releaseEntries.memberId, memberId)));
  const [member] = await app.db.select().from(members).where(eq(members.id, memberId));
  const token = await app.login(member!.mobile);
  await app.db
    .update(orders)
    .set({
      address: {
        id: '1',
        name: '茶友',
        mobile: '13800000001',
        regionCode: '330106',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        detail: '龙井路 1 号',
        tag: '',
      },
    })
    .where(eq(orders.id, row!.orderId!));
  const { payToken } = await app.ok('member.checkPayPw', { password: PAY_PASSWORD }, { token });
  await app.ok(
    'pay.wallet',
    { orderGroup: 'order', orderId: row!.orderId!, payToken, requestId: randomUUID() },
    { token },
  );
}

test('the demo world: what comes, what is open, what is drawn soon, what is paid, what is over; each draw can be done again', async () => {
  const open = await app.ok('special.release', {}, { token: lin });
  const seeded = open.page.list.filter((card) => card.id.startsWith('98'));
  expect(seeded.map((card) => [card.id, card.state])).toEqual([
    ['9803', 'drawing'],
    ['9802', 'open'],
    ['9801', 'soon'],
    ['9804', 'paying'],
  ]);
  const mine = await app.ok('special.release', { tab: 'mine' }, { token: lin });
  expect(mine.page.list.map((card) => [card.id, card.mine?.status])).toEqual([
    ['9803', 'reserved'],
    ['9804', 'waiting'],
    ['9805', 'missed'],
  ]);
  const ended = await app.ok('special.release', { tab: 'ended' }, { token: xu });
  expect(ended.page.list[0]).toMatchObject({ id: '9805', state: 'ended', bought: 3, quota: 3 });
  for (const one of ['9804', '9805']) {
    const {
      draw: published,
      list,
      release: card,
    } = await app.ok('special.releaseRank', { id: one, page: 1 }, { token: xu });
    const drawn = verifyDraw({ seed: '', listHash: '', list: '', ...published });
    expect(drawn).toEqual(list.list.slice(0, card.drum).map(({ no }) => no));
    expect(list.list.every(({ user }) => /^.\*\*$/u.test(user.name))).toBe(true);
  }
});

test('reserving: identity, once each, points only upwards within the bounds, out of the books', async () => {
  await app.db.update(members).set({ identity: 'none' }).where(eq(members.mobile, XU));
  await expect(reserve(xu)).resolves.toMatchObject({ code: 422, message: '请先完成实名认证' });
  await app.db.update(members).set({ identity: 'basic' }).where(eq(members.mobile, XU));

  const before = await points(XU);
  await expect(reserve(xu, { boostPoints: 50 })).resolves.toMatchObject({
    code: 422,
    message: '助力积分为 100 至 1000',
  });
  const first = await reserve(xu, { boostPoints: 300 });
  expect(first).toMatchObject({
    code: 200,
    data: { reserved: 1, mine: { rank: 1, no: 1, status: 'reserved', mine: true } },
  });
  expect(first.data.mine!.parts).toEqual({ level: 400, order: 500, boost: 300 });
  expect(await points(XU)).toBe(before - 300);

  await expect(reserve(xu)).resolves.toMatchObject({ code: 200, data: { reserved: 1, mine: { score: 1200 } } });
  await expect(reserve(xu, { boostPoints: 200 })).resolves.toMatchObject({ code: 422, message: '助力积分只能增加' });
  await expect(reserve(xu, { boostPoints: 400 })).resolves.toMatchObject({
    code: 200,
    data: { mine: { score: 1300 } },
  });
  expect(await points(XU)).toBe(before - 400);
  await expect(reserve(xu, { boostPoints: 1000 })).resolves.toMatchObject({ code: 422, message: '积分不足' });
  expect(await points(XU)).toBe(before - 400);

  await expect(reserve(lin)).resolves.toMatchObject({ code: 200, data: { reserved: 2, mine: { rank: 2 } } });
  expect((await rank(chen)).list.list.map(({ user, mine }) => [user.name, mine])).toEqual([
    ['许**', false],
    ['林**', false],
  ]);
});

test('the rules of the score are the house’s', async () => {
  const { release: usual } = await readShopSettings(app.db);
  await writeShopSettings(app.db, { release: { ...usual, levelScore: 10, orderScore: 7, boostMax: 200 } });
  await expect(reserve(xu, { boostPoints: 300 })).resolves.toMatchObject({ message: '助力积分为 100 至 200' });
  const { data } = await reserve(xu);
  expect(data.mine!.parts).toEqual({ level: 20, order: 7, boost: 0 });
  await writeShopSettings(app.db, { release: usual });
});

test('only while it is open; unknown ids are 404, a visitor is 401', async () => {
  await expect(reserve('')).resolves.toMatchObject({ code: 401 });
  await expect(reserve(lin, { id: '1' })).resolves.toMatchObject({ code: 404 });
  await expect(app.call('special.releaseRank', { id: '1' }, { token: lin })).resolves.toMatchObject({ code: 404 });
  await expect(reserve(lin, { id: '9801' })).resolves.toMatchObject({ code: 422, message: '预约还没开始' });
  await expect(reserve(lin, { id: '9803', boostPoints: 100 })).resolves.toMatchObject({
    code: 422,
    message: '预约已结束',
  });
});

test('flow 23: two of three are drawn, one gives up, the third moves up; points back to who was not chosen only', async () => {
  const had = await points(XU);
  await reserve(lin);
  await reserve(xu, { boostPoints: 300 });
  await reserve(chen);
  const promised = (await rank(lin)).draw;
  expect(promised).toEqual({ seedHash: (await release()).seedHash });

  await draw();
  const drawn = await entries();
  expect(drawn.map(({ state }) => state)).toEqual(['chosen', 'chosen', 'waiting']);
  const { draw: published } = await rank(lin);
  expect(published.seedHash).toBe(promised.seedHash);
  expect(verifyDraw({ seed: '', listHash: '', list: '', ...published })).toEqual(drawn.map(({ no }) => no));
  // A list with another score, another seed: not what was drawn.
  expect(
    verifyDraw({ ...published, list: published.list!.replace(',', ',9') } as Required<typeof published>),
  ).toBeUndefined();
  expect(verifyDraw({ ...published, seed: 'other' } as Required<typeof published>)).toBeUndefined();

  const [first, second, third] = drawn.map(({ memberId }) => memberId) as [string, string, string];
  const view = await rank(
    await app.login((await app.db.select().from(members).where(eq(members.id, first)))[0]!.mobile),
  );
  expect(view.mine).toMatchObject({ status: 'chosen', rank: 1, payBefore: app.clock.now() + 24 * HOUR });
  // Orders are told to their owners only.
  expect(view.list.list.filter(({ orderId }) => orderId)).toHaveLength(1);

  await pay(first);
  app.clock.advance(24 * HOUR);
  await app.runJobs();
  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'forfeited', 'chosen']);
  expect(await release()).toMatchObject({ taken: 2, bought: 1, endedAt: null });
  await pay(third);
  await app.runJobs();
  expect(await release()).toMatchObject({ taken: 2, bought: 2, endedAt: app.clock.now() });

  const made = await app.db.select().from(orders).where(eq(orders.campaignId, id));
  expect(made.filter(({ paidAt }) => paidAt !== null)).toHaveLength(2);
  expect(made.find(({ memberId }) => memberId === second)).toMatchObject({
    status: 'cancelled',
    closeReason: 'forfeit',
  });
  expect(made.every(({ kind, payable }) => kind === 'release' && payable === 10_000)).toBe(true);
  // Everybody was chosen in the end: the points are used up.
  expect(await points(XU)).toBe(had - 300);
});

test('nobody waits for ever: when all pieces are paid the rest have their points back, once', async () => {
  id = await newRelease(1);
  const had = await points(XU);
  await reserve(xu, { boostPoints: 200 });
  await reserve(lin);
  await draw();
  const [chosen, waiting] = (await entries()) as [
    Awaited<ReturnType<typeof entries>>[number],
    Awaited<ReturnType<typeof entries>>[number],
  ];
  await pay(chosen.memberId);
  await app.runJobs();
  await app.runJobs();
  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'missed']);
  expect(await points(XU)).toBe(waiting.memberId === (await idOf(XU)) ? had : had - 200);
});

test('below the line nobody is drawn from: the points are back with the draw', async () => {
  id = await newRelease(1, 1);
  const had = await points(CHEN);
  await reserve(chen, { boostPoints: 100 });
  await reserve(lin, { boostPoints: 1000 });
  await draw();
  expect((await entries()).map(({ state, lot }) => [state, lot !== null])).toEqual([
    ['chosen', true],
    ['missed', false],
  ]);
  expect(await points(CHEN)).toBe(had);
  const notices = await app.ok('notify.index', { box: 'service' }, { token: chen });
  expect(notices.list[0]).toMatchObject({ title: '申购未中签' });
});

test('without reservations the draw ends the release; a draw that comes twice changes nothing', async () => {
  await draw();
  expect(await release()).toMatchObject({ taken: 0, endedAt: app.clock.now() });
  id = await newRelease(1);
  await reserve(lin);
  await draw();
  const after = await entries();
  await app.db
    .update(jobs)
    .set({ doneAt: null })
    .where(and(eq(jobs.kind, 'release.draw'), eq(jobs.key, id)));
  await app.runJobs();
  expect(await entries()).toEqual(after);
});

test('racing: one entry each, numbers without gaps, points taken once, the quota holds', async () => {
  for (let i = 0; i < Math.min(RACES, 5); i += 1) {
    id = await newRelease(2);
    const requestId = randomUUID();
    const had = await points(LIN);
    const answers = await Promise.all([
      reserve(lin, { boostPoints: 100, requestId }),
      reserve(lin, { boostPoints: 100, requestId }),
      reserve(lin, { boostPoints: 100 }),
      reserve(xu),
      reserve(xu),
      reserve(chen),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(await points(LIN)).toBe(had - 100);
    const rows = await entries();
    expect(rows.map(({ no }) => no).sort()).toEqual([1, 2, 3]);
    app.clock.advance(2 * HOUR);
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(await release()).toMatchObject({ taken: 2 });
  }
});

test('a reminder of what opens tomorrow; pressed again it is taken back', async () => {
  const on = await app.ok('wechat.remind', { kind: 'release', targetId: '9801', on: true }, { token: lin });
  expect(on).toMatchObject({ title: '九曲红梅 · 夏至头批', on: true });
  const { page } = await app.ok('special.release', {}, { token: lin });
  expect(page.list.find((card) => card.id === '9801')?.remindOn).toBe(true);
  expect(await app.ok('wechat.getRemind', {}, { token: lin })).toMatchObject([{ kind: 'release', targetId: '9801' }]);
  await app.ok('wechat.remind', { kind: 'release', targetId: '9801', on: false }, { token: lin });
});
