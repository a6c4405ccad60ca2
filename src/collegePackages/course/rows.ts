/** Reckoning over the lessons of a course. Pure. */
import type { CourseDetail, DataOf } from '@/contract';
import type { LessonRow } from '../words';

export const rowsOf = ({ chapters }: Pick<CourseDetail, 'chapters'>): LessonRow[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** Where somebody goes on: what was played last unless it is done, else the first after it that is open; for who has nothing open the first. */
export function nextRow(course: CourseDetail): LessonRow | undefined {
  const rows = rowsOf(course);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === course.lastLessonId),
  );
  const order = [...rows.slice(at), ...rows.slice(0, at)];
  return order.find(({ state }) => state === 'open') ?? rows[at] ?? rows[0];
}

/** Minutes that are left of what is not done. */
export const minutesLeft = (rows: readonly LessonRow[]): number =>
  Math.ceil(
    rows
      .filter(({ state }) => state !== 'done')
      .reduce((sum, { duration, percent }) => sum + duration * (1 - percent / 100), 0) / 60,
  );

export const doneOf = (rows: readonly LessonRow[]): number => rows.filter(({ state }) => state === 'done').length;

/** Everybody may learn it who has it, or for nothing. */
export const mayLearn = ({ enrolled, card }: Pick<CourseDetail, 'enrolled' | 'card'>): boolean =>
  enrolled || card.price === 0;

type Told = Pick<DataOf<'college.progress'>, 'lesson' | 'course' | 'done'>;

/** The course as it stands after a lesson was reported. It only grows, here too: an answer that comes late takes nothing away. */
export function withProgress(course: CourseDetail, lessonId: string, told: Told, position: number): CourseDetail {
  const { card } = course;
  const lessons = (rows: readonly LessonRow[]): LessonRow[] =>
    rows.map((row) =>
      row.id === lessonId
        ? { ...row, percent: Math.max(row.percent, told.lesson), position, state: told.done ? 'done' : row.state }
        : row,
    );
  return {
    ...course,
    lastLessonId: lessonId,
    card: { ...card, ...(course.enrolled && { progress: Math.max(card.progress ?? 0, told.course) }) },
    chapters: course.chapters.map((chapter) => ({ ...chapter, lessons: lessons(chapter.lessons) })),
  };
}
