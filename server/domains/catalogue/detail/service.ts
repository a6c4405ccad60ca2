/** shop.productView: everything of one goods page, with the prices of this viewer. Refuses 404 for unknown and deleted goods. */
import type { GoodsDetail } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { loadEventPrices } from '../../pricing/campaigns';
import { listCards } from '../../coupon/service';
import { loadPriceViewer } from '../../pricing/viewer';
import type { GoodsOffers } from '../kinds';
import { findCardRow } from '../repository';
import { latestReviews } from '../reviews/service';
import { presentDetail } from './presenter';
import {
  countView,
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

/** A campaign counts while it runs, whichever page the visitor came from; `campaignId` of an ended one shows the normal price. */
export async function viewGoods(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  at: number,
  offers: GoodsOffers,
): Promise<GoodsDetail> {
  const [full, card, skuRows] = await Promise.all([
    findFullGoods(tx, id),
    findCardRow(tx, id, at),
    findSkuRows(tx, id, at),
  ]);
  if (!full || !card) throw notFound();
  const onShelf = full.goods.status === 'on';
  const campaignId = skuRows.find((row) => row.campaignId !== null)?.campaignId ?? null;
  const [priceViewer, facts, reviewRows, similar, coupons, giftSteps, group, exhibit, events] = await Promise.all([
    loadPriceViewer(tx, memberId, at),
    memberId ? findViewerFacts(tx, memberId, full.goods, campaignId) : undefined,
    latestReviews(tx, id, REVIEWS),
    findSimilar(tx, full.goods, SIMILAR, at),
    onShelf ? listCards(tx, memberId, { goodsId: id }, at) : [],
    findGiftSteps(tx),
    onShelf ? offers.group(tx, id, at) : undefined,
    findExhibit(tx, id),
    memberId && onShelf
      ? loadEventPrices(
          tx,
          skuRows.map(({ sku }) => sku.id),
          { memberId, now: at },
        )
      : undefined,
  ]);
  if (onShelf) {
    await Promise.all([
      countView(tx, id),
      memberId
        ? writeFootprint(tx, { memberId, goodsId: id, day: dayOf(at), price: card.minPrice, viewedAt: at })
        : undefined,
    ]);
  }
  return presentDetail({
    ...full,
    card,
    skuRows,
    priceViewer,
    facts,
    reviewRows,
    similar,
    giftSteps,
    group,
    exhibit,
    events,
    coupons: coupons.slice(0, COUPONS),
    at,
  });
}
