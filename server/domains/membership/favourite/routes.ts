/** Endpoints of favourites and reminders. */
import type { favouriteEndpoints } from '../../../../src/contract/favourite/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listReminds, setFavourite, setRemind } from './service';
import { listFootprints, deleteFootprints, footprintCates, listGone } from './footprints/service';
import { listFavourites, favouriteCates } from './list/service';

export const favouriteHandlers = {
  'footprint.index': (tx, input, { memberId, now }) => listFootprints(tx, memberId, input, now),
  'footprint.delete': (tx, input, { memberId }) => deleteFootprints(tx, memberId, input),
  'footprint.cate': (tx, _input, { memberId, now }) => footprintCates(tx, memberId, now),
  'footprint.soldOut': (tx, { page = 1 }, { memberId, now }) => listGone(tx, memberId, page, now),
  'collect.index': (tx, input, { memberId, now }) => listFavourites(tx, memberId, input, now),
  'collect.cate': (tx, _input, { memberId }) => favouriteCates(tx, memberId),
  'collect.create': (tx, input, { memberId, now }) => setFavourite(tx, memberId, input, now),
  'wechat.getRemind': (tx, _input, { memberId, now }) => listReminds(tx, memberId, now),
  'wechat.remind': (tx, input, { memberId, now }) => setRemind(tx, memberId, input, now),
} satisfies HandlersOf<typeof favouriteEndpoints>;
