/** What is had for points, coins and luck, or given: made by order/stages/given.ts. */
import type { OrderKindRules } from '../order/kinds';
import { returnExchange } from './exchange';

export const giftOrders: OrderKindRules = { refundable: false, rewarded: true, earnsIncome: false };

export const exchangeOrders: OrderKindRules = {
  ...giftOrders,
  async onClosed(tx, order, now) {
    await returnExchange(tx, order, now);
    return order;
  },
};
