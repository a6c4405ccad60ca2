/** SQL of income. Rows of an order or of a debtor are locked before they are changed. */
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterSaleLines, afterSales, incomes, members } from '../../db/schema';

export type Income = typeof incomes.$inferSelect;

/** Who brought the member, and the member's own grade in the team. */
export async function findTeamPlace(
  tx: Tx,
  memberId: string,
): Promise<{ id: string; inviterId: string | null; teamLevel: number } | undefined> {
  const [row] = await tx
    .select({ id: members.id, inviterId: members.inviterId, teamLevel: members.teamLevel })
    .from(members)
    .where(eq(members.id, memberId));
  return row;
}

/** Once per order and member. */
export async function insertIncome(tx: Tx, row: typeof incomes.$inferInsert): Promise<void> {
  await tx.insert(incomes).values(row).onConflictDoNothing();
}

/** Sets when the pending rows of an order are settled; false when there is none. */
export async function planPending(tx: Tx, orderId: string, settleAt: number): Promise<boolean> {
  const rows = await tx
    .update(incomes)
    .set({ settleAt })
    .where(and(eq(incomes.orderId, orderId), eq(incomes.status, 'pending')))
    .returning({ id: incomes.id });
  return rows.length > 0;
}

export const lockIncomes = (tx: Tx, orderId: string): Promise<Income[]> =>
  tx.select().from(incomes).where(eq(incomes.orderId, orderId)).orderBy(asc(incomes.memberId)).for('update');

/** Rows of a member that still owe something, the oldest first. */
export const lockOwing = (tx: Tx, memberId: string): Promise<Income[]> =>
  tx
    .select()
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), gt(incomes.owed, 0)))
    .orderBy(asc(incomes.id))
    .for('update');

export async function updateIncome(tx: Tx, id: string, set: Partial<typeof incomes.$inferInsert>): Promise<void> {
  await tx.update(incomes).set(set).where(eq(incomes.id, id));
}

/** Fen of each line that finished after-sales gave back, without `except`. */
export async function refundedLines(tx: Tx, orderId: string, except: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, refund: sql<number>`sum(${afterSaleLines.refund})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.status, 'done'), ne(afterSales.id, except)))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, refund }) => [lineId, refund]));
}

/** Fen that are promised to a member and not settled yet. */
export async function pendingIncome(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${incomes.amount} - ${incomes.cancelled})` })
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), eq(incomes.status, 'pending')));
  return Number(row?.sum ?? 0);
}
