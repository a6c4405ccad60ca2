/** 候补 of an activity (chapter 34, rule 35.10): an offer is places, and seats of the map, that are kept for half an hour. */
import type { Tx } from '../../../../db/client';
import { schedule } from '../../../../db/timers';
import type { WaitlistKind } from '../../waitlist/kinds';
import type { WaitRow } from '../../waitlist/repository';
import {
  addKept,
  findActivityRow,
  freeHeld,
  freePlaces,
  listSeats,
  lockActivity,
  putSeats,
  type Activity,
} from '../repository';
import { pageOfActivity, whenOf } from '../words';
import { OFFER_MS, signUpUntil } from '../times';
import { dropKept, listFreeSeats, OFFER_JOB } from './kept';
import { sideBySide } from './sideBySide';

/** Seats for an entry; undefined while too many are held by forms: when the first of these is over it is looked at again. */
async function keepSeats(
  tx: Tx,
  { memberId, size }: WaitRow,
  { activity, until }: { activity: Activity; until: number },
  now: number,
): Promise<string[] | undefined> {
  if (activity.seatNames.length === 0) return [];
  const activityId = activity.id;
  const seats = sideBySide(activity.seatNames, await listFreeSeats(tx, memberId, activity, now), size);
  if (seats.length < size) {
    const ends = (await listSeats(tx, activityId, now)).flatMap(({ heldUntil }) =>
      heldUntil === null ? [] : heldUntil,
    );
    if (ends.length > 0) await schedule(tx, OFFER_JOB, activityId, Math.min(...ends));
    return undefined;
  }
  await freeHeld(tx, memberId, activityId);
  await putSeats(
    tx,
    // Seats of an offer are held as long as it is: `renewed` leaves a form nothing to prolong.
    seats.map((seat) => ({ activityId, seat, memberId, signupId: null, heldUntil: until, renewed: true })),
  );
  return seats;
}

export const activityWaitlist: WaitlistKind = {
  offerMs: OFFER_MS,
  async lock(tx, subjectId) {
    await lockActivity(tx, subjectId);
  },
  async hold(tx, entry, until, now) {
    const activity = await lockActivity(tx, entry.subjectId);
    if (!activity || activity.cancelledAt !== null || now >= signUpUntil(activity)) return undefined;
    if (freePlaces(activity) < entry.size) return undefined;
    const seats = await keepSeats(tx, entry, { activity, until }, now);
    if (!seats) return undefined;
    await addKept(tx, activity.id, entry.size);
    return { seats };
  },
  release: dropKept,
  async notice(tx, entry) {
    const activity = await findActivityRow(tx, entry.subjectId);
    if (!activity) throw new Error(`entry ${entry.id} waits for no activity`);
    const seats = (entry.offer?.['seats'] ?? []) as string[];
    const place = seats.length > 0 ? `，座位 ${seats.join('、')}` : '';
    return {
      title: '你候补的活动有名额了',
      text: `${activity.title}，${whenOf(activity)}，${entry.size} 位${place}，为你保留 30 分钟，请尽快报名。`,
      link: pageOfActivity(activity),
    };
  },
};
