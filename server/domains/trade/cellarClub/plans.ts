/** Time and words of the owners' wall (rules 15.5 to 15.8). Pure. */
import { DAY_MS, monthsAfter } from '../../../lib/shanghai';

export const PAY_MS = 15 * 60_000;
/** So long before its end a plan is renewed. */
export const ENDING_MS = 60 * DAY_MS;
/** So long after its end slots and lots are kept as they are. */
export const GRACE_MS = 30 * DAY_MS;
/** Grams that fit into a slot. */
export const CAPACITY = 30_000;
export const MAX_PLAQUE = 8;

export const spanOf = (years: number, end: number | undefined, now: number): { from: number; until: number } => {
  const from = end ?? now;
  return { from, until: monthsAfter(from, 12 * years) };
};

export const stateOf = (until: number, now: number): 'active' | 'ending' | 'over' =>
  until <= now ? 'over' : until - now <= ENDING_MS ? 'ending' : 'active';

const wave = (at: number, period: number, phase: number): number => Math.sin((at / period) * 2 * Math.PI + phase);

/** What the instruments say at an instant: tenths of a degree and percent. The cellar follows day and year slowly. */
export function climateAt(now: number): { temperature: number; humidity: number; at: number } {
  const at = now - (now % 60_000);
  const day = wave(at, DAY_MS, 4.1);
  const year = wave(at, 365 * DAY_MS, 4.4);
  const air = wave(at, 47 * 60_000, 0.7);
  return {
    temperature: Math.round(224 + 4 * year + 2 * day + 1.5 * air),
    humidity: Math.round(62 + 2 * year - 1.5 * day - 1.2 * air),
    at,
  };
}
