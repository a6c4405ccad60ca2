/** Orders of group buying: each holds a place of a group, and is packed when the group is full (rule 13.1). */
import { settleRetail } from '../../trade/order/settlement/retail';
import type { OrderKindRules } from '../../trade/order/kinds';
import { joinGroup, leavePlace, takePlace } from './join';
import { readGroupBuying } from './campaignReader';

export const groupOrders: OrderKindRules = {
  settle: (tx, memberId, request, now) => settleRetail(tx, memberId, request, now, readGroupBuying),
  onCreated: (tx, order, { group }, now) => takePlace(tx, order, group?.id, now),
  gather: joinGroup,
  async onClosed(tx, order, now) {
    await leavePlace(tx, order.id, now);
    return order;
  },
  refundable: true,
  rewarded: true,
  earnsIncome: true,
};
