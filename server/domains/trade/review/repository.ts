/** Reviews of order lines. */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { goods, orderLines, reviews } from '../../../db/schema';
import { statement, within } from '../../../db/statement';

export type ReviewRecord = typeof reviews.$inferSelect;

export const reviewsOfLines = (tx: Tx, lineIds: readonly string[]): Promise<ReviewRecord[]> =>
  lineIds.length === 0 ? Promise.resolve([]) : ofLines(tx, { lineIds });
const ofLines = statement({ lineIds: 'bigint[]' }, (tx, { lineIds }) =>
  tx.select().from(reviews).where(within(reviews.orderLineId, lineIds)),
);

export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(row);
  await tx
    .update(goods)
    .set({ scoreSum: sql`${goods.scoreSum} + ${row.score}`, reviewCount: sql`${goods.reviewCount} + 1` })
    .where(eq(goods.id, row.goodsId));
}

export async function appendReview(
  tx: Tx,
  id: string,
  word: { text: string; photos: string[]; at: number },
): Promise<void> {
  await tx
    .update(reviews)
    .set({ append: word.text, appendPhotos: word.photos, appendAt: word.at })
    .where(eq(reviews.id, id));
}

/** Nothing but an addition can be said about the line now. */
export async function markReviewed(tx: Tx, lineId: string): Promise<void> {
  await tx.update(orderLines).set({ reviewed: true }).where(eq(orderLines.id, lineId));
}
