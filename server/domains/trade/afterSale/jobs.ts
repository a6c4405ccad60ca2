/** Timers of after-sales (rule 10.9). */
import type { JobHandlers } from '../../../jobs/runner';
import { approveSale, lockForDecision, receiveSale, REFUND_JOB } from './decide';
import { refundOf } from '../payment/jobs';
import { paymentOfOrder } from '../payment/repository';
import { finishRefund, GIVE_BACK_JOB } from './refund';
import { findSale } from './repository';
import { AUTO_JOB, RECEIVE_JOB } from './service';

export const afterSaleJobs = {
  [AUTO_JOB]: async (tx, id, server) => {
    const { sale } = await lockForDecision(tx, id);
    if (sale.status !== 'applied' && sale.status !== 'escalated') return;
    const by = server.config.autopilot ? '客服' : '系统';
    await approveSale(tx, sale, { by, note: server.config.autopilot ? '' : '72 小时未处理，自动同意' }, server.now());
  },
  /** The autopilot does what the warehouse would do. */
  [RECEIVE_JOB]: async (tx, id, server) => {
    const found = await lockForDecision(tx, id);
    if (found.sale.status === 'returning') await receiveSale(tx, found, { by: '仓库' }, server.now());
  },
  [REFUND_JOB]: async (tx, id, server) => {
    const sale = await findSale(tx, id);
    if (sale) await finishRefund(tx, id, sale.orderId, server.now(), server);
  },
  /** The part of the payment that this after-sale gives back. */
  [GIVE_BACK_JOB]: refundOf(async (tx, id) => {
    const sale = await findSale(tx, id);
    const payment = sale && (await paymentOfOrder(tx, 'order', sale.orderId));
    if (!payment || sale.refund === 0) return undefined;
    const { no, refund: amount, reason } = sale;
    return { paymentNo: payment.no, refundNo: `R${no}`, amount, total: payment.amount, reason };
  }),
} satisfies JobHandlers;
