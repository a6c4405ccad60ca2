/** SQL of the owners' wall: plans, slots, applications. Lots themselves are the cellar's. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { cellarOrders, cellarPlans, cellarSlots } from '../../../db/schema';

export type CellarOrder = typeof cellarOrders.$inferSelect;
export type CellarPlan = typeof cellarPlans.$inferSelect;
export type CellarSlot = typeof cellarSlots.$inferSelect;

export const listPlans = (tx: Tx): Promise<CellarPlan[]> =>
  tx.select().from(cellarPlans).orderBy(asc(cellarPlans.sort), asc(cellarPlans.id));

/** The whole wall, row by row, with whose order each slot is. */
export const listWall = (tx: Tx): Promise<{ slot: CellarSlot; order: CellarOrder | null }[]> =>
  tx
    .select({ slot: cellarSlots, order: cellarOrders })
    .from(cellarSlots)
    .leftJoin(cellarOrders, eq(cellarOrders.id, cellarSlots.orderId))
    .orderBy(asc(cellarSlots.row), asc(cellarSlots.col));

export const findOrder = findById(cellarOrders);

/** A member has one application that waits, and one that holds. */
export async function lockOf(tx: Tx, memberId: string, status: 'unpaid' | 'paid'): Promise<CellarOrder | undefined> {
  const [row] = await tx
    .select()
    .from(cellarOrders)
    .where(and(eq(cellarOrders.memberId, memberId), eq(cellarOrders.status, status)))
    .for('update');
  return row;
}

export async function findOpen(tx: Tx, memberId: string): Promise<CellarOrder | undefined> {
  const [row] = await tx
    .select()
    .from(cellarOrders)
    .where(and(eq(cellarOrders.memberId, memberId), eq(cellarOrders.status, 'unpaid')));
  return row;
}

export const insertOrder = insertInto(cellarOrders);

export const updateOrder = updateById(cellarOrders);

/** These slots and those of an order, locked in the one order of their ids: two who change their choice never wait for each other. */
export const lockSlots = (tx: Tx, ids: readonly string[], orderId?: string): Promise<CellarSlot[]> =>
  tx
    .select()
    .from(cellarSlots)
    .where(
      or(
        ids.length > 0 ? inArray(cellarSlots.id, [...ids]) : undefined,
        orderId === undefined ? undefined : eq(cellarSlots.orderId, orderId),
      ),
    )
    .orderBy(asc(cellarSlots.id))
    .for('update');

export async function giveSlots(tx: Tx, ids: readonly string[], orderId: string | null): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(cellarSlots)
      .set({ orderId })
      .where(inArray(cellarSlots.id, [...ids]));
}
