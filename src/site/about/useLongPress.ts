/** A press that is held; the plain elements of H5 know no such event. */
import { useEffect, useRef } from 'react';
import { useStores } from '@/core/stores';

const HOLD_MS = 600;

export function useLongPress(work: () => void) {
  const { clock } = useStores();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const end = () => stop.current();
  return {
    onTouchStart: () => {
      stop.current = clock.later(HOLD_MS, work);
    },
    onTouchMove: end,
    onTouchEnd: end,
    onTouchCancel: end,
  };
}
