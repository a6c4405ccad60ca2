/** A release with its places, from the page where the member stands or from the top. */
import { useState } from 'react';
import type { ReleaseCard } from '@/contract';
import { call } from '@/core/api';
import { useList, usePageData, useReturn } from '@/ui/shell';

/** Places of a page (rule 2.7). */
const SIZE = 20;

export function useRank(asked: string) {
  const id = /^\d+$/.test(asked) ? asked : '0';
  const state = usePageData(() => call('special.releaseRank', { id }), [id]);
  const [fromTop, setFromTop] = useState(false);
  const [reserving, setReserving] = useState<ReleaseCard>();
  const own = Math.max(1, Math.ceil((state.data?.mine?.rank ?? 1) / SIZE));
  const first = fromTop ? 1 : own;
  const list = useList((page) => call('special.releaseRank', { id, page: first + page - 1 }), [id, first], {
    rows: (answer) => answer.list,
  });
  const refresh = () => Promise.all([state.reload(), list.reload()]);
  useReturn(() => void refresh());
  const done = () => {
    setReserving(undefined);
    void refresh();
  };
  /** A turned list begins somewhere else. */
  const turn = own > 1 ? () => setFromTop(!fromTop) : undefined;
  return { state, list, fromTop, turn, reserving, setReserving, done, refresh };
}
