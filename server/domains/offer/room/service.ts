/**
 * Who has a room when (rules 31.1 to 31.3). Whatever takes one asks here: bookings, invitations, visits, a closure. The key of the half hours
 * refuses what overlaps, so two who come at once need no lock.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { dayOf, instantOf, timeOf, weekdayOf } from '../../../lib/shanghai';
import { isWithin, openingDayOf, openingOf } from '../store/hours';
import { hoursText } from '../store/presenter';
import { findStore, type StoreRow } from '../store/repository';
import { presentRoom } from './presenter';
import { deleteSlots, findRoom, insertSlots, listRooms, listTaken, type RoomRow, type Taker } from './repository';
import { keyOfSlot, SLOT_MS, slotAt, slotsOf, type Use } from './slots';

export interface Wish extends Use {
  storeId: string;
  roomId: string;
  party: number;
}

const TAKEN = '该雅室此时段已被预订';

/**
 * Takes the room for its use and the turn-over after it; what the taker had before is free again, so a move by half an hour over itself works.
 * 400 a party that does not fit, a time outside of the hours · 404 a room of another store · 409 该雅室此时段已被预订 · 422 out of use.
 */
export async function takeRoom(tx: Tx, wish: Wish, taker: Taker): Promise<RoomRow> {
  const [store, room] = [await findStore(tx, wish.storeId), await findRoom(tx, wish.roomId)];
  if (!store || room?.storeId !== store.id) throw notFound();
  if (room.closed) throw refuse(`${room.name}暂停使用，请换一间`, { field: 'roomId' });
  checkParty(room, wish.party);
  checkHours(store, wish);
  await deleteSlots(tx, taker);
  if (!(await insertSlots(tx, room.id, slotsOf(wish, room.buffer), taker)))
    throw conflict(TAKEN, { reason: 'taken', field: 'roomId' });
  return room;
}

/** Gives back whatever the taker has. */
export const freeRoom = (tx: Tx, taker: Taker): Promise<void> => deleteSlots(tx, taker);

const fits = ({ seatsMin, seatsMax }: RoomRow, party: number): boolean => party >= seatsMin && party <= seatsMax;

function checkParty(room: RoomRow, party: number): void {
  if (fits(room, party)) return;
  const [bound, words] = party < room.seatsMin ? [room.seatsMin, '位起订'] : [room.seatsMax, '位坐满'];
  throw badRequest('party', `${room.name} ${bound} ${words}，请换一间或改人数`);
}

const WEEK = '日一二三四五六';

/** 400 on `at`: an end after closing, a day without opening. */
export function checkHours(store: StoreRow, use: Use): void {
  if (isWithin(store.hours, use)) return;
  const day = openingDayOf(store.hours, use.from);
  if (!openingOf(store.hours, day)) throw badRequest('at', `${store.name}周${WEEK[weekdayOf(use.from)] ?? ''}休息`);
  throw badRequest('at', `超出营业时间，${store.name} ${hoursText(store.hours)}`);
}

type Cell = DataOf<'tea.bookingSlots'>['rooms'][number]['cells'][number];

/** 404 no such store · 400 no such day. */
export async function readSlots(
  tx: Tx,
  { storeId, date, party, minutes = 30 }: RequestOf<'tea.bookingSlots'>,
  now: number,
): Promise<DataOf<'tea.bookingSlots'>> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  if (Number.isNaN(instantOf(date))) throw badRequest('date');
  const opening = openingOf(store.hours, date);
  const list = await listRooms(tx, store.id);
  const step = SLOT_MS / 60_000;
  if (!opening)
    return { date, open: '', close: '', step, rooms: list.map((room) => ({ room: presentRoom(room), cells: [] })) };
  // A turn-over may end past midnight.
  const dates = [dayOf(opening.from), dayOf(opening.to), dayOf(opening.to + SLOT_MS * 48)];
  const taken = await listTaken(
    tx,
    list.map(({ id }) => id),
    [...new Set(dates)],
  );
  const starts: number[] = [];
  for (let at = Math.ceil(opening.from / SLOT_MS) * SLOT_MS; at < opening.to; at += SLOT_MS) starts.push(at);
  const cellsOf = (room: RoomRow): Cell[] => {
    const has = new Set(taken.filter(({ roomId }) => roomId === room.id).map(keyOfSlot));
    const isFree = (use: Use) => slotsOf(use, room.buffer).every((slot) => !has.has(keyOfSlot(slot)));
    const closures = new Set(
      taken.filter((one) => one.roomId === room.id && one.takerKind === 'closure').map(keyOfSlot),
    );
    const stateAt = (at: number): Cell['state'] => {
      const [use, key] = [{ from: at, to: at + minutes * 60_000 }, keyOfSlot(slotAt(at))];
      if (at <= now) return 'past';
      if (room.closed || closures.has(key)) return 'blocked';
      if (has.has(key)) return 'taken';
      const mayBegin = (party === undefined || fits(room, party)) && isWithin(store.hours, use) && isFree(use);
      return mayBegin ? 'free' : 'blocked';
    };
    return starts.map((at) => ({ start: timeOf(at), state: stateAt(at) }));
  };
  const rooms = list.map((room) => ({ room: presentRoom(room), cells: cellsOf(room) }));
  return { date, open: store.hours.open, close: store.hours.close, step, rooms };
}
