/** Courses of the demo data by name, who has what of them, and what tests do with them over and over. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { courseOrders, courses, enrolments, lessons, memberCoupons, payments } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import type { TestServer } from '../harness';
import { giveCoupon, payTokenFor, tokenFor } from '../order/shop';
import { rewoundServer } from '../rewind';

/** The demo world, the same before each test; `prepare`: what stands in it besides. */
export const college = (prepare?: (app: TestServer) => Promise<void>) => rewoundServer({ seed: true }, prepare);

/** 林知夏 has the annual card and two courses, 许清和 ¥620 and 940 points, 陈雨前 ¥2,400; 周允 has nothing. */
export const [LIN_ID, ZHOU_ID, XU_ID, CHEN_ID] = ['10001', '10002', '10003', '10010'];
export const XU_MOBILE = '13800000003';
interface Person {
  memberId: string;
  token: string;
}
export const personOf = async (app: TestServer, memberId: string): Promise<Person> => ({
  memberId,
  token: await tokenFor(app, memberId),
});

export async function courseId(app: TestServer, title: string): Promise<string> {
  const [row] = await app.db.select().from(courses).where(eq(courses.title, title));
  if (!row) throw new Error(`no course ${title}`);
  return row.id;
}

export type LessonRow = typeof lessons.$inferSelect;
export const lessonsOf = (app: TestServer, id: string): Promise<LessonRow[]> =>
  app.db.select().from(lessons).where(eq(lessons.courseId, id)).orderBy(lessons.sort);
/** By its place in the course, from 0. */
export async function lessonAt(app: TestServer, title: string, place: number): Promise<LessonRow> {
  const row = (await lessonsOf(app, await courseId(app, title)))[place];
  if (!row) throw new Error(`${title} has no lesson ${place}`);
  return row;
}

export async function quizOf(app: TestServer, id: string): Promise<LessonRow> {
  const [row] = await app.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, id), eq(lessons.kind, 'quiz')));
  if (!row) throw new Error(`course ${id} has no quiz`);
  return row;
}
/** To the first questions of a quiz, in their order. */
export const paper = (...values: string[]) => values.map((value, i) => ({ key: String(i + 1), label: '', value }));

interface Choice {
  courseId: string;
  couponId?: string;
  points?: number;
  giftTo?: string;
}
/** Ordered as the app does it: at the price that the preview shows. */
export async function ordered(app: TestServer, token: string, choice: Choice) {
  const { payable } = await app.ok('college.orderPreview', choice, { token });
  return app.ok('college.orderCreate', { ...choice, payable, requestId: randomUUID() }, { token });
}

export async function payByWallet(app: TestServer, { memberId, token }: Person, orderId: string) {
  const payToken = await payTokenFor(app, memberId);
  return app.call('pay.wallet', { orderGroup: 'course', orderId, payToken, requestId: randomUUID() }, { token });
}
/** Ordered and paid from the balance; the order. */
export async function bought(app: TestServer, who: Person, choice: Choice): Promise<string> {
  const { orderId, enrolled } = await ordered(app, who.token, choice);
  const paid = enrolled ? undefined : await payByWallet(app, who, orderId);
  if (paid && paid.code !== 200) throw new Error(`not paid: ${paid.message}`);
  return orderId;
}

/** In the messenger: the payment is opened, and what its provider says arrives when the test wants it. */
export async function payByMessenger(app: TestServer, token: string, orderId: string) {
  const asked = { trade_type: 'js', pay_type: 11, order_group: 'course', data: { order_id: orderId } };
  const { paymentId } = await app.ok('pay', asked as never, { token });
  return async () => {
    const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
    return app.ok('pay.notify', sandboxNotify(app.server.config.secret, row!));
  };
}

export const standingIn = (app: TestServer, memberId: string) => balancesOf(app.db, memberId);
export const orderNow = async (app: TestServer, id: string) =>
  (await app.db.select().from(courseOrders).where(eq(courseOrders.id, id)))[0];
export const rightsIn = (app: TestServer, id: string, memberId: string) =>
  app.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, id), eq(enrolments.memberId, memberId)));

const COUPON = '880001';
/** The coupon of ¥50 from ¥99 on, which is for courses only. */
export async function withCoupon(app: TestServer, memberId = XU_ID, id = COUPON): Promise<string> {
  const { list } = await app.ok('marketing.couponType', { kind: 'course' });
  await giveCoupon(app.db, memberId, id, list[0]?.id ?? '', app.clock.now());
  return id;
}
export const couponNow = async (app: TestServer, id = COUPON) =>
  (await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, id)))[0]?.status;

type Placed = Pick<LessonRow, 'id' | 'courseId' | 'seconds'>;
export interface Said {
  position: number;
  duration?: number;
  ranges?: readonly (readonly number[])[];
  ended?: boolean;
  at?: number;
}
const saidOf = ({ id, courseId: of, seconds }: Placed, { ranges, ...more }: Said) => ({
  ...{ courseId: of, lessonId: id, duration: seconds },
  ...more,
  ...(ranges && { ranges: ranges.map((range) => [...range]) }),
});
/** What a player tells of a lesson. */
export const report = (app: TestServer, token: string, lesson: Placed, said: Said) =>
  app.ok('college.progress', saidOf(lesson, said), { token });
/** The same where a refusal is looked at. */
export const tryReport = (app: TestServer, token: string, lesson: Placed, said: Said) =>
  app.call('college.progress', saidOf(lesson, said), { token });
/** The lesson at once from its beginning. */
export const watch = (app: TestServer, token: string, lesson: Placed, to = lesson.seconds) =>
  report(app, token, lesson, { position: to, ranges: [[0, to]], at: app.clock.now() });

export const open = (app: TestServer, lesson: Pick<LessonRow, 'id' | 'courseId'>, token?: string) =>
  app.call('college.lesson', { id: lesson.courseId, lessonId: lesson.id }, token === undefined ? {} : { token });
/** The status of a file, asked for as players do: a part of it. */
export const fetchPart = (app: TestServer, url: string) =>
  app.http.inject({ method: 'GET', url, headers: { range: 'bytes=0-99' } });
