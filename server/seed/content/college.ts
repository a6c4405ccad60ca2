/**
 * Courses with their lessons, what is learned of them, and what was paid: 林知夏 is at 42 % of one, has finished another with its certificate, and has an
 * order in each state. The staff of the first store has a course to learn by a day.
 */
import type { CourseAmounts, Cue, LessonKind, Question } from '../../db/schema';
import {
  certificates,
  courseAssignments,
  courseNotes,
  courseOrders,
  courseReviews,
  courses,
  enrolments,
  jobs,
  lessonProgress,
  lessons,
  payments,
  quizAttempts,
  studyDays,
  wrongAnswers,
} from '../../db/schema';
import type { Tx } from '../../db/client';
import { certificateNo } from '../../domains/selling/college/learn/complete';
import { coursePercent } from '../../domains/offer/course/rules';
import { listEmployees } from '../../domains/people/employee/repository';
import { numberOf } from '../../lib/numbers';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { COURSES } from '../data/college/courses';
import { SHORTS } from '../data/college/shorts';
import type { LessonSeed, QuizSeed } from '../data/college/types';
import { GUESTS } from '../data/people';
import { insertAll } from '../insert';

const MINUTE = 60_000;
const LIN = '10001';
const [FIRST, FIRST_SHORT, FIRST_LESSON, FIRST_ORDER, FIRST_ENROLMENT] = [7301, 7321, 7401, 7601, 7651];
const [FIRST_REVIEW, FIRST_CERTIFICATE, FIRST_NOTE, FIRST_ASSIGNED, FIRST_PAYMENT] = [7801, 7861, 7871, 7881, 7891];
const QUIZ_SECONDS = 120;
/** The films of the house, and its tunes. */
const [CLIPS, TUNES] = [8, 6];
/** By their number in the list: at 42 %, finished, given to the staff. */
const [BEGUN, FINISHED, FOR_STAFF] = [3, 2, 9];
const KINDS = { v: 'video', a: 'audio', t: 'text' } as const;

type LessonRow = typeof lessons.$inferInsert;
const courseId = (no: number): string => String(FIRST - 1 + no);

/** What is said, over the length of the lesson; the first words say what it is about. */
function cuesOf(title: string, seconds: number, said: readonly string[]): Cue[] {
  const all = [`这一节讲「${title}」。`, ...said, '这一节先到这里，泡一杯，慢慢想。'];
  const step = seconds / all.length;
  return all.map((text, i) => ({ from: Math.round(i * step), to: Math.round((i + 1) * step), text }));
}

function lessonOf(lesson: LessonSeed | QuizSeed, no: number): Omit<LessonRow, 'courseId' | 'sort' | 'chapter'> {
  if ('quiz' in lesson) {
    const questions = lesson.questions.map(([text, options, right, explain], i): Question => ({
      key: String(i + 1),
      text,
      options: options.map((label, at) => ({ key: String(at + 1), label })),
      right: right.map((at) => String(at + 1)),
      explain,
    }));
    return { title: lesson.quiz, kind: 'quiz', seconds: QUIZ_SECONDS, questions };
  }
  const [kind, title, seconds, ...said] = lesson;
  const media: Record<LessonKind, string> = {
    video: `clip:${(no % CLIPS) + 1}`,
    audio: `tone:${(no % TUNES) + 1}`,
    text: '',
    quiz: '',
  };
  return {
    title,
    kind: KINDS[kind],
    seconds,
    mediaId: media[KINDS[kind]],
    ...(kind === 't' ? { text: said.join('\n\n') } : { transcript: cuesOf(title, seconds, said) }),
  };
}

function lessonRows(): LessonRow[] {
  const rows: LessonRow[] = [];
  const add = (row: Omit<LessonRow, 'id'>) => rows.push({ ...row, id: String(FIRST_LESSON + rows.length) });
  COURSES.forEach(({ chapters, price }, i) => {
    let sort = 0;
    for (const { title: chapter, lessons: own } of chapters)
      for (const lesson of own) {
        // The first lesson of a course that costs something shows what it is like.
        add({
          ...lessonOf(lesson, rows.length),
          courseId: courseId(i + 1),
          chapter,
          sort,
          isPreview: price > 0 && sort === 0,
        });
        sort += 1;
      }
  });
  SHORTS.forEach(({ lesson }, i) =>
    add({ ...lessonOf(lesson, rows.length), courseId: String(FIRST_SHORT + i), chapter: '', sort: 0 }),
  );
  return rows;
}

function courseRows(at: number): (typeof courses.$inferInsert)[] {
  const whole = COURSES.map(({ chapters: _, reviews, goodsIds, price, marketPrice, ...course }, i) => ({
    ...course,
    id: courseId(i + 1),
    kind: 'course' as const,
    cover: `/images/course/${i + 1}.webp`,
    price,
    marketPrice,
    goodsIds: [...goodsIds],
    scoreSum: reviews.reduce((sum, [score]) => sum + score, 0),
    reviewCount: reviews.length,
    sort: i,
    publishedAt: at - (200 - i * 17) * DAY_MS,
  }));
  const short = SHORTS.map(({ lesson: _, plays, partOf, goodsIds, ...one }, i) => ({
    ...one,
    id: String(FIRST_SHORT + i),
    kind: 'video' as const,
    cover: `/images/lesson/${i + 1}.webp`,
    goodsIds: [...goodsIds],
    partOfId: partOf === undefined ? null : courseId(partOf),
    students: plays,
    sort: i,
    publishedAt: at - (4 + i * 6) * DAY_MS,
  }));
  return [...whole, ...short];
}

/** As many seconds from the beginning as make so many percent of the course. */
function playedOf(own: readonly LessonRow[], percent: number, at: number) {
  const whole = own.reduce((sum, { seconds }) => sum + seconds, 0);
  let left = Math.ceil((whole * percent) / 100);
  return own.flatMap((lesson, i) => {
    const covered = Math.min(lesson.seconds, left);
    left -= covered;
    if (covered === 0) return [];
    const isDone = covered === lesson.seconds;
    const isQuiz = lesson.kind === 'quiz';
    return [
      {
        lessonId: lesson.id ?? '',
        courseId: lesson.courseId,
        ranges: isQuiz ? [] : ([[0, covered]] as [number, number][]),
        covered: isQuiz ? 0 : covered,
        position: isQuiz ? 0 : covered,
        positionAt: at + i * MINUTE,
        score: isQuiz ? 67 : 0,
        doneAt: isDone ? at + i * MINUTE : null,
        updatedAt: at + i * MINUTE,
      },
    ];
  });
}

async function seedLearning(tx: Tx, all: readonly LessonRow[], at: number): Promise<void> {
  const of = (no: number) => all.filter(({ courseId: id }) => id === courseId(no));
  const rights: (typeof enrolments.$inferInsert)[] = [];
  const progress: (typeof lessonProgress.$inferInsert)[] = [];
  const learn = (
    memberId: string,
    no: number,
    {
      percent,
      since,
      source,
      orderId,
    }: { percent: number; since: number; source: 'purchase' | 'free' | 'assigned'; orderId?: string },
  ) => {
    const played = playedOf(of(no), percent, since + DAY_MS);
    const standing = of(no).map(({ id, seconds }) => {
      const row = played.find(({ lessonId }) => lessonId === id);
      return { seconds, covered: row?.covered ?? 0, isDone: row?.doneAt != null };
    });
    progress.push(...played.map((row) => ({ ...row, memberId })));
    const last = played.at(-1);
    rights.push({
      id: String(FIRST_ENROLMENT + rights.length),
      memberId,
      courseId: courseId(no),
      source,
      orderId: orderId ?? null,
      at: since,
      percent: coursePercent(standing),
      ...(last && { lastLessonId: last.lessonId, learnedAt: last.updatedAt }),
    });
  };
  learn(LIN, BEGUN, { percent: 42, since: at - 5 * DAY_MS, source: 'purchase', orderId: String(FIRST_ORDER) });
  learn(LIN, FINISHED, { percent: 100, since: at - 60 * DAY_MS, source: 'purchase', orderId: String(FIRST_ORDER + 1) });
  const reviews = COURSES.flatMap(({ reviews: said }, i) =>
    said.map(([score, text], k) => ({
      score,
      text,
      no: i + 1,
      memberId: GUESTS[(i * 5 + k) % GUESTS.length]?.id ?? LIN,
    })),
  );
  reviews.forEach(({ no, memberId }, i) =>
    learn(memberId, no, { percent: 60, since: at - (30 + i) * DAY_MS, source: 'free' }),
  );
  const staff = (await listEmployees(tx)).filter(({ storeId }) => storeId === '1').slice(0, 4);
  staff.forEach(({ memberId }, i) =>
    learn(memberId, FOR_STAFF, { percent: [100, 55, 20, 0][i] ?? 0, since: at - 9 * DAY_MS, source: 'assigned' }),
  );
  const [manager] = staff;
  await insertAll(tx, enrolments, rights);
  await insertAll(tx, lessonProgress, progress);
  await insertAll(
    tx,
    courseReviews,
    reviews.map(({ no, ...row }, i) => ({
      ...row,
      id: String(FIRST_REVIEW + i),
      courseId: courseId(no),
      at: at - (12 + i * 2) * DAY_MS,
    })),
  );
  await insertAll(
    tx,
    courseAssignments,
    staff.map(({ memberId }, i) => ({
      id: String(FIRST_ASSIGNED + i),
      courseId: courseId(FOR_STAFF),
      memberId,
      byId: manager?.id ?? '',
      dueDay: dayOf(at + 6 * DAY_MS),
      at: at - 9 * DAY_MS,
      doneAt: i === 0 ? at - 2 * DAY_MS : null,
    })),
  );
  const title = COURSES[FINISHED - 1]?.title ?? '';
  const certified = [
    { memberId: LIN, courseId: courseId(FINISHED), title, at: at - 32 * DAY_MS },
    {
      memberId: manager?.memberId ?? LIN,
      courseId: courseId(FOR_STAFF),
      title: COURSES[FOR_STAFF - 1]?.title ?? '',
      at: at - 2 * DAY_MS,
    },
  ];
  await insertAll(
    tx,
    certificates,
    certified.map((row, i) => ({
      ...row,
      id: String(FIRST_CERTIFICATE + i),
      no: certificateNo(String(FIRST_CERTIFICATE + i), row.at),
    })),
  );
  await seedOwn(tx, of, at);
}

/** What 林知夏 has written, answered wrong, and on which days she learned. */
async function seedOwn(tx: Tx, of: (no: number) => LessonRow[], at: number): Promise<void> {
  const [first, second] = of(BEGUN);
  const notes = [
    [first, 96, '坑里日照短，茶叶长得慢，所以味厚。'],
    [first, 205, '慧苑坑口的水声，下次去要停一停。'],
    [second, 41, '三坑：牛栏坑、慧苑坑、倒水坑。'],
  ] as const;
  await insertAll(
    tx,
    courseNotes,
    notes.map(([lesson, at_, text], i) => ({
      id: String(FIRST_NOTE + i),
      memberId: LIN,
      courseId: courseId(BEGUN),
      lessonId: lesson?.id ?? '',
      second: at_,
      text,
      at: at - (4 - i) * DAY_MS,
      changedAt: at - (4 - i) * DAY_MS,
    })),
  );
  const quiz = of(FINISHED).find(({ kind }) => kind === 'quiz');
  const answered = at - 33 * DAY_MS;
  await insertAll(tx, quizAttempts, [
    {
      memberId: LIN,
      courseId: courseId(FINISHED),
      lessonId: quiz?.id ?? '',
      answers: [
        { key: '1', value: '2' },
        { key: '2', value: '2' },
        { key: '3', value: '1,3' },
      ],
      score: 67,
      passed: true,
      at: answered,
    },
  ]);
  await insertAll(tx, wrongAnswers, [
    { memberId: LIN, lessonId: quiz?.id ?? '', key: '2', courseId: courseId(FINISHED), answer: '2', at: answered },
  ]);
  await insertAll(
    tx,
    studyDays,
    [1, 2, 3, 5, 8].map((back) => ({ memberId: LIN, day: dayOf(at - back * DAY_MS), seconds: 240 + back * 31 })),
  );
}

interface OrderSeed {
  no: number;
  status: 'paid' | 'unpaid' | 'cancelled' | 'refunded';
  createdAt: number;
}

async function seedOrders(tx: Tx, at: number, now: number): Promise<void> {
  const wanted: OrderSeed[] = [
    { no: BEGUN, status: 'paid', createdAt: at - 5 * DAY_MS },
    { no: FINISHED, status: 'paid', createdAt: at - 60 * DAY_MS },
    { no: 4, status: 'unpaid', createdAt: now - 12 * MINUTE },
    { no: 7, status: 'cancelled', createdAt: at - 20 * DAY_MS },
    { no: 5, status: 'refunded', createdAt: at - 40 * DAY_MS },
  ];
  const rows = wanted.map(({ no, status, createdAt }, i) => {
    const price = COURSES[no - 1]?.price ?? 0;
    const amounts: CourseAmounts = { goods: price, memberOff: 0, couponOff: 0, pointsOff: 0, payable: price };
    const isPaid = status === 'paid' || status === 'refunded';
    return {
      id: String(FIRST_ORDER + i),
      no: numberOf('KC', createdAt, String(FIRST_ORDER + i)),
      memberId: LIN,
      courseId: courseId(no),
      status,
      amounts,
      payable: price,
      createdAt,
      expireAt: createdAt + 30 * MINUTE,
      paidAt: isPaid ? createdAt + 2 * MINUTE : null,
      closedAt: status === 'cancelled' ? createdAt + 30 * MINUTE : status === 'refunded' ? createdAt + DAY_MS : null,
      reason: status === 'refunded' ? '买错了，想换成茶席的课' : '',
    };
  });
  await insertAll(tx, courseOrders, rows);
  await insertAll(
    tx,
    payments,
    rows
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ id, memberId, payable, status, createdAt, paidAt }, i) => ({
        id: String(FIRST_PAYMENT + i),
        no: numberOf('YP', createdAt, String(FIRST_PAYMENT + i), 8),
        memberId,
        orderGroup: 'course',
        orderId: id,
        amount: payable,
        channel: 'js' as const,
        status: status === 'refunded' ? ('refunded' as const) : ('paid' as const),
        refundedAmount: status === 'refunded' ? payable : 0,
        createdAt,
        paidAt,
      })),
  );
  const open = rows.filter(({ status }) => status === 'unpaid');
  await insertAll(
    tx,
    jobs,
    open.map(({ id, expireAt }) => ({ kind: 'course.expire' as const, key: id, runAt: expireAt })),
  );
}

export async function seedCollege(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(tx, courses, courseRows(at));
  const all = lessonRows();
  await insertAll(tx, lessons, all);
  await seedOrders(tx, at, now);
  await seedLearning(tx, all, at);
}
