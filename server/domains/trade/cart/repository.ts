/** SQL of the cart: one row per member and SKU. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { cartItems } from '../../../db/schema';
import { statement } from '../../../db/statement';

export type CartItem = typeof cartItems.$inferSelect;
const own = (memberId: string) => eq(cartItems.memberId, memberId);

/** Newest first. */
export async function listItems(tx: Tx, memberId: string): Promise<CartItem[]> {
  return (await itemsOf(tx, { memberId })).reverse();
}
const itemsOf = statement({ memberId: 'bigint' }, (tx, { memberId }) =>
  tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.memberId, memberId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id)),
);

export async function findItem(tx: Tx, memberId: string, id: string): Promise<CartItem | undefined> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(and(own(memberId), eq(cartItems.id, id)));
  return row;
}

export async function countItems(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(cartItems).where(own(memberId));
  return row?.total ?? 0;
}

export const insertItem = insertInto(cartItems);

export async function updateItem(tx: Tx, id: string, set: Partial<typeof cartItems.$inferInsert>): Promise<void> {
  await tx.update(cartItems).set(set).where(eq(cartItems.id, id));
}

/** `ids` undefined = every line. */
export async function selectItems(
  tx: Tx,
  memberId: string,
  ids: readonly string[] | undefined,
  selected: boolean,
): Promise<void> {
  await tx
    .update(cartItems)
    .set({ selected })
    .where(and(own(memberId), ids === undefined ? undefined : inArray(cartItems.id, [...ids])));
}

/** Removes own lines and returns how many were there. */
export async function removeItems(tx: Tx, memberId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .delete(cartItems)
    .where(and(own(memberId), inArray(cartItems.id, [...ids])))
    .returning({ id: cartItems.id });
  return rows.length;
}

/** What was ordered from the cart leaves it. */
export async function removeBought(tx: Tx, memberId: string, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return;
  await tx.delete(cartItems).where(and(own(memberId), inArray(cartItems.skuId, [...skuIds])));
}
