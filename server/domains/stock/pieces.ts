/**
 * Stock counters (rule 8.1): creating locks, paying deducts, cancelling releases. Every change is one conditional statement,
 * so it holds against any number of buyers; SKUs are taken in the order of their ids, so that two orders never wait for each other.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { campaignSkus, goods, skus } from '../../db/schema';

export interface Piece {
  skuId: string;
  goodsId: string;
  qty: number;
  gift: boolean;
  /** Of `qty`: pieces that are not in stock yet; they touch no counter before they arrive. */
  backQty?: number;
}

const inStock = ({ qty, backQty = 0 }: Piece): number => qty - backQty;

/** Thrown out of a transaction that could not get its pieces; nothing of it stays. */
export class StockShort extends Error {
  constructor(
    readonly skuId: string,
    message = '库存不足',
    /** The missing piece was a gift: the order can do without. */
    readonly isGift = false,
  ) {
    super(message);
    this.name = 'StockShort';
  }
}

/** One entry per SKU, in id order: goods bought and given in one order take their pieces together. */
function bySku(pieces: readonly Piece[]): [skuId: string, qty: number][] {
  const sums = new Map<string, number>();
  for (const piece of pieces) sums.set(piece.skuId, (sums.get(piece.skuId) ?? 0) + inStock(piece));
  return [...sums].filter(([, qty]) => qty > 0).sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

export async function lockStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    const rows = await tx
      .update(skus)
      .set({ locked: sql`${skus.locked} + ${qty}` })
      .where(and(eq(skus.id, skuId), sql`${skus.stock} - ${skus.locked} >= ${qty}`))
      .returning({ id: skus.id });
    const isGift = () => pieces.some((piece) => piece.skuId === skuId && piece.gift);
    if (rows.length === 0) throw new StockShort(skuId, '库存不足', isGift());
  }
}

export async function releaseStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    await tx
      .update(skus)
      .set({ locked: sql`${skus.locked} - ${qty}` })
      .where(eq(skus.id, skuId));
  }
}

/** Locked pieces leave the shelf and count as sold; gifts are not sales of their goods. */
export async function deductStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    const sold = pieces
      .filter((piece) => piece.skuId === skuId && !piece.gift)
      .reduce((all, piece) => all + inStock(piece), 0);
    await tx
      .update(skus)
      .set({
        stock: sql`${skus.stock} - ${qty}`,
        locked: sql`${skus.locked} - ${qty}`,
        sold: sql`${skus.sold} + ${sold}`,
      })
      .where(eq(skus.id, skuId));
  }
  const sales = new Map<string, number>();
  for (const piece of pieces)
    if (!piece.gift) sales.set(piece.goodsId, (sales.get(piece.goodsId) ?? 0) + inStock(piece));
  for (const [goodsId, qty] of [...sales].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    await tx
      .update(goods)
      .set({ sales: sql`${goods.sales} + ${qty}` })
      .where(eq(goods.id, goodsId));
  }
}

/** Sold pieces come back to the shelf. */
export async function restock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    const sold = pieces
      .filter((piece) => piece.skuId === skuId && !piece.gift)
      .reduce((all, piece) => all + inStock(piece), 0);
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${qty}`, sold: sql`greatest(0, ${skus.sold} - ${sold})` })
      .where(eq(skus.id, skuId));
  }
}

/** Takes the campaign's own quota; it counts unpaid pieces too. */
export async function takeQuota(tx: Tx, campaignId: string, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces.filter((piece) => !piece.gift))) {
    const rows = await tx
      .update(campaignSkus)
      .set({ sold: sql`${campaignSkus.sold} + ${qty}` })
      .where(
        and(
          eq(campaignSkus.campaignId, campaignId),
          eq(campaignSkus.skuId, skuId),
          sql`${campaignSkus.sold} + ${qty} <= ${campaignSkus.stock}`,
        ),
      )
      .returning({ skuId: campaignSkus.skuId });
    if (rows.length === 0) throw new StockShort(skuId, '已抢光');
  }
}

export async function returnQuota(tx: Tx, campaignId: string, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces.filter((piece) => !piece.gift))) {
    await tx
      .update(campaignSkus)
      .set({ sold: sql`greatest(0, ${campaignSkus.sold} - ${qty})` })
      .where(and(eq(campaignSkus.campaignId, campaignId), eq(campaignSkus.skuId, skuId)));
  }
}
