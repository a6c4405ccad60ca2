/** Every kind of audit and the rules it is decided by. */
import { saleAudit } from './domains/afterSale/audit';
import { feedbackAudit } from './domains/feedback/audit';
import { declarationAudit } from './domains/earnings/declare/audit';
import { reportAudit } from './domains/life/check';
import { goodsAudit, merchantAudit } from './domains/seller/audit';
import { stockAdjustAudit } from './domains/stockTake/audit';
import type { AuditKinds } from './domains/task/kinds';
import { voucherAudit } from './domains/voucher/audit';
import { wholesaleAudit } from './domains/wholesale/audit';
import { withdrawalAudit } from './domains/withdrawal/audit';

export const auditKinds: AuditKinds = {
  afterSale: saleAudit,
  declaration: declarationAudit,
  feedback: feedbackAudit,
  goods: goodsAudit,
  merchant: merchantAudit,
  report: reportAudit,
  stockAdjust: stockAdjustAudit,
  voucher: voucherAudit,
  wholesale: wholesaleAudit,
  withdraw: withdrawalAudit,
};
