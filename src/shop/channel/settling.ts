/** What a partner's settlement is made of: lines from boxes, boxes from lines, and the words of the ways to pay. */
import type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelView, OrderLineInput } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { payNotes } from '@/domain/checkout/PayWays';
import type { Boxes } from './basket';

/** The order is more than what is left of the credit. */
/** What stands in the way of the order: the credit only when it is paid by credit. */
export function missingIn(view: ChannelSettle, mode: ChannelPayMode): string | undefined {
  if (mode === 'credit' && isShort(view)) return view.warnings.find(({ key }) => key === 'credit')?.value;
  return view.ready ? undefined : view.warnings.find(({ key }) => key !== 'credit')?.value;
}

export const isShort = (view: ChannelSettle) => view.warnings.some(({ key }) => key === 'credit');
export const boxesOf = (view: ChannelSettle | undefined): Boxes =>
  Object.fromEntries((view?.lines ?? []).map(({ skuId, boxes }) => [skuId, boxes]));
const skuOf = (goods: readonly ChannelGoods[], skuId: string) =>
  goods.flatMap(({ skus }) => skus).find(({ id }) => id === skuId);
/** Boxes in stock. */
export const mostOf = (goods: readonly ChannelGoods[], skuId: string): number => {
  const sku = skuOf(goods, skuId);
  return sku ? Math.floor(Math.max(0, sku.stock) / sku.box) : 0;
};

export function linesOf(
  goods: readonly ChannelGoods[],
  basket: Boxes,
  linked: readonly OrderLineInput[],
): OrderLineInput[] {
  // Lines of an old order may have left the catalogue.
  if (linked.length > 0) return linked.filter(({ skuId }) => skuOf(goods, skuId) !== undefined);
  return Object.entries(basket).flatMap(([skuId, boxes]) => {
    const sku = skuOf(goods, skuId);
    return sku && boxes > 0 ? [{ skuId, qty: boxes * sku.box }] : [];
  });
}

export function payNote(mode: ChannelPayMode, view: ChannelSettle, channel: ChannelView): string {
  if (mode !== 'credit') return payNotes(view.transferHours)[mode];
  const lack = view.warnings.find(({ key }) => key === 'credit');
  if (lack) return lack.value;
  return `额度 ${shortYuan(channel.creditLine)}，已用 ${shortYuan(channel.creditUsed)}，可用 ${shortYuan(view.creditLeft)}`;
}
