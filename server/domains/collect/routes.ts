/** Endpoints of favourites and reminders. */
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { Tx } from '../../db/client';
import type { HandlersOf } from '../../http/context';
import { listReminds, setCollect, setRemind } from './service';

export const collectHandlers = {
  'collect.create': (input, { db, viewer, now }) =>
    db.transaction((tx) => setCollect(tx as unknown as Tx, viewer.memberId, input, now())),
  'wechat.getRemind': (_input, { db, viewer, now }) => listReminds(db, viewer.memberId, now()),
  'wechat.remind': (input, { db, viewer, now }) =>
    db.transaction((tx) => setRemind(tx as unknown as Tx, viewer.memberId, input, now())),
} satisfies HandlersOf<Pick<typeof memberEndpoints, 'collect.create' | 'wechat.getRemind' | 'wechat.remind'>>;
