/** Proofs of transfers as tasks of the finance desk. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { dayOf, timeOf } from '../../../lib/shanghai';
import type { Payable } from '../payment/payables';
import { yuan } from '../../../lib/money';
import { FINANCE_DESK } from '../../people/employee/desks';
import { findMember } from '../../people/member/repository';
import { openTask } from '../../people/task/open';
import type { Voucher } from './repository';

export async function openVoucherTask(
  tx: Tx,
  voucher: Voucher,
  payable: Payable,
  now: number,
  server: Setup,
): Promise<void> {
  const member = await findMember(tx, payable.memberId);
  const differs = voucher.amount !== payable.amount;
  await openTask(
    tx,
    {
      kind: 'voucher',
      targetId: voucher.id,
      title: `转账凭证 ${payable.no}`,
      summary: `${voucher.payer} 转账 ¥${yuan(voucher.amount)}，应付 ¥${yuan(payable.amount)}${differs ? '，金额不符' : ''}`,
      fromId: payable.memberId,
      fromName: member?.nickname ?? '会员',
      area: FINANCE_DESK,
      worth: payable.amount,
      urgent: differs,
      fields: [
        { key: 'order', label: '订单', value: payable.no },
        { key: 'payable', label: '应付', value: `¥${yuan(payable.amount)}` },
        { key: 'amount', label: '转账金额', value: `¥${yuan(voucher.amount)}` },
        { key: 'payer', label: '付款户名', value: voucher.payer },
        { key: 'paidAt', label: '转账时间', value: `${dayOf(voucher.paidAt)} ${timeOf(voucher.paidAt)}` },
        ...(voucher.remark ? [{ key: 'remark', label: '备注', value: voucher.remark }] : []),
      ],
      files: voucher.photos,
      createdAt: now,
    },
    server,
  );
}
