/** A timer for the infusions of one tea: it counts to an instant, so it stays right while another page or tab is shown. */
import { useCallback, useEffect, useState } from 'react';
import Taro from '@tarojs/taro';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';

const TICK_MS = 250;

export interface Brew {
  /** 0-based infusion that runs or comes next. */
  index: number;
  /** Whole seconds left while it runs. */
  left: number;
  running: boolean;
  start: () => void;
  stop: () => void;
  reset: () => void;
}

/** The phone stays awake while tea is in the pot; a browser without that keeps counting all the same. */
const keepAwake = (on: boolean) => {
  if (process.env.TARO_ENV === 'weapp') void Taro.setKeepScreenOn({ keepScreenOn: on }).catch(() => undefined);
};

export function useBrew(seconds: readonly number[]): Brew {
  const { clock, feedback } = useStores();
  const [index, setIndex] = useState(0);
  const [endAt, setEndAt] = useState(0);
  const [now, setNow] = useState(0);
  const running = endAt > 0;

  useEffect(() => {
    if (!running) return undefined;
    keepAwake(true);
    return () => keepAwake(false);
  }, [running]);
  const tick = useCallback(() => setNow(clock.now()), [clock]);
  useInterval(tick, running && TICK_MS);
  // Under another page, too, the infusion ends in time.
  useEffect(() => (running ? clock.later(endAt - clock.now(), tick) : undefined), [running, endAt, clock, tick]);

  const done = running && now >= endAt;
  useEffect(() => {
    if (!done) return;
    setEndAt(0);
    feedback.toast(`第 ${index + 1} 泡好了，出汤`);
    void Promise.resolve(Taro.vibrateLong()).catch(() => undefined);
    if (index + 1 < seconds.length) setIndex(index + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- the end of an infusion happens once, whatever index it had
  }, [done]);

  return {
    index,
    left: running ? Math.max(0, Math.ceil((endAt - now) / 1000)) : (seconds[index] ?? 0),
    running,
    start: () => {
      setNow(clock.now());
      setEndAt(clock.now() + (seconds[index] ?? 0) * 1000);
    },
    stop: () => setEndAt(0),
    reset: () => {
      setEndAt(0);
      setIndex(0);
    },
  };
}
