/** Endpoints of coins that are given away. */
import type { coinEndpoints } from '../../../../src/contract/coin/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { giveToMerchant, sendCoins } from './service';

export const coinHandlers: HandlersOf<typeof coinEndpoints> = {
  'credits.sendCoin': (tx, input, { memberId, now, server }) => sendCoins(tx, memberId, input, now, server),
  'merchant.melonTransfer': (tx, input, { memberId, now }) => giveToMerchant(tx, memberId, input, now),
};
