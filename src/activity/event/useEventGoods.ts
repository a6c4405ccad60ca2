/** One event's shop: the event itself, its shelves, their goods, and what of the cart belongs to it. */
import type { ActivityCard, CountTab } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBasket } from '@/domain/cart/useBasket';
import { useList, useListed, usePageData, useParam, useReturn } from '@/ui/shell';

export interface EventShop {
  card: ActivityCard;
  cates: CountTab[];
}

export function useEventGoods(id: string, params: { cateId?: string }) {
  const { session } = useStores();
  const [cate, setCate] = useParam(params, 'cateId');
  const basket = useBasket();

  const state = usePageData<EventShop>(async () => {
    const [found, cates] = await Promise.all([
      call('tea.salon', { id }),
      call('activity.productCate', { activityId: id }),
    ]);
    if (!found.activity) throw new Error(id);
    return { card: found.activity.card, cates };
  }, [id, session.token]);

  const list = useList(
    (page) => call('activity.product', { activityId: id, ...(cate ? { cateId: cate } : {}), page }),
    [id, cate, session.token],
  );
  // Goods of shelves that were looked at before stay in the basket.
  const listed = useListed(list.rows, ({ id: goodsId }) => [goodsId, true]);

  const reload = () => Promise.all([state.reload(), list.reload(), basket.reload()]);
  // Coming back from an order: the limit has been used, the price may be the normal one.
  useReturn(list.reload);

  return {
    state,
    list,
    basket,
    cate,
    setCate,
    reload,
    lines: basket.lines.filter(({ event, goodsId }) => event?.activityId === id || listed.has(goodsId)),
  };
}
