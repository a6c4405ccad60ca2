/** What lying in the cellar costs (rules 15.1, 15.7). Pure; grams and fen. */
import { DAY_MS, monthsAfter } from '../../../lib/shanghai';
import { part } from '../../people/pricing/levels';

interface Free {
  freeUntil: number;
  /** Of a lot in its owner's slot: since when it lies there, and until when that costs nothing. */
  placedAt?: number | null;
  coverUntil?: number | null;
}
interface Stored extends Free {
  /** Grams of one piece. */
  weight: number;
  qty: number;
}

/** Fen per kg and started month after the free time. */
const FEE_PER_KG_MONTH = 200;
const MONTH_MS = 30 * DAY_MS;
/** Months of storage without a fee, and of a renewal. */
const FREE_MONTHS = 12;

/** The same day `FREE_MONTHS` later. */
export const freeUntil = (from: number): number => monthsAfter(from, FREE_MONTHS);

/** The end of the free time with what a slot adds to it: the time in there is not counted, what was owed before stands still. */
export function endOfFree({ freeUntil: until, placedAt, coverUntil }: Free, now: number): number {
  if (placedAt == null || coverUntil == null) return until;
  return until >= placedAt ? Math.max(until, coverUntil) : until + Math.max(0, Math.min(now, coverUntil) - placedAt);
}

/** Out of a slot: the end of the free time as it is from now on. */
export const freeWithout = (lot: Free, now: number): number =>
  endOfFree({ ...lot, coverUntil: lot.coverUntil == null ? null : Math.min(lot.coverUntil, now) }, now);

/** Lies in a slot that costs nothing, and owes nothing from before. */
export const isCovered = (lot: Free, now: number): boolean =>
  (lot.coverUntil ?? 0) > now && storageMonths(lot, now) === 0;

const started = (grams: number): number => Math.ceil(grams / 1000);

/** Started months after the free time. */
export const storageMonths = (lot: Free, now: number): number =>
  Math.max(0, Math.ceil((now - endOfFree(lot, now)) / MONTH_MS));

/** What `qty` pieces pay when they leave; `bp`: what the owner's level leaves of it. */
export const storageFee = (lot: Omit<Stored, 'qty'>, qty: number, bp: number, now: number): number =>
  part(started(lot.weight * qty) * FEE_PER_KG_MONTH * storageMonths(lot, now), bp);

/** Whole years from the end of the free time until it is ahead again: one, and one more for each that has passed. */
export function renewed(lot: Free, now: number): { years: number; until: number } {
  const until = endOfFree(lot, now);
  let years = 1;
  while (monthsAfter(until, FREE_MONTHS * years) <= now) years += 1;
  return { years, until: monthsAfter(until, FREE_MONTHS * years) };
}

/** What a renewal costs for all that lies there. */
export const renewFee = (lot: Stored, bp: number, now: number): number =>
  part(started(lot.weight * lot.qty) * FEE_PER_KG_MONTH * FREE_MONTHS * renewed(lot, now).years, bp);
