/** Days and clock times in Asia/Shanghai, and the few sums with them that need no calendar. */
import { DAY, HOUR, pad } from './span';

export const SHANGHAI = 8 * HOUR;
/** Empty for what is no time, or lies further away than a calendar reaches. */
function textOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
/** As the clocks of Shanghai show it. Shifted and read as UTC: the phone's own zone and its summer time never matter. */
export const shown = (at: number): string => textOf(at + SHANGHAI);

/** 2026-06-16 */
export const dayOf = (at: number): string => shown(at).slice(0, 10);
/** 09:05 */
export const clockOf = (at: number): string => shown(at).slice(11, 16);
/** The day so many days after a day, `2026-02-28` and 1 -> `2026-03-01`. */
export const dayAfter = (day: string, days: number): string => textOf(Date.parse(day) + days * DAY).slice(0, 10);
/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(day).getUTCDay();

/** The month so many months after a month, `2026-12` and 1 -> `2027-01`. */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`;
}

/** Cells of a month, Monday first; '' before the first day. */
export function daysOf(month: string): string[] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return [
    ...Array.from({ length: (weekday(`${month}-01`) + 6) % 7 }, () => ''),
    ...Array.from({ length: last }, (_, at) => `${month}-${pad(at + 1)}`),
  ];
}
