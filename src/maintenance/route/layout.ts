/** Where the stops of a day stand on a drawn map: the middle of all of them, as large as they fit. Pure. */
import type { Point } from '@/core/platform';
import { project } from '@/domain/place/place';

export interface Box {
  width: number;
  height: number;
  /** Room at the edges for the discs and their names. */
  pad: number;
}
export interface Placed {
  x: number;
  y: number;
}
export interface Leg extends Placed {
  length: number;
  /** Degrees, clockwise from the right. */
  angle: number;
}
export interface Layout {
  scale: number;
  at: Placed[];
  legs: Leg[];
}

/** Metres per px at least: two neighbours in one street are not a whole map. */
const CLOSEST = 4;

export function layoutOf(points: readonly Point[], { width, height, pad }: Box): Layout {
  if (points.length === 0) return { scale: CLOSEST, at: [], legs: [] };
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const centre = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const metres = points.map((point) => project(centre, point, 1));
  const spread = (values: number[]) => Math.max(...values.map(Math.abs)) * 2;
  const scale = Math.max(
    CLOSEST,
    spread(metres.map(({ x }) => x)) / (width - pad * 2),
    spread(metres.map(({ y }) => y)) / (height - pad * 2),
  );
  const at = metres.map(({ x, y }) => ({ x: width / 2 + x / scale, y: height / 2 + y / scale }));
  const legs = at.slice(1).map((to, i) => {
    const from = at[i] as Placed;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { ...from, length: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
  });
  return { scale, at, legs };
}
