/**
 * A store's shelf: pieces that stand there. They are part of the central stock, so a pick-up order takes both (order/stages/create.ts);
 * every change is one conditional statement, SKUs in the order of their ids.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { skus, storeStocks } from '../../db/schema';

/** What can be taken away there now: never more than what is free centrally. */
export const shelfPieces =
  sql<number>`greatest(0, least(${storeStocks.stock}, ${skus.stock} - ${skus.locked}))`.mapWith(Number);

/** Store id -> SKU id -> pieces; what a store does not carry is missing. */
export async function readShelves(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const shelves = new Map<string, Map<string, number>>();
  if (skuIds.length === 0) return shelves;
  const rows = await tx
    .select({ storeId: storeStocks.storeId, skuId: storeStocks.skuId, pieces: shelfPieces })
    .from(storeStocks)
    .innerJoin(skus, eq(skus.id, storeStocks.skuId))
    .where(inArray(storeStocks.skuId, [...skuIds]));
  for (const { storeId, skuId, pieces } of rows) {
    const shelf = shelves.get(storeId) ?? new Map<string, number>();
    shelves.set(storeId, shelf.set(skuId, pieces));
  }
  return shelves;
}

interface Piece {
  skuId: string;
  qty: number;
}
function bySku(pieces: readonly Piece[]): [skuId: string, qty: number][] {
  const sums = new Map<string, number>();
  for (const { skuId, qty } of pieces) sums.set(skuId, (sums.get(skuId) ?? 0) + qty);
  return [...sums].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

/** The SKU that the store has too few of, or undefined when all pieces were taken. */
export async function takeFromShelf(tx: Tx, storeId: string, pieces: readonly Piece[]): Promise<string | undefined> {
  for (const [skuId, qty] of bySku(pieces)) {
    const rows = await tx
      .update(storeStocks)
      .set({ stock: sql`${storeStocks.stock} - ${qty}` })
      .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.skuId, skuId), sql`${storeStocks.stock} >= ${qty}`))
      .returning({ skuId: storeStocks.skuId });
    if (rows.length === 0) return skuId;
  }
  return undefined;
}

/** Pieces that nobody came for stand on the shelf again. */
export async function putBackOnShelf(tx: Tx, storeId: string, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    await tx
      .update(storeStocks)
      .set({ stock: sql`${storeStocks.stock} + ${qty}` })
      .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.skuId, skuId)));
  }
}
