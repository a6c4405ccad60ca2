/** The hot word a search box offers, one after another; it stands still with fewer than two. */
import { useEffect, useState } from 'react';
import { useStores } from '@/core/stores';

const ROTATE_MS = 4000;

/** Inside an observer: the words come with the configuration. */
export function useHotWord(fallback: string): string {
  const words = useStores().config.value?.hotWords ?? [];
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (words.length < 2) return undefined;
    const timer = setInterval(() => setAt((index) => index + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [words.length]);
  return words[at % Math.max(1, words.length)] ?? fallback;
}
