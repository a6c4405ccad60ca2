/** What of an order is still to be sent. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ACTIVE_SALES, afterSaleLines, afterSales } from '../../db/schema';
import type { OrderLineRow } from '../order/repository';

/** Pieces of a line that a parcel may take. */
export const toShip = (line: OrderLineRow, heldUnsent: number): number =>
  line.qty - line.cancelledQty - line.storeQty - line.backQty - line.shippedQty - heldUnsent;

/** By line: pieces held back because an open after-sale wants them. */
export async function heldBack(tx: Tx, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, qty: sql<number>`sum(${afterSaleLines.unsentQty})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), inArray(afterSales.status, [...ACTIVE_SALES])))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, qty }) => [lineId, qty]));
}
