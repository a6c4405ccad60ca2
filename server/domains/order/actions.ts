/** What a buyer may do with an order in each state (rule 10.1). */
import type { OrderAction, OrderStatus } from '../../../src/contract/order/schemas';
import type { LineReview } from '../../../src/contract/afterSale/shapes';
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
export function actionsOf(order: Order, lines: readonly OrderLineRow[], parts: CardParts | undefined): OrderAction[] {
  const may = (what: LineReview['can']) => parts?.reviews?.some(({ can }) => can === what) ?? false;
  const allowed: Partial<Record<OrderAction, boolean>> = {
    address: order.deliveryType === 'express',
    express: order.deliveryType === 'express' && lines.some((line) => line.shippedQty > 0),
    review: may('write'),
    append: may('append'),
    afterSale: (parts?.sales?.returnable.length ?? 0) > 0,
  };
  // A lot was won: it is paid or forfeited, and it may still need an address.
  if (order.kind === 'auction' && order.status === 'unpaid') return ['address', 'pay'];
  return ACTIONS[order.status].filter((action) => allowed[action] ?? true);
}
