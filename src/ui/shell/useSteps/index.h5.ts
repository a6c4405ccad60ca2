/** A page of rows is drawn in steps: on a slow phone the browser answers a finger between two of them. */
import { useEffect, useState } from 'react';
import type { Steps } from './types';

/** Blocks of a page come all at once: what comes later would push away what a person looks at. */
export const BLOCK = Infinity;
export const ROWS = 2;
/** The frame before has gone out by then. */
const PAUSE_MS = 16;

/** `count` 0 begins anew. */
export function useSteps(count: number, step: number): Steps {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (count === 0) setDrawn(step);
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + step), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, count, step]);
  return { drawn: Math.min(drawn, count), rest: null };
}
