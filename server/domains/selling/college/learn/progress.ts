/** college.progress: what was played is joined to what was played before (rules 41.1 to 41.3). */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { refuse } from '../../../../http/errors';
import { dayOf } from '../../../../lib/shanghai';
import type { Enrolment, ProgressRow } from '../../../offer/course/repository';
import { sizeOf, type Range } from '../../../offer/course/ranges';
import { isAhead, isCovered, joined, lessonPercent, mostPlayed } from '../../../offer/course/rules';
import { addDay, lockProgress, updateProgress } from '../repository';
import { settleCourse } from './complete';
import { lockLesson } from './lock';

const AHEAD_WORDS = '先看完这一段';

/** Seconds that can have been played since whatever lesson of the course was played last: nobody plays two at once. */
function mostSince(own: Enrolment | undefined, row: ProgressRow, now: number): number {
  const since = Math.max(own?.learnedAt ?? own?.at ?? 0, row.positionAt > 0 ? row.updatedAt : 0);
  // Of a trial nothing is known before its first report.
  return mostPlayed(since === 0 ? 0 : now - since);
}

/** 403 请先购买课程 · 404 unknown · 422 先看完这一段. `ended` says nothing that the ranges do not. */
export async function saveProgress(
  tx: Tx,
  memberId: string,
  { courseId, lessonId, position, ranges = [], at = Number.MAX_SAFE_INTEGER }: RequestOf<'college.progress'>,
  now: number,
): Promise<DataOf<'college.progress'>> {
  const { course, lesson, own } = await lockLesson(tx, memberId, { courseId, lessonId }, now);
  const row = await lockProgress(tx, { memberId, lessonId, courseId }, now);
  const played = ranges.map(([from = -1, to = -1]): Range => [from, to]);
  const isStrict = course.isNoSkip && row.doneAt === null;
  if (isStrict && isAhead(row.ranges, played, lesson.seconds)) throw refuse(AHEAD_WORDS);
  const report = {
    ranges: played,
    position,
    at: Math.min(at, now),
    ...(isStrict && { most: mostSince(own, row, now) }),
  };
  const next = joined(row, report, lesson.seconds);
  const covered = sizeOf(next.ranges);
  const doneAt = row.doneAt ?? (lesson.kind !== 'quiz' && isCovered(covered, lesson.seconds) ? now : null);
  const answer = {
    lesson: lessonPercent({ seconds: lesson.seconds, covered, isDone: doneAt !== null }),
    done: doneAt !== null,
    ranges: next.ranges.map((range) => [...range]),
  };
  if (lesson.kind === 'quiz' || !next.isChanged)
    return { ...answer, ...(await settleCourse(tx, memberId, { course }, now)) };
  await updateProgress(tx, row, {
    ranges: next.ranges.map(([from, to]): [number, number] => [from, to]),
    covered,
    position: next.position,
    positionAt: next.positionAt,
    doneAt,
    updatedAt: now,
  });
  if (covered > row.covered) await addDay(tx, memberId, dayOf(now), covered - row.covered);
  // Who plays again what is done leaves the course where it was.
  const isLatest = next.positionAt > row.positionAt && row.doneAt === null;
  const standing = await settleCourse(tx, memberId, { course, ...(isLatest && { playedId: lessonId }) }, now);
  return { ...answer, ...standing };
}
