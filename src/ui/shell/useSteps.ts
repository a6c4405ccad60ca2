/** How many of `count` rows to draw now: the mini-program gets a long page in several messages, the browser all at once. */
import { useEffect, useState } from 'react';

/** Eight orders are 20 KiB of setData. */
const STEP = process.env.TARO_ENV === 'weapp' ? 8 : Infinity;
/** The message before has gone out by then. */
const PAUSE_MS = 50;

/** 0 begins anew. */
export function useSteps(count: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (count === 0) setDrawn(STEP);
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + STEP), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
