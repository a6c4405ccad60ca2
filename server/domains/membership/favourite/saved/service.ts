/** Goods as somebody saw or saved them: what they cost this member today, what they fell by since, whether they can still be had. */
import type { GoodsCard } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { presentGoodsCard } from '../../../offer/catalogue/cards';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { findSavedRows } from './repository';

interface SavedGoods extends Pick<GoodsCard, 'title' | 'cover' | 'price' | 'offer' | 'singleSkuId' | 'minQty'> {
  sub: string;
  /** What is held against the price of then: a running flash sale counts, a member's own price does not. */
  open: number;
  state: 'ok' | 'soldout' | 'off';
  cateId?: string;
}

/** By goods id, off the shelf and deleted ones included. */
export async function loadSaved(
  tx: Tx,
  memberId: string | undefined,
  ids: readonly string[],
  at: number,
): Promise<Map<string, SavedGoods>> {
  if (ids.length === 0) return new Map();
  const [rows, viewer] = await Promise.all([findSavedRows(tx, ids, at), loadPriceViewer(tx, memberId, at)]);
  return new Map(
    rows.map((row) => {
      const { title, cover, subtitle, price, offer, singleSkuId, minQty, stock } = presentGoodsCard(row, viewer);
      return [
        row.id,
        {
          title,
          cover,
          sub: subtitle,
          price,
          ...(offer ? { offer } : {}),
          open: offer?.why === 'flash' ? offer.price : price,
          cateId: row.categoryId,
          state: row.status !== 'on' ? 'off' : stock > 0 ? 'ok' : 'soldout',
          ...(singleSkuId ? { singleSkuId } : {}),
          ...(minQty ? { minQty } : {}),
        },
      ];
    }),
  );
}

/** Prices may rise too: then there is no drop. */
export const dropOf = (then: number | null, now: number): { priceDrop?: number } =>
  then !== null && then > now ? { priceDrop: then - now } : {};
