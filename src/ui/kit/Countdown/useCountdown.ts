/** Time left until a moment, by the server's clock. */
import { useEffect, useRef, useState } from 'react';
import { countdown, type Countdown } from '@/core/lib/span';

export interface CountdownOptions {
  /** Epoch ms of the server when the answer came: the phone's own clock may be wrong. */
  serverTime?: number;
  /** Once, when the moment has come. */
  onEnd?: () => void;
}

export function useCountdown(endAt: number, { serverTime, onEnd }: CountdownOptions = {}): Countdown {
  const offset = useRef({ serverTime, ms: serverTime === undefined ? 0 : serverTime - Date.now() });
  if (offset.current.serverTime !== serverTime) {
    offset.current = { serverTime, ms: serverTime === undefined ? 0 : serverTime - Date.now() };
  }
  const left = () => endAt - Date.now() - offset.current.ms;
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
    // `left` reads refs; a new moment or a new server time is a new countdown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [endAt, serverTime]);

  return countdown(left());
}
