/** SQL of orders for the workbench: what was sold today, and what a caller names. */
import { and, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { members, orders, parcels } from '../../../../db/schema';
import type { Order } from '../repository';

/** A merchant's order is the merchant's to look after. */
const ofHouse = isNull(orders.merchantId);

export async function sumPaid(tx: Tx, since: number): Promise<{ count: number; amount: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`coalesce(sum(${orders.payable}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(ofHouse, gte(orders.paidAt, since)));
  return row ?? { count: 0, amount: 0 };
}

const listOf = (tx: Tx, where: SQL | undefined, most: number): Promise<Order[]> =>
  tx.select().from(orders).where(and(where, ofHouse)).orderBy(desc(orders.createdAt), desc(orders.id)).limit(most);

export const listByNo = (tx: Tx, no: string, most: number) => listOf(tx, eq(orders.no, no), most);

/** Whoever bought it or whom it goes to. */
export async function listByMobile(tx: Tx, mobile: string, most: number): Promise<Order[]> {
  const [buyer] = await tx.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
  const isFor = eq(sql`(${orders.address}->>'mobile')`, mobile);
  return listOf(tx, buyer ? or(isFor, eq(orders.memberId, buyer.id)) : isFor, most);
}

export const listByReceiver = (tx: Tx, name: string, most: number) =>
  listOf(tx, eq(sql`(${orders.address}->>'name')`, name), most);

/** Parcels with this number, and the orders they were sent for. */
export const listByTracking = (tx: Tx, trackingNo: string, most: number) =>
  tx
    .select({ parcel: parcels, order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(inArray(parcels.trackingNo, [trackingNo, trackingNo.toUpperCase()]), ofHouse))
    .orderBy(desc(parcels.createdAt), desc(parcels.id))
    .limit(most);
