/** SQL of courses that are assigned. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { findById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { courseAssignments, courses, employees, enrolments, members } from '../../../../db/schema';
import { DAY_MS, instantOf } from '../../../../lib/shanghai';
import { listCoursesById } from '../../../offer/course/repository';

export const findAssignment = findById(courseAssignments);

/** Whom it was assigned to already gets the new day. */
export async function putAssignments(tx: Tx, rows: (typeof courseAssignments.$inferInsert)[]): Promise<void> {
  for (const row of rows)
    await tx
      .insert(courseAssignments)
      .values(row)
      .onConflictDoUpdate({
        target: [courseAssignments.memberId, courseAssignments.courseId],
        set: { dueDay: row.dueDay, byId: row.byId },
      });
}

export async function dropAssignment(tx: Tx, id: string): Promise<void> {
  await tx.delete(courseAssignments).where(eq(courseAssignments.id, id));
}

/** With how far each is; who has left the staff is called what their account says. */
export const listAssigned = (
  tx: Tx,
  { courseId, ids }: { courseId?: string | undefined; ids?: string[] },
  limit: number,
) =>
  tx
    .select({
      assignment: courseAssignments,
      course: courses.title,
      name: employees.name,
      nickname: members.nickname,
      no: employees.no,
      memberNo: members.no,
      percent: enrolments.percent,
    })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .innerJoin(members, eq(members.id, courseAssignments.memberId))
    .leftJoin(employees, eq(employees.memberId, courseAssignments.memberId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.memberId, courseAssignments.memberId), eq(enrolments.courseId, courseAssignments.courseId)),
    )
    .where(
      and(
        courseId === undefined ? undefined : eq(courseAssignments.courseId, courseId),
        ids === undefined ? undefined : inArray(courseAssignments.memberId, [...ids, '0']),
      ),
    )
    .orderBy(asc(courseAssignments.dueDay), desc(courseAssignments.at), asc(courseAssignments.id))
    .limit(limit);

const dues = (tx: Tx, memberId: string) =>
  tx
    .select({ assignment: courseAssignments, by: employees.name })
    .from(courseAssignments)
    .leftJoin(employees, eq(employees.id, courseAssignments.byId))
    .where(eq(courseAssignments.memberId, memberId))
    .orderBy(asc(courseAssignments.dueDay), asc(courseAssignments.id));
const dueView = ({ assignment: { dueDay, doneAt }, by }: Awaited<ReturnType<typeof dues>>[number]) => ({
  day: dueDay,
  by: by ?? '',
  done: doneAt !== null,
});

export async function dueOf(tx: Tx, memberId: string | undefined, courseId: string) {
  if (memberId === undefined) return undefined;
  const found = (await dues(tx, memberId)).find(({ assignment }) => assignment.courseId === courseId);
  return found && dueView(found);
}

/** What was assigned to this member and is not done, the most urgent first. */
export async function listDue(tx: Tx, memberId: string) {
  const open = (await dues(tx, memberId)).filter(({ assignment }) => assignment.doneAt === null);
  const rows = await listCoursesById(
    tx,
    memberId,
    open.map(({ assignment }) => assignment.courseId),
  );
  return open.map((one) => ({ row: rows.get(one.assignment.courseId), due: dueView(one) }));
}

/** Employees of these stores who had a course to learn in those days, and how many each has finished in them. */
export async function trainedIn(
  tx: Tx,
  { storeIds, from, to }: { storeIds: readonly string[]; from: string; to: string },
): Promise<{ id: string; name: string; done: number }[]> {
  const [start, end] = [instantOf(from), instantOf(to) + DAY_MS];
  const isDone = and(gte(courseAssignments.doneAt, start), lt(courseAssignments.doneAt, end));
  return tx
    .select({ id: employees.id, name: employees.name, done: sql<number>`count(*) filter (where ${isDone})::int` })
    .from(courseAssignments)
    .innerJoin(employees, eq(employees.memberId, courseAssignments.memberId))
    .where(
      and(
        inArray(employees.storeId, [...storeIds, '0']),
        lt(courseAssignments.at, end),
        or(isNull(courseAssignments.doneAt), gte(courseAssignments.doneAt, start)),
      ),
    )
    .groupBy(employees.id, employees.name)
    .orderBy(asc(employees.id));
}
