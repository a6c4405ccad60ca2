/** SQL of activities: who comes, where they sit, what an event sells. */
import { and, asc, count, desc, eq, gt, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import type { CountTab } from '../../../../src/contract/kit';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  activities,
  activityCates,
  activityDoorOps,
  activityGives,
  activityGoods,
  activityRefunds,
  activitySeats,
  activitySignups,
  activitySkus,
  activityThemes,
  freightTemplates,
  goods,
  hobbyTags,
  memberHobbies,
  reminds,
  skus,
} from '../../../db/schema';
import { boughtAtEvent } from '../../people/pricing/repository';

/** A shelf of an event, or all of them. */
export interface EventShelf {
  activityId: string;
  cateId?: string | undefined;
}

const onShelf = ({ activityId, cateId }: EventShelf) =>
  and(
    eq(activityGoods.activityId, activityId),
    eq(goods.status, 'on'),
    cateId ? eq(activityGoods.cateId, cateId) : undefined,
  );

/** Every shelf that has goods. */
export const findCates = (tx: Tx, activityId: string): Promise<CountTab[]> =>
  tx
    .select({ id: activityCates.id, label: activityCates.label, count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .innerJoin(activityCates, eq(activityCates.id, activityGoods.cateId))
    .where(onShelf({ activityId }))
    .groupBy(activityCates.id)
    .orderBy(asc(activityCates.sort), asc(activityCates.id));

/** With the lowest price of the event, and what the member has bought there. */
export function findEventGoods(tx: Tx, memberId: string, shelf: EventShelf, limit: number, offset: number) {
  const price = tx
    .select({ goodsId: skus.goodsId, price: min(activitySkus.price).as('event_price') })
    .from(activitySkus)
    .innerJoin(skus, eq(skus.id, activitySkus.skuId))
    .where(eq(activitySkus.activityId, shelf.activityId))
    .groupBy(skus.goodsId)
    .as('event_prices');
  return tx
    .select({
      goodsId: activityGoods.goodsId,
      perMember: activityGoods.perMember,
      bought: boughtAtEvent(memberId),
      price: price.price,
      carriage: freightTemplates.name,
      deliveryTypes: goods.deliveryTypes,
    })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .innerJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .innerJoin(price, eq(price.goodsId, activityGoods.goodsId))
    .where(onShelf(shelf))
    .orderBy(asc(activityGoods.sort), asc(activityGoods.goodsId))
    .limit(limit)
    .offset(offset);
}

/** Goods of an event that have a price. */
export async function countEventGoods(tx: Tx, shelf: EventShelf): Promise<number> {
  const [total] = await tx
    .select({ count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .where(
      and(
        onShelf(shelf),
        sql`exists (select 1 from activity_skus s join skus k on k.id = s.sku_id where s.activity_id = ${activityGoods.activityId} and k.goods_id = ${activityGoods.goodsId})`,
      ),
    );
  return total?.count ?? 0;
}

export type Activity = typeof activities.$inferSelect;
export type Signup = typeof activitySignups.$inferSelect;
export type Seat = typeof activitySeats.$inferSelect;
export type Give = typeof activityGives.$inferSelect;

/** Everything that changes who comes waits here: before the sign-ups and the seats of an activity it is locked itself. */
export const findActivityRow = findById(activities);
export const lockActivity = lockById(activities);
export const readActivity = findById(activities);
export const updateActivity = updateById(activities);
export const insertActivity = insertInto(activities);

/** The activity that goes with a booking, locked. */
export async function lockHosted(tx: Tx, bookingId: string): Promise<Activity | undefined> {
  const [row] = await tx.select().from(activities).where(eq(activities.bookingId, bookingId)).for('update');
  return row;
}

/** Places that are taken, `more` than before. */
export async function addJoined(tx: Tx, id: string, more: number): Promise<void> {
  await tx
    .update(activities)
    .set({ joined: sql`${activities.joined} + ${more}` })
    .where(eq(activities.id, id));
}

/** Places that the waiting list keeps, `more` than before. */
export async function addKept(tx: Tx, id: string, more: number): Promise<void> {
  await tx
    .update(activities)
    .set({ kept: sql`${activities.kept} + ${more}` })
    .where(eq(activities.id, id));
}

/** Places that nobody has, nor are kept for anybody. */
export const freePlaces = ({ seats, joined, kept }: Pick<Activity, 'seats' | 'joined' | 'kept'>): number =>
  seats - joined - kept;

export const insertSignup = insertInto(activitySignups);
export const updateSignup = updateById(activitySignups);
export const findSignup = findById(activitySignups);

/** The member's own that counts, locked. */
export async function lockOwn(tx: Tx, memberId: string, activityId: string): Promise<Signup | undefined> {
  const [row] = await tx
    .select()
    .from(activitySignups)
    .where(
      and(
        eq(activitySignups.activityId, activityId),
        eq(activitySignups.memberId, memberId),
        ne(activitySignups.status, 'cancelled'),
      ),
    )
    .for('update');
  return row;
}

/** All that count, the first to sign up first. */
export const listSignups = (tx: Tx, activityId: string, lock = false): Promise<Signup[]> => {
  const query = tx
    .select()
    .from(activitySignups)
    .where(and(eq(activitySignups.activityId, activityId), ne(activitySignups.status, 'cancelled')))
    .orderBy(asc(activitySignups.at), asc(activitySignups.id));
  return lock ? query.for('update') : query;
};

export async function findByCode(tx: Tx, activityId: string, code: string): Promise<Signup | undefined> {
  const [row] = await tx
    .select()
    .from(activitySignups)
    .where(and(eq(activitySignups.activityId, activityId), eq(activitySignups.code, code)))
    .for('update');
  return row;
}

export async function findByCalendarToken(tx: Tx, token: string): Promise<Signup | undefined> {
  const [row] = await tx
    .select()
    .from(activitySignups)
    .where(and(eq(activitySignups.calendarToken, token), ne(activitySignups.calendarToken, '')));
  return row;
}

/** Held and taken ones; a hold whose time is over is none. */
export const listSeats = (tx: Tx, activityId: string, now: number): Promise<Seat[]> =>
  tx
    .select()
    .from(activitySeats)
    .where(
      and(
        eq(activitySeats.activityId, activityId),
        or(isNull(activitySeats.heldUntil), gt(activitySeats.heldUntil, now)),
      ),
    );

/** The activity is locked, so nobody else writes them. */
export async function putSeats(tx: Tx, rows: readonly Seat[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(activitySeats)
    .values([...rows])
    .onConflictDoUpdate({
      target: [activitySeats.activityId, activitySeats.seat],
      set: {
        memberId: sql`excluded.member_id`,
        signupId: sql`excluded.signup_id`,
        heldUntil: sql`excluded.held_until`,
        renewed: sql`excluded.renewed`,
      },
    });
}

export async function freeSeats(tx: Tx, activityId: string, seats: readonly string[]): Promise<void> {
  if (seats.length > 0)
    await tx
      .delete(activitySeats)
      .where(and(eq(activitySeats.activityId, activityId), inArray(activitySeats.seat, [...seats])));
}

/** What the member only holds. */
export async function freeHeld(tx: Tx, memberId: string, activityId: string): Promise<void> {
  await tx
    .delete(activitySeats)
    .where(
      and(
        eq(activitySeats.activityId, activityId),
        eq(activitySeats.memberId, memberId),
        isNull(activitySeats.signupId),
      ),
    );
}

export const insertRefund = insertInto(activityRefunds);
export const findRefund = findById(activityRefunds);

export const insertGive = insertInto(activityGives);
export const updateGive = updateById(activityGives);
export async function findGive(tx: Tx, token: string): Promise<Give | undefined> {
  const [row] = await tx.select().from(activityGives).where(eq(activityGives.token, token));
  return row;
}
export async function findOpenGive(tx: Tx, signupId: string): Promise<Give | undefined> {
  const [row] = await tx
    .select()
    .from(activityGives)
    .where(and(eq(activityGives.signupId, signupId), eq(activityGives.status, 'open')));
  return row;
}

/** Labels of what these members like to drink, a few of each. */
export async function listTastes(tx: Tx, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (memberIds.length === 0) return found;
  const rows = await tx
    .select({ memberId: memberHobbies.memberId, label: hobbyTags.label })
    .from(memberHobbies)
    .innerJoin(hobbyTags, eq(hobbyTags.id, memberHobbies.tagId))
    .where(inArray(memberHobbies.memberId, [...memberIds]))
    .orderBy(asc(hobbyTags.sort));
  for (const { memberId, label } of rows) {
    const own = found.get(memberId) ?? [];
    if (own.length < MOST_TASTES) found.set(memberId, [...own, label]);
  }
  return found;
}
const MOST_TASTES = 2;

/** What a member wrote as name the last time, whatever became of it. */
export async function lastNameOf(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: activitySignups.name })
    .from(activitySignups)
    .where(and(eq(activitySignups.memberId, memberId), ne(activitySignups.name, '')))
    .orderBy(desc(activitySignups.at), desc(activitySignups.id))
    .limit(1);
  return row?.name;
}

export const isReminded = async (tx: Tx, memberId: string, activityId: string): Promise<boolean> =>
  (await tx.$count(
    reminds,
    and(eq(reminds.memberId, memberId), eq(reminds.kind, 'activity'), eq(reminds.targetId, activityId)),
  )) > 0;

export async function findThemeName(tx: Tx, id: string): Promise<{ id: string; title: string } | undefined> {
  const [row] = await tx
    .select({ id: activityThemes.id, title: activityThemes.title })
    .from(activityThemes)
    .where(eq(activityThemes.id, id));
  return row;
}

/** True for the first time that this member does it. */
export async function takeDoorOp(
  tx: Tx,
  memberId: string,
  { opId, activityId }: { opId: string; activityId: string },
  now: number,
): Promise<boolean> {
  const rows = await tx
    .insert(activityDoorOps)
    .values({ memberId, opId, activityId, at: now })
    .onConflictDoNothing()
    .returning({ opId: activityDoorOps.opId });
  return rows.length > 0;
}
