/** A booking is made (rules 33.1 to 33.7): the range is checked again, whatever the grid showed, and the room taken in the same transaction. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { notFound, refuse } from '../../../http/errors';
import { numberOf } from '../../../lib/numbers';
import { lockRooms } from '../../offer/room/repository';
import type { Use } from '../../offer/room/slots';
import { takeRoom } from '../../offer/room/service';
import { findHeld } from '../../offer/coupon/repository';
import { readMobile } from '../../people/member/mobiles';
import { offerFree, takeOffer } from '../waitlist/service';
import { asksStore, bookableStore, checkOverlap, checkPause, chooseRoom, serviceFor } from './choose';
import { checkLevel } from './hosted';
import { dropHold } from './holds';
import { presentDetail } from './presenter';
import { insertBooking, listHolds, type BookingRow, type HoldRow } from './repository';
import { checkRange, PAY_MS } from './rules';
import { chooseSpecialist } from './specialists';
import { enter, EXPIRE_JOB, takerOf } from './state';

type Input = RequestOf<'tea.bookingSave'>;

/** A coupon is kept for the bill: own, not used, for the table and still good then. */
async function checkCoupon(tx: Tx, memberId: string, couponId: string | undefined, use: Use): Promise<string | null> {
  if (couponId === undefined) return null;
  const held = await findHeld(tx, memberId, couponId);
  if (!held) throw notFound();
  const { coupon, template } = held;
  if (coupon.status !== 'unused') throw refuse('该券已使用', { field: 'couponId' });
  if (template.kind !== 'table') throw refuse('该券不能用于到店消费', { field: 'couponId' });
  if (coupon.from > use.from || coupon.to < use.from) throw refuse('到店时该券不在有效期内', { field: 'couponId' });
  return coupon.id;
}

/**
 * 400 a range or a party that does not fit · 404 unknown store, room, service · 409 该雅室此时段已被预订 · 422 你该时段已有预约, a pause, a
 * level that is too low, a specialist who is not free. What the member held in the store is free again, or becomes the booking.
 */
export async function save(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<DataOf<'tea.bookingSave'>> {
  await lockMember(tx, memberId);
  const store = await bookableStore(tx, input.storeId);
  const use = checkRange(store, input, now);
  const service = await serviceFor(tx, input.serviceTypeId, store.id);
  await checkLevel(tx, memberId, service, now);
  const venue = await checkPause(tx, store.id, use);
  await checkOverlap(tx, memberId, use);
  const couponId = await checkCoupon(tx, memberId, input.couponId, use);
  const mobile = await readMobile(tx, memberId, input.mobile);

  await lockRooms(tx, store.id);
  const { kept, rest } = await releaseHolds(tx, memberId, { ...use, storeId: store.id }, now);
  const wanted = { store, service, party: input.party, own: [], roomId: input.roomId ?? kept?.roomId };
  const room = await chooseRoom(tx, wanted, use);
  const employeeId = await chooseSpecialist(tx, { store, service, no: input.employeeNo }, use);
  const isAsked = asksStore(input.party, service, venue);
  const row = await insertBooking(tx, {
    ...(await numbersOf(tx, now)),
    memberId,
    storeId: store.id,
    roomId: room.id,
    serviceTypeId: service.id,
    employeeId,
    status: 'unpaid',
    date: input.date,
    startAt: use.from,
    endAt: use.to,
    party: input.party,
    name: input.name.trim(),
    mobile,
    note: input.note?.trim() ?? '',
    couponId,
    deposit: room.deposit,
    events: [{ key: 'made', label: '提交预约', at: now, by: '客人' }],
    createdAt: now,
    expireAt: now + PAY_MS,
  });
  await takeRoom(tx, { ...use, storeId: store.id, roomId: room.id, party: input.party }, takerOf(row));
  if (rest) await offerFree(tx, { kind: 'booking', subjectId: store.id }, now, server);
  return answerOf(tx, row, isAsked, now);
}

async function answerOf(tx: Tx, row: BookingRow, isAsked: boolean, now: number): Promise<DataOf<'tea.bookingSave'>> {
  if (row.deposit === 0) {
    const entered = await enter(tx, row, isAsked, now);
    return { booking: await presentDetail(tx, entered, 'guest', now) };
  }
  await schedule(tx, EXPIRE_JOB, row.id, row.expireAt);
  return {
    booking: await presentDetail(tx, row, 'guest', now),
    orderId: row.id,
    orderGroup: 'booking',
    amount: row.deposit,
  };
}

/** Number and code, neither of which tells how many there are. */
async function numbersOf(tx: Tx, now: number): Promise<{ no: string; code: string }> {
  const next = await nextSequence(tx);
  // Steps of a number that has no factor in common with 10^8 meet no code twice within a hundred million.
  const code = String((BigInt(next) * 38_746_993n + 21_417_311n) % 100_000_000n).padStart(8, '0');
  return { no: numberOf('BK', now, next), code: `YY${code}` };
}

/** Whose the range is already, and whether anything else became free. The rooms are locked. */
export async function releaseHolds(
  tx: Tx,
  memberId: string,
  { storeId, ...use }: Use & { storeId: string },
  now: number,
): Promise<{ kept: HoldRow | undefined; rest: boolean }> {
  let [kept, rest]: [HoldRow | undefined, boolean] = [undefined, false];
  for (const hold of await listHolds(tx, memberId, storeId)) {
    const isThis = hold.startAt < use.to && hold.endAt > use.from;
    if (hold.waitId !== null && !isThis) continue;
    await dropHold(tx, hold);
    if (hold.waitId !== null) await takeOffer(tx, hold.waitId, now);
    if (hold.startAt === use.from && hold.endAt === use.to) kept ??= hold;
    else rest = true;
  }
  return { kept, rest };
}
