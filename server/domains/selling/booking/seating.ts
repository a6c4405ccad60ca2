/** What the tables of a store need of bookings: whoever scans the seat is seated, and the deposit is spent on the bill (rule 33.10). */
import type { Tx } from '../../../db/client';
import type { JobKind } from '../../../db/jobKinds';
import { isPlanned, unschedule } from '../../../db/timers';
import type { Server, Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { findRoom, listRoomsOf } from '../../offer/room/repository';
import { partsOf } from '../../offer/room/occupancy';
import { yuan } from '../../../lib/money';
import type { Asking } from '../../people/contentCheck/open';
import { findEmployee } from '../../people/employee/repository';
import { REFUND_JOB } from '../../trade/payment/apply';
import { givePartBack } from '../../trade/payment/giveBack';
import { paymentOfOrder } from '../../trade/payment/repository';
import { act, isAtDesk } from './act';
import { addEvent, findArriving, findBooking, updateBooking } from './repository';
import { SEAT_MS, unspentOf } from './rules';
import { finish, FINISH_JOB, seat, tellGuest } from './state';

export interface Seated {
  id: string;
  party: number;
  roomId: string;
  /** Fen that were paid and are not spent. */
  deposit: number;
}

interface Where {
  storeId: string;
  roomId?: string | undefined;
}

/**
 * The own booking of this store, and of this room when one is told (joined rooms: of either), within an hour of its start: it becomes seated.
 * One that is seated already is found again.
 */
export async function seatBooking(tx: Tx, memberId: string, where: Where, now: number): Promise<Seated | undefined> {
  const row = await arriving(tx, memberId, { ...where, lock: true }, now);
  if (!row) return undefined;
  const seated = row.status === 'seated' ? row : await seat(tx, row, '扫码入座', now);
  return { id: seated.id, party: seated.party, roomId: seated.roomId, deposit: unspentOf(seated) };
}

/**
 * The desk leads the guests to a table. One that was seated without a table is taken to one. 404 of another store · 409 it has moved on ·
 * 422 too early.
 */
export async function seatAtDesk(
  tx: Tx,
  memberId: string,
  { id, storeId, requestId }: { id: string; storeId: string; requestId: string },
  now: number,
  server: Setup & Asking,
): Promise<Pick<Seated, 'id' | 'party'>> {
  const row = await findBooking(tx, id, true);
  if (row?.storeId !== storeId || !isAtDesk(await findEmployee(tx, memberId), row)) throw notFound();
  if (row.status !== 'seated') await act(tx, memberId, { id, action: 'seat', requestId }, now, server);
  return { id, party: row.party };
}

/** Rooms that the booking takes, of joined rooms each; undefined: a booking of another store. */
export async function roomsOfBooking(tx: Tx, id: string, storeId: string): Promise<string[] | undefined> {
  const row = await findBooking(tx, id);
  if (row?.storeId !== storeId) return undefined;
  const room = await findRoom(tx, row.roomId);
  return room ? [room.id, ...partsOf(room)] : [row.roomId];
}

/** For how many such a booking is, before anybody sits down: undefined without one. */
export const bookedParty = async (tx: Tx, memberId: string, where: Where, now: number): Promise<number | undefined> =>
  (await arriving(tx, memberId, { ...where, lock: false }, now))?.party;

async function arriving(tx: Tx, memberId: string, { storeId, roomId, lock }: Where & { lock: boolean }, now: number) {
  const roomIds =
    roomId === undefined
      ? undefined
      : (await listRoomsOf(tx, [storeId]))
          .filter((room) => [room.id, ...partsOf(room)].includes(roomId))
          .map(({ id }) => id);
  const span = { from: now - SEAT_MS, to: now + SEAT_MS };
  return findArriving(tx, memberId, { storeId, roomIds }, span, lock);
}

/** Fen of it that were paid and neither spent nor given back. */
export async function depositOf(tx: Tx, bookingId: string): Promise<number> {
  const row = await findBooking(tx, bookingId);
  return row ? unspentOf(row) : 0;
}

/** So much of it pays for the bill of a table; the rest goes back when the booking is finished. 422 more than there is. */
export async function spendDeposit(
  tx: Tx,
  bookingId: string,
  { amount, sessionId }: { amount: number; sessionId: string },
  now: number,
  _server: Setup,
): Promise<void> {
  const row = await findBooking(tx, bookingId, true);
  if (!row || row.status !== 'seated' || amount < 0 || amount > unspentOf(row)) throw refuse('预约订金不足以抵扣');
  await updateBooking(tx, row.id, {
    spent: row.spent + amount,
    sessionId,
    ...(amount > 0 && addEvent(row, { key: 'spent', label: '订金已抵扣账单', at: now, by: '系统' })),
  });
  // The table says when its guests have left.
  await unschedule(tx, FINISH_JOB, row.id);
}

interface TakenOff {
  amount: number;
  /** Makes the row of what goes back, whose id is its number at the provider. */
  row: () => Promise<string>;
  /** Asks the provider for the money of that row. */
  job: JobKind;
}

/**
 * So much of what it paid for a bill was too much, because something was returned. While its guests sit it is unspent again and goes back when
 * the booking is finished; afterwards at once, the way it was paid. 409 the provider is still asked for the rest of it.
 */
export async function takeDepositOff(
  tx: Tx,
  bookingId: string,
  { amount, row: write, job }: TakenOff,
  now: number,
): Promise<void> {
  const row = await findBooking(tx, bookingId, true);
  if (!row || amount > row.spent) throw new Error(`booking ${bookingId} has not spent ${amount} fen`);
  const sum = `¥${yuan(amount)}`;
  if (row.status === 'seated') {
    await write();
    const label = `退菜，订金 ${sum} 离店时退回`;
    await updateBooking(tx, row.id, {
      spent: row.spent - amount,
      ...addEvent(row, { key: 'unspent', label, at: now, by: '系统' }),
    });
    return;
  }
  const payment = await paymentOfOrder(tx, 'booking', row.id);
  if (payment && (await isPlanned(tx, REFUND_JOB, payment.id))) throw conflict('余下的订金正在退回，稍后再同意');
  const label = `退菜，订金 ${sum} 已原路退回`;
  await updateBooking(tx, row.id, {
    spent: row.spent - amount,
    refunded: row.refunded + amount,
    ...addEvent(row, { key: 'refunded', label, at: now, by: '系统' }),
  });
  const { id, no, memberId } = row;
  await givePartBack(tx, { orderGroup: 'booking', id, no, memberId }, { amount, row: write, job }, now);
  await tellGuest(tx, row, '订金已退回', `退菜后多付的订金 ${sum} 已原路退回。`, now);
}

/** The table was cleared: done twice it is done once. */
export async function finishBooking(tx: Tx, bookingId: string, now: number, server: Setup | Server): Promise<void> {
  const row = await findBooking(tx, bookingId, true);
  if (row?.status === 'seated') await finish(tx, row, '门店', now, server);
}
