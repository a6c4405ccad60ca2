/** Quizzes (rules 41.1, 41.11): as often as one likes, the best counts, and what was wrong is kept to be asked again. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { dayOf } from '../../../../lib/shanghai';
import type { Lesson } from '../../../offer/course/repository';
import { marked } from '../../../offer/course/rules';
import { addDay, addWrong, insertAttempt, lockProgress, setRight, updateProgress } from '../repository';
import { settleCourse } from './complete';
import { lockLesson } from './lock';

/** 茶多酚、咖啡碱 */
export const rightWords = ({ options, right }: Lesson['questions'][number]): string =>
  options
    .filter(({ key }) => right.includes(key))
    .map(({ label }) => label)
    .join('、');

/** What is told of a question once it is answered: two options may say the same, so which are right goes by their values. */
export const answerOf = (question: Lesson['questions'][number]) => ({
  right: rightWords(question),
  values: question.options.flatMap(({ key }) => (question.right.includes(key) ? [key] : [])),
  explain: question.explain,
});

/** Keys of options that there are, in their order. */
const chosen = (value: string, options: readonly { key: string }[]): string => {
  const keys = new Set(value.split(','));
  return options.flatMap(({ key }) => (keys.has(key) ? [key] : [])).join(',');
};

/** 403 请先购买课程 · 404 not a quiz. */
export async function answerQuiz(
  tx: Tx,
  memberId: string,
  { courseId, lessonId, answers }: RequestOf<'college.quiz'>,
  now: number,
): Promise<DataOf<'college.quiz'>> {
  const { course, lesson } = await lockLesson(tx, memberId, { courseId, lessonId }, now);
  if (lesson.kind !== 'quiz') throw notFound();
  const row = await lockProgress(tx, { memberId, lessonId, courseId }, now);
  const { score, isPassed, right } = marked(lesson.questions, answers);
  const own = new Map(answers.map(({ key, value }) => [key, value]));
  const kept = lesson.questions.map(({ key, options }) => ({ key, value: chosen(own.get(key) ?? '', options) }));
  await insertAttempt(tx, { memberId, courseId, lessonId, answers: kept, score, passed: isPassed, at: now });
  // Of what was not tried nothing is told, and nothing is kept.
  const tried = new Set(kept.flatMap(({ key, value }) => (value === '' ? [] : [key])));
  for (const { key, value } of kept)
    if (tried.has(key) && !right.includes(key))
      await addWrong(tx, { memberId, lessonId, key, courseId, answer: value, at: now });
  await setRight(tx, { memberId, lessonId, keys: right }, now);
  await updateProgress(tx, row, {
    score: Math.max(row.score, score),
    doneAt: row.doneAt ?? (isPassed ? now : null),
    updatedAt: now,
  });
  await addDay(tx, memberId, dayOf(now), 0);
  const isFirst = row.doneAt === null;
  const standing = await settleCourse(tx, memberId, { course, ...(isFirst && { playedId: lessonId }) }, now);
  return {
    score,
    pass: isPassed,
    right,
    explains: lesson.questions
      .filter(({ key }) => tried.has(key))
      .map((question) => ({ key: question.key, ...answerOf(question) })),
    ...standing,
  };
}
