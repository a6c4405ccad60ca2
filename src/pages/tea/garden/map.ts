/** The map of a field, in thousandths of its width and height. Pure. */
import type { TeaTree } from '@/contract';

export interface Spot {
  x: number;
  y: number;
}
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const WHOLE = 1000;
/** Height divided by width of the drawing. */
export const RATIO = 0.7;

/** How much a press brings the map nearer: a window holds about a hundred trees. */
export const zoomOf = (trees: number): number => Math.max(2, Math.min(5, Math.ceil(Math.sqrt(trees / 90))));

const inside = (value: number) => Math.max(0, Math.min(WHOLE, Math.round(value)));

/** What is seen around a spot; the edge of the field is not left. */
export function areaAround({ x, y }: Spot, zoom: number): Area {
  const size = WHOLE / zoom;
  const from = (at: number) => inside(Math.max(0, Math.min(WHOLE - size, at - size / 2)));
  const [left, top] = [from(x), from(y)];
  return { left, top, right: inside(left + size), bottom: inside(top + size) };
}

/** In steps, so that a window that was moved by a hair asks nothing new. */
const STEP = 40;
export const steppedArea = ({ left, top, right, bottom }: Area): Area => ({
  left: inside(Math.floor(left / STEP) * STEP),
  top: inside(Math.floor(top / STEP) * STEP),
  right: inside(Math.ceil(right / STEP) * STEP),
  bottom: inside(Math.ceil(bottom / STEP) * STEP),
});

export const middleOf = ({ left, top, right, bottom }: Area): Spot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const far = (a: Spot, b: Spot) => (a.x - b.x) ** 2 + ((a.y - b.y) * RATIO) ** 2;

/** The tree that a finger means: the nearest, not further away than half a window's eighth. */
export function nearest(trees: readonly TeaTree[], spot: Spot, zoom: number): TeaTree | undefined {
  const reach = (WHOLE / zoom / 12) ** 2;
  let best: TeaTree | undefined;
  for (const tree of trees) if (far(tree, spot) <= reach && (!best || far(tree, spot) < far(best, spot))) best = tree;
  return best;
}

/** Column and row of each part of the drawing that a window shows; a part is as large as a window. */
export function partsIn({ left, top, right, bottom }: Area, zoom: number): { col: number; row: number }[] {
  const size = WHOLE / zoom;
  const from = (at: number) => Math.max(0, Math.floor(at / size));
  // A hair beyond the edge of a part shows nothing of the next one.
  const to = (at: number) => Math.min(zoom - 1, Math.ceil((at - 2) / size) - 1);
  const parts = [];
  for (let row = from(top); row <= to(bottom); row++)
    for (let col = from(left); col <= to(right); col++) parts.push({ col, row });
  return parts;
}
