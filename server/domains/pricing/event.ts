/**
 * The price of an event (rule 9.8): for guests who checked in, while it runs, up to the limit per member over paid and
 * unpaid orders (rule 8.4). It is a campaign price, so no member price is added to it (rule 9.1). With the limit used up the
 * goods have their normal price again. An event prices all SKUs of its goods or none.
 */
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { activities, activityGoods, activitySignups, activitySkus, orderLines, orders } from '../../db/schema';

export interface EventPrice {
  activityId: string;
  title: string;
  price: number;
  perMember: number;
  /** Pieces of these goods in the member's orders at this event. */
  bought: number;
  endAt: number;
}
/** Who buys, and when. */
export interface Buyer {
  memberId: string;
  now: number;
}

/** Pieces of the goods that a member has at the price of the event, in paid and unpaid orders. */
export const boughtAtEvent = (memberId: string) =>
  sql<number>`(select coalesce(sum(${orderLines.qty} - ${orderLines.returnedQty}), 0) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.activityId} = ${activityGoods.activityId} and ${orderLines.goodsId} = ${activityGoods.goodsId}
      and ${orders.memberId} = ${memberId}::bigint and ${orders.status} not in ('cancelled', 'refunded'))`.mapWith(
    Number,
  );

/** By SKU id; SKUs without an event price for this buyer are missing. Of several events the cheapest counts. */
export async function loadEventPrices(
  tx: Tx,
  skuIds: readonly string[],
  { memberId, now }: Buyer,
): Promise<Map<string, EventPrice>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .select({
      skuId: activitySkus.skuId,
      activityId: activities.id,
      title: activities.title,
      price: activitySkus.price,
      perMember: activityGoods.perMember,
      bought: boughtAtEvent(memberId),
      endAt: activities.endAt,
    })
    .from(activitySkus)
    .innerJoin(activities, eq(activities.id, activitySkus.activityId))
    .innerJoin(
      activityGoods,
      and(
        eq(activityGoods.activityId, activitySkus.activityId),
        sql`${activityGoods.goodsId} = (select goods_id from skus where id = ${activitySkus.skuId})`,
      ),
    )
    .innerJoin(
      activitySignups,
      and(
        eq(activitySignups.activityId, activities.id),
        eq(activitySignups.memberId, memberId),
        eq(activitySignups.status, 'checked'),
      ),
    )
    .where(and(inArray(activitySkus.skuId, [...skuIds]), lte(activities.startAt, now), gt(activities.endAt, now)))
    .orderBy(asc(activitySkus.price), asc(activities.id));
  const prices = new Map<string, EventPrice>();
  for (const { skuId, ...price } of rows)
    if (skuId !== null && !prices.has(skuId) && price.bought < price.perMember) prices.set(skuId, price);
  return prices;
}
