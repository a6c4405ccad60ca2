/** The order sheet: all goods of the market, a quantity per specification, corrected upwards, kept on the phone. */
import { useMemo, useState } from 'react';
import type { WholesaleGoods, WholesaleSku } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { correctQty, sumUp } from '@/domain/wholesale/ladder';
import { usePageData } from '@/ui/shell';
import { readDraft, writeDraft, type Quantities } from '@/domain/wholesale/draft';

/** All pages of the market, or of one class of it. */
export async function loadMarket(categoryId?: string) {
  const filter = categoryId !== undefined ? { categoryId } : {};
  const first = await call('shopV2.wholesale', { ...filter, page: 1 });
  const goods: WholesaleGoods[] = [...first.page.list];
  for (let page = 2, more = first.page.more; more && page < 20; page++) {
    const next = await call('shopV2.wholesale', { ...filter, page });
    goods.push(...next.page.list);
    more = next.page.more;
  }
  return { state: first.state, rules: first.rules, goods };
}

export function useSheet() {
  const { feedback } = useStores();
  const state = usePageData(() => loadMarket());
  const [quantities, setQuantities] = useState<Quantities>(() => readDraft('wholesale_sheet'));
  const goods = state.data?.goods;
  const rows = useMemo(
    () => (goods ?? []).flatMap((one) => one.skus.map((sku) => ({ goods: one, sku, qty: quantities[sku.id] ?? 0 }))),
    [goods, quantities],
  );
  /** Counts how often many rows were changed at once. */
  const [round, setRound] = useState(0);
  const put = (next: Quantities) => {
    setQuantities(next);
    writeDraft('wholesale_sheet', next);
  };
  const putAll = (next: Quantities) => {
    put(next);
    setRound((count) => count + 1);
  };
  /** A wrong multiple goes up, and says so. */
  const change = (sku: WholesaleSku, qty: number) => {
    const fit = correctQty(qty, sku);
    if (fit !== qty) {
      const words = sku.multiple > 1 ? `${sku.moq} 件起、${sku.multiple} 的倍数` : `${sku.moq} 件起批`;
      feedback.toast(`${words}，已调整为 ${fit}`);
    }
    put({ ...quantities, [sku.id]: fit });
  };
  /** Puts several lines in at once and says how many; what is not in the market any more is left out. */
  const fill = (lines: readonly { skuId: string; qty: number }[]): void => {
    const known = lines.flatMap(({ skuId, qty }) => {
      const row = rows.find(({ sku }) => sku.id === skuId);
      return row && qty > 0 ? [[skuId, correctQty(qty, row.sku)] as const] : [];
    });
    if (known.length > 0) putAll({ ...quantities, ...Object.fromEntries(known) });
    feedback.toast(known.length > 0 ? `已填入 ${known.length} 行` : '没有可以填入的商品');
  };
  return {
    state,
    rows,
    chosen: rows.filter(({ qty }) => qty > 0),
    sum: sumUp(rows, state.data?.rules.minTotal),
    quantities,
    round,
    change,
    fill,
    clear: () => putAll({}),
  };
}
export type OrderSheetState = ReturnType<typeof useSheet>;
export type SheetRow = OrderSheetState['rows'][number];
