/**
 * How fast a core is now. Beside other virtual machines it slows down to half for seconds or minutes, which no counter of our own shows. A
 * phone does not: so it is slowed down by that much less, and stays the same phone.
 */
const PROBES = 7;
const STEPS = 250_000;
/** A core that changes more between the beginning and the end of a run has changed during it. */
const STEADY = 1.2;

let fastest = Infinity;

/** Milliseconds of always the same work: strings, a table, numbers, as scripts do. */
function work(): number {
  const startedAt = performance.now();
  const table: Record<string, number> = {};
  for (let i = 0; i < STEPS; i += 1) table[`k${i % 5000}`] = (table[`k${i % 5000}`] ?? 0) + i * 1.1;
  return performance.now() - startedAt;
}

const timesOf = () => Array.from({ length: PROBES }, work).sort((a, b) => a - b);

/** 1 = as fast as it was ever seen to be, 2 = half as fast. */
export function slowness(): number {
  const times = timesOf();
  fastest = Math.min(fastest, times[1] ?? Infinity);
  return Math.max(1, (times[PROBES >> 1] ?? fastest) / fastest);
}

export const isSteady = (before: number, after: number): boolean =>
  Math.max(before, after) / Math.min(before, after) <= STEADY;
