/** SQL of sales that were made outside the shop and declared. */
import { and, desc, eq, ne } from 'drizzle-orm';
import { insertInto, lockById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { listHas } from '../../../../db/like';
import { paged, type Paged } from '../../../../db/paged';
import { declarations, incomes } from '../../../../db/schema';

export type Declaration = typeof declarations.$inferSelect;

export const insertDeclaration = insertInto(declarations);

export const lockDeclaration = lockById(declarations);

export async function updateDeclaration(
  tx: Tx,
  id: string,
  set: Pick<Declaration, 'status' | 'decidedAt'> & Partial<Pick<Declaration, 'reason'>>,
): Promise<void> {
  await tx.update(declarations).set(set).where(eq(declarations.id, id));
}

/** Whether a declaration of the member shows the picture. */
export const hasDeclaredPhoto = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(declarations, and(eq(declarations.memberId, memberId), listHas(declarations.photos, photo)))) > 0;

/** The same sale, unless it was refused. */
export async function hasSame(
  tx: Tx,
  { memberId, buyerMobile, amount, soldAt }: Pick<Declaration, 'memberId' | 'buyerMobile' | 'amount' | 'soldAt'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: declarations.id })
    .from(declarations)
    .where(
      and(
        eq(declarations.memberId, memberId),
        eq(declarations.buyerMobile, buyerMobile),
        eq(declarations.amount, amount),
        eq(declarations.soldAt, soldAt),
        ne(declarations.status, 'rejected'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** With the income that each brought, the newest first. */
export async function pageOfDeclarations(
  tx: Tx,
  memberId: string,
  status: Declaration['status'] | undefined,
  limit: number,
  offset: number,
): Promise<Paged<{ row: Declaration; income: { id: string; amount: number } | null }>> {
  const where = and(eq(declarations.memberId, memberId), status ? eq(declarations.status, status) : undefined);
  return paged(
    tx
      .select({ row: declarations, income: { id: incomes.id, amount: incomes.amount } })
      .from(declarations)
      .leftJoin(incomes, eq(incomes.declarationId, declarations.id))
      .where(where)
      .orderBy(desc(declarations.createdAt), desc(declarations.id)),
    limit,
    offset,
    () => tx.$count(declarations, where),
  );
}

/** Whose declaration it is. */
export async function findDeclarer(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.select({ id: declarations.memberId }).from(declarations).where(eq(declarations.id, id));
  return rows.map((row) => row.id);
}
