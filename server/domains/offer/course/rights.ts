/** Who may see what of a course (rules 41.4, 41.14). Pure. */
import type { Course, Enrolment, Lesson } from './repository';

type Right = Pick<Enrolment, 'source' | 'revokedAt'>;

/** Has it: bought, given, assigned, joined for free, or with the annual card as long as that runs. */
export const owns = (own: Right | null | undefined, hasCard: boolean): boolean =>
  own != null && own.revokedAt === null && (own.source !== 'vip' || hasCard);

export const mayLearn = (course: Pick<Course, 'price'>, own: Right | null | undefined, hasCard: boolean): boolean =>
  course.price === 0 || owns(own, hasCard);

export const mayOpen = (
  course: Pick<Course, 'price'>,
  lesson: Pick<Lesson, 'isPreview'>,
  own: Right | null | undefined,
  hasCard: boolean,
): boolean => lesson.isPreview || mayLearn(course, own, hasCard);

/** A visitor sees so much of a lesson that is for members. */
const TASTE_SECONDS = 30;

/** The seconds of a lesson that somebody is given; undefined: all of it. */
export const tasteOf = (
  course: Pick<Course, 'isMembersOnly'>,
  { seconds }: Pick<Lesson, 'seconds'>,
  memberId: string | undefined,
): number | undefined =>
  course.isMembersOnly && memberId === undefined && seconds > TASTE_SECONDS ? TASTE_SECONDS : undefined;
