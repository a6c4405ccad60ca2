/**
 * Income of team members (rule 16.2): promised when an order is paid, cut in proportion by refunds, settled seven days (by default) after
 * receipt. A refund is a row of its own below zero; of a settled one a commissionBack row takes it out of the account, and what that cannot
 * give is owed to the next one.
 */
import type { Tx } from '../../../db/client';
import type { IncomeSource, orderLines, orders } from '../../../db/schema';
import { type JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { yuan } from '../../../lib/money';
import { readShopSettings } from '../shopSettings/repository';
import { balancesOf } from '../ledger/repository';
import { book, memberOwner } from '../ledger/service';
import { sendNotice } from '../notice/send';
import { directBp, incomeCut, incomeOf, lineCuts } from '../pricing/income';
import {
  findTeamPlace,
  insertIncome,
  lockIncome,
  lockIncomes,
  lockOwing,
  moveIncome,
  planPending,
  refundedLines,
  setOwed,
  type Income,
} from './repository';

type Order = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;
type OrderRef = Pick<Order, 'id' | 'no'>;

const SETTLE_JOB = 'income.settle';
/** The same of a row that no order brought; its key is the row. */
const SETTLE_ROW_JOB = 'income.settleRow';

/** Own route of the page that explains a row. */
export const rowRoute = (id: string): string => `/income/pages/details?id=${id}`;

interface Earner {
  memberId: string;
  source: IncomeSource;
  rateBp: number;
}

/** Two depths at most, and only who agreed to the promoter terms. By member, so that everybody locks in one order. */
async function earnersOf(tx: Tx, buyerId: string): Promise<Earner[]> {
  const find = async (id: string | null | undefined) => (id ? findTeamPlace(tx, id) : undefined);
  const buyer = await find(buyerId);
  const first = await find(buyer?.inviterId);
  const second = await find(first?.inviterId);
  const { income } = await readShopSettings(tx);
  const earners: Earner[] = [];
  if (first && first.teamLevel > 0)
    earners.push({ memberId: first.id, source: 'direct', rateBp: directBp(income, first.teamLevel) });
  if (second && second.teamLevel > 0 && second.id !== buyerId)
    earners.push({ memberId: second.id, source: 'indirect', rateBp: income.indirectBp });
  return earners.sort((a, b) => (BigInt(a.memberId) < BigInt(b.memberId) ? -1 : 1));
}

/** The order's row is locked and just paid. */
export async function promiseIncome(
  tx: Tx,
  order: Pick<Order, 'id' | 'memberId'>,
  lines: readonly OrderLineRow[],
  now: number,
): Promise<void> {
  const paid = lines.filter((line) => !line.gift && line.paid > 0);
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
      title: titleOf(paid),
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

export const titleOf = (lines: readonly { title: string }[]): string =>
  lines.length > 1 ? `${lines[0]?.title ?? ''} 等 ${lines.length} 种` : (lines[0]?.title ?? '');

/** The order was received: its incomes are settled after the days of the house. */
export async function planIncome(tx: Tx, orderId: string, now: number): Promise<void> {
  const settleAt = now + (await readShopSettings(tx)).income.settleDays * DAY_MS;
  if (await planPending(tx, orderId, settleAt)) await schedule(tx, SETTLE_JOB, orderId, settleAt);
}

/** An income that no order brought: a declaration that was approved. Settled as long after it as orders are after their receipt. */
export async function grantIncome(
  tx: Tx,
  row: {
    memberId: string;
    fromId?: string;
    source: 'declare';
    declarationId: string;
    title: string;
    base: number;
    rateBp: number;
  },
  now: number,
): Promise<Income | undefined> {
  const { amount } = incomeOf([row.base], row.rateBp);
  if (amount === 0) return undefined;
  const settleAt = now + (await readShopSettings(tx)).income.settleDays * DAY_MS;
  const made = await insertIncome(tx, { ...row, amount, settleAt, createdAt: now });
  if (made) await schedule(tx, SETTLE_ROW_JOB, made.id, settleAt);
  return made;
}

/** An after-sale of the order gave its lines back: what is pending gets smaller, what is settled is corrected, both by a further row. */
export async function cutIncome(
  tx: Tx,
  order: OrderRef,
  sale: { id: string; lines: readonly { lineId: string; refund: number }[] },
  now: number,
): Promise<void> {
  const before = await refundedLines(tx, order.id, sale.id);
  const after = new Map(before);
  for (const { lineId, refund } of sale.lines) after.set(lineId, (after.get(lineId) ?? 0) + refund);
  for (const { row, backs } of await lockIncomes(tx, order.id)) {
    if (row.status === 'cancelled') continue;
    const cancelled = incomeCut(row.lines, after);
    const isPending = row.status === 'pending';
    if (isPending && cancelled >= row.amount) {
      await voidIncome(tx, row, backs);
      continue;
    }
    const due = await writeBack(tx, row, sale.id, { before, after }, now);
    if (isPending) await moveIncome(tx, row, { status: 'pending', cancelled });
    else await takeBack(tx, order, row, due, sale.id, now);
  }
}

/** What a refund takes of a row, line by line, as a row of its own in the same state. Its fen. */
async function writeBack(
  tx: Tx,
  row: Income,
  saleId: string,
  { before, after }: Record<'before' | 'after', ReadonlyMap<string, number>>,
  now: number,
): Promise<number> {
  const was = lineCuts(row.lines, before);
  const lines = lineCuts(row.lines, after).flatMap(({ lineId, paid, amount }, i) => {
    const back = { paid: paid - (was[i]?.paid ?? 0), amount: amount - (was[i]?.amount ?? 0) };
    return back.paid > 0 ? [{ lineId, title: row.lines[i]?.title ?? '', paid: -back.paid, amount: -back.amount }] : [];
  });
  const sum = (key: 'paid' | 'amount') => lines.reduce((all, line) => all + line[key], 0);
  const amount = sum('amount');
  if (amount === 0) return 0;
  await insertIncome(tx, {
    memberId: row.memberId,
    fromId: row.fromId,
    orderId: row.orderId,
    source: row.source,
    title: titleOf(lines),
    base: sum('paid'),
    rateBp: row.rateBp,
    amount,
    backOf: row.id,
    saleId,
    status: row.status,
    lines,
    settleAt: row.settleAt,
    settledAt: row.status === 'settled' ? now : null,
    createdAt: now,
  });
  return -amount;
}

/** The whole order went back before anything was sent. */
export async function cancelIncome(tx: Tx, orderId: string): Promise<void> {
  for (const { row, backs } of await lockIncomes(tx, orderId))
    if (row.status === 'pending') await voidIncome(tx, row, backs);
}

async function voidIncome(tx: Tx, row: Income, backs: readonly Income[]): Promise<void> {
  await moveIncome(tx, row, { status: 'cancelled', cancelled: row.amount });
  for (const back of backs) await moveIncome(tx, back, { status: 'cancelled' });
}

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
  if (taken < due) await setOwed(tx, row.id, row.owed + due - taken);
}

/** What older rows still owe comes out of what just came in, the oldest first. */
export async function payOwed(tx: Tx, memberId: string, bizId: string, now: number): Promise<void> {
  for (const debt of await lockOwing(tx, memberId)) {
    const { available } = (await balancesOf(tx, memberId)).income;
    const taken = Math.min(debt.owed, available);
    if (taken === 0) return;
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'income',
      bizType: 'commissionBack',
      bizId: `${debt.id}:${bizId}`,
      delta: -taken,
      memo: '抵扣此前退款',
      at: now,
    });
    await setOwed(tx, debt.id, debt.owed - taken);
  }
}

/** What a row is booked under: its order, or itself. */
const bizOf = ({ id, orderId }: Income): string => orderId ?? id;

async function settle(tx: Tx, row: Income, backs: readonly Income[], now: number): Promise<void> {
  await moveIncome(tx, row, { status: 'settled', settledAt: now });
  for (const back of backs) await moveIncome(tx, back, { status: 'settled', settledAt: now });
  const delta = row.amount - row.cancelled;
  await book(tx, {
    owner: memberOwner(row.memberId),
    unit: 'income',
    bizType: 'commission',
    bizId: bizOf(row),
    delta,
    memo: row.title,
    at: now,
  });
  await payOwed(tx, row.memberId, bizOf(row), now);
  await sendNotice(tx, row.memberId, {
    box: 'team',
    title: '收益已结算',
    text: `${row.title} 的收益 ¥${yuan(delta)} 已结算，可在收益账户转出。`,
    link: rowRoute(row.id),
    at: now,
  });
}

export const incomeJobs = {
  [SETTLE_JOB]: async (tx, orderId, server) => {
    for (const { row, backs } of await lockIncomes(tx, orderId))
      if (row.status === 'pending' && row.settleAt !== null && row.settleAt <= server.now())
        await settle(tx, row, backs, server.now());
  },
  [SETTLE_ROW_JOB]: async (tx, id, server) => {
    const row = await lockIncome(tx, id);
    if (row?.status === 'pending') await settle(tx, row, [], server.now());
  },
} satisfies JobHandlers;
