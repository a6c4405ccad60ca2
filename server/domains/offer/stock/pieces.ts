/**
 * Stock counters (rule 8.1): creating locks, paying deducts, cancelling releases. SKUs are taken in the order of their ids, so
 * that two orders never wait for each other.
 */
import type { Tx } from '../../../db/client';
import {
  addSales,
  deductPieces,
  lockPieces,
  releasePieces,
  returnPieces,
  returnQuotaPieces,
  takeQuotaPieces,
} from './repository';

/** Stands in the line of an order for what is no SKU: a seller's own words in a quote. Such a piece touches no counter. */
export const NO_SKU = '0';

export interface Piece {
  skuId: string;
  goodsId: string;
  qty: number;
  gift: boolean;
  /** Of `qty`: pieces that are not in stock yet; they touch no counter before they arrive. */
  backQty?: number;
  /** The campaign whose quota counts the piece. */
  campaignId?: string | null;
}

/** What a counter asks of a piece. */
type Counted = Omit<Piece, 'goodsId' | 'campaignId'>;

const inStock = ({ skuId, qty, backQty = 0 }: Counted): number => (skuId === NO_SKU ? 0 : qty - backQty);

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
function bySku(pieces: readonly Counted[]): [skuId: string, qty: number][] {
  const sums = new Map<string, number>();
  for (const piece of pieces) sums.set(piece.skuId, (sums.get(piece.skuId) ?? 0) + inStock(piece));
  return [...sums].filter(([, qty]) => qty > 0).sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

/** Pieces of the SKU that count as sold: gifts are not sales of their goods. */
const soldOf = (pieces: readonly Counted[], skuId: string): number =>
  pieces.filter((piece) => piece.skuId === skuId && !piece.gift).reduce((all, piece) => all + inStock(piece), 0);

export async function lockStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) {
    if (await lockPieces(tx, skuId, qty)) continue;
    const isGift = pieces.some((piece) => piece.skuId === skuId && piece.gift);
    throw new StockShort(skuId, '库存不足', isGift);
  }
}

export async function releaseStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) await releasePieces(tx, skuId, qty);
}

/** Locked pieces leave the shelf and count as sold. */
export async function deductStock(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) await deductPieces(tx, skuId, qty, soldOf(pieces, skuId));
  const sales = new Map<string, number>();
  for (const piece of pieces)
    if (!piece.gift) sales.set(piece.goodsId, (sales.get(piece.goodsId) ?? 0) + inStock(piece));
  for (const [goodsId, qty] of [...sales].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)))
    await addSales(tx, goodsId, qty);
}

/** Sold pieces come back to the shelf. */
export async function restock(tx: Tx, pieces: readonly Counted[]): Promise<void> {
  for (const [skuId, qty] of bySku(pieces)) await returnPieces(tx, skuId, qty, soldOf(pieces, skuId));
}

/** One entry per SKU that was bought through a campaign: an order has it through one at most. */
const quotas = (pieces: readonly Piece[]): [skuId: string, qty: number, campaignId: string][] =>
  bySku(pieces.filter(({ gift, campaignId }) => !gift && campaignId)).map(([skuId, qty]) => [
    skuId,
    qty,
    pieces.find((piece) => piece.skuId === skuId && !piece.gift)?.campaignId ?? '0',
  ]);

/** Takes the campaigns' own quota; it counts unpaid pieces too. */
export async function takeQuota(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty, campaignId] of quotas(pieces))
    if (!(await takeQuotaPieces(tx, campaignId, skuId, qty))) throw new StockShort(skuId, '已抢光');
}

export async function returnQuota(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  for (const [skuId, qty, campaignId] of quotas(pieces)) await returnQuotaPieces(tx, campaignId, skuId, qty);
}
