import type { OrderLine } from '@/contract';

/** By SKU: how the after-sale of a line stands. */
export const saleNotes = (lines: readonly OrderLine[]): ReadonlyMap<string, string> =>
  new Map(lines.flatMap(({ skuId, afterSale }) => (afterSale ? [[skuId, afterSale.label] as const] : [])));
