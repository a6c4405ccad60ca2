/**
 * A button's work: guarded 1.5 s against a second click (rule 6.8), pending while it runs, and its failure told once -
 * what the API has already shown is not repeated.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createClickGuard } from '@/core/lib/clickGuard';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { useReturn } from './useReturn';

export interface Action<A extends unknown[]> {
  /** Resolves true when the work was done, false when it was blocked, refused or answered false itself. */
  run: (...args: A) => Promise<boolean>;
  pending: boolean;
}

export function useAction<A extends unknown[]>(work: (...args: A) => unknown): Action<A> {
  const { feedback, clock } = useStores();
  const [pending, setPending] = useState(false);
  const guard = useRef(createClickGuard(clock.steady));
  const busy = useRef(false);
  const alive = useRef(true);
  const latest = useRef(work);
  latest.current = work;
  // Whoever has come back from the page that a press led to may press again at once.
  useReturn(() => {
    guard.current = createClickGuard(clock.steady);
  });

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const run = useCallback(
    async (...args: A) => {
      if (busy.current || !guard.current.pass()) {
        feedback.toast(texts.clickLater);
        return false;
      }
      busy.current = true;
      setPending(true);
      try {
        return (await latest.current(...args)) !== false;
      } catch (error) {
        feedback.report(error);
        return false;
      } finally {
        busy.current = false;
        feedback.forms.clear();
        if (alive.current) setPending(false);
      }
    },
    [feedback],
  );
  return { run, pending };
}
