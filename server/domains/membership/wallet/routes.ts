/** Endpoints of a member's own money. */
import type { walletEndpoints } from '../../../../src/contract/wallet/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listDirect } from './people';
import { createRecharge, listRecharges, readConfig } from './recharge';
import { readStatistics } from './statistics';
import { sendMoney } from './transfer';

export const walletHandlers: HandlersOf<typeof walletEndpoints> = {
  'credits.statistics': (tx, input, { memberId, now }) => readStatistics(tx, memberId, input, now),
  'credits.sendMoney': (tx, input, { memberId, now, server }) => sendMoney(tx, memberId, input, now, server),
  'special.directMembers': (tx, input, { memberId, now }) => listDirect(tx, memberId, input, now),
  'recharge.create': (tx, input, { memberId, now }) => createRecharge(tx, memberId, input, now),
  'recharge.index': (tx, input, { memberId }) => listRecharges(tx, memberId, input),
  'recharge.config': (tx, { unit }, { memberId }) => readConfig(tx, memberId, unit),
};
