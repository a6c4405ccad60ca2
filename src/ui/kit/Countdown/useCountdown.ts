/** Time left until a moment of the server. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '@/core/lib/clock';
import { countdown, type Countdown } from '@/core/lib/span';
import { useInterval } from '../useInterval';
import { useVisible } from '../useVisible';

/** `onEnd`: once, when the moment has come; if that was under another page, when this one is seen again. */
export function useCountdown(endAt: number, onEnd?: () => void): Countdown {
  const left = endAt - systemClock.now();
  const over = left <= 0;
  const [, tick] = useState(0);
  useInterval(() => tick((count) => count + 1), !over && 1000);

  const visible = useVisible();
  const end = useRef(onEnd);
  end.current = onEnd;
  /** What had come before it was drawn ends nothing. */
  const awaited = useRef<number>();
  useEffect(() => {
    if (!over) awaited.current = endAt;
    else if (visible && awaited.current === endAt) {
      awaited.current = undefined;
      end.current?.();
    }
  }, [endAt, over, visible]);

  return countdown(left);
}
