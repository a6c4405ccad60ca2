/** Endpoints of live rooms and cameras. */
import type { liveEndpoints } from '../../../../src/contract/live/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listLive, subscribe, viewLive } from './service';

export const liveHandlers: HandlersOf<typeof liveEndpoints> = {
  'college.liveView': (tx, { id }, { memberId, now, server }) => viewLive(tx, memberId, id, now, server),
  'college.liveSubscribe': (tx, input, { memberId, now }) => subscribe(tx, memberId, input, now),
  'shop.live': (tx, input, { memberId, now, server }) => listLive(tx, memberId, input, now, server),
};
