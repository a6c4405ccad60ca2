/** Opens a course and a lesson for whoever asks, or says why not (rules 41.4, 41.5). */
import type { Tx } from '../../../../db/client';
import { notFound, Refusal, refuse } from '../../../../http/errors';
import { hasCardOf } from '../../../offer/course/presenter';
import {
  findCourse,
  findEnrolment,
  listLessons,
  loadProgress,
  type Course,
  type Enrolment,
  type Lesson,
  type ProgressRow,
} from '../../../offer/course/repository';
import { mayLearn, mayOpen, owns } from '../../../offer/course/rights';
import { waiting } from '../../../offer/course/rules';

export const BUY_FIRST = '请先购买课程';

export interface Opened {
  course: Course;
  lessons: Lesson[];
  own: Enrolment | undefined;
  hasCard: boolean;
  progress: Map<string, ProgressRow>;
  /** Lessons that wait for the one before them. */
  waits: ReadonlySet<string>;
}

export const isDone = (row: ProgressRow | undefined): boolean => row?.doneAt != null;

/** 404 unknown, or sold no more and not the viewer's. */
export async function openCourse(tx: Tx, memberId: string | undefined, id: string, now: number): Promise<Opened> {
  const course = await findCourse(tx, id);
  if (!course) throw notFound();
  const own = await findEnrolment(tx, memberId, id);
  const hasCard = await hasCardOf(tx, memberId, now);
  if (course.status !== 'on' && !owns(own, hasCard)) throw notFound();
  const lessons = await listLessons(tx, [id]);
  const progress = await loadProgress(tx, memberId, id);
  const steps = lessons.map((lesson) => ({ id: lesson.id, isDone: isDone(progress.get(lesson.id)) }));
  return { course, lessons, own, hasCard, progress, waits: waiting(steps, course.isInOrder) };
}

export const mayLearnAll = ({ course, own, hasCard }: Opened): boolean => mayLearn(course, own, hasCard);

export const isLocked = ({ course, own, hasCard, waits }: Opened, lesson: Lesson): boolean =>
  !mayOpen(course, lesson, own, hasCard) || (waits.has(lesson.id) && !lesson.isPreview);

/** 404 not a lesson of it · 403 请先购买课程 · 422 its turn has not come. */
export function lessonOf(opened: Opened, lessonId: string): Lesson {
  const lesson = opened.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw notFound();
  const { course, own, hasCard, waits } = opened;
  if (!mayOpen(course, lesson, own, hasCard)) throw new Refusal(403, BUY_FIRST);
  if (waits.has(lesson.id) && !lesson.isPreview) throw refuse('先学完前面的课时');
  return lesson;
}
