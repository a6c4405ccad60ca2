/** Orders of what was exchanged for points or coins, won or given: order/stages/given.ts makes them. */
import type { OrderKindRules } from '../order/kinds';
import { returnExchange } from './exchange/service';

export const giftOrders: OrderKindRules = { refundable: false, rewarded: true, earnsIncome: false };

export const exchangeOrders: OrderKindRules = {
  ...giftOrders,
  async onClosed(tx, order, now) {
    await returnExchange(tx, order, now);
    return order;
  },
};
