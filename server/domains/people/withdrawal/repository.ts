/** SQL of withdrawals. */
import { and, count, desc, eq, gte, inArray, notInArray, or } from 'drizzle-orm';
import { isId } from '../../../../src/contract/kit';
import { findById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import {
  withdrawals,
  type WithdrawalMethod,
  type WithdrawalSourceName,
  type WithdrawalStatus,
} from '../../../db/schema';
import { sumOf } from '../../../db/sums';
import type { LedgerRow } from '../ledger/repository';

export type Withdrawal = typeof withdrawals.$inferSelect;

/** What came back to the account. */
export const RETURNED: readonly WithdrawalStatus[] = ['rejected', 'failed', 'expired'];
const kept = notInArray(withdrawals.status, [...RETURNED]);

/** undefined: this member's request has written one before. */
export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<Withdrawal | undefined> {
  const [made] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning();
  return made;
}

export async function findRequest(tx: Tx, memberId: string, requestId: string): Promise<Withdrawal | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.requestId, requestId)));
  return row;
}

export const findWithdrawal = findById(withdrawals);

export const updateWithdrawal = updateById(withdrawals);

/** What was asked for since `from` and did not come back. */
export async function sumSince(
  tx: Tx,
  memberId: string,
  source: WithdrawalSourceName,
  from: number,
): Promise<{ times: number; fen: number }> {
  const [row] = await tx
    .select({ times: count(), fen: sumOf(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.memberId, memberId), eq(withdrawals.source, source), gte(withdrawals.createdAt, from), kept),
    );
  return row ?? { times: 0, fen: 0 };
}

export interface WithdrawalFilter {
  source?: WithdrawalSourceName;
  status?: WithdrawalStatus | readonly WithdrawalStatus[];
  method?: WithdrawalMethod;
  id?: string;
  /** Of the wallet's own page: from the balance, or whatever the settlement service pays. */
  wallet?: true;
}

/** Withdrawals of a member, or of a merchant's account; the newest first. */
export async function pageOfWithdrawals(
  tx: Tx,
  whose: { memberId: string } | { ownerId: string },
  { source, status, method, id, wallet }: WithdrawalFilter,
  limit: number,
  offset: number,
): Promise<Paged<Withdrawal>> {
  const states = typeof status === 'string' ? [status] : status;
  const where = and(
    'memberId' in whose ? eq(withdrawals.memberId, whose.memberId) : eq(withdrawals.ownerId, whose.ownerId),
    source ? eq(withdrawals.source, source) : undefined,
    wallet ? or(eq(withdrawals.source, 'balance'), eq(withdrawals.method, 'external')) : undefined,
    states ? inArray(withdrawals.status, [...states]) : undefined,
    method ? eq(withdrawals.method, method) : undefined,
    id ? eq(withdrawals.id, id) : undefined,
  );
  return paged(
    tx.select().from(withdrawals).where(where).orderBy(desc(withdrawals.createdAt), desc(withdrawals.id)),
    limit,
    offset,
    () => tx.$count(withdrawals, where),
  );
}

/** How the member's withdrawals stand that these rows of the books are about, by their ids. */
export async function statesOf(
  tx: Tx,
  memberId: string,
  booked: readonly Pick<LedgerRow, 'bizType' | 'bizId'>[],
): Promise<ReadonlyMap<string, WithdrawalStatus>> {
  const ids = booked.flatMap(({ bizType, bizId }) => (bizType === 'withdraw' && isId(bizId) ? [bizId] : []));
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: withdrawals.id, status: withdrawals.status })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.id, ids)));
  return new Map(rows.map(({ id, status }) => [id, status]));
}
