/** Fingers, a mouse or a pen on an element: handlers for it. */
import { useRef, type PointerEvent } from 'react';
import type { Spot } from '../frame';
import type { OnFingers } from './types';

function spotOf({ currentTarget, clientX, clientY }: PointerEvent): Spot {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

const halt = (event: Event) => event.preventDefault();
/** A browser takes a quick finger for a fling, even where nothing scrolls, and gives no click to the next touch. */
const keepStill = (node: HTMLElement | null) => node?.addEventListener('touchmove', halt, { passive: false });

export function useFingers(onMove: OnFingers) {
  const down = useRef(new Map<number, Spot>());
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    ref: keepStill,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!down.current.has(event.pointerId)) return;
      const from = [...down.current.values()];
      down.current.set(event.pointerId, spotOf(event));
      onMove(from, [...down.current.values()]);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
