/** A course order at the cashier. Who learns is locked before the order: of a gift and a purchase at once one is paid first, and the other is told. */
import { collegeSchemas } from '../../../../../src/contract/college/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { findCourse, findEnrolment } from '../../../offer/course/repository';
import { owns } from '../../../offer/course/rights';
import { documentsOf } from '../../../trade/payment/document';
import { atOnce } from '../../../trade/payment/payables';
import { closeUnpaid, createOrder, markPaid, ORDER_PAGE, revive } from './create';
import { findOrder, type CourseOrderRow } from './repository';

async function read(tx: Tx, id: string, lock: boolean): Promise<CourseOrderRow | undefined> {
  const row = await findOrder(tx, id);
  if (!row || !lock) return row;
  await lockMember(tx, row.giftToId ?? row.memberId);
  return findOrder(tx, id, true);
}

const documents = documentsOf({
  creation: {
    request: collegeSchemas['college.orderCreate'].request,
    make: async (_, memberId, input, { now, write }) =>
      (await write((tx) => createOrder(tx, memberId, input as RequestOf<'college.orderCreate'>, now))).orderId,
  },
  delivered: atOnce,
  read,
  async show(tx, { id, courseId, payable }) {
    const course = await findCourse(tx, courseId);
    if (!course || payable === 0) return undefined;
    return {
      title: `课程《${course.title}》`,
      amount: payable,
      nextRoute: `/pages/tea/success?group=course&id=${id}`,
      route: ORDER_PAGE(id),
    };
  },
  paid: markPaid,
  close: closeUnpaid,
  revive: (tx, id) => revive(tx, id),
});

/** Why nobody should begin to pay: who learns has it by now. */
async function blockedBy(tx: Tx, id: string): Promise<string | undefined> {
  const row = await findOrder(tx, id);
  if (row?.status !== 'unpaid') return undefined;
  const learnerId = row.giftToId ?? row.memberId;
  const own = await findEnrolment(tx, learnerId, row.courseId);
  if (!owns(own, false)) return undefined;
  return row.giftToId === null ? '已拥有该课程，去学习' : '对方已拥有';
}

export const coursePayable: typeof documents = {
  ...documents,
  async find(tx, id, options, server) {
    const payable = await documents.find(tx, id, options, server);
    const blocked = payable?.state === 'open' ? await blockedBy(tx, id) : undefined;
    return payable && { ...payable, ...(blocked !== undefined && { blocked }) };
  },
  taken: async (tx, id) => ({ points: (await findOrder(tx, id))?.pointsUsed ?? 0, coins: 0 }),
};
