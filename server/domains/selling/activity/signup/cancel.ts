/** Places are given back (rule 35.3): all of a ticket or some, with the money to where it came from. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { expired, refuse } from '../../../../http/errors';
import { yuan } from '../../../../lib/money';
import { sendNotice } from '../../../people/notice/send';
import { refundOf } from '../../../trade/payment/jobs';
import { givePartBack } from '../../../trade/payment/giveBack';
import { findPayment } from '../../../trade/payment/repository';
import { offerFree } from '../../waitlist/service';
import {
  addJoined,
  findOpenGive,
  findRefund,
  findSignup,
  freeSeats,
  insertRefund,
  updateGive,
  updateSignup,
  type Activity,
  type Signup,
} from '../repository';
import { cancelUntil } from '../times';
import { queueOf } from '../wait/kept';
import { presentSignup } from './presenter';
import { closeUnpaid, lockOwnById, seatsOf } from './service';
import { assertGuest, pageOfActivity } from '../words';

declare module '../../../../http/context' {
  interface Kinds {
    /** Who gives up a seat leaves the conversation of its table, too. */
    leaveTalk: (tx: Tx, memberId: string, activityId: string) => Promise<void>;
  }
}

export const REFUND_JOB = 'activity.refund';

export async function cancelSignup(
  tx: Tx,
  memberId: string,
  { id, qty }: RequestOf<'activity.signUpCancel'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.signUpCancel'>> {
  const { row, activity } = await lockOwnById(tx, memberId, id);
  if (row.status === 'cancelled') throw expired('报名已取消');
  if (row.status === 'checked') throw refuse('已签到，不能取消');
  assertGuest(activity, memberId);
  const gone = qty ?? row.qty;
  if (gone > row.qty) throw refuse(`这张票只有 ${row.qty} 位`, { field: 'qty' });
  if (row.status === 'unpaid') {
    await closeUnpaid(tx, row, now, server);
    return answer(tx, id, now);
  }
  if (now >= cancelUntil(activity))
    throw refuse(activity.kind === 'publicTable' ? '开席前 2 小时内不能离座' : '开始前 24 小时内不能取消');
  const back = await giveUp(tx, { row, activity, qty: gone }, now, server);
  await sendNotice(tx, memberId, {
    box: 'service',
    title: gone === row.qty ? '报名已取消' : `已退 ${gone} 位`,
    text: `${activity.title}${backText(row, back)}。`,
    link: pageOfActivity(activity),
    at: now,
  });
  return answer(tx, id, now);
}

async function answer(tx: Tx, id: string, now: number): Promise<DataOf<'activity.signUpCancel'>> {
  const row = await findSignup(tx, id);
  if (!row) throw new Error(`sign-up ${id} is gone`);
  return presentSignup(tx, row, now);
}

/** Row and activity are locked, the ticket is signed: the last of its places and seats are free, for whoever waits for them, their money goes back. Answers fen. */
export async function giveUp(
  tx: Tx,
  { row, activity, qty }: { row: Signup; activity: Activity; qty: number },
  now: number,
  server: Setup,
): Promise<number> {
  const left = row.qty - qty;
  const seats = seatsOf(row);
  const give = await findOpenGive(tx, row.id);
  if (give && give.qty > left) await updateGive(tx, give.id, { status: 'recalled' });
  await freeSeats(tx, activity.id, seats.slice(left));
  await addJoined(tx, activity.id, -qty);
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
  await offerFree(tx, queueOf(activity), now, server);
  if (left === 0) await server.kinds.leaveTalk(tx, row.memberId, activity.id);
  const amount = qty * row.price;
  if (amount > 0) await refund(tx, { row, activity, amount }, now);
  return amount;
}

/** What is said of the money to whoever has the ticket: of one that a friend gave, it is the friend's. */
export const backText = ({ paidWithId }: Signup, back: number): string =>
  back > 0 ? `，¥${yuan(back)} ${paidWithId === null ? '原路退回' : '退给付款的朋友'}` : '';

/** To who paid, which of a ticket that was given on is who gave it, and who hears of it. */
async function refund(
  tx: Tx,
  { row, activity, amount }: { row: Signup; activity: Activity; amount: number },
  now: number,
): Promise<void> {
  const paid = row.paidWithId === null ? row : await findSignup(tx, row.paidWithId);
  if (!paid) throw new Error(`ticket ${row.id} was paid with nothing`);
  if (paid.memberId !== row.memberId)
    await sendNotice(tx, paid.memberId, {
      box: 'service',
      title: '转赠的票退了',
      text: `${activity.title}：朋友的票退了，¥${yuan(amount)} 原路退回给你。`,
      link: pageOfActivity(activity),
      at: now,
    });
  const { id, no, memberId } = paid;
  const writes = async (paymentId: string) =>
    (await insertRefund(tx, { signupId: row.id, paymentId, amount, at: now })).id;
  await givePartBack(tx, { orderGroup: 'activity', id, no, memberId }, { amount, row: writes, job: REFUND_JOB }, now);
}

/** The provider is asked for the money of one row. */
export const refundErrand = refundOf(async (tx, id) => {
  const row = await findRefund(tx, id);
  const payment = row && (await findPayment(tx, row.paymentId));
  if (!payment) return undefined;
  return {
    paymentNo: payment.no,
    refundNo: `R${payment.no}${row.id}`,
    amount: row.amount,
    total: payment.amount,
    reason: '活动报名取消',
  };
});
