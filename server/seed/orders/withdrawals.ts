/** The withdrawals behind the books of the demo world (rule 20.4): each stands as its rows say, and what is frozen waits at the finance desk. */
import { and, eq, like } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { accounts, bankCards, ledgerRows, members, tasks, withdrawals } from '../../db/schema';
import { FINANCE_DESK } from '../../domains/people/employee/desks';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { feeOf } from '../../domains/people/withdrawal/terms';
import { yuan } from '../../lib/money';
import { numberOf } from '../../lib/numbers';
import { insertAll } from '../insert';
import { AUDITED_WITHDRAWAL } from './mainAccounts';
import { DAY, HOUR } from './shapes';

/** Ids of withdrawals in balances.ts and mainAccounts.ts. */
const IDS = '5740__';

export async function seedWithdrawals(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ row: ledgerRows, memberId: accounts.ownerId, nickname: members.nickname })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .innerJoin(members, eq(members.id, accounts.ownerId))
    .where(and(eq(ledgerRows.unit, 'money'), like(ledgerRows.bizId, IDS)));
  const cards = await tx.select().from(bankCards).orderBy(bankCards.id);
  const made = rows
    .filter(({ row }) => row.bizType === 'withdraw')
    .map(({ row, memberId, nickname }) => {
      const back = rows.find((other) => other.row.bizType === 'withdrawBack' && other.row.bizId === row.bizId)?.row;
      const card = cards.find((one) => one.memberId === memberId);
      const amount = -row.delta;
      const at = row.createdAt;
      const ends = {
        auditing: {},
        rejected: { decidedAt: back?.createdAt, endedAt: back?.createdAt, reason: '银行卡信息不符' },
        success: { decidedAt: at + 2 * HOUR, sentAt: at + 2 * HOUR, endedAt: at + 3 * HOUR },
      };
      const status = back
        ? ('rejected' as const)
        : row.bizId === AUDITED_WITHDRAWAL.id
          ? ('auditing' as const)
          : ('success' as const);
      return {
        nickname,
        balance: row.balanceAfter,
        row: {
          id: row.bizId,
          no: numberOf('TX', at, row.bizId, 8),
          source: 'balance' as const,
          memberId,
          ownerId: memberId,
          requestId: `seed-${row.bizId}`,
          amount,
          fee: feeOf(amount, DEMO.shopSettings.withdrawal),
          method: 'bank' as const,
          cardId: card?.id ?? null,
          bankName: card?.bankName ?? '招商银行',
          cardTail: card?.tail ?? '6225',
          status,
          createdAt: at,
          ...ends[status],
        },
      };
    });
  await insertAll(
    tx,
    withdrawals,
    made.map(({ row }) => row),
  );
  await insertAll(
    tx,
    tasks,
    made
      .filter(({ row }) => row.status === 'auditing')
      .map(({ row, nickname, balance }) => ({
        kind: 'withdraw' as const,
        targetId: row.id,
        title: `余额提现 ${row.no}`,
        summary: `${nickname} 申请提现 ¥${yuan(row.amount)}，实付 ¥${yuan(row.amount - row.fee)}`,
        fromId: row.memberId,
        fromName: nickname,
        area: FINANCE_DESK,
        worth: row.amount,
        fields: [
          { key: 'no', label: '单号', value: row.no },
          { key: 'amount', label: '提现金额', value: `¥${yuan(row.amount)}` },
          { key: 'fee', label: '手续费', value: `¥${yuan(row.fee)}` },
          { key: 'actual', label: '实付', value: `¥${yuan(row.amount - row.fee)}` },
          { key: 'method', label: '银行卡', value: `${row.bankName} 尾号 ${row.cardTail}` },
          { key: 'left', label: '提现后余额', value: `¥${yuan(balance)}` },
        ],
        dueAt: row.createdAt + DAY,
        createdAt: row.createdAt,
      })),
  );
}
