/** One event's shop: the event itself, its shelves, their goods, and what of the cart belongs to it. */
import { useRef, useState } from 'react';
import type { ActivityCard, CountTab, EventGoods } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBasket } from '@/domain/cart/useBasket';
import { useList, usePageData, useReturn } from '@/ui/shell';

export interface EventShop {
  card: ActivityCard;
  cates: CountTab[];
  serverTime: number;
}

export function useEventGoods(id: string, startCate: string) {
  const { session } = useStores();
  const [cate, setCate] = useState(startCate);
  /** Every goods of the event that was listed so far: other shelves stay in the basket. */
  const listed = useRef(new Set<string>());
  const basket = useBasket();

  const state = usePageData<EventShop>(async () => {
    const [found, cates] = await Promise.all([
      call('tea.salon', { id }),
      call('activity.productCate', { activityId: id }),
    ]);
    if (!found.activity) throw new Error(id);
    return { card: found.activity.card, cates, serverTime: found.serverTime };
  }, [id, session.token]);

  const list = useList<EventGoods>(
    async (page) => {
      const answer = await call('activity.product', { activityId: id, ...(cate ? { cateId: cate } : {}), page });
      for (const goods of answer.list) listed.current.add(goods.id);
      return answer;
    },
    [id, cate, session.token],
  );

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
    lines: basket.lines.filter(({ event, goodsId }) => event?.activityId === id || listed.current.has(goodsId)),
  };
}
