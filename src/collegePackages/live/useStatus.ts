/** The state of a room by the clock: what shows it is drawn again when it turns. */
import { useEffect, useState } from 'react';
import type { LiveCard } from '@/contract';
import { DAY } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import { statusAt, turnsAt } from './words';

export function useStatus(card: LiveCard): LiveCard['status'] {
  const { clock } = useStores();
  const visible = useVisible();
  const [, draw] = useState(0);
  const at = turnsAt(card, clock.now());
  useEffect(() => {
    const wait = at === undefined ? DAY : at - clock.now();
    // Timers of more than three weeks come at once.
    if (!visible || at === undefined || wait >= DAY) return undefined;
    return clock.later(Math.max(0, wait), () => draw((count) => count + 1));
  }, [at, clock, visible]);
  return statusAt(card, clock.now());
}
