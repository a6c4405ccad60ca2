/** The channel basket: boxes by SKU id, on this phone only and apart from the cart. */
import type { ChannelGoods, ChannelSku } from '@/contract';
import { call } from '@/core/api';
import { readDraft, writeDraft, type Quantities } from '@/domain/wholesale/draft';

export type Boxes = Quantities;
export const readBasket = (): Boxes => readDraft('channel_sheet');
export const keepBasket = (boxes: Boxes): void => writeDraft('channel_sheet', boxes);
export const readUsual = (): Boxes => readDraft('channel_usual');
export const keepUsual = (boxes: Boxes): void => writeDraft('channel_usual', boxes);

export async function loadProducts(asked: { categoryId?: string; keyword?: string } = {}): Promise<ChannelGoods[]> {
  const goods: ChannelGoods[] = [];
  for (let page = 1, more = true; more && page < 20; page++) {
    const next = await call('channel.product', { ...asked, page });
    goods.push(...next.list);
    more = next.more;
  }
  return goods;
}

export interface BasketSum {
  boxes: number;
  grams: number;
  /** Fen at the partner's own grade; a large order comes cheaper. */
  amount: number;
}
export function sumBasket(goods: readonly ChannelGoods[], basket: Boxes): BasketSum {
  const rows = goods.flatMap(({ skus }) => skus.map((sku: ChannelSku) => ({ sku, boxes: basket[sku.id] ?? 0 })));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    boxes: sum(({ boxes }) => boxes),
    grams: sum(({ sku, boxes }) => sku.weight * sku.box * boxes),
    amount: sum(({ sku, boxes }) => sku.price * sku.box * boxes),
  };
}
