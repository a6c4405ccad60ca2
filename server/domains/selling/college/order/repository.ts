/** SQL of course orders, and of those of them that may stand on an invoice. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { courseOrders, courses, payments } from '../../../../db/schema';
import type { CourseOrderStatus } from '../../../../db/schema';
import {
  HOLDING_FIRST,
  isOpenPayment,
  notYetInvoiced,
  onePerDocument,
  paidColumns,
  type PaidRow,
  type Span,
} from '../../../membership/invoice/repository';

export type CourseOrderRow = typeof courseOrders.$inferSelect;

export const insertOrder = insertInto(courseOrders);
export const findOrder = findById(courseOrders);
export const updateOrder = updateById(courseOrders);

/** Unpaid ones of this member for the course, locked; `giftToId` null: for themselves. */
export const lockOpen = (
  tx: Tx,
  { memberId, courseId, giftToId }: { memberId: string; courseId: string; giftToId: string | null },
): Promise<CourseOrderRow[]> =>
  tx
    .select()
    .from(courseOrders)
    .where(
      and(
        eq(courseOrders.memberId, memberId),
        eq(courseOrders.courseId, courseId),
        eq(courseOrders.status, 'unpaid'),
        giftToId === null ? isNull(courseOrders.giftToId) : eq(courseOrders.giftToId, giftToId),
      ),
    )
    .orderBy(asc(courseOrders.id))
    .for('update');

/** Another paid order by which this member has the course. */
export async function findOtherPaid(
  tx: Tx,
  { learnerId, courseId, id }: { learnerId: string; courseId: string; id: string },
): Promise<CourseOrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(courseOrders)
    .where(
      and(
        eq(courseOrders.courseId, courseId),
        eq(sql`coalesce(${courseOrders.giftToId}, ${courseOrders.memberId})`, learnerId),
        eq(courseOrders.status, 'paid'),
        ne(courseOrders.id, id),
      ),
    )
    .orderBy(desc(courseOrders.id))
    .limit(1);
  return row;
}

interface Mine {
  memberId: string;
  status?: CourseOrderStatus | undefined;
}
/** One whose half hour is over stands among the cancelled ones, also before its timer has said so. */
function mine({ memberId, status }: Mine, now: number): SQL | undefined {
  const isOver = and(eq(courseOrders.status, 'unpaid'), lte(courseOrders.expireAt, now));
  const states: Partial<Record<CourseOrderStatus, SQL | undefined>> = {
    unpaid: and(eq(courseOrders.status, 'unpaid'), gt(courseOrders.expireAt, now)),
    cancelled: or(eq(courseOrders.status, 'cancelled'), isOver),
  };
  return and(
    eq(courseOrders.memberId, memberId),
    eq(courseOrders.hidden, false),
    status === undefined ? undefined : (states[status] ?? eq(courseOrders.status, status)),
  );
}

export const pageOfOrders = (tx: Tx, own: Mine, { limit, offset }: Span, now: number): Promise<CourseOrderRow[]> =>
  tx
    .select()
    .from(courseOrders)
    .where(mine(own, now))
    .orderBy(desc(courseOrders.createdAt), desc(courseOrders.id))
    .limit(limit)
    .offset(offset);
export const countOrders = (tx: Tx, own: Mine, now: number): Promise<number> => tx.$count(courseOrders, mine(own, now));

const columns = {
  id: courseOrders.id,
  no: courseOrders.no,
  title: courses.title,
  cover: courses.cover,
  ...paidColumns,
};
const paidOrders = (tx: Tx) =>
  tx
    .select(columns)
    .from(payments)
    .innerJoin(courseOrders, eq(courseOrders.id, payments.orderId))
    .innerJoin(courses, eq(courses.id, courseOrders.courseId))
    .$dynamic();

/** One more than is shown is read: whether there are others, without counting them all. */
export async function pageOfPaid(tx: Tx, memberId: string, from: number, { limit, offset }: Span) {
  const rows = await paidOrders(tx)
    .where(
      and(
        isOpenPayment(memberId, from),
        eq(payments.orderGroup, 'course'),
        eq(courseOrders.status, 'paid'),
        notYetInvoiced('course'),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: rows.slice(0, limit), total: offset + rows.length };
}

/** Paid ones, also those of which everything came back: they have nothing to invoice. */
export async function paidById(tx: Tx, ids: readonly string[]): Promise<PaidRow[]> {
  const rows = await paidOrders(tx)
    .where(
      and(
        eq(payments.orderGroup, 'course'),
        inArray(payments.orderId, [...ids]),
        inArray(payments.status, ['paid', 'refunded']),
      ),
    )
    .orderBy(asc(courseOrders.id), ...HOLDING_FIRST);
  return onePerDocument(rows);
}
