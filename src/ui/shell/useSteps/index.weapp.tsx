/**
 * In the mini-program a block is drawn when it comes near, because one touch may send 32 KiB in all (__tests__/weapp). What a
 * person never scrolls to is never sent.
 */
import { useState } from 'react';
import { Coming } from '../Coming';
import type { Steps } from './types';

export const BLOCK = 1;
/** The rows of a block go out together. */
export const ROWS = Infinity;
export const firstRows = (_screenful: number): number => ROWS;

export function useSteps(count: number, step: number, reach?: number): Steps {
  const [asked, setAsked] = useState(step);
  const rest =
    asked < count ? (
      <Coming key={asked} then={() => setAsked(asked + step)} {...(reach !== undefined && { reach })} />
    ) : null;
  return { drawn: Math.min(asked, count), rest };
}

export const useAfterFirst = (): boolean => true;
