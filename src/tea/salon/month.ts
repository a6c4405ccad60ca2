/** Months and their days, all in Asia/Shanghai. Pure. */
import { calendar, formatTime, pad } from '@/core/lib/time';

export const dayOf = (at: number): string => formatTime(at, 'YYYY-MM-DD');
export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

export const shiftMonth = (month: string, by: number): string => calendar(month).add(by, 'month').format('YYYY-MM');
/** Months away from today's: the calendar shows twelve back and three ahead. */
export const monthsAway = (month: string, today: string): number =>
  calendar(month).diff(calendar(today.slice(0, 7)), 'month');

/** Cells of a month, Monday first; '' before the first day. */
export function daysOf(month: string): string[] {
  const first = calendar(month);
  return [
    ...Array.from({ length: (first.day() + 6) % 7 }, () => ''),
    ...Array.from({ length: first.daysInMonth() }, (_, i) => `${month}-${pad(i + 1)}`),
  ];
}
