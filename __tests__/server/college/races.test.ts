/** What happens at the same moment around a course, over and over: of each exactly what is right is left. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { certificates, lessonProgress, notices, payments } from '../../../server/db/schema';
import { RACES, type Answer } from '../harness';
import {
  bought,
  CHEN_ID,
  college,
  couponNow,
  courseId,
  lessonAt,
  lessonsOf,
  LIN_ID,
  ordered,
  orderNow,
  paper,
  payByMessenger,
  payByWallet,
  personOf,
  quizOf,
  report,
  rightsIn,
  standingIn,
  tryReport,
  watch,
  withCoupon,
  XU_ID,
  XU_MOBILE,
} from './world';

const { app, rewind } = college();
const [XU_MONEY, CHEN_MONEY, XU_POINTS] = [62_000, 240_000, 940];
/** The rows are put back before each round: what the round before left is proved by that. */
async function rounds(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < RACES; round += 1) {
    await work(round);
    await rewind();
  }
}
const moneyOf = async (memberId: string) => (await standingIn(app, memberId)).money.available;
const codes = (answers: readonly Pick<Answer<unknown>, 'code'>[]) => answers.map(({ code }) => code).sort();

test('gift and purchase at once: one is paid, of the other nothing is kept', async () => {
  const id = await courseId(app, '茶席美学');
  await rounds(async (round) => {
    const [from, to] = [await personOf(app, CHEN_ID), await personOf(app, XU_ID)];
    const gift = await ordered(app, from.token, { courseId: id, giftTo: XU_MOBILE });
    const own = await ordered(app, to.token, { courseId: id, points: 100 });
    const isByMessenger = round % 2 === 1;
    const arrive = isByMessenger ? await payByMessenger(app, to.token, own.orderId) : undefined;
    const [given, taken] = await Promise.all([
      payByWallet(app, from, gift.orderId),
      arrive ? arrive() : payByWallet(app, to, own.orderId),
    ]);
    await app.runJobs();
    const states = [(await orderNow(app, gift.orderId))?.status, (await orderNow(app, own.orderId))?.status];
    expect(states.filter((status) => status === 'paid')).toHaveLength(1);
    const isGiven = states[0] === 'paid';
    // What was told is what is true.
    if (!isByMessenger)
      expect([given.code, (taken as typeof given).code].filter((code) => code === 200)).toHaveLength(1);
    expect(await rightsIn(app, id, XU_ID)).toMatchObject([
      { source: isGiven ? 'gift' : 'purchase', orderId: isGiven ? gift.orderId : own.orderId, revokedAt: null },
    ]);
    const rows = await app.db
      .select()
      .from(payments)
      .where(inArray(payments.orderId, [gift.orderId, own.orderId]));
    expect(rows.filter(({ status }) => status === 'paid').map(({ orderId }) => orderId)).toEqual([
      isGiven ? gift.orderId : own.orderId,
    ]);
    expect(await moneyOf(CHEN_ID)).toBe(CHEN_MONEY - (isGiven ? gift.amount : 0));
    expect(await moneyOf(XU_ID)).toBe(XU_MONEY - (isGiven || isByMessenger ? 0 : own.amount));
    expect((await standingIn(app, XU_ID)).points.available).toBe(XU_POINTS - (isGiven ? 0 : 100));
  });
});

test('two who give each other a course at once: both have it', async () => {
  const [one, two] = [await courseId(app, '茶席美学'), await courseId(app, '茶与健康')];
  await rounds(async () => {
    const [chen, xu] = [await personOf(app, CHEN_ID), await personOf(app, XU_ID)];
    const toXu = await ordered(app, chen.token, { courseId: one, giftTo: XU_MOBILE });
    const toChen = await ordered(app, xu.token, { courseId: two, giftTo: '13800000010' });
    const answers = await Promise.all([payByWallet(app, chen, toXu.orderId), payByWallet(app, xu, toChen.orderId)]);
    expect(codes(answers)).toEqual([200, 200]);
    expect(await rightsIn(app, one, XU_ID)).toMatchObject([{ source: 'gift', orderId: toXu.orderId }]);
    expect(await rightsIn(app, two, CHEN_ID)).toMatchObject([{ source: 'gift', orderId: toChen.orderId }]);
    expect([await moneyOf(CHEN_ID), await moneyOf(XU_ID)]).toEqual([
      CHEN_MONEY - toXu.amount,
      XU_MONEY - toChen.amount,
    ]);
  });
});

test('the last coupon on two courses at once: one has it, the other is told the price without', async () => {
  const [one, two] = [await courseId(app, '茶席美学'), await courseId(app, '紫砂鉴赏')];
  await rounds(async () => {
    const who = await personOf(app, XU_ID);
    const couponId = await withCoupon(app);
    const make = (id: string, payable: number) =>
      app.call('college.orderCreate', { courseId: id, couponId, payable, requestId: randomUUID() }, who);
    const answers = await Promise.all([make(one, 7800), make(two, 18_800)]);
    expect(codes(answers)).toEqual([200, 409]);
    const told = answers.find(({ code }) => code === 409);
    expect(told).toMatchObject({ reason: 'priced', data: { payable: answers[0].code === 409 ? 12_800 : 23_800 } });
    expect(await couponNow(app)).toBe('locked');
    const { list } = await app.ok('college.order', {}, who);
    expect(list.map(({ payable }) => payable)).toEqual([answers[0].code === 200 ? 7800 : 18_800]);
  });
});

test('the last coupon on one course, pressed on two phones: one order has it', async () => {
  const id = await courseId(app, '紫砂鉴赏');
  await rounds(async () => {
    const [phone, other] = [await personOf(app, XU_ID), await personOf(app, XU_ID)];
    const couponId = await withCoupon(app);
    const make = (who: typeof phone) =>
      app.call('college.orderCreate', { courseId: id, couponId, payable: 18_800, requestId: randomUUID() }, who);
    expect(codes(await Promise.all([make(phone), make(other)]))).toEqual([200, 200]);
    const { list } = await app.ok('college.order', { status: 'unpaid' }, phone);
    expect(list).toHaveLength(1);
    expect(await couponNow(app)).toBe('locked');
    expect((await payByWallet(app, phone, list[0]?.id ?? '')).code).toBe(200);
    expect(await couponNow(app)).toBe('used');
    expect(await moneyOf(XU_ID)).toBe(XU_MONEY - 18_800);
  });
});

test('two last lessons at once: one certificate, and who is told of the end is told its number', async () => {
  const id = await courseId(app, '岩茶山场');
  const quiz = await quizOf(app, id);
  const all = (await lessonsOf(app, id)).filter(({ kind }) => kind !== 'quiz');
  const last = all.at(-1)!;
  await rounds(async () => {
    const { token } = await personOf(app, LIN_ID);
    for (const lesson of all) if (lesson.id !== last.id) await watch(app, token, lesson);
    const asked = { courseId: id, lessonId: quiz.id, answers: paper('4', '2', '1') };
    const answers = await Promise.all([watch(app, token, last), app.ok('college.quiz', asked, { token })]);
    const made = await app.db
      .select()
      .from(certificates)
      .where(and(eq(certificates.courseId, id), eq(certificates.memberId, LIN_ID)));
    expect(made).toHaveLength(1);
    const ended = answers.filter(({ course }) => course === 100);
    expect(ended.length).toBeGreaterThan(0);
    for (const { certificateNo } of ended) expect(certificateNo).toBe(made[0]?.no);
    const told = and(eq(notices.memberId, LIN_ID), eq(notices.title, '结课证书'));
    expect(await app.db.$count(notices, told)).toBe(1);
  });
});

test('two phones that tell of one lesson at once: the union is kept', async () => {
  const lesson = await lessonAt(app, '普洱入门', 0);
  await rounds(async () => {
    const [phone, other] = [await personOf(app, XU_ID), await personOf(app, XU_ID)];
    const at = app.clock.now();
    const parts = Array.from({ length: 8 }, (_, i) => [i * 20, i * 20 + 15] as const);
    await Promise.all(
      parts.map(([from, to], i) =>
        report(app, (i % 2 === 0 ? phone : other).token, lesson, {
          position: to,
          ranges: [[from, to]],
          at: at - 8 + i,
        }),
      ),
    );
    const [row] = await app.db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.memberId, XU_ID), eq(lessonProgress.lessonId, lesson.id)));
    expect(row).toMatchObject({ ranges: parts, covered: 120, position: 155 });
    expect(await rightsIn(app, lesson.courseId, XU_ID)).toHaveLength(1);
  });
});

test('given back on two phones: the money comes once', async () => {
  const id = await courseId(app, '茶席美学');
  await rounds(async () => {
    const who = await personOf(app, XU_ID);
    await withCoupon(app);
    const orderId = await bought(app, who, { courseId: id, points: 100 });
    const back = () => app.call('college.orderAct', { id: orderId, action: 'refund' }, who);
    expect(codes(await Promise.all([back(), back(), back()]))).toEqual([200, 200, 200]);
    const { money, points } = await standingIn(app, XU_ID);
    expect([money.available, points.available]).toEqual([XU_MONEY, XU_POINTS]);
    expect(await couponNow(app)).toBe('unused');
    expect(await rightsIn(app, id, XU_ID)).toMatchObject([{ revokedAt: app.clock.now() }]);
  });
});

test('a gift is given back while its learner reaches a fifth: it went back before that, or not at all', async () => {
  const id = await courseId(app, '茶席美学');
  const [first, second] = await lessonsOf(app, id);
  await rounds(async () => {
    const [from, learner] = [await personOf(app, CHEN_ID), await personOf(app, XU_ID)];
    const orderId = await bought(app, from, { courseId: id, giftTo: XU_MOBILE });
    await watch(app, learner.token, first!);
    app.clock.advance(1000);
    const [back, told] = await Promise.all([
      app.call('college.orderAct', { id: orderId, action: 'refund' }, from),
      tryReport(app, learner.token, second!, { position: second!.seconds, ranges: [[0, second!.seconds]] }),
    ]);
    expect([
      [200, 403],
      [422, 200],
    ]).toContainEqual([back.code, told.code]);
    const isBack = back.code === 200;
    expect((await orderNow(app, orderId))?.status).toBe(isBack ? 'refunded' : 'paid');
    expect(await moneyOf(CHEN_ID)).toBe(isBack ? CHEN_MONEY : CHEN_MONEY - 12_800);
    expect((await app.ok('college.courseView', { id }, learner)).enrolled).toBe(!isBack);
  });
});

test('paid and called off at once: it is the one or the other', async () => {
  const id = await courseId(app, '茶席美学');
  await rounds(async () => {
    const who = await personOf(app, XU_ID);
    const { orderId, amount } = await ordered(app, who.token, { courseId: id });
    const [paid, cancelled] = await Promise.all([
      payByWallet(app, who, orderId),
      app.call('college.orderAct', { id: orderId, action: 'cancel' }, who),
    ]);
    const isPaid = paid.code === 200;
    expect(cancelled.code).toBe(isPaid ? 409 : 200);
    expect((await orderNow(app, orderId))?.status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(await moneyOf(XU_ID)).toBe(XU_MONEY - (isPaid ? amount : 0));
    expect(await rightsIn(app, id, XU_ID)).toHaveLength(isPaid ? 1 : 0);
  });
});
