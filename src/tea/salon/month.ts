/** Months and their days, all in Asia/Shanghai. Pure. */
import { formatTime } from '@/core/lib/time';

export const dayOf = (at: number): string => formatTime(at, 'YYYY-MM-DD');
export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
export const shiftMonth = (month: string, by: number): string => {
  const index = indexOf(month) + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};
/** Months away from today's: the calendar shows twelve back and three ahead. */
export const monthsAway = (month: string, today: string): number => indexOf(month) - indexOf(today.slice(0, 7));

/** Cells of a month, Monday first; '' before the first day. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  return [
    ...Array.from({ length: before }, () => ''),
    ...Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`),
  ];
}
