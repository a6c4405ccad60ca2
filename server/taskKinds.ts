/** Every kind of audit and the rules it is decided by. */
import { saleAudit } from './domains/trade/afterSale/audit';
import { contentAudit } from './domains/people/contentAudit/audit';
import { feedbackAudit } from './domains/staff/feedback/audit';
import { clientTransferAudit } from './domains/staff/client/hand/audit';
import { declarationAudit } from './domains/membership/earnings/declare/audit';
import { reportAudit } from './domains/offer/life/check';
import { goodsAudit, merchantAudit } from './domains/selling/merchant/audit';
import { quoteAudit } from './domains/staff/quote/audit';
import { stockAdjustAudit } from './domains/staff/stockTake/audit';
import { patrolAudit } from './domains/staff/patrol/audit';
import { processAudit } from './domains/staff/process/audit';
import type { AuditKinds } from './domains/people/task/kinds';
import { voucherAudit } from './domains/trade/voucher/audit';
import { wholesaleAudit } from './domains/selling/wholesale/audit';
import { withdrawalAudit } from './domains/people/withdrawal/audit';

export const auditKinds: AuditKinds = {
  afterSale: saleAudit,
  clientTransfer: clientTransferAudit,
  content: contentAudit,
  declaration: declarationAudit,
  feedback: feedbackAudit,
  goods: goodsAudit,
  merchant: merchantAudit,
  patrol: patrolAudit,
  process: processAudit,
  quote: quoteAudit,
  report: reportAudit,
  stockAdjust: stockAdjustAudit,
  voucher: voucherAudit,
  wholesale: wholesaleAudit,
  withdraw: withdrawalAudit,
};
