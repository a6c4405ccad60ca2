/** The finance desk decides over proofs of transfers. */
import type { AuditRules } from '../../people/task/kinds';
import { orderRoute } from '../order/desk/figures';
import { findVoucher } from './repository';
import { decideVoucher, withdrawVoucher } from './service';

export const voucherAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }, server) => decideVoucher(tx, targetId, { pass, note }, now, server),
  withdraw: withdrawVoucher,
  effect: '通过后订单即为已付款，不能撤回',
  costs: 'final',
  route: async (tx, targetId) => {
    const voucher = await findVoucher(tx, targetId);
    return voucher?.orderGroup === 'order' ? orderRoute(voucher.orderId) : undefined;
  },
  concerned: async (tx, targetId) => {
    const voucher = await findVoucher(tx, targetId);
    return voucher ? [voucher.memberId] : [];
  },
};
