import type { reviewEndpoints } from '../../../../src/contract/review/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { writeReviews } from './service';

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  'memberOrder.review': (tx, input, { memberId, now, server }) => writeReviews(tx, memberId, input, now, server),
};
