/** Withdrawals as tasks of the finance desk: somebody else than who gets the money decides (rule 5.4). */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { yuan } from '../../../lib/money';
import { FINANCE_DESK } from '../employee/desks';
import { openTask } from '../task/open';
import type { Withdrawal } from './repository';
import type { Terms } from './terms';

const METHODS: Readonly<Record<Withdrawal['method'], string>> = {
  bank: '银行卡',
  wechat: '微信零钱',
  external: '结算通道',
};

export async function openWithdrawalTask(
  tx: Tx,
  row: Withdrawal,
  { member, identity, source, account }: Terms,
  now: number,
  server: Setup,
): Promise<void> {
  const to = row.method === 'wechat' ? METHODS.wechat : `${row.bankName} 尾号 ${row.cardTail}`;
  await openTask(
    tx,
    {
      kind: 'withdraw',
      targetId: row.id,
      title: `${source.word}提现 ${row.no}`,
      summary: `${member.nickname} 申请提现 ¥${yuan(row.amount)}，实付 ¥${yuan(row.amount - row.fee)}`,
      fromId: row.memberId,
      fromName: member.nickname,
      area: FINANCE_DESK,
      worth: row.amount,
      fields: [
        { key: 'no', label: '单号', value: row.no },
        { key: 'name', label: '实名', value: identity?.nameMask ?? '' },
        { key: 'amount', label: '提现金额', value: `¥${yuan(row.amount)}` },
        { key: 'fee', label: '手续费', value: `¥${yuan(row.fee)}` },
        { key: 'actual', label: '实付', value: `¥${yuan(row.amount - row.fee)}` },
        { key: 'method', label: METHODS[row.method], value: to },
        { key: 'left', label: '提现后余额', value: `¥${yuan(account.available - row.amount)}` },
      ],
      createdAt: now,
    },
    server,
  );
}
