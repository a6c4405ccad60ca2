/** Orders of wholesalers: their own ladder of prices, and pieces that may follow later. */
import type { OrderKindRules } from '../../trade/order/kinds';
import { planArrival } from './arrive';
import { countTierSales } from './repository';
import { settleWholesale } from './settlement';

export const wholesaleOrders: OrderKindRules = {
  settle: settleWholesale,
  async onPaid(tx, order, lines, now) {
    await countTierSales(tx, lines, now);
    await planArrival(tx, order, lines, now);
  },
  refundable: true,
  rewarded: false,
  earnsIncome: false,
};
