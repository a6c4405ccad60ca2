/**
 * Which pieces of an order line are where: still to be sent, in the cellar, on their way or at the buyer's, given back, held by an open
 * after-sale.
 * Everything that counts pieces - the quote, the application, the next parcel - asks here.
 */
import type { Order, OrderLineRow } from '../order/repository';
import { countParts, type Cellar } from '../cellar/returns';
import { isActive, type FullSale } from './repository';

export interface Pieces {
  line: OrderLineRow;
  /** May still be applied for. */
  unsent: number;
  /** In the cellar and promised to nobody. */
  stored: number;
  sent: number;
  /** Pieces and fen of finished and open after-sales together. */
  taken: { qty: number; money: number; points: number };
  /** Held back from the next parcel. */
  heldUnsent: number;
}

export function piecesOf(
  order: Pick<Order, 'receivedAt'>,
  line: OrderLineRow,
  sales: readonly FullSale[],
  cellar: Cellar,
  /** An after-sale to leave out, because its own amounts are being computed again. */
  except?: string,
): Pieces {
  let heldQty = 0;
  let heldUnsent = 0;
  let heldStored = 0;
  let money = 0;
  let points = 0;
  for (const { sale, lines } of sales) {
    const own = sale.id === except ? undefined : lines.find((one) => one.lineId === line.id);
    if (!own) continue;
    if (isActive(sale)) {
      heldQty += own.qty;
      heldUnsent += own.unsentQty;
      heldStored += countParts(own.lots);
    } else if (sale.status !== 'done') continue;
    money += own.refund;
    points += own.points;
  }
  // What lies in the cellar is not the parcel's any more.
  const mine = line.qty - line.cancelledQty - line.storeQty;
  const gone = order.receivedAt === null ? line.shippedQty : mine - heldUnsent;
  return {
    line,
    unsent: Math.max(0, mine - gone - heldUnsent),
    stored: countParts(cellar.get(line.id) ?? []),
    sent: Math.max(0, gone - (line.returnedQty - line.cancelledQty) - (heldQty - heldUnsent - heldStored)),
    taken: { qty: line.returnedQty + heldQty, money, points },
    heldUnsent,
  };
}
