/** SQL of tickets. */
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { feedbacks, orders } from '../../db/schema';
import { plainNumberOf } from '../../lib/numbers';

export type FeedbackRow = typeof feedbacks.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** Its number is made of its id. */
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

export async function findOrder(tx: Tx, memberId: string, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)));
  return order;
}

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
