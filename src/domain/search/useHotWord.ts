/** The hot word a search box offers, one after another; it stands still with fewer than two. */
import { useState } from 'react';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';

const ROTATE_MS = 4000;

/** Inside an observer: the words come with the configuration. */
export function useHotWord(fallback: string): string {
  const words = useStores().config.value?.hotWords ?? [];
  const [at, setAt] = useState(0);
  useInterval(() => setAt((index) => index + 1), words.length > 1 && ROTATE_MS);
  return words[at % Math.max(1, words.length)] ?? fallback;
}
