/**
 * Income of team members (rule 16.2): promised when an order is paid, cut in proportion by refunds, settled seven days after
 * receipt. A settled row is never edited: a commissionBack row corrects it, and what the account cannot give is owed to the next one.
 */
import type { Tx } from '../../db/client';
import type { IncomeSource, orderLines, orders } from '../../db/schema';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS } from '../../lib/shanghai';
import { balancesOf } from '../ledger/repository';
import { book, memberOwner } from '../ledger/service';
import { directBp, incomeCut, incomeOf, INDIRECT_BP } from '../pricing/income';
import {
  findTeamPlace,
  insertIncome,
  lockIncomes,
  lockOwing,
  planPending,
  refundedLines,
  updateIncome,
  type Income,
} from './repository';

type Order = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;
type OrderRef = Pick<Order, 'id' | 'no'>;

const SETTLE_JOB = 'income.settle';
const SETTLE_MS = 7 * DAY_MS;

interface Earner {
  memberId: string;
  source: IncomeSource;
  rateBp: number;
}

/** Two depths at most, and only who agreed to the promoter terms. */
async function earnersOf(tx: Tx, buyerId: string): Promise<Earner[]> {
  const find = async (id: string | null | undefined) => (id ? findTeamPlace(tx, id) : undefined);
  const buyer = await find(buyerId);
  const first = await find(buyer?.inviterId);
  const second = await find(first?.inviterId);
  const earners: Earner[] = [];
  if (first && first.teamLevel > 0)
    earners.push({ memberId: first.id, source: 'direct', rateBp: directBp(first.teamLevel) });
  if (second && second.teamLevel > 0 && second.id !== buyerId)
    earners.push({ memberId: second.id, source: 'indirect', rateBp: INDIRECT_BP });
  return earners;
}

/** The order's row is locked and just paid. */
export async function promiseIncome(
  tx: Tx,
  order: Pick<Order, 'id' | 'memberId'>,
  lines: readonly OrderLineRow[],
  now: number,
): Promise<void> {
  const paid = lines.filter((line) => !line.gift && line.paid > 0);
  const title = paid.length > 1 ? `${paid[0]?.title ?? ''} 等 ${paid.length} 种` : (paid[0]?.title ?? '');
  for (const { memberId, source, rateBp } of await earnersOf(tx, order.memberId)) {
    const { base, amount, parts } = incomeOf(
      paid.map((line) => line.paid),
      rateBp,
    );
    if (amount === 0) continue;
    await insertIncome(tx, {
      memberId,
      fromId: order.memberId,
      orderId: order.id,
      source,
      title,
      base,
      rateBp,
      amount,
      lines: paid.map((line, i) => ({
        lineId: line.id,
        title: line.title,
        paid: line.paid,
        amount: parts[i] ?? 0,
      })),
      createdAt: now,
    });
  }
}

/** The order was received: its incomes are settled a week later. */
export async function planIncome(tx: Tx, orderId: string, now: number): Promise<void> {
  if (await planPending(tx, orderId, now + SETTLE_MS)) await schedule(tx, SETTLE_JOB, orderId, now + SETTLE_MS);
}

/** An after-sale of the order gave `own` back: what is pending gets smaller, what is settled is corrected. */
export async function cutIncome(
  tx: Tx,
  order: OrderRef,
  sale: { id: string; lines: readonly { lineId: string; refund: number }[] },
  now: number,
): Promise<void> {
  const before = await refundedLines(tx, order.id, sale.id);
  const after = new Map(before);
  for (const { lineId, refund } of sale.lines) after.set(lineId, (after.get(lineId) ?? 0) + refund);
  for (const row of await lockIncomes(tx, order.id)) {
    const cut = incomeCut(row.lines, after);
    if (row.status === 'settled') await takeBack(tx, order, row, cut - incomeCut(row.lines, before), sale.id, now);
    else await setCancelled(tx, row, cut);
  }
}

/** The whole order went back before anything was sent. */
export async function cancelIncome(tx: Tx, orderId: string): Promise<void> {
  for (const row of await lockIncomes(tx, orderId))
    if (row.status === 'pending') await setCancelled(tx, row, row.amount);
}

const setCancelled = (tx: Tx, row: Income, cancelled: number) =>
  updateIncome(tx, row.id, { cancelled, status: cancelled >= row.amount ? 'cancelled' : 'pending' });

async function takeBack(tx: Tx, order: OrderRef, row: Income, due: number, saleId: string, now: number): Promise<void> {
  if (due <= 0) return;
  const { available } = (await balancesOf(tx, row.memberId)).income;
  const taken = Math.min(due, available);
  if (taken > 0)
    await book(tx, {
      owner: memberOwner(row.memberId),
      unit: 'income',
      bizType: 'commissionBack',
      bizId: saleId,
      delta: -taken,
      memo: order.no,
      at: now,
    });
  if (taken < due) await updateIncome(tx, row.id, { owed: row.owed + due - taken });
}

/** What older rows still owe comes out of an income that was just booked, the oldest first. */
async function payOwed(tx: Tx, memberId: string, orderId: string, now: number): Promise<void> {
  for (const debt of await lockOwing(tx, memberId)) {
    const { available } = (await balancesOf(tx, memberId)).income;
    const taken = Math.min(debt.owed, available);
    if (taken === 0) return;
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'income',
      bizType: 'commissionBack',
      bizId: `${debt.id}:${orderId}`,
      delta: -taken,
      memo: '抵扣此前退款',
      at: now,
    });
    await updateIncome(tx, debt.id, { owed: debt.owed - taken });
  }
}

export const incomeJobs: JobHandlers = {
  [SETTLE_JOB]: async (tx, orderId, server) => {
    const now = server.now();
    for (const row of await lockIncomes(tx, orderId)) {
      if (row.status !== 'pending') continue;
      await updateIncome(tx, row.id, { status: 'settled', settledAt: now });
      await book(tx, {
        owner: memberOwner(row.memberId),
        unit: 'income',
        bizType: 'commission',
        bizId: orderId,
        delta: row.amount - row.cancelled,
        memo: row.title,
        at: now,
      });
      await payOwed(tx, row.memberId, orderId, now);
    }
  },
};
