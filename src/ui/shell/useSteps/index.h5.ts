/** Draws many rows in steps, one a frame, so that a slow phone can react to a touch in between. */
import { useEffect, useState } from 'react';
import type { Steps } from './types';

/** Blocks of a page come all at once: what comes later would push away what a person looks at. */
export const BLOCK = Infinity;
export const ROWS = 2;
/** The rows that fill the screen come all at once: drawn in steps they would push what follows before somebody's eyes. */
export const firstRows = (screenful: number): number => screenful;

/** One step a frame in the whole app, in the order in which they were asked for: two chunks that come near together take turns. */
/* oxlint-disable eslint-js/no-restricted-syntax -- what is drawn in the next frame */
const queue: (() => void)[] = [];
let frame = 0;
/* oxlint-enable eslint-js/no-restricted-syntax */

function inTurn(step: () => void): () => void {
  if (queue.push(step) === 1) frame = requestAnimationFrame(next);
  return () => {
    const at = queue.indexOf(step);
    if (at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) cancelAnimationFrame(frame);
  };
}

function next(): void {
  const step = queue.shift();
  if (queue.length > 0) frame = requestAnimationFrame(next);
  step?.();
}

/** With `count` 0 it begins from the first step again. */
export function useSteps(count: number, step: number, _reach?: number): Steps {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (count === 0) setDrawn(step);
    if (drawn >= count) return undefined;
    return inTurn(() => setDrawn(drawn + step));
  }, [drawn, count, step]);
  return { drawn: Math.min(drawn, count), rest: null };
}

/** Whether the frame that a part first stood in is over. */
export const useAfterFirst = (): boolean => useSteps(2, 1).drawn > 1;
