/** Flow 12: a course is tried, bought with a coupon, left on one phone and gone on with on the other, passed and certified. */
import { and, asc, eq } from 'drizzle-orm';
import {
  certificates,
  courseOrders,
  courseReviews,
  enrolments,
  lessonProgress,
  lessons,
  memberCoupons,
} from '../../server/db/schema';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { XU } from '../server/demo';
import { PAY_PASSWORD, SMS_CODE, type TestServer } from '../server/harness';
import { chooseBalance, type Story, type StoryPhone, type StoryShop } from './phone';

const XU_ID = '10003';
/** 白茶与陈化: eight lessons, the first a trial, the last a quiz of three questions. */
const COURSE = '7302';
const DETAIL = '/collegePackages/pages/college/course/detail';
const ADDRESS = `${DETAIL}?id=${COURSE}`;
const PRICE = 16_800;
/** 课程立减 50 */
const TEMPLATE = '5010';
const OFF = 5000;

const booksOf = ({ db }: TestServer) => {
  const mine = and(eq(lessonProgress.memberId, XU_ID), eq(lessonProgress.courseId, COURSE));
  const own = and(eq(enrolments.memberId, XU_ID), eq(enrolments.courseId, COURSE));
  const bought = and(eq(courseOrders.memberId, XU_ID), eq(courseOrders.courseId, COURSE));
  const said = and(eq(courseReviews.memberId, XU_ID), eq(courseReviews.courseId, COURSE));
  return {
    lessons: () => db.select().from(lessons).where(eq(lessons.courseId, COURSE)).orderBy(asc(lessons.sort)),
    progress: () => db.select().from(lessonProgress).where(mine),
    orders: () => db.select().from(courseOrders).where(bought),
    rights: () => db.select().from(enrolments).where(own),
    reviews: () => db.select().from(courseReviews).where(said),
    certificates: () => db.select().from(certificates).where(eq(certificates.memberId, XU_ID)),
  };
};

/** On the login page, by a code that is shown there. */
async function login(phone: StoryPhone): Promise<void> {
  await phone.arrive('/site/pages/login');
  await phone.type('11 位手机号', XU);
  await phone.press('获取验证码');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('6 位数字', SMS_CODE);
  await phone.press('我已阅读并同意');
  await phone.press('登录');
}

/** From the course to its settlement, the cashier and back. */
async function buy(phone: StoryPhone): Promise<void> {
  await phone.press('购买全部 8 节');
  await phone.arrive('/collegePackages/pages/college/order/settle');
  await phone.sees('−¥50');
  await phone.press('我已阅读并同意');
  await phone.pressTwice('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  await chooseBalance(phone);
  await phone.keys(PAY_PASSWORD);
  await phone.arrive('/pages/tea/success');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db, clock } = server;
  const shop = booksOf(server);
  const owner = memberOwner(XU_ID);
  const recharge = { owner, unit: 'money', bizType: 'recharge', bizId: 'flow12', delta: 100_000 } as const;
  await db.transaction((tx) => book(tx, { ...recharge, at: clock.now() }));
  const token = await server.login(XU);
  await server.ok('tea.getcoupon', { templateId: TEMPLATE, requestId: 'flow12-coupon' }, { token });
  const all = await shop.lessons();
  const [first, second] = all;
  const quiz = all.at(-1)!;

  // 1. A visitor may try the first lesson; the second wants the course, by its address, too.
  const phone = await phoneOf();
  await phone.open(ADDRESS);
  await phone.sees('试看');
  await phone.pressIcon('play');
  await phone.sees('倍速');
  await phone.sees('文稿');
  const asked = { id: COURSE, lessonId: second!.id };
  expect(await server.call('college.lesson', asked)).toMatchObject({ code: 403, message: '请先购买课程' });
  await phone.press(second!.title);
  await phone.sees('购买课程后可看');
  await phone.press('购买课程');
  await phone.sees('请登录后再操作');
  await login(phone);
  await phone.arrive(DETAIL);
  await buy(phone);
  expect(await shop.orders()).toMatchObject([{ status: 'paid', payable: PRICE - OFF }]);
  expect(await shop.rights()).toMatchObject([{ source: 'purchase', revokedAt: null }]);
  expect(
    await db
      .select()
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, XU_ID), eq(memberCoupons.templateId, TEMPLATE))),
  ).toMatchObject([{ status: 'used' }]);

  // 2. Watched to 03:25, which the other phone goes on from.
  const play = (lessonId: string, to: number, duration: number) =>
    server.ok('college.progress', { courseId: COURSE, lessonId, position: to, duration, ranges: [[0, to]] }, { token });
  await play(first!.id, 205, first!.seconds);
  const pad = await phoneOf({ member: XU });
  await pad.open(ADDRESS);
  await pad.sees('上次学到 03:25');
  await pad.press(/^接着学/);
  await pad.sees('倍速');
  await pad.sees('从头看');
  // An empty write of the phone that was closed takes nothing away.
  const empty = { courseId: COURSE, lessonId: first!.id, position: 0, duration: first!.seconds };
  await server.ok('college.progress', empty, { token });
  for (const { id, seconds } of all.slice(0, -1)) await play(id, seconds, seconds);
  expect((await shop.progress()).filter(({ doneAt }) => doneAt !== null)).toHaveLength(all.length - 1);
  expect(await shop.certificates()).toHaveLength(0);

  // The quiz, two of three right; then all of it is done.
  await pad.open(`${ADDRESS}&lessonId=${quiz.id}`);
  await pad.sees(`接着学 第 ${all.length} 节`);
  await pad.press(/^接着学/);
  await pad.sees(quiz.title);
  await pad.press('萎凋');
  await pad.press('8.5%');
  await pad.press('放冰箱冷冻');
  await pad.press('提交');
  await pad.sees('通过了，67 分');
  await pad.sees('3 题对了 2 题');
  expect(await shop.rights()).toMatchObject([{ percent: 100 }]);

  // 3. Its certificate, once, checked by anybody; money back is refused.
  const [certificate] = await shop.certificates();
  await pad.sees(certificate!.no);
  expect(await shop.certificates()).toHaveLength(1);
  const visitor = await phoneOf();
  await visitor.open(`${ADDRESS}&certificate=${certificate!.no}`);
  await visitor.sees('证书有效');
  await pad.sees('这门课怎么样');
  await pad.pressIcon('star');
  await pad.press('发表评价');
  await pad.sees('评价已发表');
  expect(await shop.reviews()).toMatchObject([{ score: 5 }]);
  const [order] = await shop.orders();
  await pad.open(`/collegePackages/pages/college/order/course_detail?id=${order!.id}`);
  await pad.sees('已学超过20%');
  const back = { id: order!.id, action: 'refund' as const, reason: '不想学了' };
  expect(await server.call('college.orderAct', back, { token })).toMatchObject({ code: 422, message: '已学超过20%' });
}

export const flow12: Story = {
  title: 'a course is bought, gone on with on the other phone, passed and certified',
  tell,
};
