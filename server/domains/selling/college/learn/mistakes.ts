/** 错题本 (rule 41.11): what was answered wrong, three of it each day until it is right. */
import type { CourseMistake } from '../../../../../src/contract/college/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Drill } from '../../../../db/schema';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { dayOf } from '../../../../lib/shanghai';
import { hasCardOf } from '../../../offer/course/presenter';
import { findLesson } from '../../../offer/course/repository';
import { marked } from '../../../offer/course/rules';
import {
  addWrong,
  findDay,
  listUnsolved,
  lockDay,
  pageOfWrong,
  setDrills,
  setRight,
  type WrongRow,
} from '../repository';
import { readDays } from './days';
import { questionsOf } from './lesson';
import { answerOf, rightWords } from './quiz';

const A_DAY = 3;

/** Questions of today that wait for an answer. */
async function waitingToday(tx: Tx, memberId: string, drills: readonly Drill[], now: number): Promise<WrongRow[]> {
  const left = A_DAY - drills.length;
  if (left <= 0) return [];
  return listUnsolved(tx, { memberId, hasCard: await hasCardOf(tx, memberId, now) }, drills, left);
}

export async function countDrills(tx: Tx, memberId: string, now: number): Promise<number> {
  const day = await findDay(tx, memberId, dayOf(now));
  return (await waitingToday(tx, memberId, day?.drills ?? [], now)).length;
}

/** `asked`: it waits for its answer, so nothing of that is told. undefined for a question that stands in the quiz no more. */
function mistakeOf({ wrong, lesson, course }: WrongRow, asked: boolean): CourseMistake | undefined {
  const question = lesson.questions.find(({ key }) => key === wrong.key);
  const shown = questionsOf(lesson).find(({ key }) => key === wrong.key);
  if (!question || !shown) return undefined;
  const chosen = new Set(wrong.answer.split(','));
  return {
    lessonId: lesson.id,
    key: wrong.key,
    courseId: course.id,
    course: course.title,
    lesson: lesson.title,
    question: question.text,
    options: shown.options,
    several: shown.several,
    ...(!asked && {
      answer: question.options
        .filter(({ key }) => chosen.has(key))
        .map(({ label }) => label)
        .join('、'),
      right: rightWords(question),
      explain: question.explain,
    }),
    times: wrong.times,
    solved: wrong.rightAt !== null,
  };
}

export async function readMistakes(
  tx: Tx,
  memberId: string,
  { page = 1 }: RequestOf<'college.mistake'>,
  now: number,
): Promise<DataOf<'college.mistake'>> {
  const day = await findDay(tx, memberId, dayOf(now));
  const today = await waitingToday(tx, memberId, day?.drills ?? [], now);
  const isAsked = ({ wrong }: WrongRow) =>
    today.some((one) => one.wrong.lessonId === wrong.lessonId && one.wrong.key === wrong.key);
  const eyes = { memberId, hasCard: await hasCardOf(tx, memberId, now) };
  const { rows, total } = await pageOfWrong(tx, eyes, { limit: PAGE_SIZE, offset: offsetOf(page) });
  return {
    today: today.flatMap((row) => mistakeOf(row, true) ?? []),
    page: pageOf(
      rows.flatMap((row) => mistakeOf(row, isAsked(row)) ?? []),
      total,
      page,
    ),
    streak: (await readDays(tx, memberId, now)).streak,
  };
}

/** 404 not one of today's. */
export async function answerMistake(
  tx: Tx,
  memberId: string,
  { lessonId, key, value }: RequestOf<'college.mistakeAnswer'>,
  now: number,
): Promise<DataOf<'college.mistakeAnswer'>> {
  const day = dayOf(now);
  const { drills } = await lockDay(tx, memberId, day);
  const today = await waitingToday(tx, memberId, drills, now);
  const asked = today.find(({ wrong }) => wrong.lessonId === lessonId && wrong.key === key);
  const lesson = asked && (await findLesson(tx, lessonId));
  const question = lesson?.questions.find((one) => one.key === key);
  if (!asked || !question) throw notFound();
  const isRight = marked([question], [{ key, value }]).right.length === 1;
  if (isRight) await setRight(tx, { memberId, lessonId, keys: [key] }, now);
  else await addWrong(tx, { memberId, lessonId, key, courseId: asked.course.id, answer: value, at: now });
  const next = [...drills, { lessonId, key, isRight }];
  await setDrills(tx, memberId, day, next);
  return {
    isRight,
    ...answerOf(question),
    left: (await waitingToday(tx, memberId, next, now)).length,
    streak: (await readDays(tx, memberId, now)).streak,
  };
}
