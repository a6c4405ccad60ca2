/** How withdrawals are said. Pure. */
import type { WithdrawStatus } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

export const WITHDRAW_STATUS: Readonly<Record<WithdrawStatus, string>> = {
  auditing: '审核中',
  waitConfirm: '待确认收款',
  paying: '打款中',
  success: '已到账',
  rejected: '已驳回',
  failed: '打款失败',
  expired: '超时退回',
};

/** Waiting is amber, arrived celadon, refused red; never by colour alone: each says its word. */
export const WITHDRAW_TONE: Readonly<Record<WithdrawStatus, TagTone>> = {
  auditing: 'warn',
  waitConfirm: 'warn',
  paying: 'warn',
  success: 'celadon',
  rejected: 'danger',
  failed: 'danger',
  expired: 'plain',
};

export const isBack = (status: WithdrawStatus): boolean => ['rejected', 'failed', 'expired'].includes(status);
