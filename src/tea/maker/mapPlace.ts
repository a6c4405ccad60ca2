import type { Geo } from '@/contract';

/** The drawing covers lng 97-123 and lat 33-19 (server/art/graphics/papers.mjs). */
const WEST = 97;
const NORTH = 33;
const WIDE = 26;
const HIGH = 14;
const inside = (value: number) => Math.min(97, Math.max(3, Math.round(value * 10) / 10));

/** Percent from the left and from the top of the drawing. */
export const placeOf = ({ lat, lng }: Geo): { x: number; y: number } => ({
  x: inside(((lng - WEST) / WIDE) * 100),
  y: inside(((NORTH - lat) / HIGH) * 100),
});

interface Placed {
  id: string;
  geo: Geo;
}
/** Another one stands right beside it, a little higher: the name goes under the dot. */
export function isCrowded(all: readonly Placed[], id: string): boolean {
  const own = all.find((one) => one.id === id);
  if (!own) return false;
  const { x, y } = placeOf(own.geo);
  return all.some((one) => {
    const other = placeOf(one.geo);
    return one.id !== id && Math.abs(other.x - x) < 14 && other.y < y && y - other.y < 8;
  });
}
