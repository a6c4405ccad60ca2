/** Goods as somebody saw or saved them: today's lowest price, what it fell by since, whether they can still be had. */
import type { Tx } from '../../../db/client';
import { findSavedRows } from './repository';

interface SavedGoods {
  title: string;
  subtitle: string;
  cover: string;
  price: number;
  state: 'ok' | 'soldout' | 'off';
  singleSkuId?: string;
  cateId?: string;
}

/** By goods id, off the shelf and deleted ones included. A running flash sale is today's price. */
export async function loadSaved(tx: Tx, ids: readonly string[], at: number): Promise<Map<string, SavedGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await findSavedRows(tx, ids, at);
  return new Map(
    rows.map(({ id, title, subtitle, cover, minPrice, stock, skuCount, firstSkuId, campaign, status, categoryId }) => [
      id,
      {
        title,
        subtitle,
        cover,
        price: Math.min(minPrice, campaign?.price ?? minPrice),
        cateId: categoryId,
        state: status !== 'on' ? 'off' : stock > 0 ? 'ok' : 'soldout',
        ...(skuCount === 1 && firstSkuId ? { singleSkuId: firstSkuId } : {}),
      },
    ]),
  );
}

/** Prices may rise too: then there is no drop. */
export const dropOf = (then: number | null, now: number): { priceDrop?: number } =>
  then !== null && then > now ? { priceDrop: then - now } : {};
