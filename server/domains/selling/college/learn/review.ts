/**
 * What somebody thinks of a course (rule 41.13): from three tenths on, once; a second time changes the first. Its stars count at once, its words wait for their
 * check (rule 18.9).
 */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { refuse } from '../../../../http/errors';
import type { Asking } from '../../../people/contentCheck/open';
import { mustWish } from '../../../people/contentCheck/wishes';
import { readSite } from '../../../people/shopSettings/repository';
import { isBlocked } from '../../../people/member/words';
import { findEnrolment } from '../../../offer/course/repository';
import { REVIEW_FROM } from '../../../offer/course/rules';
import { addScore, findReview, insertReview, updateReview } from '../repository';
import { openCourse } from './access';

/** 422 too early, or blocked words. */
export async function saveReview(
  tx: Tx,
  memberId: string,
  { courseId, score, text }: RequestOf<'college.courseReview'>,
  now: number,
  server: Asking,
): Promise<DataOf<'college.courseReview'>> {
  await lockMember(tx, memberId);
  await openCourse(tx, memberId, courseId, now);
  const own = await findEnrolment(tx, memberId, courseId, true);
  if (!own || own.percent < REVIEW_FROM) throw refuse(`学到 ${REVIEW_FROM}% 才能评价`);
  const words = text.trim();
  if (isBlocked(words, (await readSite(tx)).appName)) throw refuse('评价含敏感词', { field: 'text' });
  const before = await findReview(tx, memberId, courseId, true);
  const { id, text: shown } = before ?? (await insertReview(tx, { courseId, memberId, score, text: '', at: now }));
  const isNew = words !== '' && words !== shown;
  const waits = await mustWish(
    tx,
    { kind: 'courseReview', targetId: id, memberId, text: isNew ? words : '' },
    now,
    server,
  );
  await updateReview(tx, id, { score, at: now, ...(waits ? {} : { text: words }) });
  await addScore(tx, courseId, { score: score - (before?.score ?? 0), reviews: before ? 0 : 1 });
  return { ok: true };
}
