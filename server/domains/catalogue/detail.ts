/** shop.productView: everything of one goods page, with the prices of this viewer. Refuses 404 for unknown and deleted goods. */
import { eq } from 'drizzle-orm';
import type { GoodsDetail } from '../../../src/contract/shop/schemas';
import { goods, reviews } from '../../db/schema';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { dayOf } from '../../lib/shanghai';
import { loadEventPrices } from '../activity/price';
import { listCards } from '../coupon/service';
import { findGroupCampaignOf } from '../groupBuying/campaigns';
import { loadPriceViewer } from '../pricing/viewer';
import { findCardRows } from './cardRows';
import { presentDetail } from './detailView';
import { findExhibit } from './exhibits';
import {
  countView,
  findFullGoods,
  findGiftSteps,
  findSimilar,
  findSkuRows,
  findViewerFacts,
  writeFootprint,
} from './detailRows';
import { findReviews } from './reviews';

type Call = Pick<Context<'shop.productView'>, 'db' | 'now' | 'viewer'>;

const SIMILAR = 6;
const REVIEWS = 3;
const COUPONS = 6;

/** A campaign counts while it runs, whichever page the visitor came from; `campaignId` of an ended one shows the normal price. */
export async function viewGoods(id: string, { db, now, viewer }: Call): Promise<GoodsDetail> {
  const at = now();
  const memberId = viewer?.memberId;
  const [full, [card], skuRows] = await Promise.all([
    findFullGoods(db, id),
    findCardRows(db, { where: eq(goods.id, id), limit: 1, at }),
    findSkuRows(db, id, at),
  ]);
  if (!full || !card) throw notFound();
  const onShelf = full.goods.status === 'on';
  const campaignId = skuRows.find((row) => row.campaignId !== null)?.campaignId ?? null;
  const [priceViewer, facts, reviewRows, similar, coupons, giftSteps, groupCampaign, exhibit, events] =
    await Promise.all([
      loadPriceViewer(db, memberId, at),
      memberId ? findViewerFacts(db, memberId, full.goods, campaignId) : undefined,
      findReviews(db, eq(reviews.goodsId, id), REVIEWS),
      findSimilar(db, full.goods, SIMILAR, at),
      onShelf ? listCards(db, { memberId, now: at, goodsId: id }) : [],
      findGiftSteps(db),
      onShelf ? findGroupCampaignOf(db, id, at) : undefined,
      findExhibit(db, id),
      // A running campaign is what the page sells.
      memberId && onShelf && campaignId === null
        ? loadEventPrices(
            db,
            skuRows.map(({ sku }) => sku.id),
            { memberId, now: at },
          )
        : undefined,
    ]);
  if (onShelf) {
    await Promise.all([
      countView(db, id),
      memberId
        ? writeFootprint(db, { memberId, goodsId: id, day: dayOf(at), price: card.minPrice, viewedAt: at })
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
    groupCampaign,
    exhibit,
    events,
    coupons: coupons.slice(0, COUPONS),
    at,
  });
}
