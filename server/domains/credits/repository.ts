/** SQL of a member's own books. */
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { isId } from '../../../src/contract/kit';
import type { Tx } from '../../db/client';
import { accounts, ledgerRows, orders, type AccountUnit } from '../../db/schema';
import type { LedgerRow } from '../ledger/repository';

const own = (memberId: string, unit: AccountUnit) =>
  and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, unit));

interface RowFilter {
  unit: AccountUnit;
  dir?: 'in' | 'out';
  bizTypes?: readonly string[];
  /** Written in `from` <= t < `to`. */
  from?: number;
  to?: number;
}

/** The newest first. */
export async function pageOfRows(
  tx: Tx,
  memberId: string,
  { unit, dir, bizTypes, from, to }: RowFilter,
  limit: number,
  offset: number,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const where = and(
    own(memberId, unit),
    dir === 'in' ? gt(ledgerRows.delta, 0) : dir === 'out' ? lt(ledgerRows.delta, 0) : undefined,
    bizTypes ? inArray(ledgerRows.bizType, [...bizTypes]) : undefined,
    from === undefined ? undefined : gte(ledgerRows.createdAt, from),
    to === undefined ? undefined : lt(ledgerRows.createdAt, to),
  );
  const rows = await tx
    .select({ row: ledgerRows })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(where)
    .orderBy(desc(ledgerRows.createdAt), desc(ledgerRows.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(where);
  return { rows: rows.map(({ row }) => row), total: found?.total ?? 0 };
}

/** What came in and went out of a unit in `from` <= t < `to`, by month `YYYY-MM` (Asia/Shanghai) and kind. */
export function sumMonths(
  tx: Tx,
  memberId: string,
  unit: AccountUnit,
  from: number,
  to: number,
): Promise<{ month: string; bizType: string; came: number; went: number }[]> {
  const month = sql<string>`to_char(to_timestamp(${ledgerRows.createdAt} / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  return tx
    .select({
      month,
      bizType: ledgerRows.bizType,
      came: sql<number>`coalesce(sum(${ledgerRows.delta}) filter (where ${ledgerRows.delta} > 0), 0)`.mapWith(Number),
      went: sql<number>`coalesce(-sum(${ledgerRows.delta}) filter (where ${ledgerRows.delta} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(own(memberId, unit), gte(ledgerRows.createdAt, from), lt(ledgerRows.createdAt, to)))
    .groupBy(sql`1`, ledgerRows.bizType)
    .orderBy(sql`1`, ledgerRows.bizType);
}

/** Of these ids, the shop orders of a member: rows about them lead there. */
export async function ownOrderIds(tx: Tx, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const asked = ids.filter((id) => isId(id));
  if (asked.length === 0) return new Set();
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.id, asked)));
  return new Set(rows.map(({ id }) => id));
}
