import type { afterSaleEndpoints } from '../../../src/contract/afterSale/endpoints';
import type { HandlersOf } from '../../http/context';
import { readExpress } from './express';

export const expressHandlers: HandlersOf<Pick<typeof afterSaleEndpoints, 'memberOrder.express'>> = {
  'memberOrder.express': (input, context) => readExpress(context, context.viewer.memberId, input),
};
