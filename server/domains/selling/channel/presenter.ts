/** Wire shape of a channel order that is being put together. */
import type { ChannelSettle } from '../../../../src/contract/channel/schemas';
import { yuan } from '../../../lib/money';
import { addressView, snapshotOf } from '../../people/address/choose';
import { WHOLESALE_MIN_TOTAL } from '../../people/pricing/tiers';
import type { Channel } from './repository';
import { creditShort, type ChannelSettlement } from './settlement';

export function channelSettleView(channel: Channel, settlement: ChannelSettlement): ChannelSettle {
  const { lines, priced, address, warnings, step, next } = settlement;
  const short = creditShort(channel, priced.amounts.payable);
  return {
    lines: lines.map(({ sku, qty, box, share }, i) => ({
      id: String(i + 1),
      skuId: sku.skuId,
      goodsId: sku.goodsId,
      title: sku.title,
      cover: sku.cover,
      specText: sku.specText,
      price: sku.price,
      qty,
      share,
      gift: false,
      reviewed: false,
      shippedQty: 0,
      returnedQty: 0,
      box,
      boxes: qty / box,
    })),
    amounts: priced.amounts,
    creditLeft: channel.creditLine - channel.creditUsed,
    payModes: [
      { value: 'pay', label: '立即支付' },
      { value: 'credit', label: '信用账期（30 天）', ...(short > 0 ? { disabled: true } : {}) },
      ...(settlement.transfers ? [{ value: 'offline', label: '线下转账' }] : []),
    ],
    transferHours: settlement.transferHours,
    minTotal: WHOLESALE_MIN_TOTAL,
    warnings: [
      ...warnings.map(({ key, label, value }) => ({ key, label, value })),
      ...(short > 0 ? [{ key: 'credit', label: '信用账期', value: `信用额度不足，还差 ¥${yuan(short)}` }] : []),
    ],
    ...(address ? { address: addressView(snapshotOf(address), settlement.deliverable, address.isDefault) } : {}),
    boxes: settlement.boxes,
    weight: settlement.grams,
    step,
    ...(next ? { nextStep: next } : {}),
    ready: !warnings.some(({ blocks }) => blocks),
  };
}
