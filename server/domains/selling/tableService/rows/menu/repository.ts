/** SQL of the menu and of what a store is out of. */
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../../db/client';
import { menuCates, menuItems, menuPortions, menuSoldOut, skus } from '../../../../../db/schema';

export type ItemRow = typeof menuItems.$inferSelect;
export type CateRow = typeof menuCates.$inferSelect;

export const listCates = (tx: Tx): Promise<CateRow[]> =>
  tx.select().from(menuCates).orderBy(asc(menuCates.sort), asc(menuCates.id));

const inStore = (storeId: string) =>
  and(eq(menuItems.on, true), or(sql`${menuItems.storeIds} = '[]'::jsonb`, sql`${menuItems.storeIds} ? ${storeId}`));

export const listItems = (tx: Tx, storeId: string): Promise<ItemRow[]> =>
  tx.select().from(menuItems).where(inStore(storeId)).orderBy(asc(menuItems.sort), asc(menuItems.id));

export async function findItem(tx: Tx, storeId: string, id: string): Promise<ItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(menuItems)
    .where(and(eq(menuItems.id, id), inStore(storeId)));
  return row;
}

/** Whatever became of them. */
export const listItemsById = async (tx: Tx, ids: readonly string[]): Promise<ItemRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(menuItems)
        .where(inArray(menuItems.id, [...new Set(ids)]));

export async function findAnyItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  const [row] = await tx.select().from(menuItems).where(eq(menuItems.id, id));
  return row;
}

/** Of the shop's goods, in their order there. */
export async function listSkuIds(tx: Tx, goodsIds: readonly string[]): Promise<string[]> {
  if (goodsIds.length === 0) return [];
  const rows = await tx
    .select({ id: skus.id })
    .from(skus)
    .where(and(inArray(skus.goodsId, [...new Set(goodsIds)]), eq(skus.off, false)))
    .orderBy(asc(skus.id));
  return rows.map(({ id }) => id);
}

/** `itemId choiceId` of everything a store is out of. */
export async function listSoldOut(tx: Tx, storeId: string): Promise<Set<string>> {
  const rows = await tx.select().from(menuSoldOut).where(eq(menuSoldOut.storeId, storeId));
  return new Set(rows.map(({ itemId, choiceId }) => `${itemId} ${choiceId}`));
}

/** Said what it shall be, so that who says it twice, or two of the staff at once, do not undo it. */
export async function setSoldOut(tx: Tx, storeId: string, itemId: string, isOff: boolean): Promise<void> {
  if (isOff) await tx.insert(menuSoldOut).values({ storeId, itemId, choiceId: '' }).onConflictDoNothing();
  else
    await tx
      .delete(menuSoldOut)
      .where(and(eq(menuSoldOut.storeId, storeId), eq(menuSoldOut.itemId, itemId), eq(menuSoldOut.choiceId, '')));
}

export async function listSold(tx: Tx, storeId: string, date: string): Promise<Map<string, number>> {
  const rows = await tx
    .select()
    .from(menuPortions)
    .where(and(eq(menuPortions.storeId, storeId), eq(menuPortions.date, date)));
  return new Map(rows.map(({ itemId, sold }) => [itemId, sold]));
}

interface Portions {
  storeId: string;
  itemId: string;
  date: string;
  qty: number;
}

/** False when fewer are left; then nothing is taken. Two who come at once wait for each other. */
export async function takePortions(tx: Tx, { storeId, itemId, date, qty }: Portions, most: number): Promise<boolean> {
  if (qty > most) return false;
  const taken = await tx
    .insert(menuPortions)
    .values({ storeId, itemId, date, sold: qty })
    .onConflictDoUpdate({
      target: [menuPortions.storeId, menuPortions.itemId, menuPortions.date],
      set: { sold: sql`${menuPortions.sold} + ${qty}` },
      setWhere: lte(menuPortions.sold, most - qty),
    })
    .returning({ sold: menuPortions.sold });
  return taken.length > 0;
}

export async function givePortions(tx: Tx, { storeId, itemId, date, qty }: Portions): Promise<void> {
  await tx
    .update(menuPortions)
    .set({ sold: sql`greatest(0, ${menuPortions.sold} - ${qty})` })
    .where(and(eq(menuPortions.storeId, storeId), eq(menuPortions.itemId, itemId), eq(menuPortions.date, date)));
}
