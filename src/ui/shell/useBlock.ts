/**
 * A part of a page that may fail alone: its data, undefined while it loads, null when it failed. Then the block is left out; when there was
 * no answer, the page says so and asks again (useLoss).
 */
import { useEffect, useState } from 'react';
import { useLoss } from './useLoss';

export function useBlock<T>(load: () => Promise<T>, key = ''): T | undefined | null {
  const [data, setData] = useState<T | null>();
  const [round, setRound] = useState(0);
  const lose = useLoss();
  useEffect(() => {
    let current = true;
    lose();
    load().then(
      (value) => current && setData(value),
      (error: unknown) => {
        if (!current) return;
        // A failed second reading keeps the data of the first.
        setData((before) => before ?? null);
        lose(error, () => setRound((count) => count + 1));
      },
    );
    return () => {
      current = false;
    };
    // The caller's closure changes on every render; `key` says when the question is a new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round]);
  return data;
}
