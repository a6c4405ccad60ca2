import type { fulfilmentEndpoints } from '../../../src/contract/fulfilment/endpoints';
import type { HandlersOf } from '../../http/context';
import { readExpress } from './express';

export const fulfilmentHandlers: HandlersOf<typeof fulfilmentEndpoints> = {
  'memberOrder.express': (input, context) => readExpress(context, context.viewer.memberId, input),
};
