/** Orders of channel partners: channel/create.ts makes them, from then on they are like any other. */
import type { OrderKindRules } from '../../trade/order/kinds';
import { releaseCredit } from './credit';

export const channelOrders: OrderKindRules = {
  lowerDebt: releaseCredit,
  refundable: true,
  rewarded: false,
  earnsIncome: false,
};
