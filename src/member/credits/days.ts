/** Rows of the books under the days they belong to. Pure. */
import type { LedgerRow, PageOf } from '@/contract';
import { last } from '@/core/lib/last';
import { formatTime } from '@/core/lib/time';

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
    const above = answer.list[at - 1] ?? last(before);
    const below = answer.list[at + 1];
    return {
      ...row,
      ...(above && dayOf(above) === dayOf(row) ? {} : { day: formatTime(row.createdAt, 'MM-DD WEEK') }),
      last: below ? dayOf(below) !== dayOf(row) : !answer.more,
    };
  });
  return { ...answer, list };
}
