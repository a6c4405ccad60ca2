/** escrow.act: what an owner does with stored tea, and what is done with a gift. */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Act } from './acts';
import { cancel, outbound } from './outbound';
import { place } from './place';
import { renew } from './renew';
import { store } from './store';
import { accept, recall, refuseGift, transfer } from './transfer';

const ACTS: Record<RequestOf<'escrow.act'>['action'], Act> = {
  outbound,
  cancel,
  store,
  renew,
  transfer,
  recall,
  accept,
  refuse: refuseGift,
  place,
};

export const actOnEscrow: Act = (tx, memberId, input, now, server) =>
  ACTS[input.action](tx, memberId, input, now, server);
