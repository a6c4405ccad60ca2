/** SQL of recharges, and of what the wallet says beside its balance. */
import { and, asc, count, desc, eq, gte, ilike, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { containing } from '../../db/like';
import { accounts, ledgerRows, members, orders, rechargeOrders } from '../../db/schema';

export type RechargeOrder = typeof rechargeOrders.$inferSelect;
export type RechargeUnit = RechargeOrder['unit'];

export async function insertOrder(tx: Tx, row: typeof rechargeOrders.$inferInsert): Promise<RechargeOrder> {
  const [made] = await tx.insert(rechargeOrders).values(row).returning();
  return made as RechargeOrder;
}

export async function updateOrder(tx: Tx, id: string, set: Partial<typeof rechargeOrders.$inferInsert>): Promise<void> {
  await tx.update(rechargeOrders).set(set).where(eq(rechargeOrders.id, id));
}

export async function findOrder(tx: Tx, id: string, lock = false): Promise<RechargeOrder | undefined> {
  const query = tx.select().from(rechargeOrders).where(eq(rechargeOrders.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Open orders of a member, the oldest first. */
export const listOpen = (tx: Tx, memberId: string, unit: RechargeUnit): Promise<RechargeOrder[]> =>
  tx
    .select()
    .from(rechargeOrders)
    .where(
      and(eq(rechargeOrders.memberId, memberId), eq(rechargeOrders.unit, unit), eq(rechargeOrders.status, 'unpaid')),
    )
    .orderBy(asc(rechargeOrders.id));

const paid = (memberId: string, unit: RechargeUnit) =>
  and(eq(rechargeOrders.memberId, memberId), eq(rechargeOrders.unit, unit), eq(rechargeOrders.status, 'paid'));

export const hasPaid = async (tx: Tx, memberId: string, unit: RechargeUnit): Promise<boolean> =>
  (await tx.$count(rechargeOrders, paid(memberId, unit))) > 0;

/** What was bought since `from`, in the unit. */
export async function sumBought(tx: Tx, memberId: string, unit: RechargeUnit, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${rechargeOrders.value}), 0)`.mapWith(Number) })
    .from(rechargeOrders)
    .where(and(paid(memberId, unit), gte(rechargeOrders.paidAt, from)));
  return row?.sum ?? 0;
}

/** The newest first; those that ran out unpaid are nobody's concern. */
export async function pageOfOrders(
  tx: Tx,
  memberId: string,
  unit: RechargeUnit | undefined,
  limit: number,
  offset: number,
): Promise<{ rows: RechargeOrder[]; total: number }> {
  const where = and(
    eq(rechargeOrders.memberId, memberId),
    unit ? eq(rechargeOrders.unit, unit) : undefined,
    sql`${rechargeOrders.status} <> 'cancelled'`,
  );
  const rows = await tx
    .select()
    .from(rechargeOrders)
    .where(where)
    .orderBy(desc(rechargeOrders.createdAt), desc(rechargeOrders.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(rechargeOrders).where(where);
  return { rows, total: found?.total ?? 0 };
}

/** Fen that a member gave away since `from`. */
export async function sumSent(tx: Tx, memberId: string, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(-sum(${ledgerRows.delta}), 0)`.mapWith(Number) })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(
      and(
        eq(accounts.ownerType, 'member'),
        eq(accounts.ownerId, memberId),
        eq(accounts.unit, 'money'),
        eq(ledgerRows.bizType, 'transferOut'),
        gte(ledgerRows.createdAt, from),
      ),
    );
  return row?.sum ?? 0;
}

/** Fen that deposits block: those that neither came back nor were lost. */
export async function sumDeposits(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(-sum(${ledgerRows.delta}), 0)`.mapWith(Number) })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(
      and(
        eq(accounts.ownerType, 'member'),
        eq(accounts.ownerId, memberId),
        eq(accounts.unit, 'money'),
        eq(ledgerRows.bizType, 'deposit'),
        sql`not exists (select 1 from ledger_rows ended where ended.account_id = ${ledgerRows.accountId}
          and ended.biz_id = ${ledgerRows.bizId} and ended.biz_type in ('depositBack', 'forfeit'))`,
      ),
    );
  return row?.sum ?? 0;
}

/** Members whom this one brought, the newest first, each with what came of their orders that arrived. */
export async function pageOfDirect(tx: Tx, memberId: string, word: string, limit: number, offset: number) {
  const where = and(
    eq(members.inviterId, memberId),
    word
      ? or(ilike(members.nickname, containing(word)), eq(members.mobile, word), eq(members.no, word.toUpperCase()))
      : undefined,
  );
  const arrived = sql`${orders.receivedAt} is not null`;
  const sum = (column: typeof orders.payable | typeof orders.givePoints) =>
    sql<number>`coalesce(sum(${column}) filter (where ${arrived}), 0)`.mapWith(Number);
  const rows = await tx
    .select({
      id: members.id,
      mobile: members.mobile,
      joinedAt: members.createdAt,
      count: sql<number>`count(${orders.id}) filter (where ${arrived})`.mapWith(Number),
      amount: sum(orders.payable),
      points: sum(orders.givePoints),
      lastAt: sql<number>`coalesce(max(${orders.createdAt}), 0)`.mapWith(Number),
    })
    .from(members)
    .leftJoin(orders, eq(orders.memberId, members.id))
    .where(where)
    .groupBy(members.id)
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(members).where(where);
  return { rows, total: found?.total ?? 0 };
}
