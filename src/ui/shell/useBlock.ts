/**
 * A part of a page that may fail alone: its data, undefined while it loads, null when it failed. Then the block is left out; when there was
 * no answer, the page says so and asks again (useLoss). Nothing of a page is asked for by whom it does not open to.
 */
import { useEffect, useState } from 'react';
import { usePageAccess } from './guard';
import { useLoss } from './useLoss';

/**
 * `question`: what is asked about. The answer to another one is never shown, so that nobody writes to one person what was meant for the one
 * before. `again`: the same question, asked anew when it changes; its answer stays meanwhile.
 */
export function useBlock<T>(load: () => Promise<T>, question = '', again: string | number = ''): T | undefined | null {
  const [answer, setAnswer] = useState<{ question: string; data: T | null }>();
  const [round, setRound] = useState(0);
  const lose = useLoss();
  const access = usePageAccess();
  useEffect(() => {
    if (!access) return undefined;
    let current = true;
    lose();
    load().then(
      (data) => current && setAnswer({ question, data }),
      (error: unknown) => {
        if (!current) return;
        // A failed second reading keeps the data of the first.
        setAnswer((before) => (before?.question === question ? before : { question, data: null }));
        lose(error, () => setRound((count) => count + 1));
      },
    );
    return () => {
      current = false;
    };
    // The caller's closure changes on every render; `question` and `again` say when it asks something new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [question, again, round, access]);
  return answer?.question === question ? answer.data : undefined;
}
