/** SQL of a member's own books. */
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { accounts, ledgerRows, type AccountUnit } from '../../../db/schema';
import type { LedgerRow } from '../../ledger/repository';

const own = (memberId: string, unit: AccountUnit) =>
  and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, unit));

interface RowFilter {
  unit: AccountUnit;
  dir?: 'in' | 'out';
  bizType?: string;
  /** Written in `from` <= t < `to`. */
  from?: number;
  to?: number;
}

/** The newest first. */
export async function pageOfRows(
  tx: Tx,
  memberId: string,
  { unit, dir, bizType, from, to }: RowFilter,
  limit: number,
  offset: number,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const where = and(
    own(memberId, unit),
    dir === 'in' ? gt(ledgerRows.delta, 0) : dir === 'out' ? lt(ledgerRows.delta, 0) : undefined,
    bizType ? eq(ledgerRows.bizType, bizType) : undefined,
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

/** What moved in a unit since `from`. */
export const listMoves = (
  tx: Tx,
  memberId: string,
  unit: AccountUnit,
  from: number,
): Promise<{ bizType: string; delta: number; at: number }[]> =>
  tx
    .select({ bizType: ledgerRows.bizType, delta: ledgerRows.delta, at: ledgerRows.createdAt })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(own(memberId, unit), gte(ledgerRows.createdAt, from)));

/** Points that came in before `before`, and all that were ever spent. */
export async function sumPoints(tx: Tx, memberId: string, before: number): Promise<{ old: number; spent: number }> {
  const [row] = await tx
    .select({
      old: sql<number>`coalesce(sum(${ledgerRows.delta}) filter (where ${ledgerRows.delta} > 0 and ${ledgerRows.createdAt} < ${before}), 0)`.mapWith(
        Number,
      ),
      spent: sql<number>`coalesce(-sum(${ledgerRows.delta}) filter (where ${ledgerRows.delta} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(own(memberId, 'points'));
  return { old: row?.old ?? 0, spent: row?.spent ?? 0 };
}
