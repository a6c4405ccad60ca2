/** The card of a course, as lists, masters and the search show it. */
import type { CourseCard } from '../../../../src/contract/college/shapes';
import type { Tx } from '../../../db/client';
import { loadPriceViewer } from '../../people/pricing/viewer';
import type { CourseRow } from './repository';
import { owns } from './rights';

/** Out of five, with one decimal. */
const scoreOf = (sum: number, reviews: number): number => (reviews === 0 ? 0 : Math.round((sum * 10) / reviews) / 10);

export function courseCard({ course, lessons, seconds, own, percent }: CourseRow, hasCard: boolean): CourseCard {
  const isOwn = owns(own, hasCard);
  return {
    id: course.id,
    kind: course.kind,
    title: course.title,
    cover: course.cover,
    teacher: course.teacher,
    lessons,
    minutes: Math.max(1, Math.round(seconds / 60)),
    seconds,
    price: course.price,
    marketPrice: course.marketPrice,
    vipFree: course.isVipFree,
    membersOnly: course.isMembersOnly,
    students: course.students,
    score: scoreOf(course.scoreSum, course.reviewCount),
    owned: isOwn,
    ...(own !== null && isOwn && (percent > 0 || own.learnedAt !== null) ? { progress: percent } : {}),
  };
}

export const hasCardOf = async (tx: Tx, memberId: string | undefined, now: number): Promise<boolean> =>
  (await loadPriceViewer(tx, memberId, now))?.hasCard ?? false;

export async function courseCards(
  tx: Tx,
  memberId: string | undefined,
  rows: readonly CourseRow[],
  now: number,
): Promise<CourseCard[]> {
  if (rows.length === 0) return [];
  const hasCard = await hasCardOf(tx, memberId, now);
  return rows.map((row) => courseCard(row, hasCard));
}
