/** Who waits for an activity that is full (chapter 34, rule 35.10). */
import type { EventWait } from '../../../../../src/contract/activity/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../../http/errors';
import { joinQueue, leaveQueue } from '../../waitlist/service';
import { freePlaces, lockActivity, lockOwn } from '../repository';
import { assertOpen } from '../words';
import { mostPlaces, signUpUntil } from '../times';
import { listFreeSeats, presentWait, queueOf } from './kept';

/** 400 more than sit there · 404 unknown · 409 signed up or in the queue already, or free: that is signed up for · 410 over · 422 too many. */
export async function wait(
  tx: Tx,
  memberId: string,
  { activityId, qty }: RequestOf<'activity.waitSave'>,
  now: number,
  server: Setup,
): Promise<EventWait> {
  const activity = await lockActivity(tx, activityId);
  if (!activity) throw notFound();
  const until = signUpUntil(activity);
  assertOpen(activity, until, now);
  const most = mostPlaces(activity);
  if (qty > most) throw refuse(`一次至多报 ${most} 位`, { field: 'qty' });
  if (qty > activity.seats) throw badRequest('qty', `这场一共 ${activity.seats} 席`);
  if (await lockOwn(tx, memberId, activityId)) throw conflict('你已报名', { reason: 'claimed' });
  const seats = activity.seatNames.length === 0 ? qty : (await listFreeSeats(tx, memberId, activity, now)).length;
  if (freePlaces(activity) >= qty && seats >= qty) throw conflict('还有名额，可以直接报名');
  const entry = { ...queueOf(activity), size: qty, wish: {}, until };
  return presentWait(tx, await joinQueue(tx, memberId, entry, now, server));
}

export async function leave(
  tx: Tx,
  memberId: string,
  { id }: RequestOf<'activity.waitLeave'>,
  now: number,
  server: Setup,
): Promise<EventWait> {
  return presentWait(tx, await leaveQueue(tx, memberId, { id, kind: 'activity' }, now, server));
}
