/** What is free in the rooms of stores (rules 31.2, 31.3, 33.5): the grid, a search, the choice of a room and the waiting list count by it alone. */
import type { Tx } from '../../../db/client';
import { DAY_MS, dayOf, startOfDay } from '../../../lib/shanghai';
import { isWithin } from '../store/hours';
import type { StoreRow } from '../store/repository';
import { listClosures, listRoomsOf, listTaken, type ClosureRow, type RoomRow, type Taker } from './repository';
import { keyOfSlot, slotAt, slotsOf, type Use } from './slots';

export interface Occupancy {
  rooms: RoomRow[];
  closures: ClosureRow[];
  /** Whether the half hour that begins there belongs to somebody. */
  isTaken(room: RoomRow, at: number): boolean;
  /** Whether the room is out of use then, by a closure or for good. */
  isShut(room: RoomRow, use: Use): boolean;
  /** Whether a use with its turn-over fits, within the hours of the store. */
  isFree(store: StoreRow, room: RoomRow, use: Use): boolean;
}

export const fits = ({ seatsMin, seatsMax }: RoomRow, party: number): boolean => party >= seatsMin && party <= seatsMax;

/** Rooms that a use of this one takes: of joined rooms both. */
export const partsOf = ({ id, joins }: RoomRow): string[] => (joins.length > 0 ? joins : [id]);

/** The smallest that fits, joined rooms after all others. */
export const byFit = (a: RoomRow, b: RoomRow): number =>
  a.joins.length - b.joins.length || a.seatsMax - b.seatsMax || a.sort - b.sort;

const overlaps = (closure: ClosureRow, { from, to }: Use): boolean => closure.startAt < to && closure.endAt > from;

/** `own`: takers whose half hours count as free. The span is widened to whole days. */
export async function readOccupancy(
  tx: Tx,
  { storeIds, from, to, own = [] }: Use & { storeIds: readonly string[]; own?: readonly Taker[] },
): Promise<Occupancy> {
  const rooms = await listRoomsOf(tx, storeIds);
  const dates: string[] = [];
  // A turn-over may end past midnight.
  for (let day = startOfDay(from); day <= to + DAY_MS; day += DAY_MS) dates.push(dayOf(day));
  const ids = rooms.map(({ id }) => id);
  const isOwn = new Set(own.map(({ kind, id }) => `${kind} ${id}`));
  const taken = new Map<string, Set<string>>();
  for (const slot of await listTaken(tx, ids, dates)) {
    if (isOwn.has(`${slot.takerKind} ${slot.takerId}`)) continue;
    const has = taken.get(slot.roomId);
    if (has) has.add(keyOfSlot(slot));
    else taken.set(slot.roomId, new Set([keyOfSlot(slot)]));
  }
  const closures = await listClosures(tx, storeIds, { from, to: to + DAY_MS });
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const hasSlot = (room: RoomRow, key: string) => partsOf(room).some((id) => taken.get(id)?.has(key) === true);
  const isShut = (room: RoomRow, use: Use) =>
    room.closed ||
    partsOf(room).some((id) => byId.get(id)?.closed !== false) ||
    closures.some(
      (one) =>
        one.storeId === room.storeId &&
        (one.roomId === null || one.roomId === room.id || partsOf(room).includes(one.roomId)) &&
        overlaps(one, use),
    );
  return {
    rooms,
    closures,
    isShut,
    isTaken: (room, at) => hasSlot(room, keyOfSlot(slotAt(at))),
    isFree: (store, room, use) =>
      isWithin(store.hours, use) &&
      !isShut(room, use) &&
      !slotsOf(use, room.buffer).some((slot) => hasSlot(room, keyOfSlot(slot))),
  };
}
