/** What a buyer may do with an order in each state (rule 10.1). */
import type { OrderAction, OrderStatus } from '../../../src/contract/order/schemas';
import { returnableOf } from '../afterSale/presenter';
import { lineReviews } from '../review/view';
import type { Cellar } from '../cellar/returns';
import type { FullSale } from '../afterSale/repository';
import type { ReviewRecord } from '../review/repository';
import type { Order, OrderLineRow } from './repository';

/** What came after the sale. */
export interface AfterParts {
  sales: readonly FullSale[];
  cellar: Cellar;
  reviews: readonly ReviewRecord[];
  now: number;
}

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

/** Without `after` (cards of other areas) what comes after the sale is left out. */
export function actionsOf(order: Order, lines: readonly OrderLineRow[], after: AfterParts | undefined): OrderAction[] {
  const said = after ? lineReviews(order, lines, after.reviews) : [];
  const allowed: Partial<Record<OrderAction, boolean>> = {
    address: order.deliveryType === 'express',
    express: order.deliveryType === 'express' && lines.some((line) => line.shippedQty > 0),
    review: said.some(({ can }) => can === 'write'),
    append: said.some(({ can }) => can === 'append'),
    afterSale: after !== undefined && returnableOf(order, lines, after.sales, after.cellar, after.now).length > 0,
  };
  // A lot was won: it is paid or forfeited, and it may still need an address.
  if (order.kind === 'auction' && order.status === 'unpaid') return ['address', 'pay'];
  return ACTIONS[order.status].filter((action) => allowed[action] ?? true);
}
