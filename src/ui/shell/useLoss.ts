/** For a part of a page that got no answer (rule 3.9): what is not known is no "there is none", so the page says it and asks again. */
import { useCallback, useEffect, useRef } from 'react';
import { isUnanswered } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageRouter } from './pageRouter';

/** The page of this component, also when another one of the same route lies over it. */
export function usePageKey(): string {
  const { $taroPath, path } = usePageRouter();
  return $taroPath || path;
}

/** A part that a loader does without: undefined when it failed, and lost when there was no answer. */
export function useSpare(): <T>(asked: Promise<T>, again: () => void) => Promise<T | undefined> {
  const lose = useLoss();
  return useCallback(
    async (asked, again) => {
      lose();
      return asked.catch((error: unknown) => {
        lose(error, again);
        return undefined;
      });
    },
    [lose],
  );
}

/** `lose(error, again)`; a refusal is an answer and no loss. What was lost before is found, or asked anew, with each call. */
export function useLoss(): (error?: unknown, again?: () => void) => void {
  const { feedback } = useStores();
  const page = usePageKey();
  const found = useRef<() => void>();
  const lose = useCallback(
    (error?: unknown, again?: () => void) => {
      found.current?.();
      found.current = again && isUnanswered(error) ? feedback.lose(page, again) : undefined;
    },
    [feedback, page],
  );
  useEffect(() => () => found.current?.(), []);
  return lose;
}
