/** When a client's tea runs out (rule 29.9): from the last purchase, its grams and the habit that the purchases before it tell. */
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';

export interface Purchase {
  at: number;
  grams: number;
}

export interface RunOut {
  /** The first instant of the day on which nothing is left. */
  at: number;
  gramsPerDay: number;
  /** Grams of the last purchase. */
  grams: number;
  lastAt: number;
  /** The habit is the client's own, told by purchases; else the usual one. */
  known: boolean;
}

/** Nobody drinks a kilogram a day, nor does a tin last for ever: such figures are gifts and stores. */
const LEAST_PER_DAY = 1;
const MOST_PER_DAY = 100;
const MOST_DAYS = 365;

/** What was bought on one day is one purchase. */
function byDay(purchases: readonly Purchase[]): Purchase[] {
  const days = new Map<number, number>();
  for (const { at, grams } of purchases) {
    const day = startOfDay(at);
    days.set(day, (days.get(day) ?? 0) + grams);
  }
  return [...days].map(([at, grams]) => ({ at, grams })).sort((a, b) => a.at - b.at);
}

/** undefined without a purchase. What was bought before the last time was drunk up until then. */
export function runOut(purchases: readonly Purchase[], usualPerDay: number): RunOut | undefined {
  const all = byDay(purchases.filter(({ grams }) => grams > 0));
  const [first, last] = [all[0], all[all.length - 1]];
  if (!first || !last) return undefined;
  const days = Math.round((last.at - first.at) / DAY_MS);
  const drunk = all.slice(0, -1).reduce((sum, { grams }) => sum + grams, 0);
  const known = days > 0;
  const gramsPerDay = Math.min(MOST_PER_DAY, Math.max(LEAST_PER_DAY, known ? drunk / days : usualPerDay));
  const lasts = Math.min(MOST_DAYS, Math.ceil(last.grams / gramsPerDay));
  return { at: last.at + lasts * DAY_MS, gramsPerDay, grams: last.grams, lastAt: last.at, known };
}
