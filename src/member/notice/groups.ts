/** Notices in the cards they stand in: those of one day together, one with a card of its own alone. */
import type { NoticeRow } from '@/contract';
import { dayNumber, formatTime } from '@/core/lib/time';

export interface GroupedNotice extends NoticeRow {
  /** Begins a day, a card; ends a card. */
  begins: boolean;
  first: boolean;
  last: boolean;
}

/** `before`: the last row above them. */
export function grouped(rows: readonly NoticeRow[], before?: NoticeRow): GroupedNotice[] {
  return rows.map((row, at) => {
    const above = at === 0 ? before : rows[at - 1];
    const below = rows[at + 1];
    const begins = !above || dayNumber(above.createdAt) !== dayNumber(row.createdAt);
    const first = at === 0 || begins || Boolean(row.card) || Boolean(above?.card);
    const last =
      !below || Boolean(row.card) || Boolean(below.card) || dayNumber(below.createdAt) !== dayNumber(row.createdAt);
    return { ...row, begins, first, last };
  });
}

export function dayWord(at: number, now: number): string {
  const ago = dayNumber(now) - dayNumber(at);
  if (ago === 0) return '今天';
  return ago === 1 ? '昨天' : formatTime(at, 'MM月DD日');
}
