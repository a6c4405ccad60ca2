/** SQL of what leaves the income account, and the sums of it. */
import { and, count, desc, eq, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { insertInto } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { incomeTransfers, type IncomeTarget, type IncomeTransferStatus } from '../../../../db/schema';
import { shanghai, sumOf } from '../../../../db/sums';
import { RETURNED } from '../../../people/withdrawal/repository';

export type IncomeTransfer = typeof incomeTransfers.$inferSelect;

interface TransferFilter {
  target?: IncomeTarget;
  status?: IncomeTransferStatus;
}
const wanted = (memberId: string, { target, status }: TransferFilter) =>
  and(
    eq(incomeTransfers.memberId, memberId),
    target ? eq(incomeTransfers.target, target) : undefined,
    status ? eq(incomeTransfers.status, status) : undefined,
  );

export const insertTransfer = insertInto(incomeTransfers);

/** False when there is none of this id. */
export async function moveTransfer(
  tx: Tx,
  id: string,
  set: Pick<IncomeTransfer, 'status' | 'reason' | 'confirmBy' | 'endedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(incomeTransfers)
    .set(set)
    .where(eq(incomeTransfers.id, id))
    .returning({ id: incomeTransfers.id });
  return rows.length > 0;
}

/** One that is known to be there. */
export async function transferOf(tx: Tx, id: string): Promise<IncomeTransfer> {
  const [row] = await tx.select().from(incomeTransfers).where(eq(incomeTransfers.id, id));
  if (!row) throw new Error(`transfer ${id} was not written`);
  return row;
}

/** Fen on their way. */
export async function onWay(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sumOf(incomeTransfers.amount) })
    .from(incomeTransfers)
    .where(and(eq(incomeTransfers.memberId, memberId), isNull(incomeTransfers.endedAt)));
  return row?.total ?? 0;
}

/** The newest first. */
export async function pageOfTransfers(
  tx: Tx,
  memberId: string,
  filter: TransferFilter,
  limit: number,
  offset: number,
): Promise<Paged<IncomeTransfer>> {
  const where = wanted(memberId, filter);
  return paged(
    tx.select().from(incomeTransfers).where(where).orderBy(desc(incomeTransfers.createdAt), desc(incomeTransfers.id)),
    limit,
    offset,
    () => tx.$count(incomeTransfers, where),
  );
}

/** Months of these rows: what did not come back, and how often. */
export const sumTransfers = (
  tx: Tx,
  memberId: string,
  filter: TransferFilter,
  from: number,
  to: number,
): Promise<{ month: string; amount: number; count: number }[]> =>
  tx
    .select({
      month: shanghai(incomeTransfers.createdAt, 'YYYY-MM'),
      amount: sumOf(incomeTransfers.amount, notInArray(incomeTransfers.status, [...RETURNED])),
      count: count(),
    })
    .from(incomeTransfers)
    .where(and(wanted(memberId, filter), gte(incomeTransfers.createdAt, from), lt(incomeTransfers.createdAt, to)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
