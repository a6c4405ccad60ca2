/** What follows when a lesson moved: the percentage of the course, and when all of it is done the certificate (rule 41.6). */
import type { Tx } from '../../../../db/client';
import { nextSequence } from '../../../../db/numbers';
import { dayOf } from '../../../../lib/shanghai';
import { findEnrolment, listLessons, loadProgress, type Course } from '../../../offer/course/repository';
import { coursePercent } from '../../../offer/course/rules';
import { sendNotice } from '../../../people/notice/send';
import { findCertificate, insertCertificate, markAssigned, updateEnrolment } from '../repository';
import { standingOf } from './lesson';

export interface Standing {
  course: number;
  certificateNo?: string;
}

export const percentOf = async (tx: Tx, memberId: string, courseId: string): Promise<number> => {
  const progress = await loadProgress(tx, memberId, courseId);
  const lessons = await listLessons(tx, [courseId]);
  return coursePercent(lessons.map((lesson) => standingOf(lesson, progress.get(lesson.id))));
};

/** Call with the enrolment locked, where there is one: two last lessons at once come here one after the other. */
export async function settleCourse(
  tx: Tx,
  memberId: string,
  { course, playedId }: { course: Course; playedId?: string },
  now: number,
): Promise<Standing> {
  const percent = await percentOf(tx, memberId, course.id);
  const own = await findEnrolment(tx, memberId, course.id);
  if (own)
    await updateEnrolment(tx, own.id, {
      percent,
      ...(playedId === undefined ? {} : { lastLessonId: playedId, learnedAt: now }),
    });
  if (percent < 100 || course.kind !== 'course' || !own) {
    const had = await findCertificate(tx, memberId, course.id);
    return { course: percent, ...(had && { certificateNo: had.no }) };
  }
  await markAssigned(tx, memberId, course.id, now);
  return { course: percent, certificateNo: await certify(tx, memberId, course, now) };
}

/** YJ-C, the year and a number that is given once. */
export const certificateNo = (sequence: string, at: number): string =>
  `YJ-C-${dayOf(at).slice(0, 4)}-${sequence.padStart(6, '0')}`;

/** Once. */
async function certify(tx: Tx, memberId: string, { id, title }: Course, now: number): Promise<string> {
  const had = await findCertificate(tx, memberId, id);
  if (had) return had.no;
  const no = certificateNo(await nextSequence(tx), now);
  const made = await insertCertificate(tx, { no, memberId, courseId: id, title, at: now });
  if (!made) return (await findCertificate(tx, memberId, id))?.no ?? no;
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '结课证书',
    text: `《${title}》已全部学完，证书编号 ${no}。`,
    link: `/collegePackages/pages/college/course/detail?id=${id}`,
    at: now,
  });
  return no;
}
