/**
 * What was paid for a document goes back to where it came from (rules 9.3, 9.11): all of it, or what is left of a deposit; once. Parts of an
 * order go back through after-sales.
 */
import { schedule } from '../../../db/timers';
import type { Tx } from '../../../db/client';
import { book, bookBack, memberOwner } from '../../people/ledger/service';
import { REFUND_JOB } from './apply';
import type { JobKind } from '../../../db/jobKinds';
import { findBonusSpent, paymentOfOrder, tellInvoice, updatePayment, updateRefunded, type Payment } from './repository';

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
export async function giveBackOnce(tx: Tx, { amount, ...paid }: Paid & { amount: number }, now: number): Promise<void> {
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

/** Given money that paid for it comes back as given money, in proportion. `total` = what has gone back with this part. */
export async function bonusBack(
  tx: Tx,
  paid: { id: string; memberId: string },
  payment: Payment,
  { total, amount }: { total: number; amount: number },
): Promise<number> {
  if (payment.amount === 0) return 0;
  const spent = await findBonusSpent(tx, paid);
  const upTo = (fen: number) => Math.floor((spent * fen) / payment.amount);
  return Math.min(amount, upTo(total) - upTo(total - amount));
}

interface Part {
  amount: number;
  /** Makes the row of this part, whose id is its number in the books and at the provider. */
  row: (paymentId: string) => Promise<string>;
  /** Asks the provider for the money of that row. */
  job: JobKind;
}

/** A part of what was paid. Never more than was paid, over all parts. */
export async function givePartBack(
  tx: Tx,
  { orderGroup, id, no, memberId }: Paid,
  { amount, row, job }: Part,
  now: number,
): Promise<void> {
  const payment = await paymentOfOrder(tx, orderGroup, id);
  const total = (payment?.refundedAmount ?? 0) + amount;
  if (!payment || total > payment.amount)
    throw new Error(`${orderGroup} ${no}: ${total} fen back of ${payment?.amount ?? 0}`);
  const refundId = await row(payment.id);
  await updateRefunded(tx, payment.id, { amount: total, isFull: total === payment.amount, at: now });
  if (payment.channel === 'js' || payment.channel === 'app') return schedule(tx, job, refundId, now);
  await book(tx, {
    owner: memberOwner(memberId),
    unit: 'money',
    bizType: 'orderRefund',
    bizId: refundId,
    delta: amount,
    bonus: payment.channel === 'wallet' ? await bonusBack(tx, { id, memberId }, payment, { total, amount }) : 0,
    memo: no,
    at: now,
  });
}
