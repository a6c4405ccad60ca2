/** Orders of a group that may be invoiced, and which of them are ticked: the orders themselves, so that their sum is known. */
import { useEffect, useRef, useState } from 'react';
import type { InvoiceableOrder, InvoiceGroup } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useList, useReturn } from '@/ui/shell';
import { findOrders } from './findOrders';
import { MOST_ORDERS } from './labels';

export function useTodo(group: InvoiceGroup) {
  const { feedback } = useStores();
  const [ticked, setTicked] = useState<readonly InvoiceableOrder[]>([]);
  const list = useList((page) => call('memberInvoice.orders', { group, page }), [group], {
    rows: (answer) => answer,
  });
  // Where there is only one, it is meant: ticked once, and not again after it was taken off.
  const only = list.rows.length === 1 && list.status === 'ready' && !list.head?.more ? list.rows[0] : undefined;
  const offered = useRef('');
  useEffect(() => {
    if (!only || offered.current === group) return;
    offered.current = group;
    setTicked([only]);
  }, [only, group]);
  const has = ({ id }: InvoiceableOrder) => ticked.some((one) => one.id === id);
  const toggle = (order: InvoiceableOrder) => {
    if (has(order)) return setTicked(ticked.filter(({ id }) => id !== order.id));
    if (ticked.length >= MOST_ORDERS) return feedback.toast(`一张发票最多 ${MOST_ORDERS} 笔`);
    setTicked([...ticked, order]);
  };
  // Asked for meanwhile, or refunded: of what is ticked stays what may still be invoiced, with what is left of it.
  useReturn(() => {
    void list.reload();
    const ids = ticked.map(({ id }) => id);
    void findOrders(group, ids).then(
      (still) =>
        setTicked((now) =>
          now.flatMap((one) => still.find(({ id }) => id === one.id) ?? (ids.includes(one.id) ? [] : one)),
        ),
      () => undefined,
    );
  });
  const next = () => go('/member/pages/invoice/apply', { group, orderIds: ticked.map(({ id }) => id) });
  return {
    list,
    months: list.head?.months,
    groups: list.head?.groups,
    ticked,
    has,
    toggle,
    sum: ticked.reduce((sum, { amount }) => sum + amount, 0),
    clear: () => setTicked([]),
    next,
  };
}
export type Todo = ReturnType<typeof useTodo>;
