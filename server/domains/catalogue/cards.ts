/** Goods cards for one viewer. Other domains (cart, coupons, footprints) take their cards from here. */
import type { GoodsCard } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { memberPriceOf, type PriceViewer } from '../pricing/levels';
import { findCardRowsById, type CardRow, type RunningCampaign } from './repository';

/** Percent of the campaign's quota that is sold, 0-100; 100 only when nothing is left. */
export const progressOf = ({ quota, sold }: Pick<RunningCampaign, 'quota' | 'sold'>): number =>
  quota <= 0 || sold >= quota ? 100 : Math.min(99, Math.round((sold * 100) / quota));

/** Average of 1-5 to one decimal; goods without a review start at 5. */
export const scoreOf = ({ scoreSum, reviewCount }: Pick<CardRow, 'scoreSum' | 'reviewCount'>): number =>
  reviewCount === 0 ? 5 : Math.round((scoreSum * 10) / reviewCount) / 10;

/** `price` is the lowest retail price; the flash price is in `campaign` because its quota can run out while a page is open. */
export function presentGoodsCard(row: CardRow, viewer: PriceViewer | undefined): GoodsCard {
  const memberPrice = memberPriceOf(row.minPrice, row.hasMemberMark, viewer);
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    cover: row.cover,
    price: row.minPrice,
    marketPrice: row.minMarketPrice,
    ...(memberPrice === undefined ? {} : { memberPrice }),
    tags: row.tags,
    sales: row.sales,
    stock: row.stock,
    soldOut: row.stock <= 0,
    score: scoreOf(row),
    ...(row.campaign
      ? {
          campaign: {
            id: row.campaign.id,
            type: 'discount' as const,
            price: row.campaign.price,
            endAt: row.campaign.endAt,
            progress: progressOf(row.campaign),
            limit: row.campaign.perMember,
          },
        }
      : {}),
    ...(row.skuCount === 1 && row.firstSkuId ? { singleSkuId: row.firstSkuId } : {}),
  };
}

/** Cards of goods that are on the shelf, in the order of `ids`; others are left out. */
export async function loadCards(
  tx: Tx,
  ids: readonly string[],
  viewer: PriceViewer | undefined,
  now: number,
): Promise<GoodsCard[]> {
  return (await findCardRowsById(tx, ids, now)).map((row) => presentGoodsCard(row, viewer));
}
