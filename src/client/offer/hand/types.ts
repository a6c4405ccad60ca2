import type { InkPoint } from '@/contract/quote/ink';

/** A pen on an element, in thousandths of it. */
export interface OnHand {
  begin: (at: InkPoint) => void;
  move: (at: InkPoint) => void;
}

const inside = (part: number): number => Math.min(1000, Math.max(0, Math.round(part * 1000)));
export const pointOf = (
  { x, y }: { x: number; y: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  pressure = 0.5,
): InkPoint => [inside((x - left) / width), inside((y - top) / height), inside(pressure)];
