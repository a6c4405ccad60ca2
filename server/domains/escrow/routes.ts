import type { wholesaleEndpoints } from '../../../src/contract/wholesale/endpoints';
import type { HandlersOf } from '../../http/handler';
import { actOnEscrow } from './act';
import { readEscrow } from './requests';

type Own = Pick<typeof wholesaleEndpoints, 'escrow.index' | 'escrow.act'>;

/** Endpoints of the cellar's stock, as far as its owners use it. */
export const escrowHandlers: HandlersOf<Own> = {
  'escrow.index': (tx, input, { memberId }) => readEscrow(tx, memberId, input),
  'escrow.act': (tx, input, { memberId, now, server }) => actOnEscrow(tx, memberId, input, now, server),
};
