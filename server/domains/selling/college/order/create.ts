/** A course order is made, paid, closed (rules 41.7, 41.8). Who learns is locked before the order, as in the cashier. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { EnrolmentSource } from '../../../../db/schema';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { newOrderNo } from '../../../../db/numbers';
import { schedule, unschedule } from '../../../../db/timers';
import { conflict } from '../../../../http/errors';
import { lockForOrder, giveBackUsed, settleLocked } from '../../../offer/coupon/repository';
import { findCourse, findEnrolment } from '../../../offer/course/repository';
import { book, bookBack, memberOwner } from '../../../people/ledger/service';
import { findBrief } from '../../../people/member/presenter';
import { sendNotice } from '../../../people/notice/send';
import { giveAllBack } from '../../../trade/payment/giveBack';
import { cancelPending } from '../../../trade/payment/repository';
import { settleCourse } from '../learn/complete';
import { enrol } from '../enrol';
import { findOrder, insertOrder, lockOpen, updateOrder, type CourseOrderRow } from './repository';
import { settleOrder, settleView, type Settlement } from './settle';

export const EXPIRE_JOB = 'course.expire';
const PAY_MS = 30 * 60_000;
const LEARN = (courseId: string): string => `/collegePackages/pages/college/course/detail?id=${courseId}`;
export const ORDER_PAGE = (id: string): string => `/collegePackages/pages/college/order/course_detail?id=${id}`;

type Input = RequestOf<'college.orderCreate'>;

/** 404 not sold · 409 owned already, or another price with the new lines · 422 nobody by this mobile. */
export async function createOrder(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
): Promise<DataOf<'college.orderCreate'>> {
  await lockMember(tx, memberId);
  const wanted = await settleOrder(tx, memberId, input, now);
  const { row, gift } = wanted;
  if (wanted.blocked !== undefined) throw conflict(wanted.blocked, { reason: 'claimed' });
  // An order that waits for the same is made anew: its coupon and points are free for this one.
  const before = await lockOpen(tx, { memberId, courseId: row.course.id, giftToId: gift?.id ?? null });
  for (const one of before) await closeUnpaid(tx, one, now);
  const settled = before.length === 0 ? wanted : await settleOrder(tx, memberId, input, now);
  if (settled.amounts.payable !== input.payable)
    throw conflict('价格有变动', { reason: 'priced', data: settleView(settled, now) });
  const order = await insert(tx, memberId, settled, now);
  if (order.payable > 0) {
    await schedule(tx, EXPIRE_JOB, order.id, order.expireAt);
    return { orderId: order.id, amount: order.payable, enrolled: false };
  }
  if (!(await markPaid(tx, order, now))) throw conflict('对方已拥有', { reason: 'claimed' });
  return { orderId: order.id, amount: 0, enrolled: true };
}

async function insert(tx: Tx, memberId: string, settled: Settlement, now: number): Promise<CourseOrderRow> {
  const { amounts, row, gift, used, points } = settled;
  const order = await insertOrder(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'KC'),
    memberId,
    courseId: row.course.id,
    giftToId: gift?.id ?? null,
    status: 'unpaid',
    amounts,
    payable: amounts.payable,
    memberCouponId: used?.coupon.id ?? null,
    pointsUsed: points.used,
    createdAt: now,
    expireAt: now + PAY_MS,
  });
  if (used && !(await lockForOrder(tx, memberId, used.coupon.id, order.id, now)))
    throw conflict('优惠券不可用', { reason: 'priced', data: settleView(settled, now) });
  if (points.used > 0)
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'orderPay',
      bizId: order.id,
      delta: -points.used,
      title: '课程抵扣',
      memo: order.no,
      at: now,
    });
  return order;
}

/** Of an order that is free by the card the right ends with the card. */
export function sourceOf({ giftToId, amounts }: CourseOrderRow): EnrolmentSource {
  if (giftToId !== null) return 'gift';
  if (amounts.goods === 0) return 'free';
  return amounts.memberOff === amounts.goods ? 'vip' : 'purchase';
}

/**
 * The row is locked and unpaid. Who learns gets the right; false when they had it meanwhile: then nothing is kept of what was paid. What they
 * wanted to pay themselves is closed.
 */
export async function markPaid(tx: Tx, row: CourseOrderRow, now: number): Promise<boolean> {
  const { id, memberId, courseId, giftToId } = row;
  const learnerId = giftToId ?? memberId;
  await unschedule(tx, EXPIRE_JOB, id);
  if (row.memberCouponId !== null) await settleLocked(tx, row.memberCouponId, id, 'used');
  const paid = await updateOrder(tx, id, { status: 'paid', paidAt: now });
  const right = { memberId: learnerId, courseId, source: sourceOf(row), orderId: id };
  if (!(await enrol(tx, right, now)).isNew) {
    await giveBack(tx, paid, { reason: '付款时课程已被拥有' }, now);
    await tell(tx, memberId, paid, { title: '课程款已退回', text: '付款时课程已经有了，款项、券和积分已退回。' }, now);
    return false;
  }
  if (giftToId !== null)
    for (const one of await lockOpen(tx, { memberId: giftToId, courseId, giftToId: null }))
      await freeUnpaid(tx, one, now);
  const course = await findCourse(tx, courseId);
  if (!course) throw new Error(`order ${id} has no course`);
  // What was seen before, as a trial or before a refund, counts.
  await findEnrolment(tx, learnerId, courseId, true);
  await settleCourse(tx, learnerId, { course }, now);
  const title = `《${course.title}》`;
  if (giftToId === null) await tell(tx, memberId, paid, { title: '课程已开通', text: `${title}可以开始学了。` }, now);
  else {
    const from = (await findBrief(tx, memberId))?.nickname ?? '朋友';
    await tell(tx, giftToId, paid, { title: '收到一门课', text: `${from} 送你${title}，现在就能学。` }, now);
    await tell(tx, memberId, paid, { title: '课程已送出', text: `${title}已开通给对方。` }, now);
  }
  return true;
}

const tell = (
  tx: Tx,
  memberId: string,
  { courseId }: CourseOrderRow,
  { title, text }: { title: string; text: string },
  now: number,
): Promise<void> => sendNotice(tx, memberId, { box: 'service', title, text, link: LEARN(courseId), at: now });

/** Points that went with the order come back; what was booked once comes back once. */
const pointsBack = (tx: Tx, { id, no, memberId }: CourseOrderRow, now: number) =>
  bookBack(tx, {
    owner: memberOwner(memberId),
    unit: 'points',
    taken: 'orderPay',
    bizType: 'orderRefund',
    bizId: id,
    memo: no,
    at: now,
  });

/** The row is locked and unpaid: coupon and points are free again. */
export async function closeUnpaid(tx: Tx, row: CourseOrderRow, now: number): Promise<void> {
  await freeUnpaid(tx, row, now);
  await cancelPending(tx, row.id, 'course');
}

/** Without its payment, which may be arriving: whoever brings it has locked it and waits for who learns. It goes back when it is there. */
async function freeUnpaid(tx: Tx, row: CourseOrderRow, now: number): Promise<void> {
  await unschedule(tx, EXPIRE_JOB, row.id);
  await updateOrder(tx, row.id, { status: 'cancelled', closedAt: now });
  if (row.memberCouponId !== null) await settleLocked(tx, row.memberCouponId, row.id, 'unused');
  if (row.pointsUsed > 0) await pointsBack(tx, row, now);
}

/** The row is locked and paid: the money the way it came, coupon and points with it. What was learned stays; the right is the caller's matter. */
export async function giveBack(
  tx: Tx,
  row: CourseOrderRow,
  { reason }: { reason: string },
  now: number,
): Promise<CourseOrderRow> {
  const { id, no, memberId } = row;
  if (row.payable > 0) await giveAllBack(tx, { orderGroup: 'course', id, no, memberId }, now);
  if (row.memberCouponId !== null) await giveBackUsed(tx, row.memberCouponId, id);
  if (row.pointsUsed > 0) await pointsBack(tx, row, now);
  return updateOrder(tx, id, { status: 'refunded', closedAt: now, reason });
}

/**
 * Money that came after the half hour: the order stands again when nothing else was given with it and who learns does not own the course
 * meanwhile. Else it goes back (rule 10.5).
 */
export async function revive(tx: Tx, id: string): Promise<boolean> {
  const row = await findOrder(tx, id, true);
  if (row?.status !== 'cancelled' || row.memberCouponId !== null || row.pointsUsed > 0) return false;
  if (row.closedAt === null || row.closedAt < row.expireAt) return false;
  const own = await findEnrolment(tx, row.giftToId ?? row.memberId, row.courseId);
  if (own && own.revokedAt === null && own.source !== 'vip') return false;
  const others = await lockOpen(tx, row);
  if (others.length > 0) return false;
  await updateOrder(tx, id, { status: 'unpaid', closedAt: null });
  return true;
}
