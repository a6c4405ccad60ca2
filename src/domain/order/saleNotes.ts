import type { OrderLine } from '@/contract';

/** SKU id -> state of the after-sale of its line, in words. */
export const saleNotes = (lines: readonly OrderLine[]): ReadonlyMap<string, string> =>
  new Map(lines.flatMap(({ skuId, afterSale }) => (afterSale ? [[skuId, afterSale.label] as const] : [])));
