/** What a buyer may do with an order in each state (rule 10.1). */
import type { OrderAction, OrderStatus } from '../../../../src/contract/order/schemas';
import type { LineReview } from '../../../../src/contract/review/schemas';
import type { Setup } from '../../../http/context';
import { addressComes, rulesOf } from './kinds';
import type { CardParts } from './parts';
import type { Order, OrderLineRow } from './repository';

const ACTIONS: Record<OrderStatus, OrderAction[]> = {
  unpaid: ['pay', 'cancel'],
  grouping: [],
  paid: ['remind', 'address', 'afterSale', 'rebuy'],
  pickup: ['pickupCode', 'afterSale', 'rebuy'],
  partial: ['remind', 'express', 'afterSale', 'rebuy'],
  shipped: ['receive', 'express', 'afterSale', 'rebuy'],
  received: ['review', 'append', 'express', 'afterSale', 'rebuy'],
  finished: ['append', 'express', 'afterSale', 'rebuy', 'delete'],
  cancelled: ['rebuy', 'delete'],
  refunded: ['rebuy', 'delete'],
};

/** Closed and finished orders may be hidden. */
export const canDelete = (status: OrderStatus) => ACTIONS[status].includes('delete');

/** Without `parts` (cards of other areas) what comes after the sale is left out. */
export function actionsOf(
  server: Setup,
  order: Order,
  lines: readonly OrderLineRow[],
  parts: CardParts | undefined,
): OrderAction[] {
  const may = (what: LineReview['can']) => parts?.reviews?.some(({ can }) => can === what) ?? false;
  const allowed: Partial<Record<OrderAction, boolean>> = {
    address: order.deliveryType === 'express',
    express: order.deliveryType === 'express' && lines.some((line) => line.shippedQty > 0),
    review: may('write'),
    append: may('append'),
    afterSale: (parts?.sales?.returnable.length ?? 0) > 0,
  };
  if (order.status === 'unpaid' && addressComes(rulesOf(server, order.kind)))
    return rulesOf(server, order.kind).madeByClock ? ['address', 'pay'] : ['address', 'cancel', 'pay'];
  return ACTIONS[order.status].filter((action) => allowed[action] ?? true);
}
