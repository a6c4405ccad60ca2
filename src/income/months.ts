/** Rows under the months they belong to. Pure. */
import type { PageOf } from '@/contract';
import { monthOf } from './labels';
import { last } from '@/core/lib/last';

/** `head` stands over the first row of its month; the month ends with its `last`. */
export type Dated<R, M> = R & { head?: M; last: boolean };

/** A page of rows, newest first; `before` are those above it, so that a month that goes on has one head. */
export function byMonth<R extends { createdAt: number }, M extends { month: string }>(
  answer: PageOf<R> & { months: readonly M[] },
  before: readonly Dated<R, M>[],
): PageOf<Dated<R, M>> {
  const list = answer.list.map((row, at): Dated<R, M> => {
    const month = monthOf(row.createdAt);
    const above = answer.list[at - 1] ?? last(before);
    const below = answer.list[at + 1];
    const isFirst = !above || monthOf(above.createdAt) !== month;
    return {
      ...row,
      ...(isFirst ? { head: answer.months.find((one) => one.month === month) } : {}),
      last: below ? monthOf(below.createdAt) !== month : !answer.more,
    };
  });
  return { ...answer, list };
}
