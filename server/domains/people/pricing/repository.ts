/** SQL of prices: who looks at them, and what an event asks of its guests. */
import { and, asc, desc, eq, gt, lt, lte, sql, type Placeholder } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import {
  accounts,
  activities,
  activityGoods,
  activitySignups,
  activitySkus,
  campaigns,
  campaignSkus,
  freightTemplates,
  members,
  orderLines,
  orders,
  settings,
  vipOrders,
} from '../../../db/schema';
import { statement, within, type Given } from '../../../db/statement';
import { KEYS } from '../shopSettings/repository';

/** Goods and their lowest price at the running events that the member has checked in to, while the limit leaves some. */
const eventsOf = ({ memberId, now }: Given<'memberId' | 'now'>) =>
  sql<[goodsId: string, price: number][] | null>`(select json_agg(json_build_array(e.goods_id::text, e.price)) from (
    select ${activityGoods.goodsId} as goods_id, min(${activitySkus.price}) as price from ${activitySignups}
    join ${activities} on ${activities.id} = ${activitySignups.activityId}
    join ${activityGoods} on ${activityGoods.activityId} = ${activities.id}
    join skus on skus.goods_id = ${activityGoods.goodsId}
    join ${activitySkus} on ${activitySkus.activityId} = ${activities.id} and ${activitySkus.skuId} = skus.id
    where ${activitySignups.memberId} = ${memberId}::bigint and ${activitySignups.status} = 'checked'
      and ${activities.startAt} <= ${now}::bigint and ${activities.endAt} > ${now}::bigint
      and ${boughtAtEvent(memberId)} < ${activityGoods.perMember}
    group by ${activityGoods.goodsId}) e)`;

/** No flash sale runs for longer. */
const LONGEST_SALE_MS = 86_400_000;

/** Running flash sales whose limit the member has used up. */
const usedUpBy = ({ memberId, now }: Given<'memberId' | 'now'>) =>
  sql<string[] | null>`(select json_agg(u.id::text) from (
    select ${campaigns.id} as id from ${orders}
    join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    join ${campaigns} on ${campaigns.id} = ${orderLines.campaignId}
    where ${orders.memberId} = ${memberId}::bigint and ${orders.createdAt} > ${now}::bigint - ${LONGEST_SALE_MS}
      and ${orders.status} not in ('cancelled', 'refunded') and ${campaigns.type} = 'discount'
      and ${campaigns.startAt} <= ${now}::bigint and ${campaigns.endAt} > ${now}::bigint
    group by ${campaigns.id} having sum(${orderLines.qty}) >= ${campaigns.perMember}) u)`;

/** The end of the annual card, the growth that decides the level, the shop's settings, the events of the hour, flash sales that are used up. */
export async function findPriceBasis(tx: Tx, memberId: string, now: number) {
  const [row] = await priceBases(tx, { memberId, now });
  return row;
}
const priceBases = statement({ memberId: 'bigint', now: 'bigint' }, (tx, given) =>
  tx
    .select({
      vipUntil: members.vipUntil,
      wholesaler: members.wholesaler,
      growth: accounts.available,
      shopSettings: settings.value,
      events: eventsOf(given),
      usedUp: usedUpBy(given),
    })
    .from(members)
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .leftJoin(settings, eq(settings.key, KEYS.shopSettings))
    .where(eq(members.id, given.memberId)),
);

/** Pieces of the goods that a member has at the price of the event, in paid and unpaid orders. */
export const boughtAtEvent = (memberId: string | Placeholder) =>
  sql<number>`(select coalesce(sum(${orderLines.qty} - ${orderLines.returnedQty}), 0) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.memberId} = ${memberId}::bigint and ${orderLines.goodsId} = ${activityGoods.goodsId}
      and ${orderLines.activityId} = ${activityGoods.activityId} and ${orders.status} not in ('cancelled', 'refunded'))`.mapWith(
    Number,
  );

/** Pieces that a member has of a campaign, in paid and unpaid orders. */
export const boughtInCampaign = (memberId: string | Placeholder) =>
  sql<number>`(select coalesce(sum(${orderLines.qty}), 0) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.memberId} = ${memberId}::bigint and ${orderLines.goodsId} = ${campaigns.goodsId}
      and ${orderLines.campaignId} = ${campaigns.id} and ${orders.status} not in ('cancelled', 'refunded'))`.mapWith(
    Number,
  );

/** SKUs that have a price in a flash sale or at an event that runs now. */
export async function listCampaignSkus(tx: Tx, now: number): Promise<{ flash: string[]; event: string[] }> {
  const flash = await tx
    .select({ skuId: campaignSkus.skuId })
    .from(campaignSkus)
    .innerJoin(campaigns, eq(campaigns.id, campaignSkus.campaignId))
    .where(and(eq(campaigns.type, 'discount'), lte(campaigns.startAt, now), gt(campaigns.endAt, now)));
  const event = await tx
    .select({ skuId: activitySkus.skuId })
    .from(activitySkus)
    .innerJoin(activities, eq(activities.id, activitySkus.activityId))
    .where(and(lte(activities.startAt, now), gt(activities.endAt, now)));
  return { flash: flash.map(({ skuId }) => skuId), event: event.flatMap(({ skuId }) => skuId ?? []) };
}

/** Prices of the running flash sales that have pieces left, the newest first. */
export const listFlashPrices = (tx: Tx, memberId: string, skuIds: readonly string[], now: number) =>
  flashPrices(tx, { memberId, skuIds, now });
const flashPrices = statement(
  { memberId: 'bigint', skuIds: 'bigint[]', now: 'bigint' },
  (tx, { memberId, skuIds, now }) =>
    tx
      .select({
        skuId: campaignSkus.skuId,
        id: campaigns.id,
        title: campaigns.title,
        price: campaignSkus.price,
        perMember: campaigns.perMember,
        left: sql<number>`${campaignSkus.stock} - ${campaignSkus.sold}`.mapWith(Number),
        bought: boughtInCampaign(memberId),
        endAt: campaigns.endAt,
      })
      .from(campaignSkus)
      .innerJoin(campaigns, eq(campaigns.id, campaignSkus.campaignId))
      .where(
        and(
          within(campaignSkus.skuId, skuIds),
          eq(campaigns.type, 'discount'),
          lte(campaigns.startAt, now),
          gt(campaigns.endAt, now),
          lt(campaignSkus.sold, campaignSkus.stock),
        ),
      )
      .orderBy(desc(campaigns.startAt)),
);

/** Prices of the running events that the member checked in at, the cheapest first. */
export const listEventPrices = (tx: Tx, memberId: string, skuIds: readonly string[], now: number) =>
  eventPrices(tx, { memberId, skuIds, now });
const eventPrices = statement(
  { memberId: 'bigint', skuIds: 'bigint[]', now: 'bigint' },
  (tx, { memberId, skuIds, now }) =>
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
      .where(and(within(activitySkus.skuId, skuIds), lte(activities.startAt, now), gt(activities.endAt, now)))
      .orderBy(asc(activitySkus.price), asc(activities.id)),
);

/** The card that holds now, and how many orders it has shipped: those that ended give theirs back. */
export async function findCard(
  tx: Tx,
  memberId: string,
  now: number,
): Promise<{ freeShippings: number; used: number } | undefined> {
  const [card] = await tx
    .select({
      freeShippings: vipOrders.freeShippings,
      // Spelled out: of a query without joins the columns have no names of tables.
      used: sql<number>`(select count(*) from orders o where o.member_id = vip_orders.member_id
        and o.created_at >= vip_orders.from_at and o.created_at < vip_orders.until_at
        and (o.amounts->>'vipOff')::bigint > 0 and o.status not in ('cancelled', 'refunded'))`.mapWith(Number),
    })
    .from(vipOrders)
    .where(
      and(
        eq(vipOrders.memberId, memberId),
        eq(vipOrders.status, 'paid'),
        lte(vipOrders.from, now),
        gt(vipOrders.until, now),
      ),
    );
  return card;
}

/** The standard freight rule of the shop. */
export async function findFreightRule(tx: Tx): Promise<typeof freightTemplates.$inferSelect | undefined> {
  const [row] = await tx.select().from(freightTemplates).orderBy(asc(freightTemplates.id)).limit(1);
  return row;
}
