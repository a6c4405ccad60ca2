/** Every kind of audit and the rules it is decided by. */
import { saleAudit } from './domains/afterSale/audit';
import { feedbackAudit } from './domains/feedback/audit';
import { reportAudit } from './domains/life/check';
import type { AuditKinds } from './domains/task/kinds';
import { voucherAudit } from './domains/voucher/audit';
import { wholesaleAudit } from './domains/wholesale/audit';

export const auditKinds: AuditKinds = {
  afterSale: saleAudit,
  feedback: feedbackAudit,
  report: reportAudit,
  voucher: voucherAudit,
  wholesale: wholesaleAudit,
};
