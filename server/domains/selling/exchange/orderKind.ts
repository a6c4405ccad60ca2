/** Orders of what was exchanged for points or coins, won or given: order/stages/given.ts makes them. */
import type { OrderKindRules } from '../../trade/order/kinds';
import { exchangeOf, type Unit } from './repository';
import { returnExchange } from './service';

export const giftOrders: OrderKindRules = { refundable: false, rewarded: true, earnsIncome: false };

export const exchangeOrders: OrderKindRules = {
  ...giftOrders,
  async taken(tx, order) {
    const row = await exchangeOf(tx, order.id);
    const of = (unit: Unit) => (row?.unit === unit ? row.value : 0);
    return { points: of('points'), coins: of('coin') };
  },
  async onClosed(tx, order, now) {
    await returnExchange(tx, order, now);
    return order;
  },
};
