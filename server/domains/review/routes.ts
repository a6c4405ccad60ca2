import type { afterSaleEndpoints } from '../../../src/contract/afterSale/endpoints';
import type { HandlersOf } from '../../http/handler';
import { writeReviews } from './service';

export const reviewHandlers: HandlersOf<Pick<typeof afterSaleEndpoints, 'memberOrder.review'>> = {
  'memberOrder.review': (tx, input, { memberId, now, server }) => writeReviews(tx, memberId, input, now, server),
};
