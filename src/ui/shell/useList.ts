/**
 * A standard list (rule 6.7): three footers, load-more locked while one runs. Rows and position stay when a later
 * page or a second reading fails; a new question (deps) keeps the old rows for the 200 ms that its own may take.
 *
 *   const list = useList((page) => call('tea.search', { keyword, page }), [keyword], { rows: (answer) => answer.goods });
 *   list.head?.tabs
 *
 * What comes beside the rows is read from `head`. A loader sets nothing itself: an answer that is no longer asked for is dropped
 * here, whole, and must have left no trace.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Taro, { usePullDownRefresh } from '@tarojs/taro';
import type { EndpointName, PageOf } from '@/contract';
import type { PagerState } from '@/ui/kit/Pager';
import { atOnce } from './atOnce';
import { usePageAccess } from './guard';
import { confirms, useKept, withdraws } from './useKept';
import { LOADING_DELAY } from './usePageData';
import { useSeen } from './useReturn';
import { within } from './within';

export interface Chunk<T> {
  rows: readonly T[];
  /** Place of the first row in the list. */
  from: number;
}

/** The rows of an answer that has none. */
export const NO_ROWS: PageOf<never> = { list: [], total: 0, page: 1, size: 20, more: false };

/** What becomes of a row; undefined removes it. */
export type Change<T> = (row: T) => T | undefined;

export interface ListState<T, A = unknown> {
  /** The rows in the pieces in which they are drawn, so that a list draws only what is new. */
  chunks: readonly Chunk<T>[];
  rows: readonly T[];
  /** Another number for the rows of another question (deps). */
  question: number;
  /** The answer with the first page of these rows; it stays until a newer one is there. */
  head: A | undefined;
  total: number;
  status: 'pending' | 'loading' | 'ready' | 'error';
  error: unknown;
  pager: PagerState;
  /** What makes a row the same row; a <List> puts in its own. */
  keyOf: { current: (row: T) => unknown };
  /** Rows stand beside each other; a <List> says so. */
  grid: { current: boolean };
  more: () => void;
  reload: () => Promise<void>;
  /**
   * Changes or removes (undefined) the rows for which `change` says so, without asking again. An answer that is under way was made
   * before the change: it gets the change too, so `change` must bear being asked twice.
   */
  patch: (change: Change<T>) => void;
}

type Shown<T, A> = Pick<ListState<T, A>, 'chunks' | 'question' | 'head' | 'total' | 'status' | 'error' | 'pager'>;
const EMPTY = {
  chunks: [],
  question: 0,
  head: undefined,
  total: 0,
  status: 'pending',
  error: undefined,
  pager: 'loading',
} as const;

/** Where the rows of an answer are. `before`: those that stand above them, none for the first page. */
interface Reading<A, T> {
  rows: (answer: A, before: readonly T[]) => PageOf<T>;
  /** The endpoint whose first page is shown at once to who comes back to it (core/api/kept.ts). */
  kept?: EndpointName;
  /** A row is a third of a screen with buttons of its own: in the mini-program each goes out by itself (`reach` of `List`). */
  heavy?: boolean;
}

/** The mini-program sends a chunk as one message: six orders are 12 KiB of the 32 that a touch may send. */
const CHUNK = process.env.TARO_ENV === 'weapp' ? 6 : 10;
const HEAVY = process.env.TARO_ENV === 'weapp' ? 1 : CHUNK;

function split<T>(list: readonly T[], from: number, size: number): Chunk<T>[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => ({
    rows: list.slice(at * size, (at + 1) * size),
    from: from + at * size,
  }));
}

/**
 * A second reading in the chunks of the first, each row in the one where it stood: the mini-program sends every row that comes into
 * another chunk, which were all behind one that has left or come. In another order, or with many new ones, it is split anew; so is a
 * grid, in which a chunk of an odd number would leave a hole.
 */
function settled<T>(
  was: readonly Chunk<T>[],
  list: readonly T[],
  keyOf: (row: T) => unknown,
  size: number,
): Chunk<T>[] {
  const places = new Map(was.flatMap(({ rows }, at) => rows.map((row) => [keyOf(row), at] as const)));
  const chunks: T[][] = was.map(() => []);
  let at = 0;
  for (const row of list) {
    const place = places.get(keyOf(row));
    const isFull = (chunks[at]?.length ?? 0) >= size;
    // What follows the last that were here makes chunks of its own.
    const next = place ?? (isFull && at >= was.length - 1 ? at + 1 : at);
    if (next < at) return split(list, 0, size);
    at = next;
    (chunks[at] ??= []).push(row);
  }
  // A chunk into which others came grows no longer than that.
  if (chunks.some(({ length }) => length > 2 * size)) return split(list, 0, size);
  let from = 0;
  return chunks.slice(0, at + 1).map((rows) => {
    const chunk = { rows, from };
    from += rows.length;
    return chunk;
  });
}

const rowsOf = <T>(chunks: readonly Chunk<T>[]): T[] => chunks.flatMap(({ rows }) => rows);

const changed = <T>(rows: readonly T[], change: Change<T>): readonly T[] =>
  rows.map(change).filter((row) => row !== undefined) as readonly T[];

/** Keeps the rows of every chunk that `change` left alone, so that only the touched ones are drawn again. */
function patched<T>(chunks: readonly Chunk<T>[], change: Change<T>): Chunk<T>[] {
  let from = 0;
  return chunks.map(({ rows }) => {
    const next = changed(rows, change);
    const same = next.length === rows.length && next.every((row, index) => row === rows[index]);
    const chunk = { rows: same ? rows : next, from };
    from += chunk.rows.length;
    return chunk;
  });
}

/** The first rows of an answer, as the list that they begin. */
function begun<T, A>(answer: A, { list, total, more }: PageOf<T>, most: number, question: number): Shown<T, A> {
  const pager = more ? 'more' : 'end';
  return { chunks: split(list, 0, most), question, head: answer, total, status: 'ready', error: undefined, pager };
}

export function useList<A, T>(
  load: (page: number) => Promise<A>,
  deps: readonly unknown[],
  reading: Reading<A, T>,
): ListState<T, A>;
export function useList<T>(
  load: (page: number) => Promise<PageOf<T>>,
  deps?: readonly unknown[],
  reading?: Pick<Reading<PageOf<T>, T>, 'kept'>,
): ListState<T, PageOf<T>>;
export function useList<A, T>(
  load: (page: number) => Promise<A>,
  deps: readonly unknown[] = [],
  { rows: rowsIn = (answer) => answer as unknown as PageOf<T>, kept, heavy = false }: Partial<Reading<A, T>> = {},
): ListState<T, A> {
  const access = usePageAccess();
  const seen = useSeen(deps);
  const own = useKept(kept, seen);
  const most = heavy ? HEAVY : CHUNK;
  const [shown, setShown] = useState<Shown<T, A>>(EMPTY);
  /** The answer that is shown from before, until its question is answered anew. */
  const before = useRef<A>();
  const asked = useRef(0);
  const busy = useRef(false);
  const keyOf = useRef<(row: T) => unknown>((row) => (row as { id?: string }).id ?? row);
  const grid = useRef(false);
  /** Changes since the running request was sent; its answer does not have them yet and gets them as well. */
  const since = useRef<Change<T>[]>([]);
  const size = useRef(NO_ROWS.size);
  /** Place in the server's list of the row that follows those that are here. */
  const next = useRef(0);
  const latest = useRef({ load, rowsIn, most, shown, own });
  latest.current = { load, rowsIn, most, shown, own };

  /** The first rows, or those that follow the rows that are `held`. */
  const fetchRows = useCallback(async (how: 'fresh' | 'again' | 'more') => {
    const mine = ++asked.current;
    const [isFirst, fresh] = [how !== 'more', how === 'fresh'];
    const { most, own } = latest.current;
    const keep = own.begin(isFirst);
    const show = (step: (was: Shown<T, A>) => Shown<T, A>) => {
      if (mine === asked.current) setShown(step);
    };
    const withdrawn = (error: unknown) => isFirst && mine === asked.current && withdraws(before, error);
    const cut = (was: readonly Chunk<T>[], list: readonly T[], from: number) =>
      how === 'again' && !grid.current ? settled(was, list, keyOf.current, most) : split(list, from, most);
    busy.current = true;
    since.current = [];
    show((was) =>
      isFirst && (fresh || was.status === 'error') ? { ...was, status: 'pending', pager: 'loading' } : was,
    );
    // A quick answer takes the place of the old rows; a slow one lets the loading view come.
    const slow = setTimeout(
      () => show((was) => (was.status === 'pending' ? { ...was, status: 'loading', chunks: [] } : was)),
      LOADING_DELAY,
    );
    try {
      const { chunks: drawn, total: told } = latest.current.shown;
      const held = isFirst ? [] : rowsOf(drawn);
      const known = new Set(held.map((row) => keyOf.current(row)));
      const pageAt = (place: number) => Math.floor(Math.max(0, place) / size.current) + 1;
      if (isFirst) next.current = 0;
      const found: T[] = [];
      // Rows that have left or come since moved the others: what is here already is left out.
      for (let page = pageAt(next.current), looked = isFirst || told <= held.length; ; page += 1) {
        const asking = page;
        const answer = await within(() => latest.current.load(asking));
        if (mine !== asked.current) return;
        const { list, total, more, ...rest } = latest.current.rowsIn(answer, [...held, ...found]);
        size.current = rest.size || size.current;
        // Fewer than were told: as many may have moved up behind the last one that is here.
        const from = looked ? page : pageAt(next.current + total - told);
        looked = true;
        if (from < page) {
          page = from - 1;
          continue;
        }
        next.current = page * size.current;
        found.push(...list.filter((row) => !known.has(keyOf.current(row))));
        if (!isFirst && more && found.length === 0) continue;
        keep(answer);
        // A change since then stands in the rows already.
        if (confirms(before, answer)) return;
        const here = since.current.reduce<readonly T[]>(changed, found);
        const chunks = cut(drawn, here, held.length);
        atOnce(() =>
          show((was) => ({
            chunks: isFirst ? chunks : [...was.chunks, ...chunks],
            question: fresh ? mine : was.question,
            head: isFirst ? answer : was.head,
            total,
            status: 'ready',
            error: undefined,
            pager: more ? 'more' : 'end',
          })),
        );
        return;
      }
    } catch (error) {
      const isOver = withdrawn(error);
      show((was) => {
        if (!isFirst) return { ...was, pager: 'failed' };
        // A failed second reading keeps the rows, a toast tells it. After new deps the rows go: they answer the old question.
        return was.status === 'ready' && !isOver ? was : { ...was, status: 'error', error, chunks: [] };
      });
    } finally {
      clearTimeout(slow);
      if (mine === asked.current) busy.current = false;
    }
  }, []);

  const reload = useCallback(() => fetchRows('again'), [fetchRows]);
  useLayoutEffect(() => {
    if (!access) return undefined;
    const { own, rowsIn, most } = latest.current;
    const kept = own.get() as A | undefined;
    before.current = kept;
    if (kept !== undefined) setShown(begun(kept, rowsIn(kept, []), most, asked.current + 1));
    void fetchRows(kept === undefined ? 'fresh' : 'again');
    return () => {
      asked.current += 1;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the question depends on
  }, [access, ...seen]);

  const more = useCallback(() => {
    if (busy.current) return;
    setShown((was) => ({ ...was, pager: 'loading' }));
    void fetchRows('more');
  }, [fetchRows]);
  const patch = useCallback<ListState<T>['patch']>((change) => {
    since.current.push(change);
    const here = rowsOf(latest.current.shown.chunks);
    next.current -= here.length - changed(here, change).length;
    setShown((was) => {
      const chunks = patched(was.chunks, change);
      return { ...was, chunks, total: was.total - rowsOf(was.chunks).length + rowsOf(chunks).length };
    });
  }, []);

  usePullDownRefresh(() => void reload().finally(() => Taro.stopPullDownRefresh()));

  return { ...shown, rows: rowsOf(shown.chunks), keyOf, grid, more, reload, patch };
}
