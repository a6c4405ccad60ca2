/**
 * Computes a settlement from scratch: lines at today's prices for this member, gift, best coupon, points, freight, and everything
 * that stands in the way. Preview shows it, creation trusts nothing else (domain.md 6.3, 7).
 */
import type { Tx } from '../../db/client';
import { badRequest, notFound, refuse } from '../../http/errors';
import { listForSettle } from '../coupon/repository';
import { balancesOf } from '../ledger/repository';
import { freightOf, type Freight } from '../pricing/freight';
import { giftFor } from '../pricing/gifts';
import { memberPriceOf } from '../pricing/levels';
import { lineAmounts, priceOrder, type PricingLine } from '../pricing/model';
import { loadPriceViewer } from '../pricing/viewer';
import { chooseAddress } from './addresses';
import { chooseCoupon } from './chooseCoupon';
import { deliveryOf } from './delivery';
import { quantityProblem } from './limits';
import { boughtInCampaign, findCampaign, listGiftSteps } from './repository';
import { boughtPieces, loadFreightRules, loadSaleSkus, type SaleSku } from './saleSkus';
import type { SettleRequest, Settlement, Warning } from './settleTypes';

const SOURCES = ['cart', 'buy', 'discount'];
export const EXPIRE_MINUTES = { normal: 30, discount: 15 } as const;
const NO_FREIGHT: Freight = { fee: 0, freeOver: 0, lack: 0, company: '', deliverable: true };

interface Want {
  sku: SaleSku;
  qty: number;
}

export async function settle(tx: Tx, memberId: string, request: SettleRequest, now: number): Promise<Settlement> {
  if (!SOURCES.includes(request.source)) throw refuse('该购买方式暂未开放');
  if (request.source === 'discount' && request.campaignId === undefined) throw badRequest('campaignId');
  const wants = await readLines(tx, request.lines);
  const viewer = await loadPriceViewer(tx, memberId, now);
  if (!viewer) throw notFound();
  const warnings: Warning[] = await quantityWarnings(tx, memberId, wants);
  const campaign = await readCampaign(tx, memberId, request, wants, now, warnings);

  const bought = wants.map(({ sku, qty }): PricingLine => ({
    goodsId: sku.goodsId,
    categoryIds: sku.categoryIds,
    price: sku.price,
    memberPrice: memberPriceOf(sku.price, sku.hasMemberMark, viewer),
    campaignPrice: campaign?.prices.get(sku.skuId),
    qty,
    weight: sku.weight,
  }));
  const gift = await readGift(tx, bought, wants, warnings);
  const lines = gift ? [...bought, giftLine(gift)] : bought;

  const delivery = await deliveryOf(tx, wants.map((want) => want.sku), request, now, warnings);
  const address = delivery.type === 'express' ? await chooseAddress(tx, memberId, request.addressId) : undefined;
  if (delivery.type === 'express' && !address) {
    warnings.push({ key: 'address', label: '收货地址', value: '请添加收货地址', blocks: true });
  }
  const rules = delivery.type === 'express' ? await loadFreightRules(tx, wants.map((want) => want.sku.freightTemplateId)) : [];
  const freight = (amount: number, grams: number) =>
    delivery.type === 'express' ? freightOf(rules, address?.regionCode ?? '', amount, grams) : NO_FREIGHT;

  const pointsBalance = (await balancesOf(tx, memberId)).points.available;
  const base = {
    lines,
    points: { balance: pointsBalance, wanted: request.points ?? 0 },
    freight: (amount: number, grams: number) => freight(amount, grams).fee,
    pointRateBp: viewer.level.pointRateBp,
  };
  const coupons = chooseCoupon(base, await listForSettle(tx, memberId, now), request.couponId, now, warnings);
  const priced = priceOrder({ ...base, coupon: coupons.rule });
  const quote = freight(priced.amounts.goods - priced.amounts.memberOff - priced.amounts.campaignOff - priced.amounts.couponOff, gramsOf(lines));
  if (address && !quote.deliverable) {
    warnings.push({ key: 'delivery', label: '配送', value: '该地区暂不配送，可选择到店自提', blocks: true });
  }
  const kind = campaign ? 'discount' : 'normal';
  const sellers = [...new Set(wants.map((want) => want.sku.seller))];
  return {
    kind,
    campaignId: campaign?.id,
    lines: priced.lines.map((share, i) => {
      const want = wants[i];
      return want ? { ...want, gift: false, share } : { sku: gift as SaleSku, qty: 1, gift: true, share };
    }),
    seller: sellers.join('、'),
    merchantId: sellers.length === 1 ? wants[0]?.sku.merchantId : undefined,
    deliveryType: delivery.type,
    deliveryTypes: delivery.types,
    address,
    freight: quote,
    storeId: delivery.storeId,
    coupons: { usable: coupons.usable, unusable: coupons.unusable, best: coupons.best, used: coupons.used },
    pointsBalance,
    priced,
    warnings,
    expireMinutes: EXPIRE_MINUTES[kind],
  };
}

const gramsOf = (lines: readonly PricingLine[]) => lines.reduce((all, line) => all + line.weight * line.qty, 0);
const giftLine = (sku: SaleSku): PricingLine => ({
  goodsId: sku.goodsId, categoryIds: sku.categoryIds, price: 0, qty: 1, weight: sku.weight, gift: true,
});

/** One want per SKU; a SKU nobody knows is a 404. */
async function readLines(tx: Tx, lines: SettleRequest['lines']): Promise<Want[]> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.skuId, (sums.get(line.skuId) ?? 0) + line.qty);
  const skus = await loadSaleSkus(tx, [...sums.keys()]);
  return [...sums].map(([skuId, qty]) => {
    const sku = skus.get(skuId);
    if (!sku) throw notFound();
    return { sku, qty };
  });
}

async function quantityWarnings(tx: Tx, memberId: string, wants: readonly Want[]): Promise<Warning[]> {
  const limited = wants.filter((want) => want.sku.perMember !== undefined).map((want) => want.sku.goodsId);
  const bought = await boughtPieces(tx, memberId, limited);
  return wants.flatMap(({ sku, qty }) => {
    const others = wants.filter((want) => want.sku.goodsId === sku.goodsId).reduce((all, want) => all + want.qty, 0) - qty;
    const problem = quantityProblem(sku, qty, others, bought.get(sku.goodsId) ?? 0);
    if (!problem) return [];
    return [{ key: `${problem.startsWith('每人限购') ? 'limit' : 'stock'}:${sku.skuId}`, label: sku.title, value: problem, blocks: true }];
  });
}

/** A campaign that is not running falls away with a warning: the lines then have their normal price. */
async function readCampaign(
  tx: Tx, memberId: string, request: SettleRequest, wants: readonly Want[], now: number, warnings: Warning[],
): Promise<{ id: string; prices: Map<string, number> } | undefined> {
  if (request.campaignId === undefined || request.source === 'cart') return undefined;
  const found = await findCampaign(tx, request.campaignId);
  if (!found || found.campaign.type !== 'discount') throw notFound();
  const { campaign, skus } = found;
  if (wants.some((want) => !skus.has(want.sku.skuId))) throw refuse('商品不在活动中');
  if (campaign.startAt > now || campaign.endAt <= now) {
    const value = campaign.startAt > now ? '活动未开始，已按原价结算' : '活动已结束，已按原价结算';
    warnings.push({ key: 'campaign', label: campaign.title, value, blocks: false });
    return undefined;
  }
  const before = await boughtInCampaign(tx, memberId, campaign.id);
  const pieces = wants.reduce((all, want) => all + want.qty, 0);
  if (before + pieces > campaign.perMember) {
    const value = `每人限购 ${campaign.perMember} 件，已购 ${before}`;
    warnings.push({ key: `limit:${wants[0]?.sku.skuId ?? ''}`, label: campaign.title, value, blocks: true });
  }
  for (const { sku, qty } of wants) {
    const left = skus.get(sku.skuId)?.left ?? 0;
    if (left < qty) {
      warnings.push({ key: `stock:${sku.skuId}`, label: sku.title, value: left <= 0 ? '已抢光' : `活动库存仅剩 ${left}`, blocks: true });
    }
  }
  return { id: campaign.id, prices: new Map([...skus].map(([skuId, { price }]) => [skuId, price])) };
}

/** The gift of the highest step reached, while it lasts. */
async function readGift(tx: Tx, bought: PricingLine[], wants: readonly Want[], warnings: Warning[]): Promise<SaleSku | undefined> {
  const amount = lineAmounts(bought).reduce((all, line) => all + line.amount, 0);
  const step = giftFor(await listGiftSteps(tx), amount);
  const sku = step ? (await loadSaleSkus(tx, [step.skuId])).get(step.skuId) : undefined;
  if (!sku) return undefined;
  const same = wants.find((want) => want.sku.skuId === sku.skuId)?.qty ?? 0;
  if (sku.free - same >= 1) return sku;
  warnings.push({ key: 'gift', label: '满赠', value: `赠品${sku.title}已赠完`, blocks: false });
  return undefined;
}
