/** Turns plans into rows. Prices come from the same pricing model as real orders, so amounts and shares agree by construction. */
import type { Offer } from '../../../src/contract/catalogue/schemas';
import { giftFor } from '../../domains/people/pricing/gifts';
import { freightOf } from '../../domains/people/pricing/freight';
import { lineAmounts, priceOrder, type PricingLine } from '../../domains/people/pricing/model';
import { offerOf } from '../../domains/people/pricing/offer';
import { numberOf } from '../../lib/numbers';
import { logsOf, parcelsOf, paymentOf } from './follow';
import { type BuiltOrder, DAY, HOUR, MAIN, MINUTE, type OrderPlan } from './shapes';
import type { Shelf } from './shelf';

/** What an order that waits is fetched with, another one each; one that was fetched has no code any more. */
const codeOf = (memberId: string, index: number) =>
  memberId === MAIN ? '60215837' : String(31_400_926 + index * 7919);
const PAID = new Set(['grouping', 'paid', 'pickup', 'partial', 'shipped', 'received', 'finished', 'refunded']);

/** Instants of an order's life; later ones are undefined when its state has not got there. Never after `now`. */
function timesOf(plan: OrderPlan, now: number) {
  const sent = plan.pickup === undefined && ['shipped', 'received', 'finished'].includes(plan.status);
  const paidAt = PAID.has(plan.status) ? plan.createdAt + 4 * MINUTE : null;
  const shippedAt = sent ? plan.createdAt + 20 * HOUR : null;
  const receivedAt =
    plan.status === 'received' || plan.status === 'finished' ? plan.createdAt + 4 * DAY + 3 * HOUR : null;
  const endedAt = receivedAt === null ? null : Math.min(now - HOUR, receivedAt + (plan.reviewed ? 2 * DAY : 30 * DAY));
  return {
    paidAt,
    shippedAt,
    receivedAt,
    finishedAt: plan.status === 'finished' ? endedAt : null,
    closedAt:
      plan.status === 'cancelled'
        ? plan.createdAt + (plan.closeReason === 'timeout' ? 30 : 11) * MINUTE
        : plan.status === 'refunded'
          ? (plan.closedAt ?? plan.createdAt + 2 * DAY)
          : null,
  };
}

const campaignOf = ({ campaign }: OrderPlan): Offer | undefined =>
  campaign && { price: campaign.price, why: campaign.kind === 'group' ? 'group' : 'flash' };

export function buildOrder(plan: OrderPlan, index: number, shelf: Shelf, now: number): BuiltOrder {
  const id = String(500001 + index);
  const viewer = shelf.viewerOf(plan.memberId);
  const bought = plan.items.map(({ skuId, qty }) => {
    const sku = shelf.skus.get(skuId);
    if (!sku) throw new Error(`the order seed names an unknown SKU ${skuId}`);
    const line: PricingLine = {
      goodsId: sku.goodsId,
      categoryIds: sku.categoryIds,
      price: sku.price,
      offer: offerOf({ ...sku, campaign: campaignOf(plan) }, viewer),
      qty,
      weight: sku.weight,
    };
    return { sku, line };
  });
  const reached = lineAmounts(bought.map(({ line }) => line)).reduce((all, line) => all + line.amount, 0);
  const gift = shelf.skus.get(giftFor(shelf.steps, reached)?.skuId ?? '');
  const all = gift
    ? [
        ...bought,
        {
          sku: gift,
          line: {
            goodsId: gift.goodsId,
            categoryIds: gift.categoryIds,
            price: 0,
            qty: 1,
            weight: gift.weight,
            gift: true,
          },
        },
      ]
    : bought;
  const address = plan.pickup !== undefined ? null : shelf.addressOf(plan.memberId, index);
  const rules = bought.flatMap(({ sku }) => shelf.freight.get(sku.freightTemplateId) ?? []);
  const priced = priceOrder({
    lines: all.map(({ line }) => line),
    coupon: plan.couponId === undefined ? undefined : shelf.coupons.get(plan.couponId),
    points: { balance: plan.points ?? 0, wanted: plan.points ?? 0, shareBp: viewer.shopSettings.limits.pointsShareBp },
    freight: (amount, grams) => (address ? freightOf(rules, address.regionCode, amount, grams).fee : 0),
    cardShips: viewer.hasCard,
    pointRateBp: viewer.level.pointRateBp,
  });
  if (plan.couponId !== undefined && !priced.couponUsed)
    throw new Error(`coupon ${plan.couponId} does not fit its order of the seed`);

  const times = timesOf(plan, now);
  const sent = times.shippedAt !== null;
  const lines = all.map(({ sku, line }, i) => ({
    id: String(510001 + index * 10 + i),
    orderId: id,
    memberId: plan.memberId,
    skuId: sku.skuId,
    goodsId: sku.goodsId,
    title: sku.title,
    cover: sku.cover,
    specText: sku.specText,
    price: line.price,
    qty: line.qty,
    weight: line.weight,
    gift: line.gift ?? false,
    byCard: line.offer?.why === 'card',
    campaignId: line.gift ? null : (plan.campaign?.id ?? null),
    reviewed: plan.status === 'finished' && plan.reviewed === true && !line.gift,
    shippedQty: sent || (plan.status === 'partial' && i === 0) ? line.qty : 0,
    returnedQty: plan.status === 'refunded' ? line.qty : 0,
    ...priced.lines[i],
    paid: priced.lines[i]?.paid ?? 0,
  }));
  const sellers = [...new Set(bought.map(({ sku }) => sku.seller))];
  const order = {
    id,
    no: numberOf('YJ', plan.createdAt, id),
    memberId: plan.memberId,
    kind: plan.campaign?.kind ?? ('normal' as const),
    source: plan.campaign?.kind ?? (index % 3 === 0 ? 'buy' : 'cart'),
    status: plan.status,
    deliveryType: plan.pickup !== undefined ? ('pickup' as const) : ('express' as const),
    seller: sellers.join('、'),
    merchantId: sellers.length === 1 ? (bought[0]?.sku.merchantId ?? null) : null,
    address,
    pickup: plan.pickup === undefined ? null : { storeId: plan.pickup, ...shelf.fetcherOf(plan.memberId) },
    pickupCode: plan.status === 'pickup' ? codeOf(plan.memberId, index) : null,
    amounts: priced.amounts,
    payable: priced.amounts.payable,
    memberCouponId: plan.couponId ?? null,
    pointsUsed: priced.points.used,
    givePoints: priced.givePoints,
    remark: plan.remark ?? '',
    campaignId: plan.campaign?.id ?? null,
    closeReason: plan.closeReason ?? (plan.closedAt === undefined ? null : ('group' as const)),
    closeText: plan.closeReason === 'buyer' ? '不想要了' : '',
    createdAt: plan.createdAt,
    expireAt: plan.status === 'unpaid' ? plan.createdAt + 30 * MINUTE : null,
    ...times,
  };
  return {
    plan,
    order,
    lines,
    growth: priced.giveGrowth,
    ...paymentOf(plan, order, index),
    logs: logsOf(order, plan),
    ...parcelsOf(order, lines, index),
  };
}
