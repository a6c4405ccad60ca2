/** A finger that goes up leads to the next film, one that goes down to the one before. */
import { useRef } from 'react';

const FAR = 60;
interface Touched {
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>;
}

export function useSwipe(go: ((way: 1 | -1) => void) | undefined) {
  const from = useRef<{ x: number; y: number }>();
  if (!go) return {};
  return {
    onTouchStart: (event: unknown) => {
      const touch = (event as Touched).changedTouches?.[0];
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: unknown) => {
      const touch = (event as Touched).changedTouches?.[0];
      const start = from.current;
      from.current = undefined;
      if (!touch || !start) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(y) >= FAR && Math.abs(y) > Math.abs(x) * 1.5) go(y < 0 ? 1 : -1);
    },
  };
}
