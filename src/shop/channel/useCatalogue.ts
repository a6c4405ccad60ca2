/** The partner's catalogue: all of it, one class, what is usual or what was searched for, and the basket that is filled from it. */
import { useState } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useBlock, useKeyword, usePageData, useParam } from '@/ui/shell';
import { keepBasket, keepUsual, loadProducts, readBasket, readUsual, sumBasket, type Boxes } from './basket';

export const ALL = '';
export const USUAL = 'usual';

async function loadAll() {
  const [channel, goods, tree] = await Promise.all([
    call('channel.index'),
    loadProducts(),
    call('atShop.goodsClass', { scene: 'channel' }),
  ]);
  return { channel, goods, tree };
}

export function useCatalogue(params: { categoryId?: string; keyword?: string }) {
  const { feedback } = useStores();
  const state = usePageData(loadAll);
  const [part, setPart] = useParam(params, 'categoryId', ALL);
  const search = useKeyword(params);
  const { keyword } = search;
  const [basket, setBasket] = useState<Boxes>(readBasket);
  const all = state.data?.goods ?? [];

  const asked = `${part}|${keyword}`;
  const found = useBlock(
    async () => {
      const inClass = part === ALL || part === USUAL ? undefined : part;
      if (inClass === undefined && keyword === '') return { asked, goods: undefined };
      const goods = await loadProducts({
        ...(inClass ? { categoryId: inClass } : {}),
        ...(keyword ? { keyword } : {}),
      });
      return { asked, goods };
    },
    '',
    asked,
  );
  const usual = readUsual();
  const shown =
    part === USUAL && keyword === ''
      ? all.filter(({ skus }) => skus.some(({ id }) => (usual[id] ?? 0) > 0))
      : part === ALL && keyword === ''
        ? all
        : found?.asked === asked
          ? found.goods
          : undefined;

  const put = (boxes: Boxes) => {
    const next = { ...basket, ...boxes };
    setBasket(next);
    keepBasket(next);
  };
  const importLast = useAction(async () => {
    const { list } = await call('memberOrder.index', { kind: 'channel' });
    const last = list.find(({ status }) => status !== 'cancelled');
    const lines = (last?.lines ?? []).flatMap((line) => {
      const sku = all.flatMap(({ skus }) => skus).find((one) => one.id === line.skuId);
      const boxes = sku ? Math.min(Math.ceil(line.qty / sku.box), Math.floor(sku.stock / sku.box)) : 0;
      return boxes > 0 ? [[line.skuId, boxes] as const] : [];
    });
    if (lines.length > 0) put(Object.fromEntries(lines));
    feedback.toast(lines.length > 0 ? `已填入 ${lines.length} 行` : '没有可以填入的商品');
  });
  const keepAsUsual = () => {
    keepUsual(basket);
    feedback.toast('已存为常购');
  };
  return {
    state,
    part,
    setPart,
    search,
    /** Goods of what is asked for; undefined while they come. */
    shown,
    basket,
    sum: sumBasket(all, basket),
    put,
    importLast,
    keepAsUsual,
  };
}
export type Catalogue = ReturnType<typeof useCatalogue>;
