/** SQL of learning: rights, what was played, answers, notes, certificates, reviews. */
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  certificates,
  collects,
  courseAssignments,
  courseNotes,
  courseReviews,
  courses,
  enrolments,
  lessonProgress,
  lessons,
  masters,
  quizAttempts,
  studyDays,
  wrongAnswers,
} from '../../../db/schema';
import type { Drill, EnrolmentSource } from '../../../db/schema';
import type { Enrolment, ProgressRow } from '../../offer/course/repository';
import { masterColumns } from '../../offer/catalogue/repository';

type Right = { memberId: string; courseId: string; source: EnrolmentSource; orderId?: string | null; at: number };

/** undefined when the member has a row already, with a right or without. */
export async function insertEnrolment(tx: Tx, right: Right): Promise<Enrolment | undefined> {
  const [row] = await tx.insert(enrolments).values(right).onConflictDoNothing().returning();
  return row;
}
export const updateEnrolment = updateById(enrolments);

export async function addStudents(tx: Tx, courseId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(courses)
    .set({ students: sql`greatest(0, ${courses.students} + ${by}::int)` })
    .where(eq(courses.id, courseId));
}

/** The rights that an order gave. */
export const listByOrder = (tx: Tx, orderId: string): Promise<Enrolment[]> =>
  tx.select().from(enrolments).where(eq(enrolments.orderId, orderId)).for('update');

/** The row of a lesson, made when it is the first report; locked until the transaction ends. */
export async function lockProgress(
  tx: Tx,
  key: { memberId: string; lessonId: string; courseId: string },
  now: number,
): Promise<ProgressRow> {
  await tx
    .insert(lessonProgress)
    .values({ ...key, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(lessonProgress).where(ofLesson(key)).for('update');
  if (!row) throw new Error(`progress of lesson ${key.lessonId} is gone`);
  return row;
}
const ofLesson = ({ memberId, lessonId }: { memberId: string; lessonId: string }): SQL | undefined =>
  and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.lessonId, lessonId));

export async function updateProgress(
  tx: Tx,
  key: { memberId: string; lessonId: string },
  set: Partial<ProgressRow>,
): Promise<void> {
  await tx.update(lessonProgress).set(set).where(ofLesson(key));
}

export const insertAttempt = insertInto(quizAttempts);

/** The best paper of each quiz of a course, by lesson; of equals the last. */
export async function bestAttempts(tx: Tx, memberId: string, courseId: string) {
  const rows = await tx
    .selectDistinctOn([quizAttempts.lessonId])
    .from(quizAttempts)
    .where(and(eq(quizAttempts.memberId, memberId), eq(quizAttempts.courseId, courseId)))
    .orderBy(quizAttempts.lessonId, desc(quizAttempts.score), desc(quizAttempts.id));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

export async function addWrong(tx: Tx, row: typeof wrongAnswers.$inferInsert): Promise<void> {
  await tx
    .insert(wrongAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [wrongAnswers.memberId, wrongAnswers.lessonId, wrongAnswers.key],
      set: { answer: row.answer, at: row.at, rightAt: null, times: sql`${wrongAnswers.times} + 1` },
    });
}

export async function setRight(
  tx: Tx,
  { memberId, lessonId, keys }: { memberId: string; lessonId: string; keys: readonly string[] },
  now: number,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(wrongAnswers)
    .set({ rightAt: now })
    .where(
      and(
        eq(wrongAnswers.memberId, memberId),
        eq(wrongAnswers.lessonId, lessonId),
        inArray(wrongAnswers.key, [...keys]),
        isNull(wrongAnswers.rightAt),
      ),
    );
}

const wrongRows = (tx: Tx) =>
  tx
    .select({ wrong: wrongAnswers, lesson: lessons, course: { id: courses.id, title: courses.title } })
    .from(wrongAnswers)
    .innerJoin(lessons, eq(lessons.id, wrongAnswers.lessonId))
    .innerJoin(courses, eq(courses.id, wrongAnswers.courseId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, wrongAnswers.courseId), eq(enrolments.memberId, wrongAnswers.memberId)),
    )
    .$dynamic();
export type WrongRow = Awaited<ReturnType<typeof wrongRows>>[number];
/** Only of courses that the member may still learn - `hasCard` keeps those that came with it - and questions that are still asked. */
const readable = (memberId: string, hasCard: boolean): SQL | undefined =>
  and(
    eq(wrongAnswers.memberId, memberId),
    sql`${lessons.questions} @> jsonb_build_array(jsonb_build_object('key', ${wrongAnswers.key}))`,
    sql`(${courses.price} = 0 or (${enrolments.id} is not null and ${enrolments.revokedAt} is null and (${enrolments.source} <> 'vip' or ${hasCard}::boolean)))`,
  );

interface Reader {
  memberId: string;
  hasCard: boolean;
}
/** Unsolved ones, the longest ago first; `but`: lesson and key of those asked today already. */
export const listUnsolved = (
  tx: Tx,
  { memberId, hasCard }: Reader,
  but: readonly Drill[],
  limit: number,
): Promise<WrongRow[]> =>
  wrongRows(tx)
    .where(
      and(
        readable(memberId, hasCard),
        isNull(wrongAnswers.rightAt),
        but.length > 0
          ? notInArray(
              sql`${wrongAnswers.lessonId}::text || ' ' || ${wrongAnswers.key}`,
              but.map(({ lessonId, key }) => `${lessonId} ${key}`),
            )
          : undefined,
      ),
    )
    .orderBy(asc(wrongAnswers.at), asc(wrongAnswers.lessonId), asc(wrongAnswers.key))
    .limit(limit);

export async function pageOfWrong(
  tx: Tx,
  { memberId, hasCard }: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WrongRow[]; total: number }> {
  const where = readable(memberId, hasCard);
  const rows = await wrongRows(tx)
    .where(where)
    .orderBy(desc(isNull(wrongAnswers.rightAt)), desc(wrongAnswers.at), asc(wrongAnswers.key))
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: count() })
    .from(wrongAnswers)
    .innerJoin(lessons, eq(lessons.id, wrongAnswers.lessonId))
    .innerJoin(courses, eq(courses.id, wrongAnswers.courseId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, wrongAnswers.courseId), eq(enrolments.memberId, wrongAnswers.memberId)),
    )
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function findDay(tx: Tx, memberId: string, day: string) {
  const [row] = await tx
    .select()
    .from(studyDays)
    .where(and(eq(studyDays.memberId, memberId), eq(studyDays.day, day)));
  return row;
}

/** Somebody learned on that day, so many seconds more. */
export async function addDay(tx: Tx, memberId: string, day: string, seconds: number): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ memberId, day, seconds })
    .onConflictDoUpdate({
      target: [studyDays.memberId, studyDays.day],
      set: { seconds: sql`${studyDays.seconds} + ${seconds}::int` },
    });
}

/** The row of that day, locked. */
export async function lockDay(tx: Tx, memberId: string, day: string) {
  await tx.insert(studyDays).values({ memberId, day }).onConflictDoNothing();
  const where = and(eq(studyDays.memberId, memberId), eq(studyDays.day, day));
  const [row] = await tx.select().from(studyDays).where(where).for('update');
  if (!row) throw new Error(`day ${day} of member ${memberId} is gone`);
  return row;
}
export async function setDrills(tx: Tx, memberId: string, day: string, drills: Drill[]): Promise<void> {
  await tx
    .update(studyDays)
    .set({ drills })
    .where(and(eq(studyDays.memberId, memberId), eq(studyDays.day, day)));
}

/** Days since, the latest first. */
export const listDays = async (tx: Tx, memberId: string, since: string): Promise<string[]> =>
  (
    await tx
      .select({ day: studyDays.day })
      .from(studyDays)
      .where(and(eq(studyDays.memberId, memberId), gte(studyDays.day, since)))
      .orderBy(desc(studyDays.day))
  ).map(({ day }) => day);

export const insertNote = insertInto(courseNotes);
export const findNote = findById(courseNotes);
export const updateNote = updateById(courseNotes);
export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.delete(courseNotes).where(eq(courseNotes.id, id));
}
/** As they stand in the course. */
export const listNotes = (
  tx: Tx,
  memberId: string,
  { courseId, lessonId }: { courseId: string; lessonId?: string | undefined },
  limit: number,
) =>
  tx
    .select({ note: courseNotes, lesson: lessons.title })
    .from(courseNotes)
    .innerJoin(lessons, eq(lessons.id, courseNotes.lessonId))
    .where(
      and(
        eq(courseNotes.memberId, memberId),
        eq(courseNotes.courseId, courseId),
        lessonId === undefined ? undefined : eq(courseNotes.lessonId, lessonId),
      ),
    )
    .orderBy(asc(lessons.sort), asc(courseNotes.second), asc(courseNotes.id))
    .limit(limit);
export const countNotes = (tx: Tx, memberId: string, courseId: string): Promise<number> =>
  tx.$count(courseNotes, and(eq(courseNotes.memberId, memberId), eq(courseNotes.courseId, courseId)));

/** undefined when there is one already. */
export async function insertCertificate(tx: Tx, row: typeof certificates.$inferInsert) {
  const [made] = await tx.insert(certificates).values(row).onConflictDoNothing().returning();
  return made;
}
export async function findCertificate(tx: Tx, memberId: string | undefined, courseId: string) {
  if (memberId === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.memberId, memberId), eq(certificates.courseId, courseId)));
  return row;
}
export async function findCertificateByNo(tx: Tx, no: string) {
  const [row] = await tx.select().from(certificates).where(eq(certificates.no, no));
  return row;
}

export type CourseReview = typeof courseReviews.$inferSelect;
export async function findReview(tx: Tx, memberId: string | undefined, courseId: string, lock = false) {
  if (memberId === undefined) return undefined;
  const query = tx
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.memberId, memberId), eq(courseReviews.courseId, courseId)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}
export const insertReview = insertInto(courseReviews);
export const updateReview = updateById(courseReviews);
export const listReviews = (tx: Tx, courseId: string, limit: number) =>
  tx
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.courseId, courseId), ne(courseReviews.text, '')))
    .orderBy(desc(courseReviews.at), desc(courseReviews.id))
    .limit(limit);
export async function addScore(tx: Tx, courseId: string, by: { score: number; reviews: number }): Promise<void> {
  await tx
    .update(courses)
    .set({
      scoreSum: sql`${courses.scoreSum} + ${by.score}::int`,
      reviewCount: sql`${courses.reviewCount} + ${by.reviews}::int`,
    })
    .where(eq(courses.id, courseId));
}

export const isCollected = async (tx: Tx, memberId: string | undefined, courseId: string): Promise<boolean> =>
  memberId !== undefined &&
  (await tx.$count(
    collects,
    and(eq(collects.memberId, memberId), eq(collects.kind, 'course'), eq(collects.targetId, courseId)),
  )) > 0;

/** Masters who teach a course that is sold, those with most students first. `followed` by the viewer. */
export const listTeachers = (tx: Tx, memberId: string | undefined, limit: number) =>
  tx
    .select({ ...masterColumns, collected: followedBy(memberId) })
    .from(masters)
    .where(
      sql`exists (select 1 from ${courses} where ${courses.masterId} = "masters"."id" and ${courses.status} = 'on')`,
    )
    .orderBy(
      sql`(select sum(${courses.students}) from ${courses} where ${courses.masterId} = "masters"."id" and ${courses.status} = 'on') desc`,
      asc(masters.id),
    )
    .limit(limit);

export async function findTeacher(tx: Tx, memberId: string | undefined, id: string | null) {
  if (id === null) return undefined;
  const [row] = await tx
    .select({ ...masterColumns, collected: followedBy(memberId) })
    .from(masters)
    .where(eq(masters.id, id));
  return row;
}
/** Named out: inside the subquery a bare `id` would be that of collects. */
const followedBy = (memberId: string | undefined): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${collects} where ${collects.memberId} = ${memberId ?? '0'}::bigint and ${collects.kind} = 'master' and ${collects.targetId} = "masters"."id")`;

/** All of it is learned; the first time counts. */
export async function markAssigned(tx: Tx, memberId: string, courseId: string, now: number): Promise<void> {
  await tx
    .update(courseAssignments)
    .set({ doneAt: now })
    .where(
      and(
        eq(courseAssignments.memberId, memberId),
        eq(courseAssignments.courseId, courseId),
        isNull(courseAssignments.doneAt),
      ),
    );
}
