/** SQL of the boards: today's pick-up orders of one store. Open orders and today's are few, however many there have been. */
import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { members, orderLines, orders } from '../../../../db/schema';
import { shanghai, sumOf } from '../../../../db/sums';

const atStore = (storeId: string) =>
  and(eq(orders.deliveryType, 'pickup'), sql`${orders.pickup}->>'storeId' = ${storeId}`);

const pieces = sql<number>`(select coalesce(sum(${orderLines.qty}), 0) from ${orderLines}
  where ${orderLines.orderId} = ${orders.id})`.mapWith(Number);

/** Orders that wait to be packed or fetched, the oldest first. */
export const listWaiting = (tx: Tx, storeId: string, limit: number) =>
  tx
    .select({ no: orders.no, status: orders.status, nickname: members.nickname, pieces })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(and(inArray(orders.status, ['paid', 'pickup']), atStore(storeId)))
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(limit);

/** What was paid in a span of time: how many orders and how much, by day of Shanghai. */
export const sumByDay = (tx: Tx, storeId: string, from: number, until: number) => {
  const day = shanghai(orders.paidAt, 'YYYY-MM-DD');
  return tx
    .select({
      day: day.as('day'),
      orders: sql<number>`count(*)`.mapWith(Number),
      amount: sumOf(orders.payable),
    })
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, until), atStore(storeId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
};

/** Fetched since then, of what was paid since `paidFrom`. */
export const countFetched = (tx: Tx, storeId: string, since: number, paidFrom: number): Promise<number> =>
  tx.$count(
    orders,
    and(gte(orders.paidAt, paidFrom), isNotNull(orders.receivedAt), gte(orders.receivedAt, since), atStore(storeId)),
  );
