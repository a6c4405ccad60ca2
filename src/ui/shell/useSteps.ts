/**
 * How many of `count` rows to draw now: a page of rows is drawn in steps. On a slow phone the browser answers a finger between
 * two steps; in the mini-program a step is a message of its own (eight orders are 20 KiB of setData).
 */
import { useEffect, useState } from 'react';

const weapp = process.env.TARO_ENV === 'weapp';
const STEP = weapp ? 8 : 4;
/** The frame, or the message, before has gone out by then. */
const PAUSE_MS = weapp ? 50 : 16;

/** 0 begins anew. */
export function useSteps(count: number, step = STEP): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (count === 0) setDrawn(step);
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + step), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
