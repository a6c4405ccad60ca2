/** Endpoints of live rooms and cameras. */
import type { liveEndpoints } from '../../../../src/contract/live/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { leadRoom, readDesk } from './host';
import { listArchive, listLive } from './list';
import { readQuestions, readTalk } from './messages';
import { sendToRoom } from './send';
import { countPlay, subscribe, viewLive } from './service';

export const liveHandlers: HandlersOf<typeof liveEndpoints> = {
  'college.live': (tx, input, { memberId, now, server }) => listArchive(tx, memberId, input, now, server),
  'college.liveView': (tx, { id }, { memberId, now, server }) => viewLive(tx, memberId, id, now, server),
  'college.liveMessages': (tx, input, { now, server }) => readTalk(tx, input, now, server),
  'college.liveSend': (tx, input, { memberId, server }) => sendToRoom(tx, memberId, input, server),
  'college.liveQuestions': (tx, input) => readQuestions(tx, input),
  'college.livePlay': (tx, input, { memberId, now }) => countPlay(tx, memberId, input, now),
  'college.liveDesk': (tx, { id }, { memberId, now }) => readDesk(tx, memberId, id, now),
  'college.liveHost': (tx, input, { memberId, now, server }) => leadRoom(tx, memberId, input, now, server),
  'college.liveSubscribe': (tx, input, { memberId, now }) => subscribe(tx, memberId, input, now),
  'shop.live': (tx, input, { memberId, now, server }) => listLive(tx, memberId, input, now, server),
};
