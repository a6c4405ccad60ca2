/** The films one swipes through: the list that the first one was opened from, further as one comes near its end. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageOf, VideoCard } from '@/contract';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { usePageAccess } from '@/ui/shell/guard';
import { useLoss } from '@/ui/shell/useLoss';
import { LENGTHS, SORTS } from '../search/filters';

export type FilmParams = QueryOf<'/entertainment/pages/video/video'>;
export interface Queued {
  id: string;
  /** What the list said of it; the first one is known by its id alone. */
  card?: VideoCard;
}

/** So many films before the end the next page is asked for. */
const AHEAD = 2;
/** Of what an address says. */
const chosen = <Id extends string>(items: readonly { id: Id }[], said: string | undefined): Id | undefined =>
  items.find(({ id }) => id === said)?.id;
const whole = <T>(list: T[]): PageOf<T> => ({ list, total: list.length, page: 1, size: list.length, more: false });

const ofCate = ({ cateId }: FilmParams) => (cateId ? { cateId } : {});

function sought(params: FilmParams, page: number): Promise<PageOf<VideoCard>> {
  const order = chosen(SORTS, params.sort);
  const length = chosen(LENGTHS, params.duration);
  const filters = { ...ofCate(params), ...(order && { sort: order }), ...(length && { duration: length }) };
  return call('video.videoSearch', { keyword: params.keyword ?? '', page, ...filters }, { hide: true });
}
/** By where the first one was opened from. */
const LISTS: Readonly<Record<string, (params: FilmParams, page: number) => Promise<PageOf<VideoCard>>>> = {
  search: sought,
  later: (_params, page) => call('video.later', { page }, { hide: true }),
  history: async (_params, page) => {
    const answer = await call('video.history', { page }, { hide: true });
    return { ...answer, list: answer.list.map(({ card }) => card) };
  },
  set: async ({ set }) => {
    const sets = await call('video.collections', {}, { hide: true });
    return whole(sets.find((one) => one.id === set)?.films ?? []);
  },
  master: async ({ id = '' }) => {
    const { card, master } = await call('video.alibabaVideo', { id }, { hide: true });
    const answer = master && (await call('tea.master', { id: master.id }, { hide: true }));
    return whole(answer?.master?.videos ?? [card]);
  },
};

async function cardsOf(params: FilmParams, page: number): Promise<PageOf<VideoCard>> {
  const from = params.from === 'search' && !params.keyword ? '' : (params.from ?? '');
  const list = LISTS[from];
  return list ? list(params, page) : (await call('video.index', { page, ...ofCate(params) }, { hide: true })).page;
}

export function useQueue(params: FilmParams) {
  const [rows, setRows] = useState<readonly Queued[]>([{ id: params.id ?? '' }]);
  const [at, setAt] = useState(params.id ?? '');
  const access = usePageAccess();
  const lose = useLoss();
  const next = useRef({ page: 1, more: true, busy: false });
  const read = useCallback(async () => {
    const state = next.current;
    if (state.busy || !state.more) return;
    state.busy = true;
    lose();
    try {
      const { list, more } = await cardsOf(params, state.page);
      setRows((was) => joined(was, list, state.page === 1));
      state.page += 1;
      state.more = more;
    } catch (error) {
      // The film that was asked for plays all the same.
      lose(error, () => void read());
    } finally {
      state.busy = false;
    }
  }, [lose, params]);

  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === at),
  );
  const isNear = index >= rows.length - 1 - AHEAD;
  useEffect(() => {
    if (access && isNear) void read();
  }, [access, isNear, read, rows.length]);

  return {
    rows,
    index,
    /** To the film before or after this one; false at an end. */
    step(way: 1 | -1): boolean {
      const target = rows[index + way];
      if (target) setAt(target.id);
      return target !== undefined;
    },
    to: (id: string) => {
      setRows((was) => (was.some((row) => row.id === id) ? was : insertAfter(was, at, id)));
      setAt(id);
    },
    /** Withdrawn: the one after it, else the one before, takes its place. */
    drop(id: string): void {
      const place = rows.findIndex((row) => row.id === id);
      const instead = rows[place + 1] ?? rows[place - 1];
      setRows((was) => was.filter((row) => row.id !== id));
      if (id === at && instead) setAt(instead.id);
    },
  };
}

/** Rows of a page behind those that are here; the first page takes the place of the one film that was asked for, if it has it. */
function joined(was: readonly Queued[], list: readonly VideoCard[], isFirst: boolean): readonly Queued[] {
  const cards = list.map((card) => ({ id: card.id, card }));
  const [asked] = was;
  if (isFirst && was.length === 1 && asked && cards.some(({ id }) => id === asked.id)) return cards;
  const known = new Set(was.map(({ id }) => id));
  return [...was, ...cards.filter(({ id }) => !known.has(id))];
}

function insertAfter(was: readonly Queued[], at: string, id: string): readonly Queued[] {
  const place = was.findIndex((row) => row.id === at);
  return [...was.slice(0, place + 1), { id }, ...was.slice(place + 1)];
}
