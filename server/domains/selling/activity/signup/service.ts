/**
 * Who comes (rules 35.1 to 35.3): a sign-up takes its places at once, with a fee it keeps them for fifteen minutes. The activity is locked
 * before anything else, so capacity and seats are counted by one after the other.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { newOrderNo } from '../../../../db/numbers';
import { schedule, unschedule } from '../../../../db/timers';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, notFound, refuse } from '../../../../http/errors';
import { readMobile } from '../../../people/member/mobiles';
import { findSharerId } from '../../../people/member/repository';
import { sendNotice } from '../../../people/notice/send';
import { cancelPending } from '../../../trade/payment/repository';
import { offerFree } from '../../waitlist/service';
import {
  addJoined,
  findSignup,
  freePlaces,
  freeHeld,
  freeSeats,
  insertSignup,
  listSignups,
  lockActivity,
  lockOwn,
  putSeats,
  updateSignup,
  type Activity,
  type Signup,
} from '../repository';
import { RELEASE_JOB } from '../tasting/service';
import { mostPlaces, PAY_MS, QUORUM_MS, signUpUntil } from '../times';
import { keptOf, queueOf, settleWait } from '../wait/kept';
import { assertOpen, pageOfActivity, whenOf } from '../words';
import { presentSignup } from './presenter';
import { assertFree, readSeats } from './seats';

export const EXPIRE_JOB = 'activity.expire';
export const QUORUM_JOB = 'activity.quorum';
const FULL = '名额已满，可以候补';

export const newTicketCode = (): string => `HD${randomInt(10_000_000, 100_000_000)}`;
export const newToken = (): string => randomBytes(12).toString('base64url');
export const seatsOf = ({ seatNo }: Pick<Signup, 'seatNo'>): string[] => (seatNo ? seatNo.split('、') : []);

interface Wanted {
  name: string;
  mobile: string;
  qty: number;
  seats: string[];
  answers: Signup['answers'];
  broughtById: string | null;
}

/** 404 unknown · 409 taken, signed up already · 410 over · 422 full, a rule in its words. The same choice again goes on with what waits to be paid. */
export async function signUp(
  tx: Tx,
  memberId: string,
  input: RequestOf<'activity.signUpSave'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.signUpSave'>> {
  const activity = await lockActivity(tx, input.activityId);
  if (!activity) throw notFound();
  assertOpen(activity, signUpUntil(activity), now);
  await assertHeld(tx, activity, now);
  const most = mostPlaces(activity);
  if (input.qty > most) throw refuse(`一次至多报 ${most} 位`, { field: 'qty' });
  const sharer = input.shareId ? await findSharerId(tx, input.shareId) : undefined;
  const wanted: Wanted = {
    name: input.name,
    mobile: await readMobile(tx, memberId, input.mobile),
    qty: input.qty,
    seats: readSeats(activity, input.seatNo, input.qty),
    answers: readAnswers(activity, input.answers ?? []),
    broughtById: sharer === undefined || sharer === memberId ? null : sharer,
  };
  const own = await lockOwn(tx, memberId, activity.id);
  if (own && own.status !== 'unpaid')
    throw conflict(activity.kind === 'furniture' ? '已预约，顾问将联系你' : '你已报名', { reason: 'claimed' });
  if (own && own.expireAt > now && own.qty === wanted.qty && sameSeats(own, wanted.seats)) {
    const { seats: _, ...written } = wanted;
    const row = await updateSignup(tx, own.id, { ...written, names: [wanted.name, ...own.names.slice(1)] });
    return answerOf(tx, row, now);
  }
  // Another choice: its places are the member's own before anybody else is offered them.
  if (own) await freeUnpaid(tx, own, now);
  return answerOf(tx, await take(tx, memberId, { activity, wanted }, now, server), now);
}

const sameSeats = (own: Signup, seats: readonly string[]): boolean =>
  seatsOf(own).length === seats.length && seats.every((seat) => seatsOf(own).includes(seat));

/** Only the questions of the activity; those of a form without questions are kept as they are. */
function readAnswers({ questions, kind }: Activity, answers: Signup['answers']): Signup['answers'] {
  if (kind === 'furniture') return answers.filter(({ value }) => value.trim() !== '');
  return questions.flatMap(({ key, label }) => {
    const value = answers.find((one) => one.key === key)?.value.trim() ?? '';
    return value === '' ? [] : [{ key, label, value }];
  });
}

/** A table that has too few guests three hours before is off, also before its timer has said so. */
async function assertHeld(tx: Tx, activity: Activity, now: number): Promise<void> {
  if (activity.minGuests === 0 || now < activity.startAt - QUORUM_MS) return;
  if ((await countGuests(tx, activity)) < activity.minGuests) throw expired('人数不足，这一席已取消');
}

/** Places that are paid for, or free, beside the host's. */
export async function countGuests(tx: Tx, { id, hostMemberId }: Activity): Promise<number> {
  const rows = await listSignups(tx, id);
  return rows
    .filter(({ status, memberId }) => status !== 'unpaid' && memberId !== hostMemberId)
    .reduce((sum, { qty }) => sum + qty, 0);
}

/**
 * The activity is locked: places and seats become this member's, first those that the waiting list kept for them. 409 a seat is gone · 422
 * full.
 */
export async function take(
  tx: Tx,
  memberId: string,
  { activity, wanted, checkedBy }: { activity: Activity; wanted: Wanted; checkedBy?: string },
  now: number,
  server: Setup,
): Promise<Signup> {
  const { id: activityId, price } = activity;
  const { seats, ...written } = wanted;
  await assertFree(tx, memberId, { activityId, wanted: seats }, now);
  await settleWait(tx, memberId, activityId, now);
  const counted = await lockActivity(tx, activityId);
  if (!counted || freePlaces(counted) < wanted.qty) throw refuse(FULL, { reason: 'soldOut', field: 'qty' });
  const isFree = price === 0;
  const row = await insertSignup(tx, {
    activityId,
    memberId,
    ...written,
    seatNo: seats.length > 0 ? seats.join('、') : null,
    code: newTicketCode(),
    no: await newOrderNo(tx, now),
    price,
    names: [wanted.name],
    status: isFree ? (checkedBy === undefined ? 'signed' : 'checked') : 'unpaid',
    ...(isFree && checkedBy !== undefined ? { checkedAt: now, checkedBy } : {}),
    at: now,
    expireAt: isFree ? 0 : now + PAY_MS,
    calendarToken: newToken(),
  });
  await addJoined(tx, activityId, wanted.qty);
  await freeHeld(tx, memberId, activityId);
  await putSeats(tx, seatRows(row, seats));
  if (!isFree) await schedule(tx, EXPIRE_JOB, row.id, row.expireAt);
  if (activity.minGuests > 0 && now < activity.startAt - QUORUM_MS)
    await schedule(tx, QUORUM_JOB, activityId, activity.startAt - QUORUM_MS);
  // Also a tasting that nobody scores is opened at its end.
  if (activity.revealAt !== null) await schedule(tx, RELEASE_JOB, activityId, activity.endAt);
  if (isFree && checkedBy === undefined) await tellSigned(tx, row, activity, now);
  await offerFree(tx, queueOf(activity), now, server);
  return row;
}

export const seatRows = ({ id, activityId, memberId }: Signup, seats: readonly string[]) =>
  seats.map((seat) => ({ activityId, seat, memberId, signupId: id, heldUntil: null, renewed: false }));

async function answerOf(tx: Tx, row: Signup, now: number): Promise<DataOf<'activity.signUpSave'>> {
  const signup = await presentSignup(tx, row, now);
  if (row.status !== 'unpaid') return { signup };
  return { signup, orderId: row.id, orderGroup: 'activity', amount: row.qty * row.price };
}

export async function tellSigned(tx: Tx, row: Signup, activity: Activity, now: number): Promise<void> {
  const words =
    activity.kind === 'furniture'
      ? { title: '量房已预约', text: '顾问将在一天内联系你，约定上门时间。' }
      : {
          title: '报名成功',
          text: `${activity.title}，${whenOf(activity)}，${row.qty} 位${row.seatNo ? `，座位 ${row.seatNo}` : ''}。入场码 ${row.code}。`,
        };
  await sendNotice(tx, row.memberId, { box: 'service', ...words, link: pageOfActivity(activity), at: now });
}

/** The row is locked, or its activity is, and nothing was paid: its places are free again, for whoever waits for them. */
export async function closeUnpaid(tx: Tx, row: Signup, now: number, server: Setup): Promise<void> {
  await freeUnpaid(tx, row, now);
  await offerFree(tx, queueOf({ id: row.activityId }), now, server);
}

async function freeUnpaid(tx: Tx, row: Signup, now: number): Promise<void> {
  await updateSignup(tx, row.id, { status: 'cancelled', closedAt: now });
  await freeSeats(tx, row.activityId, seatsOf(row));
  await addJoined(tx, row.activityId, -row.qty);
  await cancelPending(tx, row.id, 'activity');
  await unschedule(tx, EXPIRE_JOB, row.id);
}

/** The row is locked and unpaid. */
export async function markPaid(tx: Tx, row: Signup, now: number): Promise<void> {
  const activity = await lockActivity(tx, row.activityId);
  if (!activity) throw new Error(`sign-up ${row.id} has no activity`);
  await updateSignup(tx, row.id, { status: 'signed', sequence: row.sequence + 1 });
  await unschedule(tx, EXPIRE_JOB, row.id);
  await tellSigned(tx, row, activity, now);
}

/**
 * Money that came after the fifteen minutes: the sign-up stands again when nobody has its places or seats, the member has no other one and
 * the activity has not begun.
 */
export async function revive(tx: Tx, id: string, now: number, server: Setup): Promise<boolean> {
  const found = await findSignup(tx, id);
  const activity = found && (await lockActivity(tx, found.activityId));
  const row = activity && (await findSignup(tx, id, true));
  if (!row || row.status !== 'cancelled' || row.closedAt === null || row.closedAt < row.expireAt) return false;
  if (activity.cancelledAt !== null || now >= signUpUntil(activity)) return false;
  if (await lockOwn(tx, row.memberId, activity.id)) return false;
  // What the waiting list has kept for the same member meanwhile is theirs.
  if (freePlaces(activity) + (await keptOf(tx, row.memberId, activity.id)) < row.qty) return false;
  const seats = seatsOf(row);
  try {
    await assertFree(tx, row.memberId, { activityId: activity.id, wanted: seats }, now);
  } catch {
    return false;
  }
  await updateSignup(tx, id, { status: 'unpaid', closedAt: null });
  await addJoined(tx, activity.id, row.qty);
  await settleWait(tx, row.memberId, activity.id, now);
  await putSeats(tx, seatRows(row, seats));
  await offerFree(tx, queueOf(activity), now, server);
  return true;
}

/** Who comes: as many names as places, the first one is who signed up. 404 somebody else's · 422 it is over. */
export async function rename(
  tx: Tx,
  memberId: string,
  { id, names }: RequestOf<'activity.signUpEdit'>,
  now: number,
): Promise<DataOf<'activity.signUpEdit'>> {
  const { row, activity } = await lockOwnById(tx, memberId, id);
  if (row.status === 'cancelled') throw expired('报名已取消');
  if (now >= activity.endAt) throw expired('活动已结束');
  if (names.length > row.qty) throw badRequest('names', `这张票是 ${row.qty} 位`);
  const [name = row.name] = names;
  return presentSignup(tx, await updateSignup(tx, id, { name, names, sequence: row.sequence + 1 }), now);
}

/** The activity and the row are locked, in that order. */
export async function lockOwnById(tx: Tx, memberId: string, id: string): Promise<{ row: Signup; activity: Activity }> {
  const found = await findSignup(tx, id);
  if (!found || found.memberId !== memberId) throw notFound();
  const activity = await lockActivity(tx, found.activityId);
  const row = await findSignup(tx, id, true);
  if (!activity || !row || row.memberId !== memberId) throw notFound();
  return { row, activity };
}
