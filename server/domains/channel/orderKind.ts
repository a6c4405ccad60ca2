/** Orders of channel partners: channel/create.ts makes them, from then on they are like any other. */
import type { OrderKindRules } from '../order/kinds';

export const channelOrders: OrderKindRules = { rewarded: false, earnsIncome: false };
