/** What of an order is still to be sent. */
import type { OrderLineRow } from '../order/repository';

/** Pieces of a line that a parcel may take. */
export const toShip = (line: OrderLineRow, heldUnsent: number): number =>
  line.qty - line.cancelledQty - line.storeQty - line.backQty - line.shippedQty - heldUnsent;
