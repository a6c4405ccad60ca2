/**
 * SQL of what happened on an account: its rows by pages, and sums by month. Asked by the account's id, the index alone gives a page and
 * how many rows there are.
 */
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { ledgerRows } from '../../../../db/schema';
import { came, shanghai, went } from '../../../../db/sums';
import type { LedgerRow } from '../repository';

export interface RowFilter {
  dir?: 'in' | 'out';
  bizTypes?: readonly string[];
  /** Written in `from` <= t < `to`. */
  from?: number;
  to?: number;
}

/** The newest first. */
export async function pageOfRows(
  tx: Tx,
  accountId: string,
  { dir, bizTypes, from, to }: RowFilter,
  limit: number,
  offset: number,
): Promise<Paged<LedgerRow>> {
  const where = and(
    eq(ledgerRows.accountId, accountId),
    dir === 'in' ? gt(ledgerRows.delta, 0) : dir === 'out' ? lt(ledgerRows.delta, 0) : undefined,
    bizTypes ? inArray(ledgerRows.bizType, [...bizTypes]) : undefined,
    from === undefined ? undefined : gte(ledgerRows.createdAt, from),
    to === undefined ? undefined : lt(ledgerRows.createdAt, to),
  );
  return paged(
    tx.select().from(ledgerRows).where(where).orderBy(desc(ledgerRows.createdAt), desc(ledgerRows.id)),
    limit,
    offset,
    () => tx.$count(ledgerRows, where),
  );
}

/** What came in and went out in `from` <= t < `to`, by month `YYYY-MM` (Asia/Shanghai) and kind. */
export function sumMonths(
  tx: Tx,
  accountId: string,
  from: number,
  to: number,
): Promise<{ month: string; bizType: string; came: number; went: number }[]> {
  return tx
    .select({
      month: shanghai(ledgerRows.createdAt, 'YYYY-MM'),
      bizType: ledgerRows.bizType,
      came: came(ledgerRows.delta),
      went: went(ledgerRows.delta),
    })
    .from(ledgerRows)
    .where(and(eq(ledgerRows.accountId, accountId), gte(ledgerRows.createdAt, from), lt(ledgerRows.createdAt, to)))
    .groupBy(sql`1`, ledgerRows.bizType)
    .orderBy(sql`1`, ledgerRows.bizType);
}
