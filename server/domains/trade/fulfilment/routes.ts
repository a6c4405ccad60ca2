import type { fulfilmentEndpoints } from '../../../../src/contract/fulfilment/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readExpress } from './express';

export const fulfilmentHandlers: HandlersOf<typeof fulfilmentEndpoints> = {
  'memberOrder.express': (tx, input, { memberId, now, server }) => readExpress(tx, memberId, input, now, server),
};
