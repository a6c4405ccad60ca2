/**
 * The data a page stands on (rule 6.6): pending -> loading view after 200 ms -> ready | error with 重新加载; given up
 * after 60000 ms. An answer that is no longer asked for is dropped. Pull-down reloads where the route has the flag.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Taro, { usePullDownRefresh } from '@tarojs/taro';
import { atOnce } from './atOnce';
import { usePageAccess } from './guard';
import { useSeen } from './useReturn';
import { within } from './within';

/** Page load delay before the loading view (rule 6.6). */
export const LOADING_DELAY = 200;

export interface Loadable<T> {
  /** pending: nothing to show yet, not for long; loading: the loading view stands. */
  status: 'pending' | 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: unknown;
  /** Asks again; what is shown stays until the answer is there. */
  reload: () => Promise<void>;
  /** Puts in a newer answer that another call brought. */
  set: (data: T) => void;
}

interface Shown<T> {
  status: Loadable<T>['status'];
  data: T | undefined;
  error: unknown;
}

/** `load` sets nothing outside before it has asked `stands`: whether its answer is still the one that is waited for. */
export function usePageData<T>(
  load: (stands: () => boolean) => Promise<T>,
  deps: readonly unknown[] = [],
): Loadable<T> {
  const access = usePageAccess();
  const seen = useSeen(deps);
  const [shown, setShown] = useState<Shown<T>>({ status: 'pending', data: undefined, error: undefined });
  const asked = useRef(0);
  const ask = useRef(load);
  ask.current = load;

  const run = useCallback(async () => {
    const mine = ++asked.current;
    const show = (next: (was: Shown<T>) => Shown<T>) => {
      if (mine === asked.current) setShown(next);
    };
    show((was) => (was.status === 'ready' ? was : { status: 'pending', data: undefined, error: undefined }));
    const slow = setTimeout(
      () => show((was) => (was.status === 'pending' ? { ...was, status: 'loading' } : was)),
      LOADING_DELAY,
    );
    try {
      const data = await within(() => ask.current(() => mine === asked.current));
      atOnce(() => show(() => ({ status: 'ready', data, error: undefined })));
    } catch (error) {
      // A page that already shows something keeps it; the failure was told by a toast.
      show((was) => (was.status === 'ready' ? was : { status: 'error', data: undefined, error }));
    } finally {
      clearTimeout(slow);
    }
  }, []);

  // Before the paint: an answer that index.html has got already is drawn in the first frame.
  useLayoutEffect(() => {
    if (access) void run();
    return () => {
      asked.current += 1;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the question depends on
  }, [access, ...seen]);

  usePullDownRefresh(() => void run().finally(() => Taro.stopPullDownRefresh()));

  const set = useCallback((data: T) => {
    // An older answer still under way must not undo it.
    asked.current += 1;
    setShown({ status: 'ready', data, error: undefined });
  }, []);
  return { ...shown, reload: run, set };
}
