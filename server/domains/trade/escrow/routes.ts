import type { escrowEndpoints } from '../../../../src/contract/escrow/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { actOnEscrow } from './act';
import { readRequestExpress } from './express';
import { readEscrow } from './service';

/** Endpoints of the cellar's stock, as far as its owners use it. */
export const escrowHandlers: HandlersOf<typeof escrowEndpoints> = {
  'escrow.index': (tx, input, { memberId, now }) => readEscrow(tx, memberId, input, now),
  'escrow.express': (tx, { id }, { memberId, now, server }) => readRequestExpress(tx, memberId, id, now, server),
  'escrow.act': (tx, input, { memberId, now, server }) => actOnEscrow(tx, memberId, input, now, server),
};
