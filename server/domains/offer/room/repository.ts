/** SQL of rooms, of the half hours in which somebody has them, and of the hours in which nobody may. */
import { and, asc, eq, gt, gte, inArray, lt, or } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { roomClosures, rooms, roomSlots, type SlotTaker } from '../../../db/schema';

export type RoomRow = typeof rooms.$inferSelect;
export type ClosureRow = typeof roomClosures.$inferSelect;
export interface Taker {
  kind: SlotTaker;
  id: string;
}
export interface Slot {
  date: string;
  slotIndex: number;
}

export const findRoom = findById(rooms);

export const listRooms = (tx: Tx, storeId: string): Promise<RoomRow[]> =>
  tx.select().from(rooms).where(eq(rooms.storeId, storeId)).orderBy(asc(rooms.sort), asc(rooms.id));

export const listRoomsOf = async (tx: Tx, storeIds: readonly string[]): Promise<RoomRow[]> =>
  storeIds.length === 0
    ? []
    : tx
        .select()
        .from(rooms)
        .where(inArray(rooms.storeId, [...storeIds]))
        .orderBy(asc(rooms.sort), asc(rooms.id));

/** Who takes or gives back a room of the store waits here: slots that are given back and taken by two at once would wait for each other. */
export async function lockRooms(tx: Tx, storeId: string): Promise<void> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.storeId, storeId)).orderBy(asc(rooms.id)).for('update');
}

/** In no order. */
export const listRoomsById = async (tx: Tx, ids: readonly string[]): Promise<RoomRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(rooms)
        .where(inArray(rooms.id, [...new Set(ids)]));

export const listTaken = async (tx: Tx, roomIds: readonly string[], dates: readonly string[]) =>
  roomIds.length === 0
    ? []
    : tx
        .select()
        .from(roomSlots)
        .where(and(inArray(roomSlots.roomId, [...roomIds]), inArray(roomSlots.date, [...dates])));

/**
 * False when somebody has one of them: the others are then taken as well, until the transaction is undone. Of each room in the order of
 * time.
 */
export async function insertSlots(
  tx: Tx,
  slots: readonly (Slot & { roomId: string })[],
  taker: Taker,
): Promise<boolean> {
  if (slots.length === 0) return true;
  const taken = await tx
    .insert(roomSlots)
    .values(slots.map((slot) => ({ ...slot, takerKind: taker.kind, takerId: taker.id })))
    .onConflictDoNothing()
    .returning({ slotIndex: roomSlots.slotIndex });
  return taken.length === slots.length;
}

const isOf = (taker: Taker) => and(eq(roomSlots.takerKind, taker.kind), eq(roomSlots.takerId, taker.id));

export async function deleteSlots(tx: Tx, taker: Taker): Promise<void> {
  await tx.delete(roomSlots).where(isOf(taker));
}

/** From a half hour on. */
export async function deleteSlotsFrom(tx: Tx, taker: Taker, { date, slotIndex }: Slot): Promise<void> {
  const later = or(gt(roomSlots.date, date), and(eq(roomSlots.date, date), gte(roomSlots.slotIndex, slotIndex)));
  await tx.delete(roomSlots).where(and(isOf(taker), later));
}

/** What a taker has of these half hours becomes another's. */
export async function updateTaker(
  tx: Tx,
  taker: Taker,
  { id, kind }: Taker,
  slots: readonly (Slot & { roomId: string })[],
): Promise<void> {
  const among = slots.map(({ roomId, date, slotIndex }) =>
    and(eq(roomSlots.roomId, roomId), eq(roomSlots.date, date), eq(roomSlots.slotIndex, slotIndex)),
  );
  if (among.length === 0) return;
  await tx
    .update(roomSlots)
    .set({ takerKind: kind, takerId: id })
    .where(and(isOf(taker), or(...among)));
}

/** The store whose rooms a taker has; undefined when it has none. */
export async function findStoreOfTaker(tx: Tx, taker: Taker): Promise<string | undefined> {
  const [row] = await tx
    .select({ storeId: rooms.storeId })
    .from(roomSlots)
    .innerJoin(rooms, eq(rooms.id, roomSlots.roomId))
    .where(isOf(taker))
    .limit(1);
  return row?.storeId;
}

export const findClosure = findById(roomClosures);
export const insertClosure = insertInto(roomClosures);

export async function deleteClosure(tx: Tx, id: string): Promise<void> {
  await tx.delete(roomClosures).where(eq(roomClosures.id, id));
}

/** Closures that touch the span, the first one first. */
export const listClosures = async (
  tx: Tx,
  storeIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<ClosureRow[]> =>
  storeIds.length === 0
    ? []
    : tx
        .select()
        .from(roomClosures)
        .where(
          and(inArray(roomClosures.storeId, [...storeIds]), lt(roomClosures.startAt, to), gt(roomClosures.endAt, from)),
        )
        .orderBy(asc(roomClosures.startAt), asc(roomClosures.id));
