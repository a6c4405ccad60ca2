/** The visitor's cart as a CartView: prices and stock are read again per goods, those that were stored may be old. */
import type { CartLine, CartView, GoodsDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import type { GuestLine } from '@/core/stores';
import { payOf } from '@/domain/goods/offer';
import { inStock, leastOf } from '@/domain/goods/skuChoice';

/** From here on a line says how few are left, as the server's cart does. */
const FEW = 5;

export type KnownGoods = ReadonlyMap<string, GoodsDetail>;

export function toGuestView(lines: readonly GuestLine[], goods: KnownGoods, unselected: ReadonlySet<string>): CartView {
  const all = lines.flatMap((line) => toLine(line, goods.get(line.goodsId), !unselected.has(line.skuId)));
  const valid = all.filter((line) => line.state === 'ok');
  const chosen = valid.filter((line) => line.selected);
  const goodsTotal = chosen.reduce((sum, line) => sum + line.price * line.qty, 0);
  const total = chosen.reduce((sum, line) => sum + payOf(line) * line.qty, 0);
  return {
    lines: valid,
    invalid: all.filter((line) => line.state !== 'ok'),
    selectedCount: chosen.length,
    goodsTotal,
    discount: goodsTotal - total,
    total,
    hints: [],
    gifts: [],
    count: all.length,
  };
}

function toLine(line: GuestLine, goods: GoodsDetail | undefined, selected: boolean): CartLine[] {
  const sku = goods?.skus.find((one) => one.id === line.skuId);
  if (!goods || !sku) return [];
  const state = goods.state === 'off' ? 'off' : inStock(sku) ? 'ok' : 'soldout';
  const limit = goods.limits.perMember;
  // More than a flash sale lets one have is bought at the normal price.
  const offer = sku.offer?.why === 'flash' && line.qty > (limit ?? Infinity) ? undefined : sku.offer;
  const few = sku.stock <= FEW || sku.stock < line.qty;
  return [
    {
      id: sku.id,
      skuId: sku.id,
      goodsId: goods.card.id,
      title: goods.card.title,
      cover: sku.image || goods.card.cover,
      specText: sku.specValues.join(' '),
      price: sku.price,
      ...(offer ? { offer } : {}),
      qty: line.qty,
      stock: sku.stock,
      moq: leastOf(sku),
      multiple: sku.multiple,
      limit,
      selected: selected && state === 'ok',
      state,
      tip: state !== 'ok' ? undefined : few ? `仅剩 ${sku.stock}` : limit === undefined ? undefined : `限购 ${limit}`,
      seller: goods.seller,
    },
  ];
}

/** Reads the goods of all lines that are not in `known`; those that are gone are not in the answer, any other failure rejects. */
export async function readGuestGoods(lines: readonly GuestLine[], known: KnownGoods): Promise<KnownGoods> {
  const ids = [...new Set(lines.map((line) => line.goodsId))].filter((id) => id !== '' && !known.has(id));
  const answers = await Promise.all(
    ids.map((id) =>
      call('shop.productView', { id }, { hide: true }).catch((error: unknown) => {
        if (error instanceof RefusedError && error.code === 404) return undefined;
        throw error;
      }),
    ),
  );
  return new Map([...known, ...answers.flatMap((goods) => (goods ? [[goods.card.id, goods] as const] : []))]);
}

/** Lines whose SKU is not for sale any more; useCart removes them, or the badge would count what no page shows. */
export const goneLines = (lines: readonly GuestLine[], goods: KnownGoods): string[] =>
  lines.filter((line) => !goods.get(line.goodsId)?.skus.some((sku) => sku.id === line.skuId)).map((line) => line.skuId);
