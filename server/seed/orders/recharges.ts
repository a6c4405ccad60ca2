/** The orders behind the recharges of the demo world's books (rule 20.4): each was paid by the messenger and brought in what its rows say. */
import { and, eq, like } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { accounts, ledgerRows, payments, rechargeOrders } from '../../db/schema';
import { numberOf } from '../../lib/numbers';
import { insertAll } from '../insert';

/** Ids of recharges in balances.ts and mainAccounts.ts. */
const IDS = '5710__';
const MINUTE = 60_000;

export async function seedRecharges(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ row: ledgerRows, memberId: accounts.ownerId })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(eq(ledgerRows.unit, 'money'), like(ledgerRows.bizId, IDS)));
  const bought = rows.filter(({ row }) => row.bizType === 'recharge');
  const orders = bought.map(({ row, memberId }) => {
    const gift = rows.find((other) => other.row.bizType === 'rechargeBonus' && other.row.bizId === row.bizId)?.row;
    const createdAt = row.createdAt - MINUTE;
    return {
      id: row.bizId,
      no: numberOf('YJ', createdAt, row.bizId),
      memberId,
      unit: 'money' as const,
      packageId: null,
      amount: row.delta,
      value: row.delta,
      bonus: gift?.delta ?? 0,
      status: 'paid' as const,
      createdAt,
      expireAt: createdAt + 30 * MINUTE,
      paidAt: row.createdAt,
      balanceAfter: (gift ?? row).balanceAfter,
    };
  });
  await insertAll(tx, rechargeOrders, orders);
  await insertAll(
    tx,
    payments,
    orders.map((order) => ({
      id: String(Number(order.id) + 500),
      no: numberOf('YP', order.createdAt, String(Number(order.id) + 500), 8),
      memberId: order.memberId,
      orderGroup: 'recharge',
      orderId: order.id,
      amount: order.amount,
      channel: 'js' as const,
      status: 'paid' as const,
      tradeNo: `4200${order.id}`,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
    })),
  );
}
