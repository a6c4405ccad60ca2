/** Timers of orders and payments (domain.md 11). Each looks at the order again: a state that moved on makes it do nothing. */
import { findPayment } from '../domains/payment/repository';
import { closeUnpaid } from '../domains/order/close';
import { markFinished, markReceived } from '../domains/order/receive';
import { lockOrder } from '../domains/order/repository';
import { ship } from '../domains/fulfilment/service';
import type { JobHandlers } from './runner';

export const orderJobs: JobHandlers = {
  'order.expire': async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'unpaid' || (order.expireAt ?? 0) > server.now()) return;
    await closeUnpaid(tx, order, { reason: 'timeout', text: '', by: '系统' }, server.now());
  },
  /** The autopilot plays the warehouse. */
  'order.ship': async (tx, orderId, server) => void (await ship(tx, orderId, server.now())),
  'order.receive': async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === 'shipped') await markReceived(tx, order, '系统', server.now());
  },
  'order.finish': async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === 'received') await markFinished(tx, order, server.now());
  },
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
