/**
 * The desk of a store (rules 33.13, 33.14): its day by room and time, what takes rooms out of use and which bookings that strands, each of which
 * is moved or given back in one tap, and 暂停接单.
 */
import type { BookingDetail, RoomClosure } from '../../../../src/contract/booking/schemas';
import type { BookingCard } from '../../../../src/contract/booking/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { DAY_MS, dayOf, instantOf } from '../../../lib/shanghai';
import { byFit, fits, partsOf, readOccupancy } from '../../offer/room/occupancy';
import { presentRoom } from '../../offer/room/presenter';
import {
  deleteClosure,
  findClosure,
  findRoom,
  insertClosure,
  listClosures,
  listRooms,
  listTaken,
  lockRooms,
  type ClosureRow,
  type RoomRow,
} from '../../offer/room/repository';
import { SLOT_MS, type Use } from '../../offer/room/slots';
import { openingDayOf, openingOf } from '../../offer/store/hours';
import { findStore } from '../../offer/store/repository';
import { findEmployee } from '../../people/employee/repository';
import { offerFree } from '../waitlist/service';
import { isAtDesk, moveTo } from './act';
import { servesIn } from './choose';
import { deskStore, deskStores } from './lists';
import { presentCards, presentDetail } from './presenter';
import {
  addEvent,
  countBookings,
  findBooking,
  findService,
  findVenue,
  listActive,
  setPause,
  updateBooking,
  type BookingRow,
} from './repository';
import { COMING } from './states';
import { cancelRefund, clockText, momentText, PAUSE_MS, STATUS_TEXT } from './rules';
import { announce, end, placeText, tellGuest, takerOf } from './state';

type Desk = DataOf<'booking.desk'>;
type DeskUse = Desk['rooms'][number]['uses'][number];

/** Rooms that a closure is about: of one that is part of joined rooms those, too. */
const affected = (rooms: readonly RoomRow[], roomId: string | null): string[] =>
  rooms
    .filter(
      (room) =>
        roomId === null || room.id === roomId || partsOf(room).includes(roomId) || isPartOf(rooms, roomId, room),
    )
    .map(({ id }) => id);
const isPartOf = (rooms: readonly RoomRow[], unitId: string, room: RoomRow): boolean =>
  rooms.find(({ id }) => id === unitId)?.joins.includes(room.id) === true;

async function strandedOf(
  tx: Tx,
  { storeId, roomId, startAt, endAt }: Pick<ClosureRow, 'storeId' | 'roomId' | 'startAt' | 'endAt'>,
) {
  const roomIds = affected(await listRooms(tx, storeId), roomId);
  return listActive(tx, storeId, { from: startAt, to: endAt }, { roomIds, statuses: COMING });
}

async function presentClosure(tx: Tx, row: ClosureRow, rooms: readonly RoomRow[]): Promise<RoomClosure> {
  const room = rooms.find(({ id }) => id === row.roomId);
  return {
    id: row.id,
    storeId: row.storeId,
    ...(row.roomId !== null && { roomId: row.roomId }),
    roomName: room?.name ?? '全店',
    from: row.startAt,
    to: row.endAt,
    reason: row.reason,
    by: row.by,
    stranded: (await strandedOf(tx, row)).length,
  };
}

const WORDS = { hold: '保留中', invite: '邀约', visit: '来访' } as const;

/** What is in a room on a day: bookings as they are, of others their half hours. */
async function usesOf(tx: Tx, rooms: readonly RoomRow[], day: { date: string } & Use): Promise<Map<string, DeskUse[]>> {
  const { date, from, to } = day;
  const dates = [...new Set([dayOf(from), dayOf(to), date])];
  const uses = new Map<string, DeskUse[]>();
  const add = (roomId: string, use: Omit<DeskUse, 'start' | 'end'>) => {
    const shown = { ...use, start: clockText(date, use.from), end: clockText(date, use.to) };
    uses.set(roomId, [...(uses.get(roomId) ?? []), shown]);
  };
  const [store] = rooms;
  for (const row of store ? await listActive(tx, store.storeId, { from, to }) : []) {
    const room = rooms.find(({ id }) => id === row.roomId);
    const label = `${row.name} ${row.party} 人`;
    for (const id of room ? new Set([room.id, ...partsOf(room)]) : [row.roomId])
      add(id, { kind: 'booking', id: row.id, from: row.startAt, to: row.endAt, label, status: row.status });
  }
  const others = new Map<string, { roomId: string; kind: keyof typeof WORDS; id: string; from: number; to: number }>();
  for (const slot of await listTaken(
    tx,
    rooms.map(({ id }) => id),
    dates,
  )) {
    if (slot.takerKind === 'booking') continue;
    const at = instantOf(slot.date) + slot.slotIndex * SLOT_MS;
    if (at >= to || at + SLOT_MS <= from) continue;
    const key = `${slot.roomId} ${slot.takerKind} ${slot.takerId}`;
    const had = others.get(key);
    const span = { from: Math.min(at, had?.from ?? at), to: Math.max(at + SLOT_MS, had?.to ?? 0) };
    others.set(key, { roomId: slot.roomId, kind: slot.takerKind, id: slot.takerId, ...span });
  }
  for (const { roomId, ...use } of others.values()) add(roomId, { ...use, label: WORDS[use.kind] });
  for (const list of uses.values()) list.sort((a, b) => a.from - b.from);
  return uses;
}

export async function readDesk(
  tx: Tx,
  memberId: string,
  { storeId, date = '' }: RequestOf<'booking.desk'>,
  now: number,
): Promise<Desk> {
  const { store, stores } = await deskStores(tx, memberId, storeId);
  // After midnight it is still the day on which the store has opened.
  const day = date === '' ? openingDayOf(store.hours, now) : date;
  const midnight = instantOf(day);
  if (Number.isNaN(midnight)) throw badRequest('date');
  const opening = openingOf(store.hours, day);
  const span = opening ?? { from: midnight, to: midnight + DAY_MS };
  const rooms = await listRooms(tx, store.id);
  const uses = await usesOf(tx, rooms, { date: day, ...span });
  const closures = [];
  for (const row of await listClosures(tx, [store.id], { from: midnight, to: Number.MAX_SAFE_INTEGER }))
    closures.push(await presentClosure(tx, row, rooms));
  const pausedUntil = (await findVenue(tx, store.id))?.pausedUntil ?? 0;
  const counts = [];
  for (const [id, label] of [
    ['coming', '待到店'],
    ['done', '已完成'],
    ['cancelled', '已取消'],
  ] as const)
    counts.push({ id, label, count: await countBookings(tx, { storeId: store.id, date: day, tab: id }) });
  return {
    store: { id: store.id, name: store.name, tel: store.tel },
    stores: stores.map(({ id, name }) => ({ id, name })),
    date: day,
    ...(pausedUntil > now && { pausedUntil }),
    counts,
    rooms: rooms.map((room) => ({ room: presentRoom(room), uses: uses.get(room.id) ?? [] })),
    open: opening ? store.hours.open : '',
    close: opening ? store.hours.close : '',
    ...(opening && { from: opening.from, to: opening.to }),
    closures,
    serverTime: now,
  };
}

/** Of a closure that stands, or of one that is only thought of. */
export async function readStranded(
  tx: Tx,
  memberId: string,
  { storeId, roomId: asked, closureId, from, to }: RequestOf<'booking.deskStranded'>,
  now: number,
): Promise<BookingCard[]> {
  const roomId = asked ?? null;
  const own = await deskStore(tx, memberId, storeId);
  if (closureId !== undefined) {
    const closure = await findClosure(tx, closureId);
    if (closure?.storeId !== own) throw notFound();
    return presentCards(tx, await strandedOf(tx, closure), 'desk', now);
  }
  if (from === undefined) throw badRequest('from');
  if (to === undefined || to <= from) throw badRequest('to');
  await roomOf(tx, own, roomId);
  return presentCards(tx, await strandedOf(tx, { storeId: own, roomId, startAt: from, endAt: to }), 'desk', now);
}

async function roomOf(tx: Tx, storeId: string, roomId: string | null): Promise<void> {
  if (roomId === null) return;
  if ((await findRoom(tx, roomId))?.storeId !== storeId) throw notFound();
}

export async function closeRooms(
  tx: Tx,
  memberId: string,
  { storeId, roomId: asked, from, to, reason }: RequestOf<'booking.deskClose'>,
  now: number,
): Promise<DataOf<'booking.deskClose'>> {
  const roomId = asked ?? null;
  const own = await deskStore(tx, memberId, storeId);
  if (to <= from) throw badRequest('to', '结束时间要晚于开始时间');
  if (to <= now) throw badRequest('to', '停用时间已过');
  if (reason.trim() === '') throw badRequest('reason', '请写明原因，客人会看到');
  await roomOf(tx, own, roomId);
  await lockRooms(tx, own);
  const by = (await findEmployee(tx, memberId))?.name ?? '';
  const row = await insertClosure(tx, {
    ...{ storeId: own, roomId, startAt: from, endAt: to, reason: reason.trim(), by, createdAt: now },
  });
  const closure = await presentClosure(tx, row, await listRooms(tx, own));
  return { closure, stranded: await presentCards(tx, await strandedOf(tx, row), 'desk', now) };
}

export async function reopenRooms(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<{ ok: true }> {
  const closure = await findClosure(tx, id);
  if (!closure || !isAtDesk(await findEmployee(tx, memberId), closure)) throw notFound();
  await lockRooms(tx, closure.storeId);
  await deleteClosure(tx, id);
  await offerFree(tx, { kind: 'booking', subjectId: closure.storeId }, now, server);
  return { ok: true };
}

/** 暂停接单: the starts of the next hour are not taken; what is booked stays. */
export async function pause(
  tx: Tx,
  memberId: string,
  { storeId, on }: RequestOf<'booking.deskPause'>,
  now: number,
  server: Setup,
): Promise<DataOf<'booking.deskPause'>> {
  const own = await deskStore(tx, memberId, storeId);
  const pausedUntil = on ? now + PAUSE_MS : 0;
  await setPause(tx, own, pausedUntil);
  if (!on) await offerFree(tx, { kind: 'booking', subjectId: own }, now, server);
  return on ? { pausedUntil } : {};
}

/** The booking behind its guest's lock and its own. 404 of another store · 409 it has moved on. */
async function lockAtDesk(tx: Tx, memberId: string, id: string): Promise<{ row: BookingRow; by: string }> {
  const employee = await findEmployee(tx, memberId);
  const seen = await findBooking(tx, id);
  if (!seen || !isAtDesk(employee, seen)) throw notFound();
  await lockMember(tx, seen.memberId);
  const row = await findBooking(tx, id, true);
  if (!row) throw notFound();
  if (row.status !== 'booked' && row.status !== 'pending') throw conflict(`预约${STATUS_TEXT[row.status]}，没有更改`);
  return { row, by: employee.name };
}

export async function editAtDesk(
  tx: Tx,
  memberId: string,
  { id, tell, name, note, requestId: _, ...wanted }: RequestOf<'booking.deskSave'>,
  now: number,
  server: Setup,
): Promise<BookingDetail> {
  const { row, by } = await lockAtDesk(tx, memberId, id);
  const isMoved = Object.values(wanted).some((value) => value !== undefined);
  const { row: moved } = isMoved ? await moveTo(tx, row, wanted, now, server) : { row };
  const label = isMoved ? `门店调整：${momentText(moved)}` : '门店修改了备注';
  const changed = await updateBooking(tx, row.id, {
    ...(name !== undefined && { name: name.trim() }),
    ...(note !== undefined && { note: note.trim() }),
    ...addEvent(row, { key: 'edited', label, at: now, by }),
  });
  if (isMoved) await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, now, server);
  if (tell) await tellGuest(tx, changed, '预约有调整', await placeText(tx, changed), now);
  await announce(tx, changed);
  return presentDetail(tx, changed, 'desk', now);
}

/** The room that fits best at the same time; else in it at the nearest hour of the day. */
async function bestPlace(tx: Tx, row: BookingRow, now: number): Promise<{ roomId: string; from: number }> {
  const store = await findStore(tx, row.storeId);
  const opening = store && openingOf(store.hours, row.date);
  if (!store || !opening) throw conflict('当天没有合适的茶席，请选择时间或退款', { reason: 'taken' });
  const service = await findService(tx, row.serviceTypeId);
  const { rooms, isFree } = await readOccupancy(tx, { storeIds: [store.id], ...opening, own: [takerOf(row)] });
  const able = rooms.filter((room) => fits(room, row.party) && servesIn(service, room)).sort(byFit);
  const length = row.endAt - row.startAt;
  for (let off = 0; off <= DAY_MS / 2; off += SLOT_MS)
    for (const from of off === 0 ? [row.startAt] : [row.startAt - off, row.startAt + off]) {
      if (from <= now) continue;
      const room = able.find((one) => isFree(store, one, { from, to: from + length }));
      if (room) return { roomId: room.id, from };
    }
  throw conflict('当天没有合适的茶席，请选择时间或退款', { reason: 'taken' });
}

export async function moveStranded(
  tx: Tx,
  memberId: string,
  { id, way, roomId, date, start, reason = '' }: RequestOf<'booking.deskMove'>,
  now: number,
  server: Setup,
): Promise<BookingDetail> {
  const { row, by } = await lockAtDesk(tx, memberId, id);
  const why = reason.trim() === '' ? '门店安排有变' : reason.trim();
  if (way === 'refund') {
    // The store cannot, so whatever the hour all goes back.
    const refund = cancelRefund({ ...row, proposal: { text: why, was: '', at: now } }, now);
    const label = `门店取消：${why}${refund > 0 ? `，订金 ¥${yuan(refund)} 退回` : ''}`;
    const ended = await end(tx, row, { status: 'cancelled', label, by, refund, reason: why }, now, server);
    await tellGuest(tx, ended, '预约已由门店取消', `${await placeText(tx, ended)}。${label}，十分抱歉。`, now);
    return presentDetail(tx, ended, 'desk', now);
  }
  const was = await placeText(tx, row);
  await lockRooms(tx, row.storeId);
  const isAsked = roomId !== undefined || date !== undefined || start !== undefined;
  const place = isAsked ? undefined : await bestPlace(tx, row, now);
  const wanted = place
    ? { roomId: place.roomId, start: clockText(row.date, place.from).replace('次日 ', '') }
    : { roomId, ...(date !== undefined && { date }), ...(start !== undefined && { start }) };
  const { row: moved } = await moveTo(tx, row, wanted, now, server);
  const text = `${why}，已为你改到 ${await placeText(tx, moved)}`;
  const changed = await updateBooking(tx, row.id, {
    proposal: { text, was, at: now },
    ...addEvent(row, { key: 'proposed', label: `门店调整：${why}`, at: now, by }),
  });
  await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, now, server);
  await tellGuest(tx, changed, '预约有调整，请确认', `${text}。可以接受、改期或全额退款。`, now);
  await announce(tx, changed);
  return presentDetail(tx, changed, 'desk', now);
}
