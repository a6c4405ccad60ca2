/** What an event sells. Sign-up, check-in and tasting come with the event's own pages. */
import type { activityEndpoints } from '../../../../src/contract/activity/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listEventCates, listEventGoods } from './service';

export const activityHandlers: HandlersOf<typeof activityEndpoints> = {
  'activity.productCate': (tx, { activityId }, { memberId }) => listEventCates(tx, memberId, activityId),
  'activity.product': (tx, input, { memberId, now }) => listEventGoods(tx, memberId, input, now),
};
