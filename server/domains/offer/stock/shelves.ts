/**
 * A store's shelf: pieces that stand there. They are part of the central stock, so a pick-up order takes both (order/stages/create.ts);
 * SKUs are taken in the order of their ids.
 */
import type { Tx } from '../../../db/client';
import { listShelfPieces, returnShelfPieces, takeShelfPieces } from './repository';

/** Store id -> SKU id -> pieces; what a store does not carry is missing. */
export async function readShelves(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const shelves = new Map<string, Map<string, number>>();
  if (skuIds.length === 0) return shelves;
  for (const { storeId, skuId, pieces } of await listShelfPieces(tx, skuIds)) {
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
  for (const [skuId, qty] of bySku(pieces)) if (!(await takeShelfPieces(tx, storeId, skuId, qty))) return skuId;
  return undefined;
}

/** Pieces that nobody came for stand on the shelf again. */
export async function putBackOnShelf(tx: Tx, storeId: string, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) await returnShelfPieces(tx, storeId, skuId, qty);
}
