/** Rows of the books under the days they belong to. Pure. */
import type { LedgerRow, PageOf } from '@/contract';
import { calendar, formatTime } from '@/core/lib/time';

export interface DatedRow extends LedgerRow {
  /** The head that stands over it: the first row of its day has one. */
  day?: string;
  /** The day ends with it. */
  last: boolean;
}

const dayOf = ({ createdAt }: LedgerRow): string => formatTime(createdAt, 'YYYY-MM-DD');

/** A page of rows, newest first; `before` are those above it, so that a day that goes on has one head. */
export function byDay(answer: PageOf<LedgerRow>, before: readonly DatedRow[]): PageOf<DatedRow> {
  const list = answer.list.map((row, at): DatedRow => {
    const above = answer.list[at - 1] ?? before.at(-1);
    const below = answer.list[at + 1];
    return {
      ...row,
      ...(above && dayOf(above) === dayOf(row) ? {} : { day: formatTime(row.createdAt, 'MM-DD WEEK') }),
      last: below ? dayOf(below) !== dayOf(row) : !answer.more,
    };
  });
  return { ...answer, list };
}

export const monthBefore = (month: string): string => calendar(month).subtract(1, 'month').format('YYYY-MM');
export const monthAfter = (month: string): string => calendar(month).add(1, 'month').format('YYYY-MM');

/** What an address says, if it is a month. */
export const monthOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
