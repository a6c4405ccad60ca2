/** SQL of guest cards. */
import { and, eq } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { activities, activityGuests, stores } from '../../../../db/schema';

export type Guest = typeof activityGuests.$inferSelect;

export const insertGuest = insertInto(activityGuests);
export const updateGuest = updateById(activityGuests);

export async function findGuest(
  tx: Tx,
  memberId: string,
  activityId: string,
  lock = false,
): Promise<Guest | undefined> {
  const query = tx
    .select()
    .from(activityGuests)
    .where(and(eq(activityGuests.activityId, activityId), eq(activityGuests.memberId, memberId)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Of a gift's code, with what it is of; the card is locked. */
export async function lockByGift(tx: Tx, code: string) {
  const [row] = await tx
    .select({ guest: activityGuests, activity: activities, store: stores })
    .from(activityGuests)
    .innerJoin(activities, eq(activities.id, activityGuests.activityId))
    .innerJoin(stores, eq(stores.id, activities.storeId))
    .where(eq(activityGuests.giftCode, code))
    .for('update', { of: activityGuests });
  return row;
}
