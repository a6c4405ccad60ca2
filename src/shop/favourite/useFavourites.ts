/** What a member keeps of one kind, found again by a word; letting go can be undone for five seconds. */
import { useEffect, useRef, useState } from 'react';
import type { FavouriteRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useBlock, useList } from '@/ui/shell';
import { readFavourites, type Kind } from './kinds';

const UNDO_MS = 5000;

export function useFavourites(kind: Kind, keyword: string) {
  const { clock, feedback } = useStores();
  const [round, setRound] = useState(0);
  const [gone, setGone] = useState<readonly FavouriteRow[]>([]);
  const cates = useBlock(() => call('collect.cate', {}, { hide: true }), '', round);
  const list = useList<FavouriteRow>((page) => readFavourites(kind, keyword, page), [kind, keyword]);

  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const set = async (rows: readonly FavouriteRow[], on: boolean) => {
    for (const row of rows) await call('collect.create', { kind: row.kind, targetId: row.targetId, on });
    setRound((count) => count + 1);
    await list.reload();
  };
  const remove = useAction(async (rows: readonly FavouriteRow[]) => {
    await set(rows, false);
    stop.current();
    setGone(rows);
    stop.current = clock.later(UNDO_MS, () => setGone([]));
  });
  const undo = useAction(async () => {
    stop.current();
    const back = gone.filter(({ state }) => state !== 'off');
    setGone([]);
    await set([...back].reverse(), true);
    feedback.toast('已放回收藏');
  });
  return {
    list,
    /** How many of each kind. */
    counts: cates,
    /** What was just let go. */
    gone: gone.length,
    remove,
    undo: () => void undo.run(),
  };
}
