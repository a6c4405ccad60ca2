/** What a buyer may do with an order in each state (spec/pages/shop.md). Actions of later areas are not in the contract yet. */
import type { OrderAction, OrderStatus } from '../../../src/contract/order/schemas';

const ACTIONS: Record<OrderStatus, OrderAction[]> = {
  unpaid: ['pay', 'cancel'],
  grouping: [],
  paid: ['remind', 'address', 'rebuy'],
  pickup: ['pickupCode', 'rebuy'],
  partial: ['remind', 'rebuy'],
  shipped: ['receive', 'rebuy'],
  received: ['rebuy'],
  finished: ['rebuy', 'delete'],
  cancelled: ['rebuy', 'delete'],
  refunded: ['rebuy', 'delete'],
};

/** Closed and finished orders may be hidden. */
export const canDelete = (status: OrderStatus) => ACTIONS[status].includes('delete');

export function actionsOf(order: { status: OrderStatus; deliveryType: string }): OrderAction[] {
  return ACTIONS[order.status].filter((action) => action !== 'address' || order.deliveryType === 'express');
}
