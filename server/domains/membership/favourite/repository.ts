/** SQL of favourites and reminders, and of the things they are about. */
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import {
  activities,
  articles,
  bookings,
  campaigns,
  collectibles,
  collects,
  couponTemplates,
  courses,
  goods,
  liveRooms,
  masters,
  releases,
  reminds,
  stores,
  teaFields,
  teaTrees,
  videos,
} from '../../../db/schema';

type Remind = typeof reminds.$inferSelect;
/** What is kept, or what a reminder is about. */
interface Thing {
  kind: string;
  targetId: string;
}

/** False when the member keeps it already. */
export async function insertFavourite(tx: Tx, row: typeof collects.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(collects).values(row).onConflictDoNothing().returning({ id: collects.id });
  return rows.length > 0;
}

/** False when the member did not keep it. */
export async function deleteFavourite(tx: Tx, memberId: string, { kind, targetId }: Thing): Promise<boolean> {
  const rows = await tx
    .delete(collects)
    .where(and(eq(collects.memberId, memberId), eq(collects.kind, kind), eq(collects.targetId, targetId)))
    .returning({ id: collects.id });
  return rows.length > 0;
}

/** A master's followers are counted where they are shown. */
export async function addFollowers(tx: Tx, masterId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(masters)
    .set({ followers: sql`greatest(0, ${masters.followers} + ${by}::int)` })
    .where(eq(masters.id, masterId));
}

export async function findGoods(tx: Tx, id: string) {
  const [row] = await tx.select({ price: goods.minPrice, status: goods.status }).from(goods).where(eq(goods.id, id));
  return row;
}

/** Table of each other kind that can be kept. */
const TABLES = {
  store: stores,
  article: articles,
  master: masters,
  collectible: collectibles,
  video: videos,
  course: courses,
  tree: teaTrees,
} as const;

export async function thingExists(tx: Tx, { kind, targetId }: Thing): Promise<boolean> {
  if (!(kind in TABLES)) return false;
  const table = TABLES[kind as keyof typeof TABLES];
  // News for the staff are nothing for members (rule 26.5).
  const isFor = table === articles ? ne(articles.cate, 'staff') : undefined;
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, targetId), isFor));
  return rows.length > 0;
}

/** Goods of a campaign, and when it begins. */
export async function findSale(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: goods.title, when: campaigns.startAt })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(eq(campaigns.id, id));
  return row;
}

export async function findAuction(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.type, 'auction')));
  return row;
}

export async function findCampaignType(tx: Tx, id: string) {
  const [row] = await tx.select({ type: campaigns.type }).from(campaigns).where(eq(campaigns.id, id));
  return row?.type;
}

/** A live room, and when it begins. */
export async function findLive(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: liveRooms.title, when: liveRooms.startAt })
    .from(liveRooms)
    .where(eq(liveRooms.id, id));
  return row;
}

/** A limited release, and when its reservations open. */
export async function findRelease(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: releases.title, when: releases.reserveFrom })
    .from(releases)
    .where(eq(releases.id, id));
  return row;
}

/** A coupon, and when it can be taken. */
export async function findCoupon(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: couponTemplates.title, when: couponTemplates.takeFrom })
    .from(couponTemplates)
    .where(eq(couponTemplates.id, id));
  return row;
}

export async function findActivity(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: activities.title, when: activities.startAt })
    .from(activities)
    .where(eq(activities.id, id));
  return row;
}

/** An own booking that is still to come, and when it begins. */
export async function findBooking(tx: Tx, memberId: string, id: string) {
  const [row] = await tx
    .select({ title: stores.name, when: bookings.startAt })
    .from(bookings)
    .innerJoin(stores, eq(stores.id, bookings.storeId))
    .where(and(eq(bookings.id, id), eq(bookings.memberId, memberId), inArray(bookings.status, ['pending', 'booked'])));
  return row && { ...row, title: `${row.title}的预约` };
}

/** A tea field, by whose name its next season is announced. */
export async function findField(tx: Tx, id: string) {
  const [row] = await tx.select({ title: teaFields.name }).from(teaFields).where(eq(teaFields.id, id));
  return row;
}

export async function findCollectible(tx: Tx, id: string) {
  const [row] = await tx.select({ title: collectibles.name }).from(collectibles).where(eq(collectibles.id, id));
  return row;
}

/** Newest first. */
export const findReminds = (tx: Tx, memberId: string): Promise<Remind[]> =>
  tx.select().from(reminds).where(eq(reminds.memberId, memberId)).orderBy(desc(reminds.at), desc(reminds.id));

/** Reminders of stock and price of goods that are on the shelf, each locked unless somebody else has it. */
export async function lockWatched(tx: Tx): Promise<Remind[]> {
  const rows = await tx
    .select({ remind: reminds })
    .from(reminds)
    .innerJoin(goods, and(eq(goods.id, reminds.targetId), eq(goods.status, 'on')))
    .where(inArray(reminds.kind, ['stock', 'price']))
    .orderBy(reminds.id)
    .for('update', { of: reminds, skipLocked: true });
  return rows.map(({ remind }) => remind);
}

export async function deleteWatched(tx: Tx, id: string): Promise<void> {
  await tx.delete(reminds).where(eq(reminds.id, id));
}
