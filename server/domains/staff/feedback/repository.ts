/** SQL of tickets. */
import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { findById, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { listHas } from '../../../db/like';
import { feedbacks, incomes, orders } from '../../../db/schema';
import { plainNumberOf } from '../../../lib/numbers';

export type FeedbackRow = typeof feedbacks.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** The feedback's number is made of its id. */
export async function insertFeedback(
  tx: Tx,
  values: typeof feedbacks.$inferInsert & { createdAt: number },
): Promise<FeedbackRow> {
  const [row] = await tx.insert(feedbacks).values(values).returning();
  if (!row) throw new Error('feedback was not written');
  const no = plainNumberOf(row.id, values.createdAt);
  await tx.update(feedbacks).set({ no }).where(eq(feedbacks.id, row.id));
  return { ...row, no };
}

/** Whether a ticket of the member shows the picture, at first or in what was said later. */
export const hasTicketPhoto = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(
    feedbacks,
    and(
      eq(feedbacks.memberId, memberId),
      or(listHas(feedbacks.photos, photo), listHas(feedbacks.replies, { photos: [photo] })),
    ),
  )) > 0;

export async function findOrder(tx: Tx, memberId: string, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)));
  return order;
}

export const ownsIncome = async (tx: Tx, memberId: string, id: string): Promise<boolean> =>
  (await tx.$count(incomes, and(eq(incomes.id, id), eq(incomes.memberId, memberId)))) > 0;

/** False when the order was marked on this day already. */
export async function markReminded(tx: Tx, orderId: string, day: string): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ remindedDay: day })
    .where(and(eq(orders.id, orderId), ne(orders.remindedDay, day)))
    .returning({ id: orders.id });
  return marked.length > 0;
}

/** Whether the same sender said the same after `since`. */
export async function findSame(
  tx: Tx,
  memberId: string | undefined,
  { contact, content }: { contact: string; content: string },
  since: number,
): Promise<boolean> {
  const sender = memberId
    ? eq(feedbacks.memberId, memberId)
    : and(isNull(feedbacks.memberId), eq(feedbacks.contact, contact));
  const same = await tx.$count(feedbacks, and(sender, eq(feedbacks.content, content), gt(feedbacks.createdAt, since)));
  return same > 0;
}

export const findFeedback = findById(feedbacks);

/** The ticket with its row locked until the transaction ends. */
export const lockFeedback = lockById(feedbacks);

export async function updateFeedback(
  tx: Tx,
  id: string,
  set: Partial<typeof feedbacks.$inferInsert>,
): Promise<FeedbackRow> {
  const [row] = await tx.update(feedbacks).set(set).where(eq(feedbacks.id, id)).returning();
  if (!row) throw new Error('the feedback is gone');
  return row;
}

/** What was said to the shop, without the reminders of a parcel: those are no conversations. */
const inBook = (memberId: string, status: FeedbackRow['status'] | undefined) =>
  and(eq(feedbacks.memberId, memberId), ne(feedbacks.kind, 'urge'), status ? eq(feedbacks.status, status) : undefined);

/** Newest first. */
export function pageOfFeedbacks(
  tx: Tx,
  memberId: string,
  status: FeedbackRow['status'] | undefined,
  limit: number,
  offset: number,
): Promise<Paged<FeedbackRow>> {
  const where = inBook(memberId, status);
  return paged(
    tx.select().from(feedbacks).where(where).orderBy(desc(feedbacks.createdAt), desc(feedbacks.id)),
    limit,
    offset,
    () => tx.$count(feedbacks, where),
  );
}

/** Numbers of orders, by id. */
export async function listOrderNos(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: orders.id, no: orders.no })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, no }) => [id, no]));
}

export const countOpen = (tx: Tx): Promise<number> => tx.$count(feedbacks, eq(feedbacks.status, 'open'));
