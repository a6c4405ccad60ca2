/** Endpoints of favourites and reminders. */
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listReminds, setCollect, setRemind } from './service';

export const collectHandlers = {
  'collect.create': (tx, input, { memberId, now }) => setCollect(tx, memberId, input, now),
  'wechat.getRemind': (tx, _input, { memberId, now }) => listReminds(tx, memberId, now),
  'wechat.remind': (tx, input, { memberId, now }) => setRemind(tx, memberId, input, now),
} satisfies HandlersOf<Pick<typeof memberEndpoints, 'collect.create' | 'wechat.getRemind' | 'wechat.remind'>>;
