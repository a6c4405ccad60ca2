/** The own course orders: lists, one of them, and what is done with it (rule 41.9). */
import type { CourseOrder, CourseOrderDetail } from '../../../../../src/contract/college/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { conflict, notFound, refuse } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { maskName } from '../../../../lib/mask';
import { momentText } from '../../../../lib/shanghai';
import { courseCard, hasCardOf } from '../../../offer/course/presenter';
import { findEnrolment, listCoursesById } from '../../../offer/course/repository';
import { refusedBack } from '../../../offer/course/rules';
import { loadBriefs } from '../../../people/member/presenter';
import { sendNotice } from '../../../people/notice/send';
import { paymentView } from '../../../trade/payment/presenter';
import { paymentOfOrder } from '../../../trade/payment/repository';
import { percentOf } from '../learn/complete';
import { enrol, revoke } from '../enrol';
import { listByOrder } from '../repository';
import { closeUnpaid, giveBack, ORDER_PAGE, sourceOf } from './create';
import { countOrders, findOrder, findOtherPaid, pageOfOrders, updateOrder, type CourseOrderRow } from './repository';
import { amountsView, amountWords } from './settle';

const learnerOf = ({ giftToId, memberId }: CourseOrderRow): string => giftToId ?? memberId;

/** What it cost, in money, coupon or points. */
const costOf = ({ payable, pointsUsed, memberCouponId }: CourseOrderRow): number =>
  payable + pointsUsed + (memberCouponId === null ? 0 : 1);

/** One whose half hour is over is cancelled, also before its timer has said so. */
const statusOf = ({ status, expireAt }: CourseOrderRow, now: number): CourseOrderRow['status'] =>
  status === 'unpaid' && expireAt <= now ? 'cancelled' : status;

async function present(tx: Tx, memberId: string, rows: readonly CourseOrderRow[], now: number): Promise<CourseOrder[]> {
  if (rows.length === 0) return [];
  const courses = await listCoursesById(
    tx,
    memberId,
    rows.map(({ courseId }) => courseId),
  );
  const hasCard = await hasCardOf(tx, memberId, now);
  const people = await loadBriefs(
    tx,
    rows.flatMap(({ giftToId }) => giftToId ?? []),
  );
  const orders: CourseOrder[] = [];
  for (const row of rows) {
    const course = courses.get(row.courseId);
    if (!course) throw new Error(`order ${row.id} has no course`);
    const status = statusOf(row, now);
    const refused = status === 'paid' ? await whyNot(tx, row, now) : undefined;
    const to = row.giftToId === null ? undefined : people.get(row.giftToId);
    orders.push({
      id: row.id,
      no: row.no,
      course: courseCard(course, hasCard),
      status,
      payable: row.payable,
      ...(status === 'unpaid' && { expireAt: row.expireAt }),
      ...(row.giftToId !== null && { giftTo: maskName(to?.nickname ?? '') }),
      createdAt: row.createdAt,
      refundable: status === 'paid' && refused === undefined,
      ...(refused !== undefined && { refundReason: refused }),
    });
  }
  return orders;
}

const whyNot = async (tx: Tx, row: CourseOrderRow, now: number): Promise<string | undefined> =>
  refusedBack({ ...row, cost: costOf(row) }, await percentOf(tx, learnerOf(row), row.courseId), now);

export async function listOrders(
  tx: Tx,
  memberId: string,
  { status, page = 1 }: RequestOf<'college.order'>,
  now: number,
): Promise<DataOf<'college.order'>> {
  const own = { memberId, status };
  const rows = await pageOfOrders(tx, own, { limit: PAGE_SIZE, offset: offsetOf(page) }, now);
  return pageOf(await present(tx, memberId, rows, now), await countOrders(tx, own, now), page);
}

async function detailOf(tx: Tx, memberId: string, row: CourseOrderRow, now: number): Promise<CourseOrderDetail> {
  const [order] = await present(tx, memberId, [row], now);
  if (!order) throw new Error(`order ${row.id} is not shown`);
  const payment = await paymentOfOrder(tx, 'course', row.id);
  const shown = payment?.status === 'paid' || payment?.status === 'refunded' ? payment : undefined;
  const at = (key: string, label: string, when: number | null) =>
    when === null ? [] : [{ key, label, value: momentText(when) }];
  return {
    order,
    amounts: amountsView(row.amounts),
    ...(shown && { payment: paymentView(shown) }),
    progress: await percentOf(tx, learnerOf(row), row.courseId),
    refundable: order.refundable,
    ...(order.refundReason !== undefined && { refundReason: order.refundReason }),
    timeline: [
      ...at('created', '提交订单', row.createdAt),
      ...at('paid', row.giftToId === null ? '已开通' : '已送出', row.paidAt),
      ...(order.status === 'cancelled' ? at('cancelled', '已取消', row.closedAt ?? row.expireAt) : []),
      ...(order.status === 'refunded' ? at('refunded', '已退款', row.closedAt) : []),
      ...(row.reason === '' ? [] : [{ key: 'reason', label: '退款原因', value: row.reason }]),
    ],
    serverTime: now,
  };
}

/** 404 somebody else's. */
export async function viewOrder(tx: Tx, memberId: string, id: string, now: number): Promise<CourseOrderDetail> {
  const row = await findOrder(tx, id);
  if (!row || row.memberId !== memberId || row.hidden) throw notFound();
  return detailOf(tx, memberId, row, now);
}

type Input = RequestOf<'college.orderAct'>;
type Work = (tx: Tx, row: CourseOrderRow, input: Input, now: number) => Promise<unknown>;

const cancel: Work = async (tx, row, _input, now) => {
  if (row.status === 'cancelled') return;
  if (row.status !== 'unpaid') throw conflict('订单已支付');
  await closeUnpaid(tx, row, now);
};

/** Who learns is locked while it is looked at how far they are. A second press finds it done. */
const refund: Work = async (tx, row, { reason = '' }, now) => {
  if (row.status === 'refunded') return;
  await findEnrolment(tx, learnerOf(row), row.courseId, true);
  const refused = await whyNot(tx, row, now);
  if (refused !== undefined) throw refuse(refused);
  for (const right of await listByOrder(tx, row.id)) await revoke(tx, right, now);
  // Who had joined with the card before has that again.
  const [learnerId, { courseId }] = [learnerOf(row), row];
  const other = await findOtherPaid(tx, { learnerId, courseId, id: row.id });
  if (other) await enrol(tx, { memberId: learnerId, courseId, source: sourceOf(other), orderId: other.id }, now);
  const back = await giveBack(tx, row, { reason: reason.trim() }, now);
  const money = back.payable > 0 ? `${amountWords(back.payable)} 原路退回` : '券和积分已退回';
  await sendNotice(tx, row.memberId, {
    box: 'order',
    title: '课程已退款',
    text: `订单 ${row.no}：${money}。`,
    link: ORDER_PAGE(row.id),
    at: now,
  });
};

const remove: Work = async (tx, row, _input, now) => {
  const status = statusOf(row, now);
  if (status !== 'cancelled' && status !== 'refunded') throw refuse('已取消或已退款的订单才能删除');
  if (row.status === 'unpaid') await closeUnpaid(tx, row, now);
  await updateOrder(tx, row.id, { hidden: true });
};

const WORKS: Record<Input['action'], Work> = { cancel, refund, delete: remove };

/** 404 somebody else's · 409 moved on · 422 a rule. */
export async function actOnOrder(tx: Tx, memberId: string, input: Input, now: number): Promise<CourseOrderDetail> {
  const row = await findOrder(tx, input.id, true);
  if (!row || row.memberId !== memberId || row.hidden) throw notFound();
  await WORKS[input.action](tx, row, input, now);
  return detailOf(tx, memberId, (await findOrder(tx, row.id)) ?? row, now);
}
