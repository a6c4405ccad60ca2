/** The only maker of the wire shapes WithdrawRow and CashRow. */
import type { CashRow, WithdrawRow } from '../../../../src/contract/withdrawal/schemas';
import type { Withdrawal } from './repository';

interface Step {
  label: string;
  at: number | null;
}

/** 提交 → 审核 → 打款 → 到账, or where it went instead. A step that is not needed is left out. */
function stepsOf(row: Withdrawal): WithdrawRow['steps'] {
  const { status, createdAt, decidedAt, confirmBy, sentAt, endedAt } = row;
  const wasAudited = decidedAt !== null || status === 'auditing';
  const steps: (Step | false)[] = [
    { label: '提交', at: createdAt },
    wasAudited && { label: status === 'rejected' ? '审核未通过' : '审核', at: decidedAt },
    status !== 'rejected' &&
      confirmBy !== null && { label: status === 'expired' ? '超时未确认' : '确认收款', at: sentAt ?? endedAt },
    status !== 'rejected' && status !== 'expired' && { label: status === 'failed' ? '打款失败' : '打款', at: sentAt },
    { label: ['rejected', 'failed', 'expired'].includes(status) ? '已退回' : '到账', at: endedAt },
  ];
  return steps.flatMap((step) => (step ? [{ label: step.label, ...(step.at === null ? {} : { at: step.at }) }] : []));
}

export const withdrawalView = (row: Withdrawal): WithdrawRow => ({
  id: row.id,
  no: row.no,
  amount: row.amount,
  fee: row.fee,
  actual: row.amount - row.fee,
  method: row.method,
  ...(row.bankName ? { bankName: row.bankName, cardTail: row.cardTail } : {}),
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  ...waiting(row),
  createdAt: row.createdAt,
  steps: stepsOf(row),
});

/** A withdrawal as one of the messenger. */
export const cashView = (row: Withdrawal): CashRow => ({
  id: row.id,
  no: row.no,
  amount: row.amount,
  target: 'wechat',
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  ...waiting(row),
  createdAt: row.createdAt,
});

const waiting = ({ status, confirmBy }: Withdrawal) =>
  status === 'waitConfirm' && confirmBy !== null ? { confirmBy } : {};
