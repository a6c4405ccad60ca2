/** How many of `count` rows to draw now: the mini-program gets a long page in several messages, the browser all at once. */
import { useEffect, useState } from 'react';

/** Eight orders are 20 KiB of setData. */
const STEP = 8;
/** The message before has gone out by then. */
const PAUSE_MS = 50;

/** 0 begins anew. */
export function useSteps(count: number, step = STEP): number {
  const first = process.env.TARO_ENV === 'weapp' ? step : Infinity;
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (count === 0) setDrawn(first);
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + first), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, count, first]);
  return Math.min(drawn, count);
}
