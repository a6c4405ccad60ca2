/**
 * Retail orders: lines at today's prices for this member or at those of a campaign, gift, best coupon, points, freight, and
 * everything that stands in the way.
 */
import type { Offer } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest, notFound } from '../../../../http/errors';
import { listForSettle } from '../../../offer/coupon/repository';
import { listClaimable } from '../../../offer/coupon/service';
import { balancesOf } from '../../../people/ledger/repository';
import { freightOf, type Freight } from '../../../people/pricing/freight';
import { freeShippingsLeft } from '../../../people/pricing/card';
import { priceOrder, type PricingLine } from '../../../people/pricing/model';
import { campaignFor } from '../../../people/pricing/campaigns';
import { offerOf } from '../../../people/pricing/offer';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { chooseAddress } from '../../../people/address/choose';
import { chooseCoupon } from './chooseCoupon';
import { deliveryOf } from './delivery';
import { sendingOf } from './sending';
import { couponTerm, freightTerms } from './terms';
import { loadFreightRules } from '../../../offer/stock/repository';
import type { SaleSku } from '../../../offer/stock/saleSkus';
import type { OrderKindRules } from '../kinds';
import {
  quantityWarnings,
  readCampaign,
  readGift,
  readLines,
  type CampaignBuying,
  type CampaignReader,
  type Want,
} from './lines';
import type { SettleRequest, Settlement, Warning } from '../settlement';

const NO_FREIGHT: Freight = { fee: 0, freeOver: 0, lack: 0, company: '', deliverable: true };

/** `read`: the campaign that the lines are bought through, if any. */
export async function settleRetail(
  tx: Tx,
  memberId: string,
  request: SettleRequest,
  now: number,
  read: CampaignReader,
): Promise<Settlement> {
  // A group's price stands alone; flash sales and events hold for everything else.
  const wants = await readLines(tx, request.lines, request.source === 'group' ? undefined : { memberId, now });
  const viewer = await loadPriceViewer(tx, memberId, now);
  if (!viewer) throw notFound();
  const { limits } = viewer.shopSettings;
  const warnings: Warning[] = await quantityWarnings(tx, memberId, wants);
  const campaign = await read(tx, memberId, request, wants, warnings, now);

  const through = new Map(wants.map((want) => [want.sku.skuId, throughOf(want, campaign, wants)]));
  const bought = wants.map(({ sku, qty }): PricingLine => ({
    goodsId: sku.goodsId,
    categoryIds: sku.categoryIds,
    price: sku.price,
    offer: offerOf({ ...sku, campaign: through.get(sku.skuId) }, viewer),
    qty,
    weight: sku.weight,
  }));
  const step = withoutCellar(await readGift(tx, bought, wants, warnings, now), request, warnings);
  const gift = step?.sku;
  const lines = gift ? [...bought, giftLine(gift)] : bought;

  const delivery = await deliveryOf(
    tx,
    wants.map((want) => want.sku),
    request,
    warnings,
  );
  const address = delivery.type === 'express' ? await chooseAddress(tx, memberId, request.addressId) : undefined;
  if (delivery.type === 'express' && !address) {
    warnings.push({ key: 'address', label: '收货地址', value: '请添加收货地址', blocks: true });
  }
  const rules =
    delivery.type === 'express'
      ? await loadFreightRules(
          tx,
          wants.map((want) => want.sku.freightTemplateId),
        )
      : [];
  const freight = (amount: number, grams: number) =>
    delivery.type === 'express' ? freightOf(rules, address?.regionCode ?? '', amount, grams) : NO_FREIGHT;

  const { points } = await balancesOf(tx, memberId);
  // Bought points pay for no order (rule 11.6).
  const pointsBalance = points.available - points.bonus;
  const base = {
    lines,
    points: { balance: pointsBalance, wanted: request.points ?? 0, shareBp: limits.pointsShareBp },
    freight: (amount: number, grams: number) => freight(amount, grams).fee,
    cardShips: delivery.type === 'express' && viewer.hasCard && (await freeShippingsLeft(tx, memberId, now)) > 0,
    pointRateBp: viewer.level.pointRateBp,
  };
  const there = { held: await listForSettle(tx, memberId, now), open: await listClaimable(tx, viewer, now) };
  const coupons = chooseCoupon(base, there, request.couponId, warnings, now);
  const priced = priceOrder({ ...base, coupon: coupons.rule });
  const quote = freight(
    priced.amounts.goods - priced.amounts.memberOff - priced.amounts.campaignOff - priced.amounts.couponOff,
    gramsOf(lines),
  );
  if (address && !quote.deliverable) {
    warnings.push({ key: 'delivery', label: '配送', value: '该地区暂不配送，可选择到店自提', blocks: true });
  }
  const quotas = bought.some(({ offer }) => offer && QUOTA_REASONS.has(offer.why));
  const sellers = [...new Set(wants.map((want) => want.sku.seller))];
  return {
    kind: campaign?.kind ?? 'normal',
    campaignId: campaign?.id,
    group: campaign?.group,
    lines: priced.lines.map((share, i) => {
      const want = wants[i];
      const line = want
        ? { ...want, gift: false, share, ...soldAt(lines[i]?.offer, through.get(want.sku.skuId)) }
        : { sku: gift as SaleSku, qty: 1, gift: true, share };
      return delivery.type === 'escrow' ? { ...line, storeQty: line.qty } : line;
    }),
    seller: sellers.join('、'),
    merchantId: sellers.length === 1 ? wants[0]?.sku.merchantId : undefined,
    deliveryType: delivery.type,
    deliveryTypes: delivery.types,
    address,
    freight: quote,
    ...(delivery.type === 'escrow' && { outbound: await sendingOf(tx, memberId, lines) }),
    storeId: delivery.storeId,
    coupons,
    pointsBalance,
    priced,
    terms: {
      ...(step && { gift: { from: step.threshold, price: step.sku.price } }),
      ...(coupons.rule && priced.couponUsed && { coupon: couponTerm(coupons.rule, wants) }),
      // The card pays the freight however little is bought.
      ...(delivery.type === 'express' &&
        !base.cardShips && { freight: freightTerms(rules, wants, address?.regionCode) }),
    },
    warnings,
    // An order that holds pieces of a campaign's quota has less time.
    expireMinutes: quotas ? limits.campaignMinutes : limits.unpaidMinutes,
  };
}

/** What the pieces are bought through: the campaign that was asked for, or what their SKU can be had through. */
function throughOf(
  { sku, qty }: Want,
  campaign: CampaignBuying | undefined,
  wants: readonly Want[],
): (Offer & { id: string }) | undefined {
  const price = campaign?.prices.get(sku.skuId);
  if (campaign && price !== undefined)
    return { price, why: campaign.kind === 'group' ? 'group' : 'flash', id: campaign.id };
  const same = wants.filter((want) => want.sku.goodsId === sku.goodsId).reduce((all, want) => all + want.qty, 0);
  return campaignFor(sku.campaign, qty, same - qty);
}

/** Campaigns with a quota of their own. */
const QUOTA_REASONS: ReadonlySet<Offer['why']> = new Set(['flash', 'group']);

/** What the line says of its price; one without an offer of the campaign takes nothing of its quota. */
const soldAt = (offer: Offer | undefined, through: { id: string } | undefined) => {
  if (!offer) return {};
  if (offer.why === 'event') return { offer, activityId: through?.id };
  return QUOTA_REASONS.has(offer.why) ? { offer, campaignId: through?.id } : { offer };
};

/** What cannot lie in the cellar is not given along with an order that goes there. */
function withoutCellar<T extends { sku: SaleSku }>(
  gift: T | undefined,
  request: SettleRequest,
  warnings: Warning[],
): T | undefined {
  if (!gift || request.deliveryType !== 'escrow' || gift.sku.deliveryTypes.includes('escrow')) return gift;
  warnings.push({ key: 'gift', label: '满赠', value: `存入茶窖的订单不含赠品${gift.sku.title}`, blocks: false });
  return undefined;
}

const gramsOf = (lines: readonly PricingLine[]) => lines.reduce((all, line) => all + line.weight * line.qty, 0);
const giftLine = (sku: SaleSku): PricingLine => ({
  goodsId: sku.goodsId,
  categoryIds: sku.categoryIds,
  price: 0,
  qty: 1,
  weight: sku.weight,
  gift: true,
});

export const retailOrders: OrderKindRules = {
  settle: (tx, memberId, request, now) => settleRetail(tx, memberId, request, now, readCampaign),
  refundable: true,
  rewarded: true,
  earnsIncome: true,
};

/** Flash sales. */
export const discountOrders: OrderKindRules = {
  ...retailOrders,
  async settle(tx, memberId, request, now) {
    if (request.campaignId === undefined) throw badRequest('campaignId');
    return settleRetail(tx, memberId, request, now, readCampaign);
  },
};
