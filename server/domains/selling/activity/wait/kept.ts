/** What the waiting list of an activity keeps for somebody (rules 34.2, 35.10): places that count, and seats where there is a map. */
import type { EventDetail, EventWait } from '../../../../../src/contract/activity/schemas';
import type { Tx } from '../../../../db/client';
import { countQueue, listAlive, type Subject, type WaitRow } from '../../waitlist/repository';
import { placeOf, takeOffer } from '../../waitlist/service';
import { addKept, freeHeld, listSeats, type Activity } from '../repository';

/** Looks at the queue again when seats that a form holds are free. */
export const OFFER_JOB = 'activity.offer';

export const queueOf = ({ id }: Pick<Activity, 'id'>): Subject => ({ kind: 'activity', subjectId: id });

/** The member's entry that waits or has an offer: there is one of a kind of wish, and all wish the same. */
export const ownWait = async (tx: Tx, memberId: string, activityId: string): Promise<WaitRow | undefined> =>
  (await listAlive(tx, memberId, queueOf({ id: activityId })))[0];

/** How many places are kept for the member. */
export async function keptOf(tx: Tx, memberId: string, activityId: string): Promise<number> {
  const row = await ownWait(tx, memberId, activityId);
  return row?.state === 'offered' ? row.size : 0;
}

/** The activity is locked: what an offer kept is free. */
export async function dropKept(tx: Tx, row: WaitRow): Promise<void> {
  await addKept(tx, row.subjectId, -row.size);
  await freeHeld(tx, row.memberId, row.subjectId);
}

/** The activity is locked, and the member comes: whoever has a ticket waits no more, and what was kept is free. */
export async function settleWait(tx: Tx, memberId: string, activityId: string, now: number): Promise<void> {
  const row = await ownWait(tx, memberId, activityId);
  if (row?.state === 'offered') await dropKept(tx, row);
  if (row) await takeOffer(tx, row.id, now);
}

/** Seats of the map that the member may have, in their order: free ones, and those that are held for the member. */
export async function listFreeSeats(tx: Tx, memberId: string, activity: Activity, now: number): Promise<string[]> {
  const isOther = (seat: { signupId: string | null; memberId: string }) =>
    seat.signupId !== null || seat.memberId !== memberId;
  const taken = new Set((await listSeats(tx, activity.id, now)).filter(isOther).map(({ seat }) => seat));
  return activity.seatNames.filter((seat) => !taken.has(seat));
}

export async function presentWait(tx: Tx, row: WaitRow): Promise<EventWait> {
  const { id, size, state, offer, offerUntil } = row;
  return {
    ...{ id, qty: size, state },
    place: await placeOf(tx, row),
    ...(state === 'offered' && { offer: { until: offerUntil ?? 0, seats: (offer?.['seats'] ?? []) as string[] } }),
  };
}

export async function queueView(
  tx: Tx,
  memberId: string,
  activity: Activity,
): Promise<Pick<EventDetail, 'waiting' | 'wait'>> {
  const own = await ownWait(tx, memberId, activity.id);
  return { waiting: await countQueue(tx, queueOf(activity)), ...(own && { wait: await presentWait(tx, own) }) };
}
