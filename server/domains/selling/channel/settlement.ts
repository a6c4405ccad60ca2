/** The settlement of a channel order: whole boxes at the step that grade and boxes reach, freight by weight, credit beside it. */
import type { OrderLineInput } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import type { OrderTerms } from '../../../db/schema';
import { refuse } from '../../../http/errors';
import { loadFreightRules } from '../../offer/stock/repository';
import { chooseAddress, type AddressRow } from '../../people/address/choose';
import { readShopSettings } from '../../people/shopSettings/repository';
import { readLines } from '../../trade/order/settlement/lines';
import type { SettleLine, Warning } from '../../trade/order/settlement';
import { canTransfer } from '../../people/shopSettings/payWays';
import { belowMinimum, priceWholesale } from '../../people/pricing/wholesale';
import { freightOf } from '../../people/pricing/freight';
import { type Priced } from '../../people/pricing/model';
import {
  channelPrice,
  channelStep,
  correctQty,
  WHOLESALE_MIN_TOTAL,
  type ChannelStep,
} from '../../people/pricing/tiers';
import { loadChannelSkus, type Channel } from './repository';

export interface ChannelSettlement {
  lines: (SettleLine & { box: number })[];
  priced: Priced;
  terms: OrderTerms;
  address?: AddressRow;
  warnings: Warning[];
  boxes: number;
  grams: number;
  step: ChannelStep;
  next?: ChannelStep;
  seller: string;
  deliverable: boolean;
  /** Orders may be paid by transfer. */
  transfers: boolean;
  /** Within so many hours. */
  transferHours: number;
}

interface Request {
  lines: readonly OrderLineInput[];
  addressId?: string;
}

const NO_SHARE = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0, paid: 0 };

/** Errors: 404 unknown SKU or address · 422 a SKU outside the partner's catalogue. */
export async function settleChannel(tx: Tx, channel: Channel, request: Request): Promise<ChannelSettlement> {
  const warnings: Warning[] = [];
  const wants = await readLines(tx, request.lines);
  const terms = await loadChannelSkus(tx, channel, { skuIds: wants.map(({ sku }) => sku.skuId) });
  const boxed = wants.map(({ sku, qty: wanted }) => {
    const box = terms.get(sku.skuId)?.box;
    if (box === undefined) throw refuse(`${sku.title} 不在你的渠道目录`);
    const qty = correctQty(wanted, { moq: box, multiple: box });
    const note = (key: string, value: string, blocks: boolean) =>
      warnings.push({ key: `${key}:${sku.skuId}`, label: sku.title, value, blocks });
    if (qty !== wanted) note('qty', `须整箱订购，已调整为 ${qty / box} 箱`, false);
    if (!sku.onSale) note('stock', '商品已下架', true);
    else if (qty > sku.free) note('stock', `库存仅剩 ${Math.floor(Math.max(0, sku.free) / box)} 箱`, true);
    return { sku, qty, box };
  });
  const boxes = boxed.reduce((all, { qty, box }) => all + qty / box, 0);
  const { step, next } = channelStep(channel.grade, boxes);
  const ladders = boxed.map(({ sku, box }) => [sku.skuId, { price: sku.price, moq: box, multiple: box, tiers: [] }]);
  const lines = boxed.map(({ sku, qty, box }) => ({
    sku: { ...sku, price: channelPrice(sku.price, step.discountBp) },
    qty,
    box,
    gift: false,
    share: NO_SHARE,
  }));
  const goodsTotal = lines.reduce((all, { sku, qty }) => all + sku.price * qty, 0);
  const grams = lines.reduce((all, { sku, qty }) => all + sku.weight * qty, 0);
  const address = await chooseAddress(tx, channel.memberId, request.addressId);
  if (!address) warnings.push({ key: 'address', label: '收货地址', value: '请添加收货地址', blocks: true });
  const rules = await loadFreightRules(
    tx,
    lines.map(({ sku }) => sku.freightTemplateId),
  );
  // Partners pay freight by weight: the free parcel is a promise of retail.
  const freight = freightOf(
    rules.map((rule) => ({ ...rule, freeOver: 0 })),
    address?.regionCode ?? '',
    goodsTotal,
    grams,
  );
  if (address && !freight.deliverable)
    warnings.push({ key: 'delivery', label: '配送', value: '该地区暂不配送', blocks: true });
  warnings.push(...belowMinimum(goodsTotal, '起订'));
  const priced = priceWholesale(lines, freight.fee);
  const shopSettings = await readShopSettings(tx);
  return {
    lines: lines.map((line, i) => ({ ...line, share: priced.lines[i] ?? NO_SHARE })),
    priced,
    terms: { ladder: { minTotal: WHOLESALE_MIN_TOTAL, grade: channel.grade, skus: Object.fromEntries(ladders) } },
    address,
    warnings,
    boxes,
    grams,
    step,
    ...(next ? { next } : {}),
    seller: [...new Set(lines.map(({ sku }) => sku.seller))].join('、'),
    deliverable: freight.deliverable,
    transfers: canTransfer(shopSettings, 'order'),
    transferHours: shopSettings.limits.transferHours,
  };
}

export const creditShort = (channel: Channel, payable: number): number =>
  Math.max(0, payable - (channel.creditLine - channel.creditUsed));
