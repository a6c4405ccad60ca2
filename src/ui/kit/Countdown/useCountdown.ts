/** Time left until a moment of the server. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '@/core/lib/clock';
import { countdown, type Countdown } from '@/core/lib/span';

/** `onEnd`: once, when the moment has come. */
export function useCountdown(endAt: number, onEnd?: () => void): Countdown {
  const left = () => endAt - systemClock.now();
  const [, tick] = useState(0);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (left() <= 0) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (left() > 0) return;
      clearInterval(timer);
      end.current?.();
    }, 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` is that of this moment
  }, [endAt]);

  return countdown(left());
}
