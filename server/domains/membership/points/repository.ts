/** SQL of signing in, and of what points did in a month and a year. */
import { and, desc, eq, gte, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { accounts, ledgerRows, orders, signIns } from '../../../db/schema';
import { came, shanghai, went } from '../../../db/sums';

export type SignRow = typeof signIns.$inferSelect;

/** Of a month `YYYY-MM`. */
export const listSigns = (tx: Tx, memberId: string, month: string): Promise<SignRow[]> =>
  tx
    .select()
    .from(signIns)
    .where(and(eq(signIns.memberId, memberId), like(signIns.day, `${month}-%`)));

export async function lastSign(tx: Tx, memberId: string): Promise<SignRow | undefined> {
  const [row] = await tx
    .select()
    .from(signIns)
    .where(eq(signIns.memberId, memberId))
    .orderBy(desc(signIns.day))
    .limit(1);
  return row;
}

export async function insertSign(tx: Tx, row: SignRow): Promise<void> {
  await tx.insert(signIns).values(row);
}

const ownPoints = (memberId: string) =>
  and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, 'points'));
const between = (from: number, to: number) => and(gte(ledgerRows.createdAt, from), lt(ledgerRows.createdAt, to));

export interface Flow {
  key: string;
  came: number;
  went: number;
}

const sums = (
  tx: Tx,
  memberId: string,
  key: ReturnType<typeof sql<string>>,
  from: number,
  to: number,
): Promise<Flow[]> =>
  tx
    .select({ key, came: came(ledgerRows.delta), went: went(ledgerRows.delta) })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(ownPoints(memberId), between(from, to)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** What came and went in `from` <= t < `to`, by day `YYYY-MM-DD`. */
export const sumDays = (tx: Tx, memberId: string, from: number, to: number): Promise<Flow[]> =>
  sums(tx, memberId, shanghai(ledgerRows.createdAt, 'YYYY-MM-DD'), from, to);

/** The same by kind. */
export const sumKinds = (tx: Tx, memberId: string, from: number, to: number): Promise<Flow[]> =>
  sums(tx, memberId, sql<string>`${ledgerRows.bizType}`, from, to);

/** What was held before `at`. */
export async function heldBefore(tx: Tx, memberId: string, at: number): Promise<number> {
  const [row] = await tx
    .select({ held: ledgerRows.balanceAfter })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(ownPoints(memberId), lt(ledgerRows.createdAt, at)))
    .orderBy(desc(ledgerRows.createdAt), desc(ledgerRows.id))
    .limit(1);
  return row?.held ?? 0;
}

const ON_THE_WAY = ['grouping', 'paid', 'pickup', 'partial', 'shipped', 'received', 'finished'] as const;

/** Orders that will bring points when they arrive: what was promised, paid for goods, and refunded of that. */
export function listPromised(
  tx: Tx,
  memberId: string,
): Promise<{ givePoints: number; paid: number; refunded: number }[]> {
  const paid = sql<number>`(select coalesce(sum(l.paid), 0) from order_lines l where l.order_id = orders.id)`;
  const refunded = sql<number>`(select coalesce(sum(r.refund), 0) from after_sale_lines r
    join after_sales a on a.id = r.after_sale_id where a.order_id = orders.id and a.status = 'done')`;
  return tx
    .select({ givePoints: orders.givePoints, paid: paid.mapWith(Number), refunded: refunded.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, [...ON_THE_WAY]),
        or(isNull(orders.receivedAt), isNotNull(orders.rewardAt)),
        sql`${orders.givePoints} > 0`,
      ),
    );
}
