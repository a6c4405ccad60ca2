/** SQL of groups and places. Writers lock the group's row after their order's and before they count its places. */
import { and, asc, count, desc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  campaigns,
  campaignSkus,
  campaignTerms,
  goods,
  groupPlaces,
  groups,
  members,
  orders,
} from '../../../db/schema';
import type { Order } from '../../trade/order/repository';

export type Group = typeof groups.$inferSelect;
export type Place = typeof groupPlaces.$inferSelect;

/** Places that count: paid ones, and those an unpaid order keeps. */
const TAKEN = ['held', 'joined'] as const;

export async function findTerms(tx: Tx, campaignId: string): Promise<{ size: number; rules: string[] }> {
  const [row] = await tx.select().from(campaignTerms).where(eq(campaignTerms.campaignId, campaignId));
  return { size: row?.size ?? 0, rules: row?.rules ?? [] };
}

export const findGroup = findById(groups);

/** The group with its row locked until the transaction ends. */
export const lockGroup = lockById(groups);

export const insertGroup = insertInto(groups);

export const updateGroup = updateById(groups);

/** Open groups of a campaign that still have time, the fullest first, then the one that ends first. */
export const listOpenGroups = (tx: Tx, campaignId: string, limit: number, now: number): Promise<Group[]> =>
  tx
    .select()
    .from(groups)
    .where(and(eq(groups.campaignId, campaignId), eq(groups.status, 'open'), gt(groups.expireAt, now)))
    .orderBy(asc(sql`${groups.size} - ${groups.joined}`), asc(groups.expireAt), asc(groups.id))
    .limit(limit);

/** Places of groups in the order they were taken; those given up are left out. */
export const listPlaces = (tx: Tx, groupIds: readonly string[]): Promise<Place[]> =>
  groupIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(groupPlaces)
        .where(and(inArray(groupPlaces.groupId, [...groupIds]), sql`${groupPlaces.status} <> 'left'`))
        .orderBy(asc(groupPlaces.joinedAt), asc(groupPlaces.id));

export async function countTaken(tx: Tx, groupId: string): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(groupPlaces)
    .where(and(eq(groupPlaces.groupId, groupId), inArray(groupPlaces.status, [...TAKEN])));
  return row?.taken ?? 0;
}

/** False when the member has a place in this group already. */
export async function insertPlace(tx: Tx, row: typeof groupPlaces.$inferInsert): Promise<boolean> {
  const made = await tx.insert(groupPlaces).values(row).onConflictDoNothing().returning({ id: groupPlaces.id });
  return made.length === 1;
}

export async function findPlaceOfOrder(tx: Tx, orderId: string): Promise<Place | undefined> {
  const [row] = await tx.select().from(groupPlaces).where(eq(groupPlaces.orderId, orderId));
  return row;
}

export async function findPlaceOfMember(tx: Tx, memberId: string, groupId: string): Promise<Place | undefined> {
  const [row] = await tx
    .select()
    .from(groupPlaces)
    .where(
      and(
        eq(groupPlaces.groupId, groupId),
        eq(groupPlaces.memberId, memberId),
        inArray(groupPlaces.status, [...TAKEN]),
      ),
    );
  return row;
}

export async function updatePlace(tx: Tx, id: string, set: Partial<typeof groupPlaces.$inferInsert>): Promise<void> {
  await tx.update(groupPlaces).set(set).where(eq(groupPlaces.id, id));
}

/** Groups of these orders, by order id. */
export async function groupsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Group>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select({ orderId: groupPlaces.orderId, group: groups })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(inArray(groupPlaces.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, group }) => [orderId, group]));
}

/** Orders of every place of a group, those given up included. */
export async function listOrderIds(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx
    .select({ orderId: groupPlaces.orderId })
    .from(groupPlaces)
    .where(eq(groupPlaces.groupId, groupId));
  return rows.map(({ orderId }) => orderId);
}

/**
 * Orders in the order of their ids, their rows locked until the transaction ends. `noWait`: fails (55P03) when somebody else has
 * locked one of them.
 */
export const lockOrders = (tx: Tx, ids: readonly string[], { noWait = false } = {}): Promise<Order[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]))
        .orderBy(asc(orders.id))
        .for('update', noWait ? { noWait } : {});

/** The group with the goods that are bought in it. */
export async function findGroupGoods(
  tx: Tx,
  id: string,
): Promise<{ group: Group; item: typeof goods.$inferSelect } | undefined> {
  const [row] = await tx
    .select({ group: groups, item: goods })
    .from(groups)
    .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(eq(groups.id, id));
  return row;
}

/** Fen of the cheapest SKU of a campaign. */
export async function leastPrice(tx: Tx, campaignId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ least: min(campaignSkus.price) })
    .from(campaignSkus)
    .where(eq(campaignSkus.campaignId, campaignId));
  return row?.least ?? undefined;
}

/** Who joined which group since `from`, the newest first; `leads` = it is the own group. */
export const listJoins = (tx: Tx, from: number, limit: number) =>
  tx
    .select({
      id: groupPlaces.id,
      at: sql<number>`${groupPlaces.joinedAt}`.mapWith(Number),
      nickname: members.nickname,
      title: goods.title,
      size: groups.size,
      leads: sql<boolean>`${groups.leaderId} = ${groupPlaces.memberId}`,
    })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .innerJoin(members, eq(members.id, groupPlaces.memberId))
    .where(and(inArray(groupPlaces.status, ['joined']), gt(groupPlaces.joinedAt, from)))
    .orderBy(desc(groupPlaces.joinedAt), desc(groupPlaces.id))
    .limit(limit);
