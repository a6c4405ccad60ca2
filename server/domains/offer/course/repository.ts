/** SQL of courses, their lessons, and who has the right to them. */
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { courses, enrolments, lessonProgress, lessons } from '../../../db/schema';
import type { CourseKind } from '../../../db/schema';
import type { Reading } from '../keyword/read';
import { nameFirst, textHas } from '../search/repository';

export type Course = typeof courses.$inferSelect;
export type Lesson = typeof lessons.$inferSelect;
export type Enrolment = typeof enrolments.$inferSelect;
export type ProgressRow = typeof lessonProgress.$inferSelect;

export interface CourseRow {
  course: Course;
  lessons: number;
  seconds: number;
  own: Enrolment | null;
  /** Of the lessons that there are now. */
  percent: number;
}

/** Named out: inside the subquery a bare `id` would be that of lessons. */
const ofCourse = sql`select count(*)::int from ${lessons} where ${lessons.courseId} = "courses"."id"`;
const secondsOfCourse = sql`select coalesce(sum(${lessons.seconds}), 0)::int from ${lessons} where ${lessons.courseId} = "courses"."id"`;

/** As `coursePercent` reckons it; lessons that came since count, those that are gone do not. */
const percentFor = (memberId: string | undefined) => sql<number>`coalesce((select case
  when bool_and(p.done_at is not null) then 100
  else least(99, floor(sum(case when p.done_at is not null then l.seconds else least(coalesce(p.covered, 0), l.seconds) end) * 100.0 / sum(l.seconds)))::int end
  from lessons l left join lesson_progress p on p.lesson_id = l.id and p.member_id = ${memberId ?? '0'}::bigint
  where l.course_id = "courses"."id"), 0)`;

const rowsFor = (tx: Tx, memberId: string | undefined) =>
  tx
    .select({
      course: courses,
      lessons: sql<number>`(${ofCourse})`,
      seconds: sql<number>`(${secondsOfCourse})`,
      own: enrolments,
      percent: memberId === undefined ? sql<number>`0` : percentFor(memberId),
    })
    .from(courses)
    .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), eq(enrolments.memberId, memberId ?? '0')))
    .$dynamic();

export interface CourseFilter {
  kind: CourseKind;
  cate?: string | undefined;
  masterId?: string | undefined;
  price?: 'free' | 'paid' | 'vip' | undefined;
  keyword?: string | undefined;
  /** What an own coupon may be used for. */
  coupon?: { threshold: number; ids: readonly string[] | undefined } | undefined;
  /** What of these this member has. */
  mine?: string | undefined;
}
const PRICES = {
  free: eq(courses.price, 0),
  paid: gt(courses.price, 0),
  vip: eq(courses.isVipFree, true),
};

const isOn = eq(courses.status, 'on');

function filtered({ kind, cate, masterId, price, keyword, coupon, mine }: CourseFilter): SQL | undefined {
  const word = keyword?.trim();
  return and(
    eq(courses.kind, kind),
    // Who has a course that is sold no more goes on with it.
    mine === undefined ? isOn : undefined,
    cate ? eq(courses.cate, cate) : undefined,
    masterId ? eq(courses.masterId, masterId) : undefined,
    price ? PRICES[price] : undefined,
    word ? contains(sql`(${courses.title} || ' ' || ${courses.teacher} || ' ' || ${courses.intro})`, word) : undefined,
    coupon
      ? and(
          sql`${courses.price} >= greatest(1, ${coupon.threshold}::int)`,
          coupon.ids ? inArray(courses.id, [...coupon.ids, '0']) : undefined,
        )
      : undefined,
    mine === undefined
      ? undefined
      : sql`exists (select 1 from ${enrolments} where ${enrolments.courseId} = "courses"."id" and ${enrolments.memberId} = ${mine}::bigint and ${enrolments.revokedAt} is null)`,
  );
}

export type CourseSort = 'default' | 'newest' | 'popular' | 'price' | 'hot';
function sorted(sort: CourseSort, isMine: boolean): SQL[] {
  if (isMine) return [desc(sql`coalesce(${enrolments.learnedAt}, ${enrolments.at})`), desc(courses.id)];
  const orders: Record<CourseSort, SQL> = {
    default: asc(courses.sort),
    newest: desc(courses.publishedAt),
    popular: desc(courses.students),
    hot: desc(courses.students),
    price: asc(courses.price),
  };
  return [orders[sort], asc(courses.sort), asc(courses.id)];
}

export const pageOfCourses = (
  tx: Tx,
  memberId: string | undefined,
  filter: CourseFilter,
  { sort = 'default', limit, offset = 0 }: { sort?: CourseSort | undefined; limit: number; offset?: number },
): Promise<CourseRow[]> =>
  rowsFor(tx, memberId)
    .where(filtered(filter))
    .orderBy(...sorted(sort, filter.mine !== undefined))
    .limit(limit)
    .offset(offset);

export const countCourses = (tx: Tx, filter: CourseFilter): Promise<number> => tx.$count(courses, filtered(filter));

/** By the class of courses, the fullest first. */
export const countCates = (tx: Tx, filter: CourseFilter): Promise<{ id: string; count: number }[]> =>
  tx
    .select({ id: courses.cate, count: count() })
    .from(courses)
    .where(filtered({ ...filter, cate: undefined }))
    .groupBy(courses.cate)
    .orderBy(desc(count()), asc(courses.cate));

/** Also those that are sold no more. */
export async function listCoursesById(
  tx: Tx,
  memberId: string | undefined,
  ids: readonly string[],
): Promise<Map<string, CourseRow>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsFor(tx, memberId).where(inArray(courses.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.course.id, row]));
}

export const findCourseRow = async (tx: Tx, memberId: string | undefined, id: string): Promise<CourseRow | undefined> =>
  (await listCoursesById(tx, memberId, [id])).get(id);

/** Short lessons after this one: those of its class first. */
export const listAfter = (tx: Tx, memberId: string | undefined, { id, cate, sort }: Course, limit: number) =>
  rowsFor(tx, memberId)
    .where(and(eq(courses.kind, 'video'), isOn, ne(courses.id, id)))
    .orderBy(desc(eq(courses.cate, cate)), desc(gt(courses.sort, sort)), asc(courses.sort), asc(courses.id))
    .limit(limit);

/** What somebody has begun and not finished, the latest first. */
export const listBegun = (tx: Tx, memberId: string, limit: number): Promise<CourseRow[]> =>
  rowsFor(tx, memberId)
    .where(
      and(
        eq(courses.kind, 'course'),
        isNull(enrolments.revokedAt),
        sql`${percentFor(memberId)} < 100`,
        sql`${enrolments.learnedAt} is not null`,
      ),
    )
    .orderBy(desc(enrolments.learnedAt))
    .limit(limit);

const TEXT = sql`(${courses.title} || ' ' || ${courses.teacher} || ' ' || ${courses.cate})`;

export const countFound = (tx: Tx, reading: Reading): Promise<number> =>
  tx.$count(courses, and(textHas(TEXT, reading), isOn));

export const listFound = (tx: Tx, memberId: string | undefined, reading: Reading, limit: number, offset: number) =>
  rowsFor(tx, memberId)
    .where(and(textHas(TEXT, reading), isOn))
    .orderBy(nameFirst(sql`${courses.title}`, reading), asc(courses.kind), desc(courses.students), asc(courses.id))
    .limit(limit)
    .offset(offset);

export const findCourse = findById(courses);
export const findLesson = findById(lessons);

export const listLessons = (tx: Tx, courseIds: readonly string[]): Promise<Lesson[]> =>
  courseIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(lessons)
        .where(inArray(lessons.courseId, [...courseIds]))
        .orderBy(asc(lessons.courseId), asc(lessons.sort), asc(lessons.id));

/** By lesson, what this member has played of a course. */
export async function loadProgress(
  tx: Tx,
  memberId: string | undefined,
  courseId: string,
): Promise<Map<string, ProgressRow>> {
  if (memberId === undefined) return new Map();
  const rows = await tx
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.courseId, courseId)));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

export async function findEnrolment(
  tx: Tx,
  memberId: string | undefined,
  courseId: string,
  lock = false,
): Promise<Enrolment | undefined> {
  if (memberId === undefined) return undefined;
  const query = tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseId, courseId)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Lessons whose title or transcript has the word; in all of the college those of courses that are sold. */
export const listSaid = (
  tx: Tx,
  { keyword, courseId, limit }: { keyword: string; courseId?: string | undefined; limit: number },
): Promise<{ lesson: Lesson; course: Course }[]> =>
  tx
    .select({ lesson: lessons, course: courses })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        courseId ? eq(courses.id, courseId) : isOn,
        // What is said alone: the names of its fields are words, too.
        contains(
          sql`(${lessons.title} || ' ' || jsonb_path_query_array(${lessons.transcript}, '$[*].text')::text)`,
          keyword,
        ),
      ),
    )
    .orderBy(asc(courses.kind), asc(courses.sort), asc(lessons.sort), asc(lessons.id))
    .limit(limit);

/** Who has what of these courses. */
export async function loadEnrolments(
  tx: Tx,
  memberId: string | undefined,
  courseIds: readonly string[],
): Promise<Map<string, Enrolment>> {
  if (memberId === undefined || courseIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.memberId, memberId), inArray(enrolments.courseId, [...new Set(courseIds)])));
  return new Map(rows.map((row) => [row.courseId, row]));
}
