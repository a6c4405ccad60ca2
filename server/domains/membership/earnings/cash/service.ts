/**
 * Settled income leaves its account: into the wallet at once as two rows in one transaction (rule 16.3), to the messenger as a withdrawal
 * (domains/people/withdrawal), which comes back when it is not confirmed.
 */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { IncomeCash } from '../../../../../src/contract/earnings/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { nextSequence } from '../../../../db/numbers';
import { refuse } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { yuan } from '../../../../lib/money';
import { numberOf } from '../../../../lib/numbers';
import { monthsAfter, startOfMonth } from '../../../../lib/shanghai';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { lockAccount } from '../../../people/ledger/repository';
import { book, memberOwner } from '../../../people/ledger/service';
import { requirePayToken } from '../../../people/session/proofs';
import { startWithdrawal } from '../../../people/withdrawal/service';
import type { Deps } from '../../../people/withdrawal/terms';
import { owedIncome } from '../../../people/income/repository';
import { insertTransfer, pageOfTransfers, sumTransfers, transferOf, type IncomeTransfer } from './repository';

const ARRIVED: Record<IncomeTransfer['target'], string> = {
  balance: '已存入余额',
  wechat: '已存入微信零钱',
  bank: '已转入银行卡',
};
const LAST: Record<IncomeTransfer['status'], string> = {
  auditing: '待审核',
  waitConfirm: '待确认收款',
  paying: '打款中',
  success: '已到账',
  rejected: '已驳回，退回收益账户',
  failed: '打款失败，退回收益账户',
  expired: '超时未确认，退回收益账户',
};

export const cashView = (row: IncomeTransfer): IncomeCash => ({
  id: row.id,
  no: row.no,
  amount: row.amount,
  target: row.target,
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  ...(row.status === 'waitConfirm' && row.confirmBy !== null ? { confirmBy: row.confirmBy } : {}),
  createdAt: row.createdAt,
  steps: [
    { label: '提交转出', at: row.createdAt },
    {
      label: row.status === 'success' ? ARRIVED[row.target] : LAST[row.status],
      ...(row.endedAt === null ? {} : { at: row.endedAt }),
    },
  ],
});

/** 410 proof used or over · 422 less than the least, more than today allows, income that is owed, 收益不足. */
export async function cashIncome(
  tx: Tx,
  memberId: string,
  { amount, target, payToken, requestId }: RequestOf<'income.cash'>,
  now: number,
  server: Deps,
): Promise<IncomeCash> {
  await lockMember(tx, memberId);
  const owed = await owedIncome(tx, memberId);
  if (owed > 0) throw refuse(`有 ¥${yuan(owed)} 退款待抵扣，抵扣完即可转出`);
  if (target === 'balance') return cashView(await toBalance(tx, memberId, { amount, payToken }, now));
  const asked = { source: 'income', amount, method: 'wechat', payToken, requestId } as const;
  const { id } = await startWithdrawal(tx, memberId, asked, now, server);
  return cashView(await transferOf(tx, id));
}

async function toBalance(
  tx: Tx,
  memberId: string,
  { amount, payToken }: { amount: number; payToken: string },
  now: number,
): Promise<IncomeTransfer> {
  const { balanceMin } = (await readShopSettings(tx)).income;
  if (amount < balanceMin) throw refuse(`每次至少转出 ¥${yuan(balanceMin)}`);
  await requirePayToken(tx, memberId, payToken, now);
  const owner = memberOwner(memberId);
  const id = await nextSequence(tx);
  const no = numberOf('SY', now, id);
  // Money before income: a refund of one's own purchase locks them in this order.
  await lockAccount(tx, owner, 'money');
  const base = { owner, bizId: id, memo: no, at: now };
  await book(tx, { ...base, unit: 'income', bizType: 'incomeOut', delta: -amount, title: '转到余额' });
  await book(tx, { ...base, unit: 'money', bizType: 'incomeIn', delta: amount });
  const done = { status: 'success', createdAt: now, endedAt: now } as const;
  return insertTransfer(tx, { id, no, memberId, target: 'balance', amount, ...done });
}

export async function listCash(
  tx: Tx,
  memberId: string,
  { target, status, page = 1 }: RequestOf<'income.cashList'>,
): Promise<DataOf<'income.cashList'>> {
  const filter = { target, status };
  const { rows, total } = await pageOfTransfers(tx, memberId, filter, PAGE_SIZE, offsetOf(page));
  const [newest] = rows;
  const oldest = rows.at(-1);
  const months =
    newest && oldest
      ? await sumTransfers(
          tx,
          memberId,
          filter,
          startOfMonth(oldest.createdAt),
          monthsAfter(startOfMonth(newest.createdAt), 1),
        )
      : [];
  return { ...pageOf(rows.map(cashView), total, page), months };
}
