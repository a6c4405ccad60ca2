/** What somebody has done who is at the end of a course: days, minutes, notes, papers, and what could come next. */
import type { CourseDetail } from '../../../../../src/contract/college/schemas';
import type { Tx } from '../../../../db/client';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { courseCard } from '../../../offer/course/presenter';
import { pageOfCourses } from '../../../offer/course/repository';
import { owns } from '../../../offer/course/rights';
import { marked } from '../../../offer/course/rules';
import { isDone, type Opened } from '../learn/access';
import { rightWords } from '../learn/quiz';
import { bestAttempts, countNotes } from '../repository';

const AROUND = 20;

/** From its first day to its last; a course that was done in one day took one. */
function daysOf({ own, progress }: Opened): number {
  const last = Math.max(...[...progress.values()].map(({ doneAt }) => doneAt ?? 0));
  const first = own?.at ?? last;
  return Math.max(0, Math.round((startOfDay(last) - startOfDay(first)) / DAY_MS)) + 1;
}

export async function finishedOf(tx: Tx, memberId: string, opened: Opened): Promise<CourseDetail['finished']> {
  const { course, lessons, progress, hasCard } = opened;
  const isAll = lessons.length > 0 && lessons.every(({ id }) => isDone(progress.get(id)));
  if (course.kind !== 'course' || !isAll) return undefined;
  const papers = await bestAttempts(tx, memberId, course.id);
  const answers = lessons.flatMap(({ id, questions }) => {
    const right = new Set(marked(questions, papers.get(id)?.answers ?? []).right);
    return questions.map((one) => ({ question: one.text, isRight: right.has(one.key), right: rightWords(one) }));
  });
  const seconds = lessons.reduce((sum, { id }) => sum + (progress.get(id)?.covered ?? 0), 0);
  const others = await pageOfCourses(tx, memberId, { kind: 'course' }, { limit: AROUND });
  const open = others.filter(({ course: { id }, percent }) => id !== course.id && percent < 100);
  // What is had already and not finished comes first.
  const next = open.find(({ own }) => owns(own, hasCard)) ?? open[0];
  return {
    days: daysOf(opened),
    minutes: Math.round(seconds / 60),
    notes: await countNotes(tx, memberId, course.id),
    right: answers.filter(({ isRight }) => isRight).length,
    total: answers.length,
    answers,
    ...(next && { next: courseCard(next, hasCard) }),
  };
}
