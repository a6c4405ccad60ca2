/** SQL of orders of newly issued pieces, and what is asked about their buyer. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findById, insertInto } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { collectibleOrders, members } from '../../../../db/schema';

export type CollectibleOrder = typeof collectibleOrders.$inferSelect;

/** Pieces of one issue in a member's paid and unpaid orders. */
export async function countBought(tx: Tx, memberId: string, collectibleId: string): Promise<number> {
  const [row] = await tx
    .select({ qty: sql<string | null>`sum(${collectibleOrders.qty})` })
    .from(collectibleOrders)
    .where(
      and(
        eq(collectibleOrders.memberId, memberId),
        eq(collectibleOrders.collectibleId, collectibleId),
        inArray(collectibleOrders.status, ['unpaid', 'paid']),
      ),
    );
  return Number(row?.qty ?? 0);
}

export async function findOpenOrder(
  tx: Tx,
  memberId: string,
  collectibleId: string,
): Promise<CollectibleOrder | undefined> {
  const [row] = await tx
    .select()
    .from(collectibleOrders)
    .where(
      and(
        eq(collectibleOrders.memberId, memberId),
        eq(collectibleOrders.collectibleId, collectibleId),
        eq(collectibleOrders.status, 'unpaid'),
      ),
    );
  return row;
}

export const findOrder = findById(collectibleOrders);

export const insertOrder = insertInto(collectibleOrders);

export async function updateOrder(
  tx: Tx,
  id: string,
  set: Partial<typeof collectibleOrders.$inferInsert>,
): Promise<void> {
  await tx.update(collectibleOrders).set(set).where(eq(collectibleOrders.id, id));
}

/** How far the member's identity was checked. */
export async function findIdentity(
  tx: Tx,
  memberId: string,
): Promise<(typeof members.$inferSelect)['identity'] | undefined> {
  const [row] = await tx.select({ identity: members.identity }).from(members).where(eq(members.id, memberId));
  return row?.identity;
}
