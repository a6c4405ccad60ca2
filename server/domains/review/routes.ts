import type { afterSaleEndpoints } from '../../../src/contract/afterSale/endpoints';
import type { HandlersOf } from '../../http/context';
import { writeReviews } from './service';

export const reviewHandlers: HandlersOf<Pick<typeof afterSaleEndpoints, 'memberOrder.review'>> = {
  'memberOrder.review': (input, context) => writeReviews(context, context.viewer.memberId, input),
};
