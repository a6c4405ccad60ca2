/** Somebody else of the table sends the cart to the kitchen while this one looks at it: nothing is left to be ordered, and they are told. */
import { useEffect, useRef } from 'react';
import { useStores } from '@/core/stores';
import type { Menu } from './useMenu';

const TOGETHER = '同桌已下单';

/** `then` closes the sheet that is `open`. */
export function usePlacedBefore(open: boolean, { last, nextRound, cart, meId }: Menu, then: () => void): void {
  const { feedback } = useStores();
  /** The round that the cart was opened for. */
  const wanted = useRef<number>();
  const isEmpty = cart.cart?.qty === 0;
  useEffect(() => {
    if (!open) wanted.current = undefined;
    else wanted.current ??= nextRound;
    const isTheirs = last !== undefined && last.round === wanted.current && last.by.id !== meId;
    if (!isTheirs || !isEmpty) return;
    wanted.current = undefined;
    feedback.toast(TOGETHER);
    then();
  }, [open, last, nextRound, isEmpty, meId, feedback, then]);
}
