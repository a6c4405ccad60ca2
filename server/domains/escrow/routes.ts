import type { wholesaleEndpoints } from '../../../src/contract/wholesale/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { actOnEscrow } from './act';
import { readEscrow } from './requests';

type Own = Pick<typeof wholesaleEndpoints, 'escrow.index' | 'escrow.act'>;

/** Endpoints of the cellar's stock, as far as its owners use it. */
export const escrowHandlers: HandlersOf<Own> = {
  'escrow.index': (input, { db, viewer }) => readEscrow(db, viewer.memberId, input),
  'escrow.act': async (input, context) => {
    const answer = await transact(context.db, (tx) => actOnEscrow(tx, context.viewer.memberId, input, context.now()));
    context.wakeJobs();
    return answer;
  },
};
