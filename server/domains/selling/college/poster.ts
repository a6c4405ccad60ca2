/** A course on a poster; of one that the viewer has finished its certificate. */
import type { Tx } from '../../../db/client';
import { findCourse } from '../../offer/course/repository';
import { findBrief } from '../../people/member/presenter';
import { findCertificate } from './repository';

export const coursePoster = async (tx: Tx, memberId: string, id: string) => {
  const course = await findCourse(tx, id);
  if (course?.status !== 'on') return undefined;
  const page = course.kind === 'video' ? 'video' : 'course';
  const card = {
    title: course.title,
    image: course.cover,
    route: `/collegePackages/pages/college/${page}/detail?id=${id}`,
  };
  const certificate = await findCertificate(tx, memberId, id);
  if (!certificate)
    return { ...card, subtitle: `主讲 ${course.teacher}`, ...(course.price > 0 ? { price: course.price } : {}) };
  const owner = await findBrief(tx, memberId);
  return {
    ...card,
    subtitle: `结课证书 ${certificate.no}`,
    signed: { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '学员' },
  };
};
