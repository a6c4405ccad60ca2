/** shop.productView: everything of one goods page, with the prices of this viewer. Refuses 404 for unknown and deleted goods. */
import type { GoodsDetail } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import type { Server } from '../../../../http/context';
import { notFound } from '../../../../http/errors';
import { sharedPart } from '../../../../http/shared';
import { dayOf } from '../../../../lib/shanghai';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { loadEventPrices } from '../../../people/pricing/campaigns';
import { listCards } from '../../coupon/service';
import { findFreightRule } from '../../../people/pricing/repository';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { findCardRow } from '../repository';
import { latestReviews } from '../reviews/service';
import { presentDetail } from './presenter';
import {
  findExhibit,
  findFullGoods,
  findGiftSteps,
  findSimilar,
  findSkuRows,
  findViewerFacts,
  writeFootprint,
} from './repository';

const SIMILAR = 6;
const REVIEWS = 3;
const COUPONS = 6;

/** What everybody sees of a goods page; 404 for unknown and deleted goods. */
const openGoods = sharedPart('goods', async (tx, id: string, at) => {
  const [full, card, skuRows, shopSettings, parcel] = await Promise.all([
    findFullGoods(tx, id),
    findCardRow(tx, id, at),
    findSkuRows(tx, id, at),
    readShopSettings(tx),
    findFreightRule(tx),
  ]);
  if (!full || !card) throw notFound();
  const [reviewRows, similar, giftSteps, exhibit] = await Promise.all([
    latestReviews(tx, id, REVIEWS, shopSettings.levels),
    findSimilar(tx, full.goods, SIMILAR, at),
    findGiftSteps(tx),
    findExhibit(tx, id),
  ]);
  return { ...full, card, skuRows, shopSettings, parcel, reviewRows, similar, giftSteps, exhibit };
});

/** A campaign counts while it runs, whichever page the visitor came from; `campaignId` of an ended one shows the normal price. */
export async function viewGoods(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  at: number,
  { kinds, views }: Pick<Server, 'kinds' | 'views'>,
): Promise<GoodsDetail> {
  const [open, priceViewer] = await Promise.all([openGoods(tx, id, at), loadPriceViewer(tx, memberId, at)]);
  const { card, skuRows } = open;
  const onShelf = open.goods.status === 'on';
  const skuIds = skuRows.map(({ sku }) => sku.id);
  const campaignId = skuRows.find((row) => row.campaignId !== null)?.campaignId ?? null;
  const [facts, coupons, group, wholesale, events] = await Promise.all([
    memberId ? findViewerFacts(tx, memberId, open.goods, campaignId) : undefined,
    onShelf ? listCards(tx, priceViewer, { goodsId: id }, at) : [],
    onShelf ? kinds.goodsOffers.group(tx, id, at) : undefined,
    onShelf && priceViewer?.wholesaler ? kinds.goodsOffers.wholesale(tx, skuIds, at) : undefined,
    memberId && onShelf ? loadEventPrices(tx, skuIds, { memberId, now: at }) : undefined,
    memberId && onShelf
      ? writeFootprint(tx, { memberId, goodsId: id, day: dayOf(at), price: card.minPrice, viewedAt: at })
      : undefined,
    onShelf ? views.add(id) : undefined,
  ]);
  return presentDetail({
    ...open,
    priceViewer,
    facts,
    group,
    wholesale,
    events,
    coupons: coupons.slice(0, COUPONS),
    at,
  });
}
