/** Days `YYYY-MM-DD` of Asia/Shanghai as a report counts them: half open, whatever the zone of the machine (rule 32.1). */
import { badRequest, refuse } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf, monthsAfter, weekdayOf } from '../../../lib/shanghai';

const WEEKDAYS = '日一二三四五六';

export const dayPlus = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS);
/** How many days the range has, both ends included. */
export const daysIn = (from: string, to: string): number => Math.round((instantOf(to) - instantOf(from)) / DAY_MS) + 1;
/** The oldest first; none when the range is empty. */
export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysIn(from, to)) }, (_, i) => dayPlus(from, i));

/** 06-14 周日 */
export const dayLabel = (day: string): string => `${day.slice(5)} 周${WEEKDAYS[weekdayOf(instantOf(day))]}`;

/** The last day of its month. */
export const monthEnd = (day: string): string => dayOf(monthsAfter(instantOf(`${day.slice(0, 7)}-01`), 1) - 1);

interface Days {
  from: string;
  to: string;
}
/** The whole months `YYYY-MM` in the middle of some days, and the days before and after them. */
export function spanParts(from: string, to: string): { months?: Days; days: Days[] } {
  const first = from.endsWith('-01') ? from : dayPlus(monthEnd(from), 1);
  const end = monthEnd(to) === to ? to : dayPlus(`${to.slice(0, 7)}-01`, -1);
  if (first > end) return { days: [{ from, to }] };
  const days = [
    { from, to: dayPlus(first, -1) },
    { from: dayPlus(end, 1), to },
  ];
  return { months: { from: first.slice(0, 7), to: end.slice(0, 7) }, days: days.filter((one) => one.from <= one.to) };
}

/** 400 of a day that there is not: 30 February. */
export function requireDay(field: string, day: string): void {
  if (Number.isNaN(instantOf(day))) throw badRequest(field, '没有这一天');
}

/** 400 of days that there are not or that end before they begin · 422 of too many. */
export function requireRange(from: string, to: string, most: number): void {
  requireDay('from', from);
  requireDay('to', to);
  if (to < from) throw badRequest('to', '结束日期不能早于开始日期');
  if (daysIn(from, to) > most) throw refuse(`最多选 ${most} 天`, { field: 'to' });
}
