/** What a verdict does with the words of a review of a course. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { updateReview } from './repository';

export const courseReviewContent: ContentRules = {
  label: '课程评价',
  scene: 'comment',
  page: () => '/collegePackages/pages/college/index',
  waits: () => Promise.resolve(true),
  async passed(tx, { targetId, text }) {
    await updateReview(tx, targetId, { text });
  },
  /** What stood there before stays. */
  refused: () => Promise.resolve(),
};
