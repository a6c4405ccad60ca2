/**
 * Books what a provider says about a payment: once per payment number, only a success consumes the slot, the amount must be ours
 * (rule 10.5). A success that comes too late - the order is closed, or paid another way - is refunded at once.
 */
import type { Tx } from '../../../db/client';
import type { PaymentEvent } from '../../../gateways/payment';
import type { Server } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { transact } from '../../../db/transact';
import { yuan } from '../../../lib/money';
import { sendNotice } from '../../people/notice/send';
import { payableGroup, type Payable } from './payables';
import { cancelPending, lockPayment, updatePayment, type Payment } from './repository';
import { tellPaid } from './shipping';

export const REFUND_JOB = 'payment.refund';

export async function applyEvent(server: Server, paymentId: string, event: PaymentEvent): Promise<Payment> {
  const now = server.now();
  const payment = await transact(server.db, async (tx) => {
    const found = await lockPayment(tx, paymentId);
    if (!found) throw new Error(`payment ${paymentId} is gone`);
    if (found.status === 'paid' || found.status === 'refunded') return found;
    if (event.result !== 'success') return giveUp(tx, found, event);
    if (event.amount !== found.amount) {
      server.log.error({ payment: found.no, expected: found.amount, got: event.amount }, 'a payment of another amount');
      throw refuse('支付金额不符');
    }
    return succeed(tx, found, event, now, server);
  });
  server.wakeJobs();
  return payment;
}

/** closed and fail leave the slot open: a success that follows still counts. */
function giveUp(tx: Tx, payment: Payment, event: PaymentEvent): Promise<Payment> {
  if (payment.status !== 'pending') return Promise.resolve(payment);
  return updatePayment(tx, payment.id, {
    status: event.result === 'closed' ? 'cancelled' : 'failed',
    tradeNo: event.tradeNo,
  });
}

async function succeed(tx: Tx, payment: Payment, event: PaymentEvent, now: number, server: Server): Promise<Payment> {
  const group = payableGroup(server, payment.orderGroup);
  const found = await group.find(tx, payment.orderId, { lock: true }, server);
  const isBack = found?.state === 'closed' && (await group.revive?.(tx, found.id, now, server));
  const payable = isBack ? await group.find(tx, found.id, { lock: true }, server) : found;
  if (payable?.state !== 'open') return refundLate(tx, payment, payable, event, now);
  const paid = await updatePayment(tx, payment.id, { status: 'paid', tradeNo: event.tradeNo, paidAt: now });
  await group.paid(tx, payable.id, now, server);
  await cancelPending(tx, payable.id, payment.orderGroup);
  await tellPaid(tx, paid);
  return paid;
}

/** The refund itself is a job: the provider is called after the commit, and again until it worked. */
async function refundLate(
  tx: Tx,
  payment: Payment,
  payable: Payable | undefined,
  event: PaymentEvent,
  now: number,
): Promise<Payment> {
  const refunded = await updatePayment(tx, payment.id, {
    status: 'refunded',
    tradeNo: event.tradeNo,
    paidAt: now,
    refundedAmount: payment.amount,
  });
  await schedule(tx, REFUND_JOB, payment.id, now);
  if (payable) {
    await sendNotice(tx, payable.memberId, {
      box: 'order',
      title: '支付已退回',
      text: `订单 ${payable.no} 已关闭或已支付，你支付的 ¥${yuan(payment.amount)} 将原路退回。`,
      link: payable.route,
      at: now,
    });
  }
  return refunded;
}
