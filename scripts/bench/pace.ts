/**
 * How fast a core is now. Beside other virtual machines it slows down to half for seconds or minutes, which no counter of our own shows. A
 * phone does not: so it is slowed down by that much less, and stays the same phone.
 */
import { sleep } from './options';

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

/** Slower than this the machine's other parts, which nobody makes up for, tell on what is measured. */
const CALM = 1.25;
const POLL_MS = 2000;

/** Waits until the core is nearly as fast as it was seen to be; gives up after `most` ms. Resolves with how slow it is then. */
export async function calm(most: number): Promise<number> {
  const until = Date.now() + most;
  for (let slow = slowness(); ; slow = slowness()) {
    if (slow <= CALM || Date.now() > until) return slow;
    await sleep(POLL_MS);
  }
}

export const isSteady = (before: number, after: number): boolean =>
  Math.max(before, after) / Math.min(before, after) <= STEADY;
