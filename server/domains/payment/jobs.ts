import type { JobHandlers } from '../../jobs/runner';
import { findPayment } from './repository';

export const paymentJobs: JobHandlers = {
  /** Late money goes back to where it came from; the provider knows the refund by its number, so once more is harmless. */
  'payment.refund': async (tx, paymentId, server) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment || payment.refundedAmount === 0) return;
    await server.gateways.payment.refund({
      paymentNo: payment.no,
      refundNo: `R${payment.no}`,
      amount: payment.refundedAmount,
      total: payment.amount,
      reason: '订单已关闭',
    });
  },
};
