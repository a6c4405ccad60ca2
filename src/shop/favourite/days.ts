/** Days of footprints: 今天, 昨天, MM月DD日. */
import { dayNumber, formatTime } from '@/core/lib/time';

export function dayName(at: number, now: number): string {
  const ago = dayNumber(now) - dayNumber(at);
  if (ago <= 0) return '今天';
  return ago === 1 ? '昨天' : formatTime(at, 'MM月DD日');
}

/** The name of the day goes with the first row of it; `before` is the day of the row above. */
export function withDays<T extends { viewedAt: number }>(
  rows: readonly T[],
  before: number | undefined,
  now: number,
): (T & { head?: string })[] {
  let last = before;
  return rows.map((row) => {
    const day = dayNumber(row.viewedAt);
    const head = day === last ? undefined : dayName(row.viewedAt, now);
    last = day;
    return head === undefined ? row : { ...row, head };
  });
}

export const lastDay = (rows: readonly { viewedAt: number }[]): number | undefined => {
  const row = rows[rows.length - 1];
  return row && dayNumber(row.viewedAt);
};
