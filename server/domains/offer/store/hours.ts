/** When a store is open (rule 31.1): half-open, in Asia/Shanghai, past midnight too; what is past midnight belongs to the day it opened on. */
import type { OpeningHours } from '../../../db/schema';
import { DAY_MS, dayOf, instantOf, startOfDay, weekdayOf } from '../../../lib/shanghai';

export interface Opening {
  from: number;
  to: number;
}

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The opening that begins on the day of `midnight`; undefined where it stays closed. Closing at or before the hour of opening is on the next day. */
function openingFrom({ open, close, closedDays }: OpeningHours, midnight: number): Opening | undefined {
  if (closedDays.includes(weekdayOf(midnight))) return undefined;
  const [from, to] = [minutesOf(open), minutesOf(close)];
  return { from: midnight + from * 60_000, to: midnight + to * 60_000 + (to <= from ? DAY_MS : 0) };
}

/** The opening of a day `YYYY-MM-DD`. */
export const openingOf = (hours: OpeningHours, date: string): Opening | undefined => {
  const midnight = instantOf(date);
  return Number.isNaN(midnight) ? undefined : openingFrom(hours, midnight);
};

/** The openings in which an instant may lie: of the evening before, and of its own day. */
const openingsAround = (hours: OpeningHours, at: number): Opening[] =>
  [startOfDay(at) - DAY_MS, startOfDay(at)].flatMap((midnight) => openingFrom(hours, midnight) ?? []);

export const isOpen = (hours: OpeningHours, now: number): boolean =>
  openingsAround(hours, now).some(({ from, to }) => now >= from && now < to);

/** Whether all of [from, to) lies within one opening. */
export const isWithin = (hours: OpeningHours, { from, to }: Opening): boolean =>
  openingsAround(hours, from).some((opening) => from >= opening.from && to <= opening.to);

/** The day of opening that an instant belongs to; its own where the store is closed then. */
export const openingDayOf = (hours: OpeningHours, at: number): string => {
  const evening = openingFrom(hours, startOfDay(at) - DAY_MS);
  return dayOf(evening && at < evening.to && at >= evening.from ? evening.from : at);
};

/** The next instant it opens; undefined when it never does. */
export const nextOpening = (hours: OpeningHours, now: number): number | undefined =>
  Array.from({ length: 8 }, (_, days) => openingFrom(hours, startOfDay(now) + days * DAY_MS)?.from).find(
    (at) => at !== undefined && at > now,
  );
