/** Endpoints of limited releases. */
import type { releaseEndpoints } from '../../../../src/contract/release/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listReleases, readRank, reserve } from './service';

export const releaseHandlers: HandlersOf<typeof releaseEndpoints> = {
  'special.release': (tx, input, { memberId, now }) => listReleases(tx, memberId, input, now),
  'special.releaseReserve': (tx, input, { memberId, now }) => reserve(tx, memberId, input, now),
  'special.releaseRank': (tx, input, { memberId, now }) => readRank(tx, memberId, input, now),
};
