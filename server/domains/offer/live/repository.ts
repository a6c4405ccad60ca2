/** SQL of live rooms and cameras, and of who wants to be told of one. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { liveRooms, reminds } from '../../../db/schema';

export type LiveRoom = typeof liveRooms.$inferSelect;

export const findRoom = findById(liveRooms);

const isOver = (now: number) => and(lte(liveRooms.endAt, now));

/** Rooms that run or will, the next one first. */
export const listNext = (tx: Tx, limit: number, now: number): Promise<LiveRoom[]> =>
  tx
    .select()
    .from(liveRooms)
    .where(and(eq(liveRooms.kind, 'room'), or(isNull(liveRooms.endAt), gt(liveRooms.endAt, now))))
    .orderBy(asc(liveRooms.startAt), asc(liveRooms.id))
    .limit(limit);

/** Others to look at instead: what runs first, then what can be seen again, the last one first. */
export const listRelated = (tx: Tx, id: string, limit: number, now: number): Promise<LiveRoom[]> =>
  tx
    .select()
    .from(liveRooms)
    .where(
      and(
        ne(liveRooms.id, id),
        eq(liveRooms.kind, 'room'),
        lte(liveRooms.startAt, now),
        or(gt(liveRooms.endAt, now), ne(liveRooms.replayUrl, '')),
      ),
    )
    .orderBy(sql`${isOver(now)}`, desc(liveRooms.startAt))
    .limit(limit);

export interface Subscription {
  count: number;
  own: boolean;
}

/** Of these rooms: how many want to be told, and whether the member is one of them. */
export async function loadSubscriptions(
  tx: Tx,
  memberId: string | undefined,
  ids: readonly string[],
): Promise<Map<string, Subscription>> {
  const rows = await tx
    .select({
      id: reminds.targetId,
      count: sql<number>`count(*)`.mapWith(Number),
      own: sql<boolean>`coalesce(bool_or(${reminds.memberId} = ${memberId ?? '0'}::bigint), false)`,
    })
    .from(reminds)
    .where(and(eq(reminds.kind, 'live'), inArray(reminds.targetId, [...ids])))
    .groupBy(reminds.targetId);
  return new Map(rows.map(({ id, count, own }) => [id, { count, own }]));
}
