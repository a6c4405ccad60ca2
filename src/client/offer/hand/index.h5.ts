/** A finger, a mouse or a pen on an element: handlers for it. */
import { useRef, type PointerEvent } from 'react';
import { pointOf, type OnHand } from './types';

const halt = (event: Event) => event.preventDefault();
/** The page does not scroll under the pen. */
const keepStill = (node: HTMLElement | null) => node?.addEventListener('touchmove', halt, { passive: false });

export function useHand({ begin, move }: OnHand) {
  const down = useRef<number>();
  const at = ({ currentTarget, clientX, clientY, pressure }: PointerEvent) =>
    pointOf({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect(), pressure || 0.5);
  const lift = () => (down.current = undefined);
  return {
    ref: keepStill,
    onPointerDown: (event: PointerEvent) => {
      if (down.current !== undefined) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      down.current = event.pointerId;
      begin(at(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerId === down.current) move(at(event));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
