/** Endpoints of favourites and reminders. */
import type { collectEndpoints } from '../../../../src/contract/collect/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listReminds, setCollect, setRemind } from './service';

export const collectHandlers = {
  'collect.create': (tx, input, { memberId, now }) => setCollect(tx, memberId, input, now),
  'wechat.getRemind': (tx, _input, { memberId, now }) => listReminds(tx, memberId, now),
  'wechat.remind': (tx, input, { memberId, now }) => setRemind(tx, memberId, input, now),
} satisfies HandlersOf<typeof collectEndpoints>;
