/** What is written of a lesson: whoever learns what costs nothing has joined it, and the right to it stays as it is until the transaction ends. */
import type { Tx } from '../../../../db/client';
import { Refusal } from '../../../../http/errors';
import { findEnrolment, type Course, type Enrolment, type Lesson } from '../../../offer/course/repository';
import { mayOpen, owns } from '../../../offer/course/rights';
import { enrol } from '../enrol';
import { BUY_FIRST, lessonOf, openCourse } from './access';

interface Learned {
  course: Course;
  lesson: Lesson;
  /** Of a trial there is none. */
  own: Enrolment | undefined;
}

/** As `lessonOf` refuses; 403 also for what was given back while this waited. */
export async function lockLesson(
  tx: Tx,
  memberId: string,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  now: number,
): Promise<Learned> {
  const opened = await openCourse(tx, memberId, courseId, now);
  const lesson = lessonOf(opened, lessonId);
  const { course, hasCard } = opened;
  if (course.price === 0 && !owns(opened.own, hasCard)) await enrol(tx, { memberId, courseId, source: 'free' }, now);
  const own = await findEnrolment(tx, memberId, courseId, true);
  if (!mayOpen(course, lesson, own, hasCard)) throw new Refusal(403, BUY_FIRST);
  return { course, lesson, own };
}
