/**
 * The data a page stands on (rule 6.6): pending -> loading view after 200 ms -> ready | error with 重新加载; given up
 * after 60000 ms. An answer that is no longer asked for is dropped. Pull-down reloads where the route has the flag.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Taro, { usePullDownRefresh } from '@tarojs/taro';
import type { EndpointName } from '@/contract';
import { atOnce } from './atOnce';
import { usePageAccess } from './guard';
import { confirms, useKept, withdraws } from './useKept';
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
const PENDING = { status: 'pending', data: undefined, error: undefined } as const;
const ready = <T>(data: T): Shown<T> => ({ status: 'ready', data, error: undefined });

/**
 * `load` sets nothing outside before it has asked `stands`: whether its answer is still the one that is waited for. `kept`: the endpoint
 * whose answer is shown at once to who comes back to it, for a page that only shows; a form would begin with what was.
 */
export function usePageData<T>(
  load: (stands: () => boolean) => Promise<T>,
  deps: readonly unknown[] = [],
  kept?: EndpointName,
): Loadable<T> {
  const access = usePageAccess();
  const seen = useSeen(deps);
  const own = useKept(kept, seen);
  const [shown, setShown] = useState<Shown<T>>(PENDING);
  /** The answer that is shown from before, until its question is answered anew. */
  const before = useRef<T>();
  const asked = useRef(0);
  const latest = useRef({ load, own });
  latest.current = { load, own };

  const run = useCallback(async () => {
    const mine = ++asked.current;
    const show = (next: (was: Shown<T>) => Shown<T>) => {
      if (mine === asked.current) setShown(next);
    };
    const { load, own } = latest.current;
    const keep = own.begin();
    show((was) => (was.status === 'ready' ? was : PENDING));
    const slow = setTimeout(
      () => show((was) => (was.status === 'pending' ? { ...was, status: 'loading' } : was)),
      LOADING_DELAY,
    );
    try {
      const data = await within(() => load(() => mine === asked.current));
      keep(data);
      if (mine === asked.current && !confirms(before, data)) atOnce(() => show(() => ready(data)));
    } catch (error) {
      // A page that already shows something keeps it; the failure was told by a toast. What is there no longer is not shown from before.
      const isOver = mine === asked.current && withdraws(before, error);
      show((was) => (was.status === 'ready' && !isOver ? was : { ...PENDING, status: 'error', error }));
    } finally {
      clearTimeout(slow);
    }
  }, []);

  // Before the paint: an answer that index.html has got already is drawn in the first frame.
  useLayoutEffect(() => {
    const kept = access ? (latest.current.own.get() as T | undefined) : undefined;
    before.current = kept;
    if (kept !== undefined) setShown(ready(kept));
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
    before.current = undefined;
    setShown(ready(data));
  }, []);
  return { ...shown, reload: run, set };
}
