import type { Refund } from '../../../gateways/payment';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { REFUND_JOB } from './apply';
import { findPayment } from './repository';

/** Money goes back to where it came from. The provider knows each refund by its number, so once more is the same one. */
export const refundOf = (claim: Errand<Refund, void>['claim']): Errand<Refund, void> => ({
  lane: 'payment',
  claim,
  send: (refund, { gateways }) => gateways.payment.refund(refund),
});

/** All of a payment. */
export const paymentJobs = {
  [REFUND_JOB]: refundOf(async (tx, paymentId) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment || payment.refundedAmount === 0) return undefined;
    return {
      paymentNo: payment.no,
      refundNo: `R${payment.no}`,
      amount: payment.refundedAmount,
      total: payment.amount,
      reason: '订单已关闭',
    };
  }),
} satisfies JobHandlers;
