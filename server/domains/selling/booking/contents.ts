/** What a verdict does with the words of a guest's review. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { updateBooking } from './repository';
import { ROUTE } from './state';

export const bookingReviewContent: ContentRules = {
  label: '到店评价',
  scene: 'comment',
  page: ({ targetId }) => `${ROUTE}?id=${targetId}`,
  waits: () => Promise.resolve(true),
  async passed(tx, { targetId, text }) {
    await updateBooking(tx, targetId, { reviewText: text });
  },
  /** The stars stay. */
  refused: () => Promise.resolve(),
};
