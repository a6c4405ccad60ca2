/** The visitor's cart as a CartView: prices are read again per goods, nothing is trusted that was stored (shop.md, cart). */
import type { CartLine, CartView, GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import type { GuestLine } from '@/core/stores';

export function toGuestView(
  lines: readonly GuestLine[],
  goods: ReadonlyMap<string, GoodsDetail>,
  off: ReadonlySet<string>,
): CartView {
  const all = lines.flatMap((line) => toLine(line, goods.get(line.goodsId), off.has(line.skuId)));
  const valid = all.filter((line) => line.state === 'ok' || line.state === 'changed');
  const chosen = valid.filter((line) => line.selected);
  const goodsTotal = chosen.reduce((sum, line) => sum + line.price * line.qty, 0);
  return {
    lines: valid,
    invalid: all.filter((line) => !valid.includes(line)),
    selectedCount: chosen.length,
    goodsTotal,
    discount: 0,
    total: goodsTotal,
    hints: [],
    gifts: [],
    count: all.length,
  };
}

function toLine(line: GuestLine, goods: GoodsDetail | undefined, unselected: boolean): CartLine[] {
  const sku = goods?.skus.find((one) => one.id === line.skuId);
  if (!goods || !sku) return [];
  const state = goods.state === 'off' ? 'off' : sku.stock < sku.moq ? 'soldout' : 'ok';
  return [
    {
      id: sku.id,
      skuId: sku.id,
      goodsId: goods.card.id,
      title: goods.card.title,
      cover: sku.image || goods.card.cover,
      specText: sku.specValues.join(' · '),
      price: sku.campaignPrice ?? sku.price,
      qty: line.qty,
      stock: sku.stock,
      moq: sku.moq,
      multiple: sku.multiple,
      limit: goods.limits.perMember,
      selected: !unselected,
      state,
      tip: state === 'ok' && sku.stock <= 5 ? `仅剩 ${sku.stock}` : undefined,
      seller: '叶间自营',
    },
  ];
}

/** Reads the goods of all lines; those that are gone are simply not in the answer. */
export async function readGuestGoods(lines: readonly GuestLine[]): Promise<Map<string, GoodsDetail>> {
  const ids = [...new Set(lines.map((line) => line.goodsId).filter(Boolean))];
  const answers = await Promise.all(
    ids.map((id) => call('shop.productView', { id }, { hide: true }).catch(() => undefined)),
  );
  return new Map(answers.flatMap((goods) => (goods ? [[goods.card.id, goods] as const] : [])));
}
