/**
 * Who has a room when (rules 31.1 to 31.3, 33.5). Whatever takes one asks here: bookings, holds, invitations, visits. The key of the half
 * hours refuses what overlaps; who takes or gives back waits for the others of the store, so that two who move never wait for each other.
 */
import type { SlotGrid } from '../../../../src/contract/room/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { dayOf, instantOf, timeOf, weekdayOf } from '../../../lib/shanghai';
import { isWithin, openingDayOf, openingOf } from '../store/hours';
import { hoursText } from '../store/presenter';
import { findStore, type StoreRow } from '../store/repository';
import { fits, partsOf, readOccupancy, type Occupancy } from './occupancy';
import { presentRoom } from './presenter';
import {
  deleteSlots,
  deleteSlotsFrom,
  findRoom,
  findStoreOfTaker,
  insertSlots,
  listClosures,
  listRoomsById,
  listTaken,
  lockRooms,
  updateTaker,
  type RoomRow,
  type Slot,
  type Taker,
} from './repository';
import { keyOfSlot, SLOT_MS, slotAt, slotsOf, type Use } from './slots';

export interface Wish extends Use {
  storeId: string;
  roomId: string;
  party: number;
}

const TAKEN = '该雅室此时段已被预订';

/**
 * Takes the room for its use and the turn-over after it; what the taker had before is free again, so a move by half an hour over itself works.
 * What `own` takers have of it stays theirs: a range is held for a booking that is about to be moved over itself.
 * 400 a party that does not fit, a time outside of the hours · 404 a room of another store · 409 该雅室此时段已被预订 · 422 out of use.
 */
export async function takeRoom(tx: Tx, wish: Wish, taker: Taker, own: readonly Taker[] = []): Promise<RoomRow> {
  const [store, room] = [await findStore(tx, wish.storeId), await findRoom(tx, wish.roomId)];
  if (!store || room?.storeId !== store.id) throw notFound();
  checkParty(room, wish.party);
  checkHours(store, wish);
  await lockRooms(tx, store.id);
  await checkUse(tx, room, wish);
  await deleteSlots(tx, taker);
  const slots = slotsOf(wish, room.buffer);
  const had = own.length > 0 ? await listKeysOf(tx, partsOf(room), slots, own) : new Set<string>();
  const wanted = partsOf(room).flatMap((roomId) => slots.map((slot) => ({ ...slot, roomId })));
  if (
    !(await insertSlots(
      tx,
      wanted.filter((slot) => !had.has(keyIn(slot))),
      taker,
    ))
  )
    throw conflict(TAKEN, { reason: 'taken', field: 'roomId' });
  return room;
}

const keyIn = (slot: Slot & { roomId: string }): string => `${slot.roomId} ${keyOfSlot(slot)}`;

async function listKeysOf(
  tx: Tx,
  roomIds: readonly string[],
  slots: readonly Slot[],
  own: readonly Taker[],
): Promise<Set<string>> {
  const taken = await listTaken(tx, roomIds, [...new Set(slots.map(({ date }) => date))]);
  const isOwn = new Set(own.map(({ kind, id }) => `${kind} ${id}`));
  return new Set(taken.filter(({ takerKind, takerId }) => isOwn.has(`${takerKind} ${takerId}`)).map(keyIn));
}

/** What the taker has of a use of another becomes that one's: it was taken while both were the same guest's. */
export async function passRoom(tx: Tx, taker: Taker, to: Taker, use: Use & { roomId: string }): Promise<void> {
  const room = await findRoom(tx, use.roomId);
  if (!room) return;
  await lockRooms(tx, room.storeId);
  const slots = slotsOf(use, room.buffer);
  await updateTaker(
    tx,
    taker,
    to,
    partsOf(room).flatMap((roomId) => slots.map((slot) => ({ ...slot, roomId }))),
  );
}

/** Gives back whatever the taker has. */
export async function freeRoom(tx: Tx, taker: Taker): Promise<void> {
  const storeId = await findStoreOfTaker(tx, taker);
  if (storeId === undefined) return;
  await lockRooms(tx, storeId);
  await deleteSlots(tx, taker);
}

/** A use ended before its time: what lies after its turn-over is free again. */
export async function leaveRoom(tx: Tx, taker: Taker, { storeId, buffer }: RoomRow, at: number): Promise<void> {
  await lockRooms(tx, storeId);
  await deleteSlotsFrom(tx, taker, slotAt(Math.ceil((at + buffer * 60_000) / SLOT_MS) * SLOT_MS));
}

function checkParty(room: RoomRow, party: number): void {
  if (fits(room, party)) return;
  throw badRequest('party', `${room.name} ${seatsWord(room, party)}，请换一间或改人数`);
}

/** 2 位起订, 6 位坐满 */
const seatsWord = ({ seatsMin, seatsMax }: RoomRow, party: number): string =>
  party < seatsMin ? `${seatsMin} 位起订` : `${seatsMax} 位坐满`;

/** 422 for good or for a while out of use, of joined rooms either. */
async function checkUse(tx: Tx, room: RoomRow, use: Use): Promise<void> {
  const parts = await listRoomsById(tx, partsOf(room));
  if (room.closed || parts.length < partsOf(room).length || parts.some(({ closed }) => closed))
    throw refuse(`${room.name}暂停使用，请换一间`, { field: 'roomId' });
  const ids = new Set([room.id, ...partsOf(room)]);
  const shut = (await listClosures(tx, [room.storeId], use)).find(({ roomId }) => roomId === null || ids.has(roomId));
  if (shut)
    throw refuse(`${shut.roomId === null ? '门店' : room.name}该时段暂停使用：${shut.reason}`, { field: 'roomId' });
}

const WEEK = '日一二三四五六';
const closedWord = (at: number): string => `周${WEEK[weekdayOf(at)] ?? ''}休息`;

/** 400 on `at`: an end after closing, a day without opening. */
export function checkHours(store: StoreRow, use: Use): void {
  if (isWithin(store.hours, use)) return;
  const day = openingDayOf(store.hours, use.from);
  if (!openingOf(store.hours, day)) throw badRequest('at', `${store.name}${closedWord(use.from)}`);
  throw badRequest('at', `超出营业时间，${store.name} ${hoursText(store.hours)}`);
}

/** The starts of a day of opening, by the half hour. */
export function startsOf(store: StoreRow, date: string): number[] {
  const opening = openingOf(store.hours, date);
  if (!opening) return [];
  const starts: number[] = [];
  for (let at = Math.ceil(opening.from / SLOT_MS) * SLOT_MS; at < opening.to; at += SLOT_MS) starts.push(at);
  return starts;
}

type Cell = SlotGrid['rooms'][number]['cells'][number];
type Asked = RequestOf<'tea.bookingSlots'> & {
  /** Whose half hours count as free. */
  own?: readonly Taker[];
  /** Nothing begins before it. */
  from?: number;
  /** Why a room is not for what is wanted. */
  barred?: (room: RoomRow) => string | undefined;
};

/** 404 no such store · 400 no such day. */
export async function readSlots(
  tx: Tx,
  { storeId, date, party, minutes = 30, own = [], from = 0, barred }: Asked,
  now: number,
): Promise<SlotGrid> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  const midnight = instantOf(date);
  if (Number.isNaN(midnight)) throw badRequest('date');
  const opening = openingOf(store.hours, date);
  const span = opening ?? { from: midnight, to: midnight };
  const occupancy = await readOccupancy(tx, { storeIds: [store.id], ...span, own });
  const starts = startsOf(store, date);
  const cellAt = (room: RoomRow, at: number, isBarred: boolean): Cell => ({
    start: timeOf(at),
    state: stateAt(occupancy, store, room, { at, now, from, isBarred, minutes }),
    at,
    nextDay: dayOf(at) !== date,
  });
  const rooms = occupancy.rooms.map((room) => {
    const reason = reasonOf(room, party) ?? barred?.(room);
    return {
      room: presentRoom(room),
      cells: starts.map((at) => cellAt(room, at, reason !== undefined)),
      ...(reason !== undefined && { reason }),
    };
  });
  const shut = opening && occupancy.closures.find((one) => one.roomId === null && covers(one, opening));
  const closedText = opening ? shut?.reason : closedWord(midnight);
  return {
    date,
    open: opening ? store.hours.open : '',
    close: opening ? store.hours.close : '',
    step: SLOT_MS / 60_000,
    rooms,
    ...(closedText !== undefined && { closedText }),
  };
}

const covers = ({ startAt, endAt }: { startAt: number; endAt: number }, { from, to }: Use): boolean =>
  startAt <= from && endAt >= to;

const reasonOf = (room: RoomRow, party: number | undefined): string | undefined => {
  if (room.closed) return '暂停使用';
  return party === undefined || fits(room, party) ? undefined : seatsWord(room, party);
};

interface Moment {
  at: number;
  now: number;
  from: number;
  isBarred: boolean;
  minutes: number;
}

function stateAt(
  occupancy: Occupancy,
  store: StoreRow,
  room: RoomRow,
  { at, now, from, isBarred, minutes }: Moment,
): Cell['state'] {
  if (at <= now) return 'past';
  if (occupancy.isShut(room, { from: at, to: at + SLOT_MS })) return 'blocked';
  if (occupancy.isTaken(room, at)) return 'taken';
  if (at < from || isBarred) return 'blocked';
  return occupancy.isFree(store, room, { from: at, to: at + minutes * 60_000 }) ? 'free' : 'blocked';
}
