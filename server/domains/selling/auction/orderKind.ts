/** Orders of lots: made at the end of an auction, paid within a day or forfeited (rule 13.4). */
import type { OrderKindRules } from '../../trade/order/kinds';
import { updateOrder } from '../../trade/order/repository';
import { lotPaid, lotUnpaid } from './close';

export const auctionOrders: OrderKindRules = {
  madeByClock: true,
  onPaid: (tx, order, _lines, now) => lotPaid(tx, order, now),
  onClosed: async (tx, order, now) =>
    (await lotUnpaid(tx, order, now)) ? updateOrder(tx, order.id, { closeReason: 'forfeit' }) : order,
  refundable: true,
  rewarded: true,
  earnsIncome: false,
};
