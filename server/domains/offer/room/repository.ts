/** SQL of rooms and of the half hours in which somebody has them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { rooms, roomSlots, type SlotTaker } from '../../../db/schema';

export type RoomRow = typeof rooms.$inferSelect;
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

/** False when somebody has one of them: the others are then taken as well, until the transaction is undone. Always in the order of time. */
export async function insertSlots(tx: Tx, roomId: string, slots: readonly Slot[], taker: Taker): Promise<boolean> {
  const taken = await tx
    .insert(roomSlots)
    .values(slots.map((slot) => ({ ...slot, roomId, takerKind: taker.kind, takerId: taker.id })))
    .onConflictDoNothing()
    .returning({ slotIndex: roomSlots.slotIndex });
  return taken.length === slots.length;
}

export async function deleteSlots(tx: Tx, taker: Taker): Promise<void> {
  await tx.delete(roomSlots).where(and(eq(roomSlots.takerKind, taker.kind), eq(roomSlots.takerId, taker.id)));
}
