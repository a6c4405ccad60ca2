/** What stands on the map: pins, rings of what lies too close together, and chips at the edge for what lies outside. Pure. */
import type { Point } from '@/core/platform';
import { project } from '@/domain/place/place';

export interface Marked<T> {
  store: T;
  /** px right of and below the middle. */
  x: number;
  y: number;
}
export interface Ring<T> {
  id: string;
  stores: readonly T[];
  x: number;
  y: number;
}

/** Closer than that two pins cannot be told apart, nor pressed. */
const TOGETHER_PX = 30;

/** Each is a ring of one or more; the chosen one is never hidden in a ring. */
export function ringsOf<T extends { id: string; geo: Point }>(
  stores: readonly T[],
  { centre, scale, chosen }: { centre: Point; scale: number; chosen?: string | undefined },
): Ring<T>[] {
  const rings: Ring<T>[] = [];
  for (const store of stores) {
    const { x, y } = project(centre, store.geo, scale);
    const near = rings.find(
      (ring) =>
        store.id !== chosen &&
        !ring.stores.some(({ id }) => id === chosen) &&
        Math.hypot(ring.x - x, ring.y - y) < TOGETHER_PX,
    );
    if (!near) rings.push({ id: store.id, stores: [store], x, y });
    else rings[rings.indexOf(near)] = { ...near, stores: [...near.stores, store] };
  }
  return rings;
}

export interface Window {
  width: number;
  height: number;
}
const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Window): boolean =>
  Math.abs(x) < width / 2 && Math.abs(y) < height / 2;

export const insideOf = <T>(rings: readonly Ring<T>[], window: Window): Ring<T>[] =>
  rings.filter((ring) => isInside(ring, window));

const MOST_CHIPS = 4;
const CHIP = 52;
/** Chips stand below the choice of what is shown, and above the tools. */
const CHIPS_FROM = 76;

export interface EdgeChip<T> {
  store: T;
  side: 'left' | 'right';
  /** px from the top. */
  top: number;
}

/** The nearest of those outside, at the side on which they lie, from north to south: one in a line, so that enlarged names have room. */
export function edgesOf<T>(rings: readonly Ring<T>[], window: Window): EdgeChip<T>[] {
  const outside = rings
    .filter((ring) => !isInside(ring, window))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .slice(0, MOST_CHIPS)
    .sort((a, b) => a.y - b.y);
  return outside.flatMap(({ stores, x }, at) => {
    const [store] = stores;
    return store ? [{ store, side: x < 0 ? 'left' : 'right', top: CHIPS_FROM + at * CHIP }] : [];
  });
}

/** The scale at which all of them are in the window, from the streets of one to a whole country. */
export function scaleFor(
  centre: Point,
  points: readonly Point[],
  { width, height }: Window,
  range: readonly [number, number],
): number {
  const needed = points.map((point) => {
    const { x, y } = project(centre, point, 1);
    return Math.max(Math.abs(x) / (width * 0.36), Math.abs(y) / (height * 0.3));
  });
  return Math.min(range[1], Math.max(range[0], ...needed));
}
