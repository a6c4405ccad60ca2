/** A part of a page that may fail alone: its data, undefined while it loads, null when it failed (then the block is left out). */
import { useEffect, useState } from 'react';

export function useBlock<T>(load: () => Promise<T>, key = ''): T | undefined | null {
  const [data, setData] = useState<T | null>();
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setData(value),
      // A failed second reading keeps the data of the first.
      () => current && setData((before) => before ?? null),
    );
    return () => {
      current = false;
    };
    // The caller's closure changes on every render; `key` says when the question is a new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return data;
}
