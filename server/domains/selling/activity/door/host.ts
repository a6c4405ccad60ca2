/** What the store does with its activity: opens scores, changes how many seats there are, calls it off (rules 35.2, 35.6, 35.8). */
import type { EventDetail } from '../../../../../src/contract/activity/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, notFound, refuse } from '../../../../http/errors';
import { sendNotice } from '../../../people/notice/send';
import { keepForHost, lockHostBooking } from '../../booking/hostAlone';
import { closeQueue, offerFree } from '../../waitlist/service';
import { listSignups, lockActivity, readActivity, updateActivity, updateSignup, type Activity } from '../repository';
import { readEvent } from '../read';
import { backText, giveUp } from '../signup/cancel';
import { closeUnpaid, countGuests } from '../signup/service';
import { pageOfActivity, whenOf } from '../words';
import { release } from '../tasting/service';
import { queueOf } from '../wait/kept';
import { staffAt } from './service';

export async function actAsHost(
  tx: Tx,
  memberId: string,
  { activityId, action, seats }: RequestOf<'activity.hostAct'>,
  now: number,
  server: Setup,
): Promise<EventDetail> {
  const activity = await lockWithBooking(tx, activityId);
  await staffAt(tx, memberId, activity);
  if (!activity) throw notFound();
  if (activity.cancelledAt !== null) throw expired('活动已取消');
  if (action === 'release') await release(tx, activity, now);
  else if (action === 'seats') await resize(tx, { activity, seats }, now, server);
  else await callOffAlone(tx, activity, '店里有事，活动取消了', now, server);
  return readEvent(tx, memberId, { id: activityId }, now, server);
}

/** The activity, and before it the booking of whoever hosts it: in the order in which a booking that ends takes them. */
async function lockWithBooking(tx: Tx, id: string): Promise<Activity | undefined> {
  const seen = await readActivity(tx, id);
  if (seen?.bookingId != null) await lockHostBooking(tx, seen.bookingId);
  return lockActivity(tx, id);
}

/** Called off, but the booking of its host stands (rule 35.12). */
async function callOffAlone(tx: Tx, activity: Activity, why: string, now: number, server: Setup): Promise<void> {
  await callOff(tx, activity, why, now, server);
  if (activity.bookingId !== null) await keepForHost(tx, activity.bookingId, why, now);
}

/** The activity is locked: who signs up at this moment is counted before or after. 409 more have signed up. */
async function resize(
  tx: Tx,
  { activity, seats }: { activity: Activity; seats: number | undefined },
  now: number,
  server: Setup,
): Promise<void> {
  if (seats === undefined) throw badRequest('seats', '请填写席位数');
  if (now >= activity.endAt) throw expired('活动已结束');
  if (activity.seatNames.length > 0) throw refuse('席位图上的座位不能改数', { field: 'seats' });
  const { joined, kept } = activity;
  if (seats < joined + kept) {
    const also = kept > 0 ? `，${kept} 位留给候补` : '';
    throw conflict(`已有 ${joined} 位报名${also}，不能少于它`, { field: 'seats' });
  }
  await updateActivity(tx, activity.id, { seats });
  await offerFree(tx, queueOf(activity), now, server);
}

/** The activity is locked: everybody is told, what was paid goes back, and nobody waits for it any more. */
export async function callOff(tx: Tx, activity: Activity, why: string, now: number, server: Setup): Promise<void> {
  if (now >= activity.endAt) throw expired('活动已结束');
  await updateActivity(tx, activity.id, { cancelledAt: now });
  for (const { memberId } of await closeQueue(tx, queueOf(activity), now, server))
    await sendNotice(tx, memberId, {
      box: 'service',
      title: '候补已结束',
      text: `${activity.title}（${whenOf(activity)}）：${why}，不用再等了。`,
      link: pageOfActivity(activity),
      at: now,
    });
  for (const row of await listSignups(tx, activity.id, true)) {
    let back = 0;
    if (row.status === 'unpaid') await closeUnpaid(tx, row, now, server);
    else back = await giveUp(tx, { row, activity, qty: row.qty }, now, server);
    // A host with a booking hears of his own table by that.
    if (activity.bookingId === null || row.memberId !== activity.hostMemberId)
      await sendNotice(tx, row.memberId, {
        box: 'service',
        title: '活动已取消',
        text: `${activity.title}（${whenOf(activity)}）：${why}${backText(row, back)}。`,
        link: pageOfActivity(activity),
        at: now,
        sms: true,
      });
    await updateSignup(tx, row.id, { sequence: row.sequence + 2 });
  }
}

/** Three hours before: with too few guests the table is called off. */
export async function askQuorum(tx: Tx, id: string, now: number, server: Setup): Promise<void> {
  const activity = await lockWithBooking(tx, id);
  if (!activity || activity.cancelledAt !== null || activity.minGuests === 0 || now >= activity.startAt) return;
  if ((await countGuests(tx, activity)) < activity.minGuests)
    await callOffAlone(tx, activity, `开席前 3 小时不足 ${activity.minGuests} 位客人`, now, server);
}
