/** SQL of the cart of a table. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../../../db/client';
import { cartLines } from '../../../../../db/schema';

export type CartLineRow = typeof cartLines.$inferSelect;

export const listLines = (tx: Tx, sessionId: string): Promise<CartLineRow[]> =>
  tx.select().from(cartLines).where(eq(cartLines.sessionId, sessionId)).orderBy(asc(cartLines.at), asc(cartLines.id));

export async function findLine(tx: Tx, sessionId: string, id: string): Promise<CartLineRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.sessionId, sessionId)));
  return row;
}

const QTY_MAX = 99;

type NewLine = typeof cartLines.$inferInsert;

/** The same choices of the same person are one line. False: together they would be more than a line holds. */
export async function addLine(tx: Tx, line: NewLine): Promise<boolean> {
  const put = await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [
        cartLines.sessionId,
        cartLines.itemId,
        cartLines.specId,
        cartLines.feedingKey,
        cartLines.note,
        cartLines.addedBy,
        cartLines.skuId,
        cartLines.addressId,
      ],
      set: { qty: sql`${cartLines.qty} + excluded.qty` },
      setWhere: sql`${cartLines.qty} + excluded.qty <= ${QTY_MAX}`,
    })
    .returning({ id: cartLines.id });
  return put.length > 0;
}

export async function setLine(tx: Tx, id: string, patch: Partial<Pick<CartLineRow, 'qty' | 'note'>>): Promise<void> {
  await tx.update(cartLines).set(patch).where(eq(cartLines.id, id));
}

export async function deleteLines(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

/** Whose lines are of that session's own. */
export const listHomeLines = (tx: Tx, homeId: string): Promise<CartLineRow[]> =>
  tx.select().from(cartLines).where(eq(cartLines.homeId, homeId));
