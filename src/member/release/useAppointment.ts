/** The releases of a tab, and the one that is being reserved. */
import { useEffect, useRef, useState } from 'react';
import type { ReleaseCard, ReleaseTab } from '@/contract';
import { call } from '@/core/api';
import { useChoice, useList, useReturn } from '@/ui/shell';

export const TABS: readonly { id: ReleaseTab; label: string; empty: string }[] = [
  { id: 'open', label: '申购中', empty: '暂时没有新品申购' },
  { id: 'mine', label: '我的', empty: '还没有预约过' },
  { id: 'ended', label: '已结束', empty: '还没有结束的申购' },
];

export function useAppointment(params: { tab?: string; id?: string }) {
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [reserving, setReserving] = useState<ReleaseCard>();
  const list = useList((page) => call('special.release', { tab, page }), [tab], { rows: (answer) => answer.page });
  // Back from the cashier, the ranking or the identity check.
  useReturn(() => void list.reload());
  // The one that the address names is opened once.
  const wanted = useRef(params.id);
  useEffect(() => {
    const named = list.rows.find(({ id }) => id === wanted.current);
    if (!named) return;
    wanted.current = undefined;
    if (named.state === 'open') setReserving(named);
  }, [list.rows]);
  const done = (after: ReleaseCard) => {
    list.patch((row) => (row.id === after.id ? after : row));
    setReserving(undefined);
  };
  return { tab, setTab, list, reserving, setReserving, done };
}
