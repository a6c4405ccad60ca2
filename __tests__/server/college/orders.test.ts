/** Course orders (rules 41.7 to 41.9): price lines, coupon and points, the card, gifts, the half hour, money back, invoices. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { courses, enrolments, lessonProgress, payments } from '../../../server/db/schema';
import { LIN } from '../demo';
import {
  bought,
  CHEN_ID,
  college,
  couponNow,
  courseId,
  fetchPart,
  lessonsOf,
  LIN_ID,
  open,
  ordered,
  orderNow,
  payByMessenger,
  payByWallet,
  personOf,
  rightsIn,
  standingIn,
  watch,
  withCoupon,
  XU_ID,
  XU_MOBILE,
} from './world';

const { app } = college();
const xu = () => personOf(app, XU_ID);
const chen = () => personOf(app, CHEN_ID);

test('the own orders, in all four states; one of somebody else is 404', async () => {
  const token = await app.login(LIN);
  const { list, total } = await app.ok('college.order', {}, { token });
  expect(total).toBe(5);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['paid', 'unpaid', 'cancelled', 'refunded']));
  const learned = list.find(({ course }) => course.title === '岩茶山场');
  expect(learned).toMatchObject({ refundable: false, refundReason: '已学超过20%' });
  const detail = await app.ok('college.orderView', { id: learned?.id ?? '' }, { token });
  expect(detail).toMatchObject({
    progress: 42,
    payment: { channel: 'js', status: 'paid' },
    amounts: { payable: 19_900 },
  });
  const other = await xu();
  for (const ask of [
    app.call('college.orderView', { id: learned?.id }, other),
    app.call('college.orderAct', { id: learned?.id, action: 'refund' }, other),
  ])
    expect(await ask).toMatchObject({ code: 404 });
  const refused = await app.call('college.orderAct', { id: learned?.id, action: 'refund' }, { token });
  expect(refused).toMatchObject({ code: 422, message: '已学超过20%' });
  expect((await app.ok('college.order', { status: 'unpaid' }, { token })).list[0]?.expireAt).toBe(
    app.clock.now() + 18 * 60_000,
  );
});

test('bought with coupon and points from the balance: enrolled once, and open; twice is owned', async () => {
  const who = await xu();
  const id = await courseId(app, '岩茶山场');
  const couponId = await withCoupon(app);
  const shown = await app.ok('college.orderPreview', { courseId: id, points: 900 }, who);
  expect(shown).toMatchObject({
    couponId,
    amounts: { goods: 19_900, couponOff: 5000, pointsOff: 900 },
    payable: 14_000,
  });
  expect((await app.ok('college.orderPreview', { courseId: id, couponId: '0' }, who)).payable).toBe(19_900);
  const made = await ordered(app, who.token, { courseId: id, points: 900 });
  expect(made).toMatchObject({ amount: 14_000, enrolled: false });
  expect(await couponNow(app)).toBe('locked');
  const cashier = await app.ok('pay.cashier', { orderGroup: 'course', orderId: made.orderId }, who);
  expect(cashier).toMatchObject({ title: '课程《岩茶山场》', amount: 14_000, state: 'payable' });
  const paid = await payByWallet(app, who, made.orderId);
  expect(paid).toMatchObject({ code: 200, data: { status: 'paid', orderGroup: 'course' } });
  expect(await couponNow(app)).toBe('used');
  expect((await standingIn(app, XU_ID)).money.available).toBe(62_000 - 14_000);
  expect((await standingIn(app, XU_ID)).points.available).toBe(40);
  const [, second] = await lessonsOf(app, id);
  expect((await open(app, second!, who.token)).data.playUrl).toBeTruthy();
  expect(await rightsIn(app, id, XU_ID)).toHaveLength(1);
  const again = { courseId: id, payable: 19_900, requestId: randomUUID() };
  expect(await app.call('college.orderCreate', again, who)).toMatchObject({ code: 409, reason: 'claimed' });
  expect((await app.ok('college.orderPreview', { courseId: id }, who)).blocked).toBe('已拥有该课程，去学习');
});

test('within seven days and under a fifth it goes back the way it was paid, coupon and points too; it locks again', async () => {
  const who = await xu();
  const id = await courseId(app, '岩茶山场');
  await withCoupon(app);
  const orderId = await bought(app, who, { courseId: id, points: 900 });
  const [first, second] = await lessonsOf(app, id);
  await watch(app, who.token, first!, 60);
  const { playUrl = '' } = (await open(app, second!, who.token)).data;
  app.clock.advance(1000);
  expect((await app.ok('college.orderView', { id: orderId }, who)).refundable).toBe(true);
  const back = await app.ok('college.orderAct', { id: orderId, action: 'refund', reason: '买错了' }, who);
  expect(back.order.status).toBe('refunded');
  expect(back.timeline.at(-1)).toMatchObject({ value: '买错了' });
  expect(await couponNow(app)).toBe('unused');
  const { money, points } = await standingIn(app, XU_ID);
  expect([money.available, points.available]).toEqual([62_000, 940]);
  expect(await open(app, second!, who.token)).toMatchObject({ code: 403 });
  // The address that was made before plays no further.
  expect((await fetchPart(app, playUrl)).statusCode).toBe(403);
  // Twice is once, and what was learned stays.
  expect((await app.ok('college.orderAct', { id: orderId, action: 'refund' }, who)).order.status).toBe('refunded');
  expect((await standingIn(app, XU_ID)).money.available).toBe(62_000);
  const anew = await bought(app, who, { courseId: id });
  expect((await app.ok('college.courseView', { id }, who)).card.progress).toBeGreaterThan(0);
  await app.ok('college.orderAct', { id: orderId, action: 'delete' }, who);
  expect(await app.call('college.orderView', { id: orderId }, who)).toMatchObject({ code: 404 });
  expect(await app.call('college.orderAct', { id: anew, action: 'delete' }, who)).toMatchObject({ code: 422 });
  app.clock.advance(7 * 86_400_000);
  expect((await app.ok('college.orderView', { id: anew }, await xu())).refundable).toBe(true);
  app.clock.advance(1);
  const late = await xu();
  expect(await app.call('college.orderAct', { id: anew, action: 'refund' }, late)).toMatchObject({
    code: 422,
    message: '已超过 7 天',
  });
});

test('paid by messenger it goes back there', async () => {
  const who = await xu();
  const { orderId } = await ordered(app, who.token, { courseId: await courseId(app, '茶席美学') });
  await (
    await payByMessenger(app, who.token, orderId)
  )();
  expect((await orderNow(app, orderId))?.status).toBe('paid');
  await app.ok('college.orderAct', { id: orderId, action: 'refund' }, who);
  await app.runJobs();
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(payment).toMatchObject({ status: 'refunded', refundedAmount: 12_800 });
  expect((await standingIn(app, XU_ID)).money.available).toBe(62_000);
});

test('nobody pays for half an hour: it is cancelled, coupon and points are free; money that comes later goes back', async () => {
  const who = await xu();
  const id = await courseId(app, '紫砂鉴赏');
  await withCoupon(app);
  const { orderId } = await ordered(app, who.token, { courseId: id, points: 500 });
  const arrive = await payByMessenger(app, who.token, orderId);
  const idsIn = async (status: 'unpaid' | 'cancelled') =>
    (await app.ok('college.order', { status }, who)).list.map((order) => order.id);
  app.clock.advance(30 * 60_000 - 1);
  expect([await idsIn('unpaid'), await idsIn('cancelled')]).toEqual([[orderId], []]);
  app.clock.advance(1);
  // Also before its timer has said so.
  expect([await idsIn('unpaid'), await idsIn('cancelled')]).toEqual([[], [orderId]]);
  await app.runJobs();
  expect((await app.ok('college.orderView', { id: orderId }, who)).order.status).toBe('cancelled');
  expect(await couponNow(app)).toBe('unused');
  expect((await standingIn(app, XU_ID)).points.available).toBe(940);
  await arrive();
  expect((await orderNow(app, orderId))?.status).toBe('cancelled');
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(payment?.status).toBe('refunded');
  // Of money alone the order stands again.
  const plain = await ordered(app, who.token, { courseId: id, couponId: '0' });
  const later = await payByMessenger(app, who.token, plain.orderId);
  app.clock.advance(30 * 60_000);
  await app.runJobs();
  await later();
  expect((await orderNow(app, plain.orderId))?.status).toBe('paid');
  expect(await rightsIn(app, id, XU_ID)).toHaveLength(1);
});

test('cancelled, and made anew: one open order for one course; the same press twice is one', async () => {
  const who = await xu();
  const id = await courseId(app, '紫砂鉴赏');
  const couponId = await withCoupon(app);
  const asked = { courseId: id, payable: 18_800, requestId: randomUUID() };
  const [one, two] = await Promise.all([
    app.ok('college.orderCreate', asked, who),
    app.ok('college.orderCreate', asked, who),
  ]);
  expect(one.orderId).toBe(two.orderId);
  const anew = await app.ok('college.orderCreate', { ...asked, couponId, requestId: randomUUID() }, who);
  expect((await orderNow(app, one.orderId))?.status).toBe('cancelled');
  expect(await couponNow(app)).toBe('locked');
  await app.ok('college.orderAct', { id: anew.orderId, action: 'cancel' }, who);
  expect(await couponNow(app)).toBe('unused');
  expect(
    await app.call('college.orderAct', { id: '7601', action: 'cancel' }, { token: await app.login(LIN) }),
  ).toMatchObject({
    code: 409,
  });
});

test('another price than was shown: 409 with the new lines, and nothing is made', async () => {
  const who = await xu();
  const id = await courseId(app, '紫砂鉴赏');
  await app.db.update(courses).set({ price: 26_800 }).where(eq(courses.id, id));
  const answer = await app.call('college.orderCreate', { courseId: id, payable: 23_800, requestId: randomUUID() }, who);
  expect(answer).toMatchObject({
    code: 409,
    reason: 'priced',
    data: { payable: 26_800, course: { title: '紫砂鉴赏' } },
  });
  expect((await app.ok('college.order', {}, who)).total).toBe(0);
});

test('nothing to pay is enrolled at once: free, with the card as long as it runs, with points alone', async () => {
  const lin = { token: await app.login(LIN) };
  const free = await ordered(app, lin.token, { courseId: await courseId(app, '普洱入门') });
  expect(free).toMatchObject({ amount: 0, enrolled: true });
  const id = await courseId(app, '冲泡七要素');
  const shown = await app.ok('college.orderPreview', { courseId: id }, lin);
  expect(shown).toMatchObject({ payable: 0, amounts: { goods: 9900, memberOff: 9900 } });
  expect((await app.ok('college.courseView', { id }, lin)).join).toBe('vip');
  await ordered(app, lin.token, { courseId: id });
  const [first, second] = await lessonsOf(app, id);
  // In order: the second waits for the first.
  expect(await open(app, second!, lin.token)).toMatchObject({ code: 422 });
  await watch(app, lin.token, first!);
  expect((await open(app, second!, lin.token)).data.kind).toBe('video');
  app.clock.advance(366 * 86_400_000);
  const later = await personOf(app, LIN_ID);
  expect(await open(app, second!, later.token)).toMatchObject({ code: 403 });
  expect((await app.ok('college.orderPreview', { courseId: id }, later)).payable).toBe(9900);
  // Bought when the card is over, and given back: what the card gave is there again with the next one.
  const orderId = await bought(app, later, { courseId: id });
  expect((await app.ok('college.courseView', { id }, later)).join).toBe('owned');
  await app.db.update(enrolments).set({ percent: 0 }).where(eq(enrolments.orderId, orderId));
  await app.db.delete(lessonProgress).where(eq(lessonProgress.courseId, id));
  await app.ok('college.orderAct', { id: orderId, action: 'refund' }, later);
  expect((await rightsIn(app, id, LIN_ID))[0]).toMatchObject({ source: 'vip', revokedAt: null });
});

describe('a gift', () => {
  test('to the mobile of a member: they learn, who paid may take it back under a fifth', async () => {
    const from = await chen();
    const to = await xu();
    const id = await courseId(app, '茶席美学');
    const shown = await app.ok('college.orderPreview', { courseId: id, giftTo: XU_MOBILE }, from);
    expect(shown.giftTo).toEqual({ key: XU_MOBILE, name: '许**' });
    const { orderId } = await ordered(app, from.token, { courseId: id, giftTo: XU_MOBILE });
    // What they wanted to buy themselves is closed when it is given.
    const own = await ordered(app, to.token, { courseId: id });
    await payByWallet(app, from, orderId);
    expect((await orderNow(app, own.orderId))?.status).toBe('cancelled');
    expect((await app.ok('college.courseView', { id }, to)).join).toBe('owned');
    expect((await app.ok('college.courseView', { id }, from)).join).toBe('buy');
    expect((await app.ok('college.order', {}, from)).list[0]).toMatchObject({ giftTo: '许**', status: 'paid' });
    const again = { courseId: id, giftTo: XU_MOBILE, payable: 12_800, requestId: randomUUID() };
    expect(await app.call('college.orderCreate', again, from)).toMatchObject({ code: 409, message: '对方已拥有' });
    await app.ok('college.orderAct', { id: orderId, action: 'refund' }, from);
    expect((await app.ok('college.courseView', { id }, to)).join).toBe('buy');
  });

  test('not to nobody, not to oneself, not of what is free', async () => {
    const from = await chen();
    const id = await courseId(app, '茶席美学');
    const ask = (giftTo: string, of = id) => app.call('college.orderPreview', { courseId: of, giftTo }, from);
    expect(await ask('13999999999')).toMatchObject({ code: 422, field: 'giftTo' });
    expect(await ask('13800000010')).toMatchObject({ code: 422, field: 'giftTo' });
    expect((await ask(XU_MOBILE, await courseId(app, '普洱入门'))).data.blocked).toBe('免费课程不用赠送');
  });
});

test('what was paid stands among what can be invoiced, by the course; the other groups do not have it', async () => {
  const token = await app.login(LIN);
  const rows = await app.ok('memberInvoice.orders', { group: 'course' }, { token });
  expect(rows.groups).toContain('course');
  expect(rows.list.map(({ title }) => title)).toContain('岩茶山场');
  const orders = await app.ok('memberInvoice.orders', { group: 'order' }, { token });
  expect(orders.list.map(({ title }) => title)).not.toContain('岩茶山场');
  // At what was paid of it, as long as it was not given back.
  const who = await chen();
  const { orderId } = await ordered(app, who.token, { courseId: await courseId(app, '茶席美学'), giftTo: XU_MOBILE });
  await (
    await payByMessenger(app, who.token, orderId)
  )();
  const own = async () =>
    (await app.ok('memberInvoice.orders', { group: 'course' }, who)).list.map(({ title, amount }) => [title, amount]);
  expect(await own()).toEqual([['茶席美学', 12_800]]);
  await app.ok('college.orderAct', { id: orderId, action: 'refund' }, who);
  expect(await own()).toEqual([]);
});
