/** What lying in the cellar costs (rule 15.1). Pure; grams and fen. */
import { DAY_MS, monthsAfter } from '../../lib/shanghai';

interface Stored {
  /** Grams of one piece. */
  weight: number;
  qty: number;
  freeUntil: number;
}

/** Fen per kg and started month after the free time. */
const FEE_PER_KG_MONTH = 200;
const MONTH_MS = 30 * DAY_MS;
/** Months of storage without a fee, and of a renewal. */
const FREE_MONTHS = 12;

/** The same day `FREE_MONTHS` later. */
export const freeUntil = (from: number): number => monthsAfter(from, FREE_MONTHS);

const started = (grams: number): number => Math.ceil(grams / 1000);

/** Started months after the free time. */
export const storageMonths = ({ freeUntil: until }: Pick<Stored, 'freeUntil'>, now: number): number =>
  Math.max(0, Math.ceil((now - until) / MONTH_MS));

/** What `qty` pieces pay when they leave. */
export const storageFee = (lot: Pick<Stored, 'weight' | 'freeUntil'>, qty: number, now: number): number =>
  started(lot.weight * qty) * FEE_PER_KG_MONTH * storageMonths(lot, now);

/** Whole years from the end of the free time until it is ahead again: one, and one more for each that has passed. */
export function renewed(
  { freeUntil: until }: Pick<Stored, 'freeUntil'>,
  now: number,
): { years: number; until: number } {
  let years = 1;
  while (monthsAfter(until, FREE_MONTHS * years) <= now) years += 1;
  return { years, until: monthsAfter(until, FREE_MONTHS * years) };
}

/** What a renewal costs for all that lies there. */
export const renewFee = (lot: Stored, now: number): number =>
  started(lot.weight * lot.qty) * FEE_PER_KG_MONTH * FREE_MONTHS * renewed(lot, now).years;
