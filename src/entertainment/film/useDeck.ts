/** Which film is shown, which may sound, and what is known of each. */
import { useEffect, useRef, useState } from 'react';
import { useStores } from '@/core/stores';
import { useFront } from '@/domain/film/useFront';
import type { Begin } from './usePlay';
import { useFilms } from './useFilms';
import { useQueue, type FilmParams } from './useQueue';
import { useSaving } from './useSaving';

export const GONE = '该视频已下架';

export type DeckState = ReturnType<typeof useDeck>;

export function useDeck(params: FilmParams) {
  const { feedback, platform: device } = useStores();
  const queue = useQueue(params);
  const { films, ask, again, change } = useFilms();
  const saving = useSaving(device.storage);
  const begins = useBegins(params);
  const [live, setLive] = useState<string>();
  const front = useFront();
  const id = queue.rows[queue.index]?.id;
  const next = queue.rows[queue.index + 1]?.id;
  const state = id === undefined ? undefined : films.get(id)?.state;
  const isLast = queue.rows.length === 1;

  // All are silent in the drawing in which the film changes; the new one begins in the next.
  useEffect(() => setLive(id), [id]);
  useEffect(() => {
    if (id !== undefined) ask(id);
  }, [ask, id]);
  useEffect(() => {
    // The next one is known before one comes to it, unless data are to be saved.
    if (state === 'ready' && next !== undefined && !saving.saves) ask(next);
  }, [ask, next, state, saving.saves]);
  const { drop, step } = queue;
  useEffect(() => {
    // Where nothing else is left the page itself says so.
    if (state !== 'gone' || id === undefined || isLast) return;
    feedback.toast(GONE);
    drop(id);
    // oxlint-disable-next-line react/exhaustive-deps -- `drop` is made anew with the list
  }, [state, id, isLast, feedback]);

  return {
    queue,
    films,
    again,
    change,
    saving,
    begins,
    /** What nobody sees does not sound. */
    live: front ? live : undefined,
    /** The only film there was is gone. */
    nothing: state === 'gone' && isLast,
    go: (way: 1 | -1): void => {
      if (!step(way)) feedback.toast(way === 1 ? '没有下一个了' : '已经是第一个');
    },
  };
}

/** Where each film begins is said once: what comes back by a swipe goes on where it was, and stands if a hand had stopped it. */
function useBegins(params: FilmParams) {
  const begins = useRef(new Map<string, Begin>());
  useEffect(() => begins.current.clear(), [params]);
  return {
    of(id: string, make: () => Begin): Begin {
      const known = begins.current.get(id) ?? make();
      begins.current.set(id, known);
      return known;
    },
    keep(id: string, left: Begin): void {
      begins.current.set(id, left);
    },
  };
}
