/**
 * Income of team members (rule 16.2): promised when an order is paid, cut in proportion by refunds, settled seven days after
 * receipt. A settled row is never edited: a commissionBack row corrects it, and what the account cannot give is owed to the next one.
 */
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  type IncomeSource,
  afterSaleLines,
  afterSales,
  incomes,
  members,
  type orderLines,
  type orders,
} from '../../db/schema';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS } from '../../lib/shanghai';
import { balancesOf } from '../ledger/repository';
import { book, memberOwner } from '../ledger/service';
import { directBp, incomeCut, incomeOf, INDIRECT_BP } from '../pricing/income';

type Income = typeof incomes.$inferSelect;
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
  const find = async (id: string | null) =>
    id === null
      ? undefined
      : (
          await tx
            .select({ id: members.id, inviterId: members.inviterId, teamLevel: members.teamLevel })
            .from(members)
            .where(eq(members.id, id))
        )[0];
  const buyer = await find(buyerId);
  const first = await find(buyer?.inviterId ?? null);
  const second = await find(first?.inviterId ?? null);
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
    await tx
      .insert(incomes)
      .values({
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
      })
      .onConflictDoNothing();
  }
}

/** The order was received: its incomes are settled a week later. */
export async function planIncome(tx: Tx, orderId: string, now: number): Promise<void> {
  const rows = await tx
    .update(incomes)
    .set({ settleAt: now + SETTLE_MS })
    .where(and(eq(incomes.orderId, orderId), eq(incomes.status, 'pending')))
    .returning({ id: incomes.id });
  if (rows.length > 0) await schedule(tx, SETTLE_JOB, orderId, now + SETTLE_MS);
}

const listIncomes = (tx: Tx, orderId: string): Promise<Income[]> =>
  tx.select().from(incomes).where(eq(incomes.orderId, orderId)).orderBy(asc(incomes.memberId)).for('update');

/** Fen of each line that finished after-sales gave back, without `except`. */
async function refundedLines(tx: Tx, orderId: string, except: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, refund: sql<number>`sum(${afterSaleLines.refund})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.status, 'done'), ne(afterSales.id, except)))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, refund }) => [lineId, refund]));
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
  for (const row of await listIncomes(tx, order.id)) {
    const cut = incomeCut(row.lines, after);
    if (row.status === 'settled') await takeBack(tx, order, row, cut - incomeCut(row.lines, before), sale.id, now);
    else await setCancelled(tx, row, cut);
  }
}

/** The whole order went back before anything was sent. */
export async function cancelIncome(tx: Tx, orderId: string): Promise<void> {
  for (const row of await listIncomes(tx, orderId))
    if (row.status === 'pending') await setCancelled(tx, row, row.amount);
}

const setCancelled = (tx: Tx, row: Income, cancelled: number) =>
  tx
    .update(incomes)
    .set({ cancelled, status: cancelled >= row.amount ? 'cancelled' : 'pending' })
    .where(eq(incomes.id, row.id));

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
  if (taken < due)
    await tx
      .update(incomes)
      .set({ owed: row.owed + due - taken })
      .where(eq(incomes.id, row.id));
}

/** What older rows still owe comes out of an income that was just booked, the oldest first. */
async function payOwed(tx: Tx, memberId: string, orderId: string, now: number): Promise<void> {
  const debts = await tx
    .select()
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), gt(incomes.owed, 0)))
    .orderBy(asc(incomes.id))
    .for('update');
  for (const debt of debts) {
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
    await tx
      .update(incomes)
      .set({ owed: debt.owed - taken })
      .where(eq(incomes.id, debt.id));
  }
}

export const incomeJobs: JobHandlers = {
  [SETTLE_JOB]: async (tx, orderId, server) => {
    const now = server.now();
    for (const row of await listIncomes(tx, orderId)) {
      if (row.status !== 'pending') continue;
      await tx.update(incomes).set({ status: 'settled', settledAt: now }).where(eq(incomes.id, row.id));
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

/** Fen that are promised to a member and not settled yet. */
export async function pendingIncome(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${incomes.amount} - ${incomes.cancelled})` })
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), eq(incomes.status, 'pending')));
  return Number(row?.sum ?? 0);
}
