/** Seats of a map (rule 35.4): held for five minutes while a form is filled in, taken once. */
import type { EventSeat, SeatHold } from '../../../../../src/contract/activity/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../../http/errors';
import { loadBriefs } from '../../../people/member/presenter';
import { offerFree } from '../../waitlist/service';
import { freeHeld, listSeats, listTastes, lockActivity, putSeats, type Activity, type Seat } from '../repository';
import { HOLD_MS, mostPlaces, signUpUntil } from '../times';
import { keptOf, queueOf } from '../wait/kept';

export const TAKEN = '该座位刚被选走';

/** What is wanted of the map, without repetitions. 400 a seat that is not there, or none where there is a map. */
export function readSeats({ seatNames }: Activity, text: string | undefined, qty: number): string[] {
  const wanted = [...new Set((text ?? '').split(/[,，、\s]+/).filter(Boolean))];
  if (seatNames.length === 0) return [];
  if (wanted.length !== qty) throw badRequest('seatNo', `请选 ${qty} 个座位`);
  if (wanted.some((seat) => !seatNames.includes(seat))) throw badRequest('seatNo', '没有这个座位');
  return wanted;
}

/** The activity is locked. 409 somebody else has one of them or holds it. */
export async function assertFree(
  tx: Tx,
  memberId: string,
  { activityId, wanted, signupId }: { activityId: string; wanted: readonly string[]; signupId?: string | undefined },
  now: number,
): Promise<Seat[]> {
  const seats = await listSeats(tx, activityId, now);
  const isOther = (seat: Seat) => (seat.signupId === null ? seat.memberId !== memberId : seat.signupId !== signupId);
  if (seats.some((seat) => wanted.includes(seat.seat) && isOther(seat)))
    throw conflict(TAKEN, { reason: 'taken', field: 'seatNo' });
  return seats;
}

/** Holds them in the place of those held before, renews the hold once, or lets go. 409 taken · 422 renewed already, too many. */
export async function holdSeats(
  tx: Tx,
  memberId: string,
  { activityId, action, seats: wanted = [] }: RequestOf<'activity.seatHold'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.seatHold'>> {
  const activity = await lockActivity(tx, activityId);
  if (!activity || activity.seatNames.length === 0) throw notFound();
  if (action !== 'release' && (activity.cancelledAt !== null || now >= signUpUntil(activity)))
    throw refuse('报名已结束');
  const own = (await listSeats(tx, activityId, now)).filter(
    (seat) => seat.memberId === memberId && seat.signupId === null,
  );
  const kept = await keptOf(tx, memberId, activityId);
  if (action === 'hold') {
    // Of what the waiting list keeps others may be chosen, not more.
    const most = kept > 0 ? kept : mostPlaces(activity);
    if (wanted.length === 0) throw badRequest('seats', '请选座位');
    if (wanted.length > most) throw refuse(`一次至多选 ${most} 个座位`, { field: 'seats' });
    const chosen = readSeats(activity, wanted.join(','), new Set(wanted).size);
    await assertFree(tx, memberId, { activityId, wanted: chosen }, now);
    // To choose others begins no new five minutes: nobody keeps a table by changing seats.
    const [held] = own;
    const heldUntil = held?.heldUntil ?? now + HOLD_MS;
    await freeHeld(tx, memberId, activityId);
    await putSeats(
      tx,
      chosen.map((seat) => ({
        ...{ activityId, seat, memberId, signupId: null, heldUntil },
        renewed: held?.renewed ?? false,
      })),
    );
  } else if (action === 'renew') {
    if (own.length === 0) throw conflict('座位已放开，请重选', { reason: 'taken' });
    if (own.some(({ renewed }) => renewed)) throw refuse('座位只能续留一次');
    await putSeats(
      tx,
      own.map((seat) => ({ ...seat, heldUntil: now + HOLD_MS, renewed: true })),
    );
  } else if (kept === 0) await freeHeld(tx, memberId, activityId);
  await offerFree(tx, queueOf(activity), now, server);
  const map = await readMap(tx, memberId, activity, now);
  return { ...(map.hold ? { hold: map.hold } : {}), seatsMap: map.seats, serverTime: now };
}

interface SeatMap {
  seats: EventSeat[];
  hold?: SeatHold;
}

/** Who sits where; of others only what guests of a public table see of each other. */
export async function readMap(tx: Tx, memberId: string, activity: Activity, now: number): Promise<SeatMap> {
  const { id, kind, seatNames, hostMemberId } = activity;
  if (seatNames.length === 0) return { seats: [] };
  const rows = new Map((await listSeats(tx, id, now)).map((seat) => [seat.seat, seat]));
  const sitting = [...rows.values()].filter(({ signupId }) => signupId !== null).map((row) => row.memberId);
  const isShown = kind === 'publicTable';
  const briefs = isShown ? await loadBriefs(tx, sitting) : new Map<string, never>();
  const tastes = isShown ? await listTastes(tx, sitting) : new Map<string, string[]>();
  const seats = seatNames.map((name): EventSeat => {
    const row = rows.get(name);
    const state = stateOf(row, { memberId, hostMemberId });
    const brief = row && row.signupId !== null ? briefs.get(row.memberId) : undefined;
    return {
      key: name,
      label: name,
      value: state,
      state,
      ...(row && brief
        ? { guest: { nickname: brief.nickname, avatar: brief.avatar, tags: tastes.get(row.memberId) ?? [] } }
        : {}),
    };
  });
  const held = [...rows.values()].filter((row) => row.signupId === null && row.memberId === memberId);
  const [first] = held;
  if (first?.heldUntil == null) return { seats };
  const names = seatNames.filter((name) => held.some(({ seat }) => seat === name));
  return { seats, hold: { seats: names, until: first.heldUntil, renewed: first.renewed } };
}

function stateOf(
  row: Seat | undefined,
  { memberId, hostMemberId }: { memberId: string; hostMemberId: string | null },
): EventSeat['state'] {
  if (!row) return 'free';
  if (row.signupId === null) return row.memberId === memberId ? 'chosen' : 'held';
  if (row.memberId === memberId) return 'mine';
  return row.memberId === hostMemberId ? 'host' : 'taken';
}
