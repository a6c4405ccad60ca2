/** The page of a course: a short lesson has one of its own. */
import type { CourseCard } from '@/contract';
import { withQuery } from '@/core/lib/query';

export const courseRoute = ({ id, kind }: Pick<CourseCard, 'id' | 'kind'>): string =>
  withQuery(`/collegePackages/pages/college/${kind}/detail`, { id });
