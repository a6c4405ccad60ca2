/** Goods cards for one viewer. Other domains (cart, coupons, footprints) take their cards from here. */
import type { GoodsCard, Offer } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import type { PriceViewer } from '../../people/pricing/levels';
import { offerOf, payOf } from '../../people/pricing/offer';
import { findCardRowsById, type CardRow, type RunningCampaign } from './repository';

/** Percent of the campaign's quota that is sold, 0-100; 100 only when nothing is left. */
export const progressOf = ({ quota, sold }: Pick<RunningCampaign, 'quota' | 'sold'>): number =>
  quota <= 0 || sold >= quota ? 100 : Math.min(99, Math.round((sold * 100) / quota));

/** Average of 1-5 to one decimal; 0 = nobody has said anything yet. */
export const scoreOf = ({ scoreSum, reviewCount }: Pick<CardRow, 'scoreSum' | 'reviewCount'>): number =>
  reviewCount === 0 ? 0 : Math.round((scoreSum * 10) / reviewCount) / 10;

/** What the cheapest specification costs this viewer: one of the running flash sale while its quota lasts, or one of the others. */
function leastOffer(
  { id, minPrice, hasMemberMark, campaign }: CardRow,
  viewer: PriceViewer | undefined,
): Offer | undefined {
  const atEvent = viewer?.events?.get(id);
  const through = atEvent === undefined ? undefined : ({ price: atEvent, why: 'event' } as const);
  const plain = { price: minPrice, hasMemberMark, campaign: through };
  if (campaign?.now === undefined || viewer?.usedUp?.has(campaign.id)) return offerOf(plain, viewer);
  const flash = offerOf({ ...plain, campaign: { price: campaign.now, why: 'flash' } }, viewer);
  if (campaign.rest === undefined) return flash;
  const rest = offerOf({ ...plain, price: campaign.rest }, viewer);
  return payOf({ price: campaign.rest, offer: rest }) < payOf({ price: minPrice, offer: flash }) ? rest : flash;
}

/** One specification that a list can put in the basket without asking, and the least pieces of it; packs by the multiple are chosen. */
function singleOf({ skuCount, firstSkuId, moq, multiple }: CardRow): Pick<GoodsCard, 'singleSkuId' | 'minQty'> {
  if (skuCount !== 1 || !firstSkuId || multiple > 1) return {};
  return { singleSkuId: firstSkuId, ...(moq > 1 ? { minQty: moq } : {}) };
}

/** `price` is the lowest retail price; `campaign` tells of the flash sale also when nothing of it is left. */
export function presentGoodsCard(row: CardRow, viewer: PriceViewer | undefined): GoodsCard {
  const offer = leastOffer(row, viewer);
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    cover: row.cover,
    price: row.minPrice,
    marketPrice: row.minMarketPrice,
    ...(offer ? { offer } : {}),
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
    ...singleOf(row),
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
