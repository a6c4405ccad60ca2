/** Short lessons, 公开课: how their numbers are said, and where they are. */
import type { CourseCard } from '@/contract';
import { figure } from '@/core/lib/money';

export const SORTS = [
  { id: 'newest', label: '最新' },
  { id: 'hot', label: '最热' },
] as const;

export const playsText = ({ students }: Pick<CourseCard, 'students'>): string => `${figure(students)} 次播放`;

/** Who has played all of it has seen it; who has begun has a bar. */
export const isSeen = ({ progress = 0 }: Pick<CourseCard, 'progress'>): boolean => progress >= 100;

export const VIDEO_LIST = '/collegePackages/pages/college/video/list';
export const VIDEO_DETAIL = '/collegePackages/pages/college/video/detail';
