/**
 * A standard list (domain.md 10): pages of 20, three footers, load-more locked while one runs. Rows and position stay when a later
 * page or a second reading fails; a new question (deps) keeps the old rows for the 200 ms that its own may take.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import Taro, { usePullDownRefresh, useReachBottom } from '@tarojs/taro';
import type { PageOf } from '@/contract';
import type { PagerState } from '@/ui/kit/Pager';
import { usePageAccess } from './guard';
import { LOADING_DELAY } from './usePageData';
import { within } from './within';

export interface ListState<T> {
  /** One entry per loaded page, so that a list draws only what is new. */
  pages: readonly (readonly T[])[];
  rows: readonly T[];
  /** Another number for the rows of another question (deps). */
  question: number;
  total: number;
  status: 'pending' | 'loading' | 'ready' | 'error';
  error: unknown;
  pager: PagerState;
  more: () => void;
  reload: () => Promise<void>;
  /** Changes or removes (undefined) the rows for which `change` says so, without asking again. */
  patch: (change: (row: T) => T | undefined) => void;
}

type Shown<T> = Pick<ListState<T>, 'pages' | 'question' | 'total' | 'status' | 'error' | 'pager'>;

/** Keeps every page whose rows `change` left alone, so that only the touched chunk is drawn again. */
function patchPage<T>(page: readonly T[], change: (row: T) => T | undefined): readonly T[] {
  const next = page.map(change);
  if (next.every((row, index) => row === page[index])) return page;
  return next.filter((row) => row !== undefined) as readonly T[];
}

export function useList<T>(load: (page: number) => Promise<PageOf<T>>, deps: readonly unknown[] = []): ListState<T> {
  const access = usePageAccess();
  const [shown, setShown] = useState<Shown<T>>({
    pages: [],
    question: 0,
    total: 0,
    status: 'pending',
    error: undefined,
    pager: 'loading',
  });
  const asked = useRef(0);
  const next = useRef(1);
  const busy = useRef(false);
  const ask = useRef(load);
  ask.current = load;

  const fetchPage = useCallback(async (page: number, fresh = false) => {
    const mine = ++asked.current;
    const show = (step: (was: Shown<T>) => Shown<T>) => {
      if (mine === asked.current) setShown(step);
    };
    busy.current = true;
    if (page === 1)
      show((was) => (fresh || was.status === 'error' ? { ...was, status: 'pending', pager: 'loading' } : was));
    // A quick answer takes the place of the old rows; a slow one lets the loading view come.
    const slow = setTimeout(
      () => show((was) => (was.status === 'pending' ? { ...was, status: 'loading', pages: [] } : was)),
      LOADING_DELAY,
    );
    try {
      const { list, total, more } = await within(() => ask.current(page));
      if (mine === asked.current) next.current = page + 1;
      const pager = more ? 'more' : 'end';
      show((was) => ({
        pages: page === 1 ? [list] : [...was.pages, list],
        question: fresh ? mine : was.question,
        total,
        status: 'ready',
        error: undefined,
        pager,
      }));
    } catch (error) {
      show((was) => {
        if (page > 1) return { ...was, pager: 'failed' };
        // Read again, rows that stand there stay: the failure was told by a toast. They are no answer to a new question.
        return was.status === 'ready' ? was : { ...was, status: 'error', error, pages: [] };
      });
    } finally {
      clearTimeout(slow);
      if (mine === asked.current) busy.current = false;
    }
  }, []);

  const reload = useCallback(() => fetchPage(1), [fetchPage]);
  useEffect(() => {
    if (!access) return undefined;
    void fetchPage(1, true);
    return () => {
      asked.current += 1;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller names what the question depends on
  }, [access, ...deps]);

  const more = useCallback(() => {
    if (busy.current) return;
    setShown((was) => ({ ...was, pager: 'loading' }));
    void fetchPage(next.current);
  }, [fetchPage]);
  const patch = useCallback<ListState<T>['patch']>((change) => {
    setShown((was) => ({ ...was, pages: was.pages.map((page) => patchPage(page, change)) }));
  }, []);

  useReachBottom(() => {
    if (shown.status === 'ready' && shown.pager === 'more') more();
  });
  usePullDownRefresh(() => void reload().finally(() => Taro.stopPullDownRefresh()));

  return { ...shown, rows: shown.pages.flat(), more, reload, patch };
}
