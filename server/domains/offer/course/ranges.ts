/**
 * Which seconds of a lesson somebody has played (rule 41.1): ranges [from, to) of whole seconds, in order, none touching the next. What is
 * joined only grows, and in whatever order reports come the union is the same. Pure.
 */
export type Range = readonly [from: number, to: number];

const isSecond = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** What of a report lies in the lesson; ranges that are none, or lie beyond its end, are left out. */
export const within = (ranges: readonly Range[], seconds: number): Range[] =>
  ranges
    .filter(([from, to]) => isSecond(from) && isSecond(to) && from < to && from < seconds)
    .map(([from, to]): Range => [from, Math.min(to, seconds)]);

export function union(...sets: readonly (readonly Range[])[]): Range[] {
  const sorted = sets.flat().toSorted(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Seconds that are covered. */
export const sizeOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** What `next` has and `known` has not. */
export function beyond(known: readonly Range[], next: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  for (const [from, to] of union(next)) {
    let at = from;
    for (const [start, end] of known) {
      if (end <= at || start >= to) continue;
      if (start > at) gaps.push([at, start]);
      at = Math.max(at, end);
    }
    if (at < to) gaps.push([at, to]);
  }
  return gaps;
}

/** The first so many seconds of them. */
export function firstOf(ranges: readonly Range[], seconds: number): Range[] {
  let left = Math.max(0, Math.floor(seconds));
  const kept: Range[] = [];
  for (const [from, to] of ranges) {
    if (left === 0) break;
    const end = Math.min(to, from + left);
    kept.push([from, end]);
    left -= end - from;
  }
  return kept;
}

/** A device may lose this much between two plays that a person sees as one. */
const HOLE = 2;

/** Up to where it was played from its beginning on, with no gap longer than `hole`. */
export function reachOf(ranges: readonly Range[], hole = HOLE): number {
  let reach = 0;
  for (const [from, to] of ranges) {
    if (from > reach + hole) break;
    reach = to;
  }
  return reach;
}
