import type { doorQueueEndpoints } from '../../../../src/contract/doorQueue/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { actOnNumber, readDeskQueue, readQueue, takeNumber } from './service';

export const doorQueueHandlers: HandlersOf<typeof doorQueueEndpoints> = {
  'booking.queue': (tx, { storeId }, { memberId, now }) => readQueue(tx, memberId, storeId, now),
  'booking.queueTake': (tx, input, { memberId, now }) => takeNumber(tx, memberId, input, now),
  'booking.queueAct': (tx, input, { memberId, now }) => actOnNumber(tx, memberId, input, now),
  'booking.queueDesk': (tx, input, { memberId, now }) => readDeskQueue(tx, memberId, input, now),
};
