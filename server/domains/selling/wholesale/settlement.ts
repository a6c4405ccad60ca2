/**
 * The settlement of a wholesale order: ladder prices without member price, coupon or points; quantities corrected upwards to the
 * multiple; pieces that are not in stock follow within days; any part of it may go to the cellar instead of a parcel.
 */
import type { Tx } from '../../../db/client';
import type { OrderTerms } from '../../../db/schema';
import { refuse } from '../../../http/errors';
import { chooseAddress } from '../../people/address/choose';
import { canTransfer } from '../../people/shopSettings/payWays';
import { readShopSettings } from '../../people/shopSettings/repository';
import { loadFreightRules } from '../../offer/stock/repository';
import { readLines } from '../../trade/order/settlement/lines';
import { freightTerms } from '../../trade/order/settlement/terms';
import type { Settlement, SettleLine, SettleRequest, Warning } from '../../trade/order/settlement';
import { belowMinimum, priceWholesale } from '../../people/pricing/wholesale';
import { freightOf, type Freight } from '../../people/pricing/freight';
import { correctQty, tierAt, WHOLESALE_MIN_TOTAL } from '../../people/pricing/tiers';
import { loadTiers, loadWholesaleSkus } from './repository';
import { requireWholesaler } from './wholesaler';

const NO_FREIGHT: Freight = { fee: 0, freeOver: 0, lack: 0, company: '', deliverable: true };

/** Errors: 403 not a wholesaler · 404 unknown SKU or address · 422 a SKU that is not sold in bulk. */
export async function settleWholesale(tx: Tx, memberId: string, request: SettleRequest): Promise<Settlement> {
  await requireWholesaler(tx, memberId);
  const warnings: Warning[] = [];
  const { lines, ladders } = await wholesaleLines(tx, request, warnings);
  const parcel = lines.map((line) => line.qty - (line.storeQty ?? 0));
  const byParcel = parcel.some((qty) => qty > 0);
  const address = byParcel ? await chooseAddress(tx, memberId, request.addressId) : undefined;
  if (byParcel && !address) warnings.push({ key: 'address', label: '收货地址', value: '请添加收货地址', blocks: true });
  const rules = await loadFreightRules(
    tx,
    lines.map((line) => line.sku.freightTemplateId),
  );
  const goodsTotal = lines.reduce((all, { sku, qty }) => all + sku.price * qty, 0);
  const grams = lines.reduce((all, { sku }, i) => all + sku.weight * (parcel[i] ?? 0), 0);
  const freight = byParcel ? freightOf(rules, address?.regionCode ?? '', goodsTotal, grams) : NO_FREIGHT;
  if (address && !freight.deliverable)
    warnings.push({ key: 'delivery', label: '配送', value: '该地区暂不配送，可全部存入茶窖', blocks: true });
  warnings.push(...belowMinimum(goodsTotal, '起批'));
  const priced = priceWholesale(lines, freight.fee);
  const sellers = [...new Set(lines.map(({ sku }) => sku.seller))];
  const shopSettings = await readShopSettings(tx);
  const storable = lines.every(({ sku }) => sku.deliveryTypes.includes('escrow'));
  return {
    kind: 'wholesale',
    lines: lines.map((line, i) => ({ ...line, share: priced.lines[i] ?? line.share })),
    seller: sellers.join('、'),
    merchantId: sellers.length === 1 ? lines[0]?.sku.merchantId : undefined,
    deliveryType: byParcel ? 'express' : 'escrow',
    deliveryTypes: storable ? ['express', 'escrow'] : ['express'],
    address,
    freight,
    coupons: { usable: [], unusable: [] },
    pointsBalance: 0,
    priced: { ...priced, givePoints: 0, giveGrowth: 0 },
    terms: {
      ladder: { minTotal: WHOLESALE_MIN_TOTAL, skus: Object.fromEntries(ladders) },
      ...(byParcel && { freight: freightTerms(rules, lines, address?.regionCode) }),
    },
    warnings,
    // Long enough for a transfer.
    expireMinutes: shopSettings.limits.transferHours * 60,
    transfers: canTransfer(shopSettings, 'order'),
  };
}

const NO_SHARE = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0, paid: 0 };

type Ladder = NonNullable<OrderTerms['ladder']>['skus'][string];

async function wholesaleLines(
  tx: Tx,
  request: SettleRequest,
  warnings: Warning[],
): Promise<{ lines: SettleLine[]; ladders: [skuId: string, ladder: Ladder][] }> {
  const wants = await readLines(tx, request.lines);
  const ids = wants.map(({ sku }) => sku.skuId);
  const terms = await loadWholesaleSkus(tx, ids);
  const tiers = await loadTiers(tx, ids);
  const ladders: [string, Ladder][] = [];
  const lines = wants.map(({ sku, qty: wanted }): SettleLine => {
    const term = terms.get(sku.skuId);
    if (!term) throw refuse(`${sku.title} 不支持批发`);
    const note = (key: string, value: string, blocks = false) =>
      warnings.push({ key: `${key}:${sku.skuId}`, label: sku.title, value, blocks });
    const qty = correctQty(wanted, term);
    if (qty !== wanted) note('qty', `${term.moq} 件起批、${term.multiple} 的倍数，已调整为 ${qty} 件`);
    if (!sku.onSale) note('off', '商品已下架', true);
    const free = Math.max(0, sku.free);
    const backQty = Math.max(0, qty - free);
    if (backQty > 0) note('back', `现货 ${free} 件，余量 ${backQty} 件 ${term.leadDays} 天内到货`);
    const storeQty = request.deliveryType === 'escrow' ? qty : Math.min(qty, storeOf(request, sku.skuId));
    if (storeQty > 0 && !sku.deliveryTypes.includes('escrow')) note('store', '该商品不能存入茶窖', true);
    else if (storeQty > qty - backQty) note('store', `现货 ${free} 件，存窖数量不能超过现货`, true);
    const steps = tiers.get(sku.skuId) ?? [];
    ladders.push([sku.skuId, { price: sku.price, moq: term.moq, multiple: term.multiple, tiers: steps }]);
    const price = tierAt(steps, qty)?.price ?? sku.price;
    return { sku: { ...sku, price }, qty, gift: false, share: NO_SHARE, storeQty, backQty };
  });
  return { lines, ladders };
}

const storeOf = (request: SettleRequest, skuId: string): number =>
  request.lines.filter((line) => line.skuId === skuId).reduce((all, line) => all + (line.store ?? 0), 0);
