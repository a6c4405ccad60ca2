/** Endpoints of the books of a member. */
import type { creditsEndpoints } from '../../../../src/contract/credits/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listCredits, mergeCoins } from './service';

export const creditsHandlers: HandlersOf<typeof creditsEndpoints> = {
  'credits.index': (tx, input, { memberId }) => listCredits(tx, memberId, input),
  'credits.mergeCion': (tx, { points, requestId }, { memberId, now }) =>
    mergeCoins(tx, memberId, points, requestId, now),
};
