/** What an event sells. Sign-up, check-in and tasting come with the event's own pages. */
import type { activityEndpoints } from '../../../src/contract/activity/endpoints';
import type { HandlersOf } from '../../http/context';
import { listEventCates, listEventGoods } from './service';

export const activityHandlers: HandlersOf<typeof activityEndpoints> = {
  'activity.productCate': ({ activityId }, { db, viewer }) => listEventCates(db, activityId, viewer.memberId),
  'activity.product': (input, { db, viewer: { memberId }, now }) => listEventGoods(db, input, { memberId, now: now() }),
};
