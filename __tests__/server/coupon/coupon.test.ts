/** Coupons: who may take one, the last piece, what a member holds. */
import { eq } from 'drizzle-orm';
import { couponTemplates, memberCoupons } from '../../../server/db/schema';
import { testServer } from '../harness';
import { addMember, ANNA, BEN, COUPON_30, fillShop, rid, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});

const claim = (templateId: string, token = anna, requestId = rid()) =>
  app.call('tea.getcoupon', { templateId, requestId }, { token });
const issued = async (id: string) =>
  (await app.db.select().from(couponTemplates).where(eq(couponTemplates.id, id)))[0]!.issued;

test('claimed once: again is 已领取, the same request is the same coupon', async () => {
  const requestId = rid();
  const [first, twin] = await Promise.all([claim(COUPON_30, anna, requestId), claim(COUPON_30, anna, requestId)]);
  expect(first).toMatchObject({
    code: 200,
    data: { status: 'unused', source: '领券中心', card: { id: COUPON_30, state: 'claimed' } },
  });
  expect(twin.data).toEqual(first.data);
  expect(await claim(COUPON_30)).toMatchObject({ code: 422, message: '已领取' });
  expect(await issued(COUPON_30)).toBe(1);
});

test('one member claims twice at once: one coupon', async () => {
  const answers = await Promise.all([claim(COUPON_30, ben), claim(COUPON_30, ben), claim(COUPON_30, ben)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, 422, 422]);
  expect(await issued(COUPON_30)).toBe(2);
});

test('the last piece goes to one of eight', async () => {
  const tokens: string[] = [];
  for (let i = 0; i < 8; i++) {
    await addMember(app.db, String(100 + i), app.clock.now());
    tokens.push(await tokenFor(app, String(100 + i)));
  }
  const answers = await Promise.all(tokens.map((token) => claim('5002', token)));
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(new Set(answers.filter((answer) => answer.code !== 200).map((answer) => answer.message))).toEqual(
    new Set(['手慢了，已抢光']),
  );
  expect(await issued('5002')).toBe(1);
  expect(await app.db.select().from(memberCoupons).where(eq(memberCoupons.templateId, '5002'))).toHaveLength(1);
});

test('level, window, unknown', async () => {
  expect(await claim('5003', ben)).toMatchObject({ code: 422, message: '雅士及以上可领' });
  expect((await claim('5003')).code).toBe(200);
  expect(await claim('5004')).toMatchObject({
    code: 422,
    message: expect.stringMatching(/^\d\d-\d\d \d\d:\d\d 开始领取$/),
  });
  await app.db.update(couponTemplates).set({ takeTo: 1, takeFrom: 0 }).where(eq(couponTemplates.id, '5004'));
  expect(await claim('5004')).toMatchObject({ code: 410, message: '领取已结束' });
  expect((await claim('404')).code).toBe(404);
  expect(await claim('x')).toMatchObject({ field: 'templateId' });
  expect((await app.call('tea.getcoupon', { templateId: COUPON_30, requestId: rid() })).code).toBe(401);
});

test('the centre shows states by viewer, a visitor may look', async () => {
  const states = async (token?: string) =>
    Object.fromEntries(
      (await app.ok('marketing.couponType', {}, token ? { token } : {})).list.map((card) => [card.id, card.state]),
    );
  expect(await states()).toEqual({ '5001': 'open', '5002': 'out', '5003': 'locked' });
  expect(await states(anna)).toEqual({ '5001': 'claimed', '5002': 'out', '5003': 'claimed' });
  expect((await app.ok('marketing.couponType', { goodsId: '21' })).total).toBe(3);
  expect((await app.ok('marketing.couponType', { kind: 'percent' })).total).toBe(0);
  expect(await app.call('marketing.couponType', { page: 0 })).toMatchObject({ field: 'page' });
});

test('own coupons by tab, one by id, never a foreign one', async () => {
  const mine = await app.ok('coupon.index', {}, { token: anna });
  expect(mine.tabs).toEqual([
    { id: 'unused', label: '未使用', count: 2 },
    { id: 'used', label: '已使用', count: 0 },
    { id: 'expired', label: '已过期', count: 0 },
  ]);
  expect(mine.page.total).toBe(2);
  const id = mine.page.list[0]!.id;
  expect((await app.ok('coupon.index', { id }, { token: anna })).page.list[0]?.id).toBe(id);
  expect((await app.call('coupon.index', { id }, { token: ben })).code).toBe(404);
  await app.db
    .update(memberCoupons)
    .set({ to: app.clock.now() - 1 })
    .where(eq(memberCoupons.id, id));
  expect((await app.ok('coupon.index', { status: 'expired' }, { token: anna })).page.list).toMatchObject([
    { id, status: 'expired' },
  ]);
  const byEnd = (await app.ok('coupon.index', { sort: 'soon' }, { token: anna })).page.list.map(({ to }) => to);
  expect(byEnd).toEqual([...byEnd].sort((a, b) => a - b));
  const byWorth = (await app.ok('coupon.index', { sort: 'worth' }, { token: anna })).page.list;
  const worth = byWorth.map(({ card }) => card.amount);
  expect(worth).toEqual([...worth].sort((a, b) => b - a));
  expect(await app.call('coupon.index', { status: 'x' }, { token: anna })).toMatchObject({ field: 'status' });
  expect((await app.call('coupon.index', {})).code).toBe(401);
});

test('what was taken and what is gone stays in sight, what one’s level cannot take does not; giving is for staff', async () => {
  const states = async (token: string) =>
    (await app.ok('coupon.getcouponlist', {}, { token })).map(({ id, state }) => [id, state]);
  expect(await states(ben)).toEqual([
    ['5001', 'claimed'],
    ['5002', 'out'],
  ]);
  expect((await app.call('coupon.getcouponlist', { scene: 'gift' }, { token: ben })).code).toBe(403);
  expect(await app.call('coupon.getcouponlist', { scene: 'x' }, { token: ben })).toMatchObject({
    field: 'scene',
  });
  expect((await app.call('coupon.getcouponlist', {})).code).toBe(401);
});
