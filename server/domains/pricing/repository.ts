/** SQL of prices: who looks at them, and what an event asks of its guests. */
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  accounts,
  activities,
  activityGoods,
  activitySignups,
  activitySkus,
  members,
  orderLines,
  orders,
} from '../../db/schema';

/** The end of the annual card, and the growth that decides the level. */
export async function findStanding(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ vipUntil: members.vipUntil, growth: accounts.available })
    .from(members)
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .where(eq(members.id, memberId));
  return row;
}

/** Pieces of the goods that a member has at the price of the event, in paid and unpaid orders. */
export const boughtAtEvent = (memberId: string) =>
  sql<number>`(select coalesce(sum(${orderLines.qty} - ${orderLines.returnedQty}), 0) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.activityId} = ${activityGoods.activityId} and ${orderLines.goodsId} = ${activityGoods.goodsId}
      and ${orders.memberId} = ${memberId}::bigint and ${orders.status} not in ('cancelled', 'refunded'))`.mapWith(
    Number,
  );

/** Prices of the running events that the member checked in at, the cheapest first. */
export const listEventPrices = (tx: Tx, memberId: string, skuIds: readonly string[], now: number) =>
  tx
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
