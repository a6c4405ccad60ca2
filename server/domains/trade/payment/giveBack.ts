/** All that was paid for a document goes back to where it came from (rules 9.3, 9.11). Parts of an order go back through after-sales. */
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
export async function giveAllBack(tx: Tx, { orderGroup, id, no, memberId }: Paid, now: number): Promise<void> {
  const payment = await paymentOfOrder(tx, orderGroup, id);
  if (payment?.status !== 'paid') throw new Error(`${orderGroup} ${no} has no payment to give back`);
  await tellInvoice(
    tx,
    await updatePayment(tx, payment.id, { status: 'refunded', refundedAmount: payment.amount }),
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
    await bookBack(tx, { ...row, taken: 'orderPay' });
    return;
  }
  if (payment.amount === 0) return;
  if (payment.channel === 'js' || payment.channel === 'app') return schedule(tx, REFUND_JOB, payment.id, now);
  // A bank transfer comes back as balance, as it does in after-sales.
  await book(tx, { ...row, delta: payment.amount });
}
