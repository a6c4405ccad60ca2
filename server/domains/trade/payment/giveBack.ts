/**
 * What was paid for a document goes back to where it came from (rules 9.3, 9.11): all of it, or what is left of a deposit; once. Parts of an
 * order go back through after-sales.
 */
import { schedule } from '../../../db/timers';
import type { Tx } from '../../../db/client';
import { book, bookBack, memberOwner } from '../../people/ledger/service';
import { REFUND_JOB } from './apply';
import { paymentOfOrder, tellInvoice, updatePayment } from './repository';

interface Paid {
  orderGroup: string;
  id: string;
  no: string;
  memberId: string;
}

/** The wallet gets its row at once, for a bank transfer too; a provider is called by a job after the commit, until it worked. */
export async function giveAllBack(tx: Tx, paid: Paid, now: number): Promise<void> {
  await giveBack(tx, paid, undefined, now);
}

/** A part of it, as `giveAllBack` does with all. A payment gives back once. */
export async function givePartBack(tx: Tx, { amount, ...paid }: Paid & { amount: number }, now: number): Promise<void> {
  if (amount > 0) await giveBack(tx, paid, amount, now);
}

async function giveBack(
  tx: Tx,
  { orderGroup, id, no, memberId }: Paid,
  part: number | undefined,
  now: number,
): Promise<void> {
  const payment = await paymentOfOrder(tx, orderGroup, id);
  if (payment?.status !== 'paid' || payment.refundedAmount > 0)
    throw new Error(`${orderGroup} ${no} has no payment to give back`);
  const amount = part ?? payment.amount;
  if (amount > payment.amount) throw new Error(`${orderGroup} ${no}: ${amount} fen back of ${payment.amount} paid`);
  const isFull = amount === payment.amount;
  await tellInvoice(
    tx,
    await updatePayment(tx, payment.id, { refundedAmount: amount, ...(isFull && { status: 'refunded' as const }) }),
    now,
  );
  const row = {
    owner: memberOwner(memberId),
    unit: 'money',
    bizType: 'orderRefund',
    bizId: id,
    memo: no,
    at: now,
  } as const;
  if (payment.channel === 'wallet') {
    await bookBack(tx, { ...row, taken: 'orderPay', ...(!isFull && { value: amount }) });
    return;
  }
  if (amount === 0) return;
  if (payment.channel === 'js' || payment.channel === 'app') return schedule(tx, REFUND_JOB, payment.id, now);
  // A bank transfer comes back as balance, as it does in after-sales.
  await book(tx, { ...row, delta: amount });
}
