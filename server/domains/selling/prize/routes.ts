/** Endpoints of the prize pool; what was won is claimed where coins are exchanged. */
import type { prizeEndpoints } from '../../../../src/contract/prize/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { viewPool, draw, claimPrize } from './service';
import { exchange } from '../exchange/service';

export const prizeHandlers: HandlersOf<typeof prizeEndpoints> = {
  'special.prizePool': (tx, _input, { memberId, now }) => viewPool(tx, memberId, now),
  'special.prizeDraw': (tx, { poolId }, { memberId, now }) => draw(tx, memberId, poolId, now),
  'special.exchange': async (tx, input, { memberId, now, server }) =>
    (await claimPrize(tx, memberId, input.goodsId, input.addressId, now, server)) ??
    (await exchange(tx, memberId, 'coin', input, now, server)).row,
};
