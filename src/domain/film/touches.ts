/** What fingers do on a film: what is drawn over it shows for three seconds after each touch, and two touches are one like. */
import { useEffect, useRef, useState } from 'react';

const FADE_MS = 3000;
const TWICE_MS = 260;

/** Seen for three seconds after each touch; always while nothing plays. */
export function useFading(playing: boolean): { seen: boolean; touch: () => void } {
  const [touched, setTouched] = useState(0);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    setSeen(true);
    if (!playing) return undefined;
    const timer = setTimeout(() => setSeen(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [playing, touched]);
  return { seen, touch: () => setTouched((count) => count + 1) };
}

/** One touch waits a moment for a second one, which likes instead. */
export function useTouches(onOnce: () => void, onTwice?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [hearts, setHearts] = useState<number[]>([]);
  const once = useRef(onOnce);
  once.current = onOnce;
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    if (!onTwice) return once.current();
    if (timer.current === undefined) {
      timer.current = setTimeout(() => {
        timer.current = undefined;
        once.current();
      }, TWICE_MS);
      return;
    }
    clearTimeout(timer.current);
    timer.current = undefined;
    setHearts((shown) => [...shown.slice(-2), (shown[shown.length - 1] ?? 0) + 1]);
    onTwice();
  };
  return { hearts, press };
}
