/** The order of a day on the road, and how far it is: pure. */
import type { Point } from '@/core/platform';
import { distanceOf } from '@/domain/place/place';

interface Placed {
  geo?: Point;
}

/** The nearest next, each time from where one is then; who has no place on the map comes last, as before. */
export function byDistance<T extends Placed>(stops: readonly T[], from: Point | undefined): T[] {
  const left = stops.filter((stop): stop is T & { geo: Point } => stop.geo !== undefined);
  const order: T[] = [];
  let here = from ?? left[0]?.geo;
  while (left.length > 0 && here) {
    const at = here;
    const next = left.reduce((best, stop) => (distanceOf(at, stop.geo) < distanceOf(at, best.geo) ? stop : best));
    left.splice(left.indexOf(next), 1);
    order.push(next);
    here = next.geo;
  }
  return [...order, ...stops.filter(({ geo }) => geo === undefined)];
}

/** One place up or down. */
export function moveBy<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const to = at + step;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((item, i) => (i === at ? other : i === to ? one : item));
}

/** Metres from one to the next, over those whose places are known. */
export function lengthOf(stops: readonly Placed[], from?: Point): number {
  const points = [from, ...stops.map(({ geo }) => geo)].filter((point): point is Point => point !== undefined);
  return points.slice(1).reduce((sum, point, i) => sum + distanceOf(points[i] as Point, point), 0);
}

export const NEAR_METRES = 500;
/** As the server judges it (rule 31.9): a phone that is not sure where it is gets the benefit of the doubt. */
export const isAway = (metres: number, accuracy = 0): boolean => metres - accuracy > NEAR_METRES;
