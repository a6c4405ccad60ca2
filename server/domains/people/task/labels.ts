/** What each kind is called on the desk, and who sits there: its chip is offered to them also while there is none. */
import type { TaskKind } from '../../../db/schema';
import { FINANCE_DESK, MANAGER_DESK, SERVICE_DESK } from '../employee/desks';

export const KINDS: Readonly<Record<TaskKind, { label: string; desk?: string }>> = {
  quote: { label: '报价', desk: MANAGER_DESK },
  withdraw: { label: '提现', desk: FINANCE_DESK },
  voucher: { label: '凭证', desk: FINANCE_DESK },
  afterSale: { label: '售后', desk: SERVICE_DESK },
  stockAdjust: { label: '盘点调整', desk: MANAGER_DESK },
  wholesale: { label: '批发资质', desk: MANAGER_DESK },
  merchant: { label: '商家入驻', desk: MANAGER_DESK },
  goods: { label: '商品上架', desk: MANAGER_DESK },
  clientTransfer: { label: '客户转移', desk: MANAGER_DESK },
  declaration: { label: '申报', desk: FINANCE_DESK },
  process: { label: '流程' },
  patrol: { label: '巡台' },
  feedback: { label: '反馈', desk: SERVICE_DESK },
  report: { label: '举报', desk: SERVICE_DESK },
  content: { label: '内容审核', desk: SERVICE_DESK },
  todo: { label: '任务' },
};
