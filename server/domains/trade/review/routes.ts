import type { reviewEndpoints } from '../../../../src/contract/review/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { writeReviews } from './service';
import { readReviewDesk, saveReview } from './staff';

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  'memberOrder.review': (tx, input, { memberId, now, server }) => writeReviews(tx, memberId, input, now, server),
  'reviewDesk.list': (tx, input, { now }) => readReviewDesk(tx, input, now),
  'reviewDesk.save': (tx, input, { memberId, now }) => saveReview(tx, memberId, input, now),
};
