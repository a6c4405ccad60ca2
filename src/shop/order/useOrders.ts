/** Own orders of one tab; each is read again when it moves: by a frame (OrderFrames), or on another page that was opened from here. */
import { useRef, useState } from 'react';
import { useDidShow } from '@tarojs/taro';
import type { OrderCard, OrderTab } from '@/contract';
import { call } from '@/core/api';
import { useBlock, useList } from '@/ui/shell';
import { useOrderActions } from './useOrderActions';

export function useOrders(tab: OrderTab, keyword: string) {
  const [round, setRound] = useState(0);
  const list = useList<OrderCard>(
    (page) => call('memberOrder.index', { tab, page, ...(keyword ? { keyword } : {}) }),
    [tab, keyword],
    { kept: 'memberOrder.index' },
  );
  const stat = useBlock(() => call('memberOrder.statistics'), '', round);
  /** A row as it is now; it leaves a tab of one state together with that state. */
  const put = (id: string, card: OrderCard | undefined) => {
    setRound((count) => count + 1);
    list.patch((row) => (row.id !== id ? row : tab === 'all' || card?.status === row.status ? card : undefined));
  };
  const refresh = (id: string) =>
    void call('memberOrder.view', { id }, { hide: true }).then(
      ({ card }) => put(id, card),
      () => undefined,
    );
  /** The order that was opened, paid or moved on another page: read again when this one is shown. */
  const left = useRef('');
  const actions = useOrderActions(
    (id, order) => put(id, order?.card),
    refresh,
    (_, { id }) => {
      left.current = id;
      return false;
    },
  );
  useDidShow(() => {
    if (left.current) refresh(left.current);
    left.current = '';
  });
  return {
    list,
    stat,
    /** Counts what has changed so far. */
    round,
    refresh,
    actions,
    /** The order's page is opened. */
    leaveFor: (id: string) => {
      left.current = id;
    },
  };
}
