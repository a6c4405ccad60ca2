/** Arrows and the wheel of a browser; a mini-program has neither. */
import { useEffect, useRef } from 'react';
import { useVisible } from '@/ui/kit/useVisible';

/** A turn of the wheel comes as many events. */
const CALM_MS = 500;
const TURN = 30;

/** A field, the bar of a film, an open sheet have their own use for them. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [role="slider"], [role="dialog"]') !== null;

export function useDeckKeys(go: ((way: 1 | -1) => void) | undefined): void {
  const visible = useVisible();
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5' || !visible) return undefined;
    let calm = 0;
    const press = (event: KeyboardEvent) => {
      const way = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key] as 1 | -1 | undefined;
      if (!way || !latest.current || event.defaultPrevented || isTaken(event.target)) return;
      event.preventDefault();
      latest.current(way);
    };
    const turn = (event: WheelEvent) => {
      if (!latest.current || Math.abs(event.deltaY) < TURN || isTaken(event.target)) return;
      const isOver = event.timeStamp - calm > CALM_MS;
      calm = event.timeStamp;
      if (isOver) latest.current(event.deltaY > 0 ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('wheel', turn, { passive: true });
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('wheel', turn);
    };
  }, [visible]);
}
