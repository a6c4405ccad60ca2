/** The finance desk decides over proofs of transfers. */
import type { AuditRules } from '../../people/task/kinds';
import { findVoucher } from './repository';
import { decideVoucher, withdrawVoucher } from './service';

export const voucherAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }, server) => decideVoucher(tx, targetId, { pass, note }, now, server),
  withdraw: withdrawVoucher,
  concerned: async (tx, targetId) => {
    const voucher = await findVoucher(tx, targetId);
    return voucher ? [voucher.memberId] : [];
  },
};
