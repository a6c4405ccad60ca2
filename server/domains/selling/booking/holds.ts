/** A range that is kept for five minutes while its guest decides (rule 33.4): it has its half hours like a booking. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { schedule, unschedule } from '../../../db/timers';
import type { Server, Setup } from '../../../http/context';
import { badRequest, conflict, expired, notFound } from '../../../http/errors';
import { findRoom, lockRooms, type Taker } from '../../offer/room/repository';
import { freeRoom, passRoom, takeRoom } from '../../offer/room/service';
import { offerFree } from '../waitlist/service';
import { presentHold } from './presenter';
import {
  deleteHold,
  findBooking,
  findHold,
  insertHold,
  listHolds,
  ownHold,
  updateHold,
  type HoldRow,
} from './repository';
import { checkRange, HOLD_MS } from './rules';
import { bookableStore, checkPause, chooseRoom, serviceFor } from './choose';
import { checkLevel } from './hosted';
import { takerOf } from './state';

type Input = RequestOf<'booking.hold'>;
type Answer = DataOf<'booking.hold'>;

export const HOLD_JOB = 'booking.hold';
export const holdTaker = ({ id }: Pick<HoldRow, 'id'>): Taker => ({ kind: 'hold', id });

/** Whose half hours count as free for a member: what is held, and the booking that is moved. */
export const ownTakers = async (tx: Tx, memberId: string, storeId: string, bookingId?: string): Promise<Taker[]> => {
  const holds = (await listHolds(tx, memberId, storeId)).map(holdTaker);
  const row = bookingId === undefined ? undefined : await findBooking(tx, bookingId);
  return row?.memberId === memberId ? [...holds, takerOf(row)] : holds;
};

/** Gives back the half hours of a hold; those of an offer that a longer choice of the member stands on stay with it. The rooms are locked. */
export async function dropHold(tx: Tx, hold: HoldRow): Promise<void> {
  const chosen = hold.waitId === null ? undefined : await ownHold(tx, hold.memberId, hold.storeId);
  if (chosen)
    await passRoom(tx, holdTaker(hold), holdTaker(chosen), {
      ...{ roomId: chosen.roomId, from: chosen.startAt, to: chosen.endAt },
    });
  await freeRoom(tx, holdTaker(hold));
  await deleteHold(tx, hold.id);
  await unschedule(tx, HOLD_JOB, hold.id);
}

async function answerOf(tx: Tx, hold: HoldRow | undefined, now: number): Promise<Answer> {
  const room = hold && (await findRoom(tx, hold.roomId));
  return { ...(hold && room && { hold: presentHold(hold, room) }), serverTime: now };
}

/** The newest of those that are still kept: on whichever phone it was begun. */
export async function readHold(
  tx: Tx,
  memberId: string,
  { storeId }: RequestOf<'booking.holding'>,
  now: number,
): Promise<DataOf<'booking.holding'>> {
  return answerOf(
    tx,
    (await listHolds(tx, memberId, storeId)).find(({ expireAt }) => expireAt > now),
    now,
  );
}

/** What is held besides, in the same store, is given back: one of a member and store. */
async function take(tx: Tx, memberId: string, input: Input, now: number, server: Setup): Promise<Answer> {
  const { date, start, minutes, party } = input;
  if (date === undefined) throw badRequest('date');
  if (start === undefined) throw badRequest('start');
  if (minutes === undefined) throw badRequest('minutes');
  if (party === undefined) throw badRequest('party');
  const store = await bookableStore(tx, input.storeId);
  const use = checkRange(store, { date, start, minutes }, now);
  await checkPause(tx, store.id, use);
  const service = input.serviceTypeId === undefined ? undefined : await serviceFor(tx, input.serviceTypeId, store.id);
  if (service) await checkLevel(tx, memberId, service, now);
  await lockRooms(tx, store.id);
  const before = await ownHold(tx, memberId, store.id);
  const moved = await movedBooking(tx, memberId, input);
  const own = await ownTakers(tx, memberId, store.id, moved?.id);
  const room = await chooseRoom(tx, { store, roomId: input.roomId, party, service, own }, use);
  if (before) await dropHold(tx, before);
  // What is moved over itself, or lies within what the waiting list keeps, is the member's own already.
  const kept = await listHolds(tx, memberId, store.id);
  const covering = kept.find((one) => one.roomId === room.id && one.startAt <= use.from && one.endAt >= use.to);
  if (covering) {
    if (before) await offerFree(tx, { kind: 'booking', subjectId: store.id }, now, server);
    return answerOf(tx, covering, now);
  }
  const hold = await insertHold(tx, {
    memberId,
    storeId: store.id,
    roomId: room.id,
    date,
    startAt: use.from,
    endAt: use.to,
    party,
    expireAt: now + HOLD_MS,
    createdAt: now,
  });
  const wish = { ...use, storeId: store.id, roomId: room.id, party };
  await takeRoom(tx, wish, holdTaker(hold), [...kept.map(holdTaker), ...(moved ? [takerOf(moved)] : [])]);
  await schedule(tx, HOLD_JOB, hold.id, hold.expireAt);
  if (before) await offerFree(tx, { kind: 'booking', subjectId: store.id }, now, server);
  return answerOf(tx, hold, now);
}

/** 404 somebody else's. */
async function movedBooking(tx: Tx, memberId: string, { bookingId }: Input) {
  if (bookingId === undefined) return undefined;
  const row = await findBooking(tx, bookingId);
  if (row?.memberId !== memberId) throw notFound();
  return row;
}

async function renew(tx: Tx, memberId: string, { storeId }: Input, now: number): Promise<Answer> {
  const hold = await ownHold(tx, memberId, storeId);
  if (!hold || hold.expireAt <= now) throw expired('保留已过期，请重新选择');
  if (hold.renewed) throw conflict('保留时间只能延长一次');
  const renewed = await updateHold(tx, hold.id, { renewed: true, expireAt: hold.expireAt + HOLD_MS });
  await schedule(tx, HOLD_JOB, hold.id, renewed.expireAt);
  return answerOf(tx, renewed, now);
}

/** A page gives back what it was answered: another tab may have taken another range of the store since. */
async function release(tx: Tx, memberId: string, { storeId, id }: Input, now: number, server: Setup): Promise<Answer> {
  if (id === undefined) throw badRequest('id');
  await lockRooms(tx, storeId);
  const hold = await ownHold(tx, memberId, storeId);
  if (hold?.id === id) {
    await dropHold(tx, hold);
    await offerFree(tx, { kind: 'booking', subjectId: storeId }, now, server);
  }
  return { serverTime: now };
}

export async function hold(tx: Tx, memberId: string, input: Input, now: number, server: Setup): Promise<Answer> {
  await lockMember(tx, memberId);
  if (input.action === 'renew') return renew(tx, memberId, input, now);
  if (input.action === 'release') return release(tx, memberId, input, now, server);
  return take(tx, memberId, input, now, server);
}

/** A hold's time is over. Looks at its row behind the lock of the rooms, as whoever books does. */
export async function expireHold(tx: Tx, id: string, server: Server): Promise<void> {
  const seen = await findHold(tx, id);
  if (!seen || seen.waitId !== null) return;
  await lockRooms(tx, seen.storeId);
  const row = await findHold(tx, id);
  if (!row || row.expireAt > server.now()) return;
  await dropHold(tx, row);
  await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, server.now(), server);
}
