/** Reviews in the hands of the service (rule 26.9): answered, hidden, shown again; who may, once, and told. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { goods, members, notices, reviews } from '../../../server/db/schema';
import { verifyShop } from '../../../server/verify';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
const SERVICE = '13900000004';
const KEEPER = '13900000003';
const MEMBER = '13800000001';
const as = async (mobile: string) => ({ token: await app.login(mobile) });
type Save = { id: string; action: 'answer' | 'hide' | 'show'; text?: string; was?: string; requestId?: string };
const save = async (input: Save, mobile = SERVICE) =>
  app.call('reviewDesk.save', { requestId: randomUUID(), ...input }, await as(mobile));
const read = async (tab: 'wait' | 'answered' | 'hidden' = 'wait') =>
  app.ok('reviewDesk.list', { tab }, await as(SERVICE));
const writerOf = async (id: string) => (await app.db.select().from(reviews).where(eq(reviews.id, id)))[0]!;
const lastNotice = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId)).orderBy(desc(notices.id)).limit(1))[0];
const carried = async (id: string) => (await app.db.select().from(goods).where(eq(goods.id, id)))[0]!;

/** A review that nobody has answered yet, written now. */
async function written(score = 5, text = '回甘很好') {
  const [item] = await app.db.select().from(goods).limit(1);
  const [who] = await app.db.select().from(members).where(eq(members.mobile, MEMBER));
  const at = app.clock.now();
  const [row] = await app.db
    .insert(reviews)
    .values({ goodsId: item!.id, memberId: who!.id, score, text, sku: '100 g', at })
    .returning();
  const { scoreSum, reviewCount } = await carried(item!.id);
  const set = { scoreSum: scoreSum + score, reviewCount: reviewCount + 1 };
  await app.db.update(goods).set(set).where(eq(goods.id, item!.id));
  return row!;
}

test('only the service: no stranger, no member, nobody of another area', async () => {
  const { id } = await written();
  for (const mobile of [KEEPER, MEMBER]) {
    expect(await app.call('reviewDesk.list', {}, await as(mobile))).toMatchObject({ code: 403, message: '暂无权限' });
    expect((await save({ id, action: 'answer', text: '谢谢' }, mobile)).code).toBe(403);
  }
  expect((await app.call('reviewDesk.list', {})).code).toBe(401);
  expect((await save({ id: '999999999999', action: 'answer', text: '谢谢' })).code).toBe(404);
  expect((await save({ id, action: 'answer', text: '  ' })).code).toBe(400);
  expect((await save({ id, action: 'hide' })).code).toBe(400);
});

test('an answer stands under the review, its writer is told once, and the number on the workbench goes down', async () => {
  const { id, goodsId, memberId } = await written();
  const waiting = async () =>
    (await app.ok('desk.index', {}, await as(SERVICE))).figures.find(({ key }) => key === 'reviews')?.count;
  const before = await waiting();
  const row = (await read()).page.list.find((one) => one.id === id) ?? (await read()).page.list[0]!;
  expect(JSON.stringify(row)).not.toContain(MEMBER);
  const asked = { id, action: 'answer', text: '谢谢，水温低一点更甜', requestId: randomUUID() } as const;
  const first = await save(asked);
  expect(await save(asked)).toEqual(first);
  expect(first.data).toMatchObject({ reply: { text: '谢谢，水温低一点更甜', at: app.clock.now() } });
  expect(await waiting()).toBe(before! - 1);
  const { page } = await app.ok('shop.productReviews', { id: goodsId });
  expect(page.list[0]).toMatchObject({ id, reply: '谢谢，水温低一点更甜' });
  expect(await lastNotice(memberId)).toMatchObject({ title: '店家回复了你的评价', text: '谢谢，水温低一点更甜' });
  const told = await app.db.select().from(notices).where(eq(notices.title, '店家回复了你的评价'));
  expect(told).toHaveLength(1);
  expect((await read('answered')).page.list.map((one) => one.id)).toContain(id);
  // A slip is put right by who has read what stands there; who has not finds it as it is.
  expect((await save({ id, action: 'answer', text: '改一个字', was: '谢谢，水温低一点更甜' })).code).toBe(200);
  expect(await save({ id, action: 'answer', text: '晚了', was: '谢谢，水温低一点更甜' }, MANAGER)).toMatchObject({
    code: 409,
    message: '同事已经处理了',
    data: { reply: { text: '改一个字' } },
  });
});

test('a hidden one leaves list, counts and mean, and comes back into all of them', async () => {
  const { id, goodsId, memberId } = await written(1, '骂人的话');
  const before = await carried(goodsId);
  const seen = async () => {
    const { page, tabs, score } = await app.ok('shop.productReviews', { id: goodsId });
    return { has: page.list.some((one) => one.id === id), all: tabs[0]!.count, total: page.total, score };
  };
  const open = await seen();
  expect(open).toMatchObject({ has: true, all: before.reviewCount });
  const hidden = await save({ id, action: 'hide', text: '含辱骂内容' });
  expect(hidden.data.hidden).toMatchObject({ why: '含辱骂内容' });
  const closed = await seen();
  expect(closed).toMatchObject({ has: false, all: open.all - 1, total: open.total - 1 });
  expect(closed.score).toBeGreaterThanOrEqual(open.score);
  expect(await carried(goodsId)).toMatchObject({
    scoreSum: before.scoreSum - 1,
    reviewCount: before.reviewCount - 1,
  });
  expect((await app.ok('shop.productView', { id: goodsId })).reviews.map((one) => one.id)).not.toContain(id);
  expect(await lastNotice(memberId)).toMatchObject({
    title: '你的评价已隐藏',
    text: expect.stringContaining('含辱骂'),
  });
  expect((await read('hidden')).page.list[0]).toMatchObject({ id });
  expect((await read()).page.list.map((one) => one.id)).not.toContain(id);
  expect((await save({ id, action: 'hide', text: '又一次' })).code).toBe(409);
  expect((await save({ id, action: 'show' })).data.hidden).toBeUndefined();
  expect(await seen()).toEqual(open);
  expect((await save({ id, action: 'show' })).code).toBe(409);
  expect(await verifyShop(app.db)).toEqual([]);
});

test('who wrote it does neither', async () => {
  const { id } = await written();
  const [own] = await app.db.select().from(members).where(eq(members.mobile, SERVICE));
  await app.db.update(reviews).set({ memberId: own!.id }).where(eq(reviews.id, id));
  expect(await save({ id, action: 'hide', text: '不好看' })).toMatchObject({ code: 403 });
  expect((await writerOf(id)).hiddenAt).toBeNull();
});

test('two of the service at once: one hides it, the goods counts it once', async () => {
  for (let round = 0; round < Math.min(RACES, 20); round++) {
    const { id, goodsId } = await written(3);
    const { reviewCount } = await carried(goodsId);
    const codes = (
      await Promise.all([SERVICE, MANAGER].map((mobile) => save({ id, action: 'hide', text: '广告' }, mobile)))
    ).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
    expect((await carried(goodsId)).reviewCount).toBe(reviewCount - 1);
  }
});
