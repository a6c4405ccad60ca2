/** A ticket, or some of its places, goes to a friend by a link (rule 35.7): who takes it has a ticket and a code of their own. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { TicketGift } from '../../../../../src/contract/activity/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, notFound, refuse } from '../../../../http/errors';
import { memberOf } from '../../../people/member/accounts';
import { findBrief } from '../../../people/member/presenter';
import { sendNotice } from '../../../people/notice/send';
import { offerFree } from '../../waitlist/service';
import {
  findGive,
  findOpenGive,
  findSignup,
  freeSeats,
  insertGive,
  insertSignup,
  lockActivity,
  lockOwn,
  putSeats,
  updateGive,
  updateSignup,
} from '../repository';
import { queueOf, settleWait } from '../wait/kept';
import { presentSignup } from './presenter';
import { lockOwnById, newTicketCode, newToken, seatRows, seatsOf } from './service';
import { assertGuest, pageOfActivity } from '../words';

/** 404 somebody else's · 410 it has begun · 422 not paid, checked in already. */
export async function giveTicket(
  tx: Tx,
  memberId: string,
  { id, action, qty }: RequestOf<'activity.ticketGive'>,
  now: number,
): Promise<DataOf<'activity.ticketGive'>> {
  const { row, activity } = await lockOwnById(tx, memberId, id);
  const open = await findOpenGive(tx, id);
  if (action === 'recall') {
    if (open) await updateGive(tx, open.id, { status: 'recalled' });
    return presentSignup(tx, row, now);
  }
  if (row.status !== 'signed') throw refuse(row.status === 'unpaid' ? '付款后才能转赠' : '这张票不能转赠了');
  if (now >= activity.startAt) throw expired('活动已开始，不能转赠');
  if (activity.kind === 'furniture') throw refuse('预约不能转赠');
  assertGuest(activity, memberId);
  const places = qty ?? row.qty;
  if (places > row.qty) throw badRequest('qty', `这张票只有 ${row.qty} 位`);
  if (open && open.qty !== places) await updateGive(tx, open.id, { status: 'recalled' });
  if (open?.qty !== places) await insertGive(tx, { signupId: id, qty: places, token: newToken(), at: now });
  return presentSignup(tx, row, now);
}

/** What the link of a friend leads to; undefined for a token that nobody has. */
export async function readGift(tx: Tx, memberId: string, token: string): Promise<TicketGift | undefined> {
  const give = await findGive(tx, token);
  const row = give && (await findSignup(tx, give.signupId));
  if (!row) return undefined;
  const from = (await findBrief(tx, row.memberId))?.nickname ?? '';
  if (row.memberId === memberId || give.takenById === memberId) return { from, qty: give.qty, state: 'mine' };
  return { from, qty: give.qty, state: give.status };
}

/** 404 unknown · 409 taken by somebody, or the taker has a ticket already · 410 recalled, or it has begun. */
export async function takeTicket(
  tx: Tx,
  memberId: string,
  { token }: RequestOf<'activity.ticketTake'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.ticketTake'>> {
  const seen = await findGive(tx, token);
  const from = seen && (await findSignup(tx, seen.signupId));
  const activity = from && (await lockActivity(tx, from.activityId));
  const row = from && (await findSignup(tx, from.id, true));
  const give = await findGive(tx, token);
  if (!activity || !row || !give) throw notFound();
  if (give.status === 'taken') throw conflict('这张票已被领走', { reason: 'taken' });
  if (give.status === 'recalled' || row.status !== 'signed' || give.qty > row.qty) throw expired('朋友已收回这张票');
  if (activity.cancelledAt !== null || now >= activity.startAt) throw expired('活动已开始，不能领取');
  if (row.memberId === memberId) throw refuse('这是你自己的票');
  if (await lockOwn(tx, memberId, activity.id)) throw conflict('你已报名', { reason: 'claimed' });
  // Whoever has a ticket waits for none any more.
  await settleWait(tx, memberId, activity.id, now);
  const taker = await memberOf(tx, memberId);
  const left = row.qty - give.qty;
  const seats = seatsOf(row);
  const going = seats.slice(left);
  await freeSeats(tx, activity.id, going);
  await updateSignup(tx, row.id, {
    sequence: row.sequence + 1,
    ...(left === 0
      ? { status: 'cancelled', closedAt: now }
      : {
          qty: left,
          names: row.names.slice(0, left),
          seatNo: seats.length > 0 ? seats.slice(0, left).join('、') : null,
        }),
  });
  if (left === 0) await server.kinds.leaveTalk(tx, row.memberId, activity.id);
  const { no, price, broughtById } = row;
  const made = await insertSignup(tx, {
    activityId: activity.id,
    memberId,
    name: taker.nickname,
    mobile: taker.mobile,
    qty: give.qty,
    seatNo: going.length > 0 ? going.join('、') : null,
    code: newTicketCode(),
    no,
    price,
    names: [taker.nickname],
    status: 'signed',
    at: now,
    paidWithId: row.paidWithId ?? row.id,
    broughtById: broughtById ?? row.memberId,
    calendarToken: newToken(),
  });
  await putSeats(tx, seatRows(made, going));
  await updateGive(tx, give.id, { status: 'taken', takenById: memberId });
  await offerFree(tx, queueOf(activity), now, server);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: '朋友领走了你的票',
    text: `${activity.title} ${give.qty} 位，已由${taker.nickname}领取。`,
    link: pageOfActivity(activity),
    at: now,
  });
  return presentSignup(tx, made, now);
}
