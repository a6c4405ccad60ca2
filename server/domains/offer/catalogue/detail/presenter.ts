/** The wire shape of a goods page. */
import type { KV } from '../../../../../src/contract/kit';
import type {
  Exhibit,
  GoodsDetail,
  Offer,
  ProducerCard,
  ReviewRow,
  SkuView,
} from '../../../../../src/contract/catalogue/schemas';
import type { CouponCard } from '../../../../../src/contract/coupon/schemas';
import type { producers } from '../../../../db/schema';
import type { CampaignPrice } from '../../../people/pricing/campaigns';
import { yuan } from '../../../../lib/money';
import type { ShopSettings } from '../../../people/shopSettings/settings';
import { cardPriceOf, type PriceViewer } from '../../../people/pricing/levels';
import type { FreightRule } from '../../../people/pricing/freight';
import { offerOf } from '../../../people/pricing/offer';
import type { CardRow } from '../repository';
import { presentGoodsCard } from '../cards';
import type { FullGoods, SkuRow, ViewerFacts } from './repository';
import { SERVICE_PROMISES } from '../tree';
import { presentMaster } from '../masterCard';

export interface DetailParts extends FullGoods {
  card: CardRow;
  skuRows: SkuRow[];
  shopSettings: ShopSettings;
  /** What a parcel out of the cellar costs. */
  parcel: Pick<FreightRule, 'base'> | undefined;
  priceViewer: PriceViewer | undefined;
  /** undefined for a visitor. */
  facts: ViewerFacts | undefined;
  reviewRows: ReviewRow[];
  similar: CardRow[];
  coupons: CouponCard[];
  giftSteps: { threshold: number; title: string }[];
  /** Running group buying. */
  group: GoodsDetail['group'];
  wholesale: GoodsDetail['wholesale'];
  exhibit: Exhibit | undefined;
  /** By SKU id: prices of an event that the viewer is at. */
  events: ReadonlyMap<string, CampaignPrice> | undefined;
  at: number;
}

export function presentDetail(parts: DetailParts): GoodsDetail {
  const { goods, card, skuRows, priceViewer, facts, freight, master, producer } = parts;
  const sale = skuRows.find((row) => flashOf(row, priceViewer));
  const perMember = sale?.perMember ?? goods.perMember;
  const bought = (sale ? facts?.boughtInSale : facts?.bought) ?? 0;
  const hasMark = card.hasMemberMark;
  const [event] = skuRows.flatMap((row) => (flashOf(row, priceViewer) ? [] : (parts.events?.get(row.sku.id) ?? [])));
  return {
    card: presentGoodsCard(card, priceViewer),
    images: goods.images,
    ...(goods.videoUrl ? { videoUrl: goods.videoUrl } : {}),
    specs: goods.specs,
    skus: skuRows.map((row) => presentSku(row, hasMark, priceViewer, parts)),
    detailHtml: goods.detailHtml,
    attrs: goods.attrs,
    brew: goods.brew,
    ...(master ? { master: presentMaster(master, facts?.masterCollected ?? false) } : {}),
    ...(producer ? { producer: presentProducer(producer) } : {}),
    promotions: promotionsOf(parts, perMember, event),
    coupons: parts.coupons,
    freightText: freight ? `${freight.company} ¥${yuan(freight.base)} 起，满 ¥${yuan(freight.freeOver)} 包邮` : '包邮',
    deliveryTypes: goods.deliveryTypes,
    promises: [...SERVICE_PROMISES],
    reviews: parts.reviewRows,
    reviewCount: goods.reviewCount,
    collected: facts?.collected ?? false,
    limits:
      event && eventIsTighter(event, perMember, bought)
        ? { perMember: event.perMember, bought: event.bought }
        : { ...(perMember === null ? {} : { perMember }), bought },
    ...(event ? { event: { activityId: event.id, title: event.title, endAt: event.endAt } } : {}),
    escrowAllowed: goods.deliveryTypes.includes('escrow'),
    similar: parts.similar.map((row) => presentGoodsCard(row, priceViewer)),
    ...(parts.exhibit ? { exhibit: parts.exhibit } : {}),
    ...(parts.group ? { group: parts.group } : {}),
    ...(parts.wholesale?.length ? { wholesale: parts.wholesale } : {}),
    seller: goods.seller,
    ...(goods.merchantId === null ? {} : { merchantId: goods.merchantId }),
    shareTitle: `${goods.title}｜${goods.subtitle}`,
    state: goods.status === 'on' ? 'on' : 'off',
    serverTime: parts.at,
  };
}

/** Of two limits the one that leaves less. */
const eventIsTighter = (event: CampaignPrice, perMember: number | null, bought: number) =>
  perMember === null || event.perMember - event.bought <= perMember - bought;

/** The price of a flash sale stands while its own quota of this SKU lasts, and for who may have more of it. */
const flashOf = (
  { campaignId, campaignPrice, quotaLeft }: SkuRow,
  viewer: PriceViewer | undefined,
): Offer | undefined =>
  campaignPrice === null || (quotaLeft ?? 0) <= 0 || viewer?.usedUp?.has(campaignId ?? '')
    ? undefined
    : { price: campaignPrice, why: 'flash' };

function presentSku(
  row: SkuRow,
  hasMemberMark: boolean,
  viewer: PriceViewer | undefined,
  { events, shopSettings }: Pick<DetailParts, 'events' | 'shopSettings'>,
): SkuView {
  const { sku } = row;
  const event = events?.get(sku.id);
  const offer = offerOf({ price: sku.price, hasMemberMark, campaign: flashOf(row, viewer) ?? event }, viewer);
  const cardPrice = hasMemberMark && !viewer?.hasCard ? cardPriceOf(sku.price, shopSettings) : undefined;
  return {
    id: sku.id,
    specValues: sku.specValues,
    price: sku.price,
    marketPrice: sku.marketPrice,
    ...(offer ? { offer } : {}),
    ...(cardPrice !== undefined && cardPrice < (offer?.price ?? sku.price) ? { cardPrice } : {}),
    stock: sku.stock - sku.locked,
    image: sku.image,
    weight: sku.weight,
    moq: sku.moq,
    multiple: sku.multiple,
  };
}

export const presentProducer = ({
  id,
  name,
  region,
  cover,
  altitude,
  area,
  since,
  certs,
}: typeof producers.$inferSelect): ProducerCard => ({
  id,
  name,
  region,
  cover,
  altitude,
  area,
  since,
  certs,
});

function promotionsOf(
  { goods, card, freight, giftSteps, shopSettings, parcel }: DetailParts,
  perMember: number | null,
  event: CampaignPrice | undefined,
): KV[] {
  const rows: (KV | false)[] = [
    card.campaign !== null && {
      key: 'discount',
      label: '限时秒杀',
      value: perMember === null ? '价格以活动时间为准' : `每人限购 ${perMember} 件`,
    },
    event !== undefined && {
      key: 'event',
      label: '现场价',
      value: `${event.title}，每人限购 ${event.perMember} 件，不与会员价叠加`,
    },
    card.hasMemberMark && {
      key: 'member',
      label: '会员价',
      value: `等级折扣与年卡 ${shopSettings.cardDiscountBp / 1000} 折取更优，不叠加`,
    },
    ...giftSteps
      .slice(0, 1)
      .map((step) => ({ key: 'gift', label: '满赠', value: `满 ¥${yuan(step.threshold)} 赠${step.title}` })),
    freight !== null && {
      key: 'freight',
      label: '包邮',
      value: `满 ¥${yuan(freight.freeOver)} 包邮，新疆西藏首重另计`,
    },
    { key: 'points', label: '积分', value: '确认收货后每 1 元得 1 积分起，100 积分抵 ¥1' },
    goods.deliveryTypes.includes('escrow') && {
      key: 'escrow',
      label: '存茶',
      value: `下单可存入茶窖，12 个月免费托管，以后寄出付运费${parcel ? ` ¥${yuan(parcel.base)} 起` : ''}，到店自提免运费`,
    },
  ];
  return rows.filter((row) => row !== false);
}
