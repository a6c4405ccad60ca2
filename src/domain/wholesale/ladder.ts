/** The arithmetic of an order sheet while it is filled in. The server reckons the same and has the last word. */
import type { WholesaleSku, WholesaleTier } from '@/contract';

export const MIN_TOTAL = 200_000;

const upwards = (tiers: readonly WholesaleTier[]) => [...tiers].sort((a, b) => a.minQty - b.minQty);

export const tierAt = (tiers: readonly WholesaleTier[], qty: number): WholesaleTier | undefined =>
  upwards(tiers)
    .filter(({ minQty }) => minQty <= qty)
    .pop();

/** The next step and how many pieces are missing to it. */
export function nextTier(
  tiers: readonly WholesaleTier[],
  qty: number,
): { tier: WholesaleTier; missing: number } | undefined {
  const tier = upwards(tiers).find(({ minQty }) => minQty > qty);
  return tier && { tier, missing: tier.minQty - qty };
}

/** The smallest quantity that may be ordered and is not less than `qty`; 0 stays 0. */
export function correctQty(qty: number, { moq, multiple }: { moq: number; multiple: number }): number {
  if (qty <= 0) return 0;
  const step = Math.max(1, multiple);
  return Math.ceil(Math.max(qty, moq, 1) / step) * step;
}

type Priced = Pick<WholesaleSku, 'price' | 'tiers' | 'weight'>;
export const unitPrice = (sku: Priced, qty: number): number => tierAt(sku.tiers ?? [], qty)?.price ?? sku.price;

export interface SheetSum {
  kinds: number;
  pieces: number;
  grams: number;
  total: number;
  /** Against the retail price. */
  saved: number;
  /** Missing to the smallest order. */
  lack: number;
}

export function sumUp(rows: readonly { sku: Priced; qty: number }[], minTotal = MIN_TOTAL): SheetSum {
  const chosen = rows.filter(({ qty }) => qty > 0);
  const sum = (of: (row: (typeof chosen)[number]) => number) => chosen.reduce((all, row) => all + of(row), 0);
  const total = sum(({ sku, qty }) => unitPrice(sku, qty) * qty);
  return {
    kinds: chosen.length,
    pieces: sum(({ qty }) => qty),
    grams: sum(({ sku, qty }) => sku.weight * qty),
    total,
    saved: sum(({ sku, qty }) => Math.max(0, sku.price - unitPrice(sku, qty)) * qty),
    lack: Math.max(0, minTotal - total),
  };
}

export const kgText = (grams: number): string => `${(grams / 1000).toFixed(1)} kg`;
