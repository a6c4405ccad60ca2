/** Every kind of audit and the rules it is decided by. */
import { saleAudit } from './domains/trade/afterSale/audit';
import { feedbackAudit } from './domains/staff/feedback/audit';
import { declarationAudit } from './domains/membership/earnings/declare/audit';
import { reportAudit } from './domains/offer/life/check';
import { goodsAudit, merchantAudit } from './domains/selling/merchant/audit';
import { stockAdjustAudit } from './domains/staff/stockTake/audit';
import type { AuditKinds } from './domains/people/task/kinds';
import { voucherAudit } from './domains/trade/voucher/audit';
import { wholesaleAudit } from './domains/selling/wholesale/audit';
import { withdrawalAudit } from './domains/people/withdrawal/audit';

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
