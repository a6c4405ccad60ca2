/** Rows under the sections they belong to: what is late, what is due today, what has time. Pure. */
import type { CountTab, DingTask, PageOf } from '@/contract';
import { last } from '@/core/lib/last';
import { sectionOf, type SectionId } from './labels';

/** `head` stands over the first row of its section, which ends with its `last`. `ticked` while several are passed at once. */
export type PlacedTask = DingTask & { head?: string; note?: string; last: boolean; ticked?: boolean };

const WORDS: Record<SectionId, string> = { late: '已超时', today: '今天到期', later: '不急' };

interface Sections {
  now: number;
  /** How many each has. */
  counts: readonly CountTab[];
  /** What was decided or sent has none. */
  open: boolean;
}

function place(
  row: DingTask,
  { above, below, more }: { above: DingTask | undefined; below: DingTask | undefined; more: boolean },
  { now, counts, open }: Sections,
): PlacedTask {
  if (!open) return { ...row, last: below === undefined && !more };
  const own = sectionOf(row, now);
  const count = counts.find(({ id }) => id === own)?.count;
  const isFirst = above === undefined || sectionOf(above, now) !== own;
  return {
    ...row,
    ...(isFirst && { head: WORDS[own], ...(count !== undefined && { note: `${count} 件` }) }),
    last: below ? sectionOf(below, now) !== own : !more,
  };
}

/** A page of rows; `before` are those above it, so that a section that goes on has one head. */
export const placed = (
  answer: PageOf<DingTask>,
  before: readonly PlacedTask[],
  sections: Sections,
): PageOf<PlacedTask> => ({
  ...answer,
  list: answer.list.map((row, at) =>
    place(row, { above: answer.list[at - 1] ?? last(before), below: answer.list[at + 1], more: answer.more }, sections),
  ),
});

/** The rows that are left, with their heads where they now belong. */
export function placedAnew(rows: readonly PlacedTask[], sections: Sections): Map<string, PlacedTask> {
  return new Map(
    rows.map(({ head: _head, note: _note, ...row }, at) => [
      row.id,
      place(row, { above: rows[at - 1], below: rows[at + 1], more: false }, sections),
    ]),
  );
}
