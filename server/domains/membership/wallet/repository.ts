/** SQL of recharges, and of what the wallet says beside its balance. */
import { and, asc, desc, eq, gte, ilike, inArray, or, sql } from 'drizzle-orm';
import { isId } from '../../../../src/contract/kit';
import { cleanTyped } from '../../../../src/core/lib/typed';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { accounts, ledgerRows, members, rechargeOrders, teamMembers } from '../../../db/schema';
import { sumOf } from '../../../db/sums';
import { hasKey } from '../../people/member/repository';

export type RechargeOrder = typeof rechargeOrders.$inferSelect;
export type RechargeUnit = RechargeOrder['unit'];

export const insertOrder = insertInto(rechargeOrders);

export async function updateOrder(tx: Tx, id: string, set: Partial<typeof rechargeOrders.$inferInsert>): Promise<void> {
  await tx.update(rechargeOrders).set(set).where(eq(rechargeOrders.id, id));
}

export const findOrder = findById(rechargeOrders);

/** Open orders of a member, the oldest first. */
export const listOpen = (tx: Tx, memberId: string, unit: RechargeUnit): Promise<RechargeOrder[]> =>
  tx
    .select()
    .from(rechargeOrders)
    .where(
      and(eq(rechargeOrders.memberId, memberId), eq(rechargeOrders.unit, unit), eq(rechargeOrders.status, 'unpaid')),
    )
    .orderBy(asc(rechargeOrders.id));

/** Open orders of these packages. One that somebody holds is being paid this moment: it is not waited for. */
export const lockOpenOf = (
  tx: Tx,
  memberId: string,
  unit: RechargeUnit,
  packageIds: readonly string[],
): Promise<RechargeOrder[]> =>
  tx
    .select()
    .from(rechargeOrders)
    .where(
      and(
        eq(rechargeOrders.memberId, memberId),
        eq(rechargeOrders.unit, unit),
        eq(rechargeOrders.status, 'unpaid'),
        inArray(rechargeOrders.packageId, [...packageIds]),
      ),
    )
    .for('update', { skipLocked: true });

const paid = (memberId: string, unit: RechargeUnit) =>
  and(eq(rechargeOrders.memberId, memberId), eq(rechargeOrders.unit, unit), eq(rechargeOrders.status, 'paid'));

export const hasPaid = async (tx: Tx, memberId: string, unit: RechargeUnit): Promise<boolean> =>
  (await tx.$count(rechargeOrders, paid(memberId, unit))) > 0;

/** What was bought since `from`, in the unit. */
export async function sumBought(tx: Tx, memberId: string, unit: RechargeUnit, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sumOf(rechargeOrders.value) })
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
): Promise<Paged<RechargeOrder>> {
  const where = and(
    eq(rechargeOrders.memberId, memberId),
    unit ? eq(rechargeOrders.unit, unit) : undefined,
    sql`${rechargeOrders.status} <> 'cancelled'`,
  );
  return paged(
    tx.select().from(rechargeOrders).where(where).orderBy(desc(rechargeOrders.createdAt), desc(rechargeOrders.id)),
    limit,
    offset,
    () => tx.$count(rechargeOrders, where),
  );
}

/** Fen that deposits block: those that neither came back nor were lost. */
export async function sumDeposits(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sumOf(sql`-${ledgerRows.delta}`) })
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

/** Members whom this one brought, the newest first. The figures beside them are kept with the team (db/schema/team.ts). */
export async function pageOfDirect(tx: Tx, memberId: string, word: string, limit: number, offset: number) {
  const mine = eq(teamMembers.inviterId, memberId);
  const key = cleanTyped('account', word);
  const where = word
    ? and(
        mine,
        or(
          ilike(members.nickname, containing(word)),
          hasKey(word),
          // A link to a gift names its receiver by the id.
          isId(key) ? eq(members.id, key) : undefined,
        ),
      )
    : mine;
  const all = tx
    .select({ id: teamMembers.memberId })
    .from(teamMembers)
    .innerJoin(members, eq(members.id, teamMembers.memberId));
  return paged(
    tx
      .select({ place: teamMembers, mobile: members.mobile, closeAt: members.closeAt })
      .from(teamMembers)
      .innerJoin(members, eq(members.id, teamMembers.memberId))
      .where(where)
      .orderBy(desc(teamMembers.joinedAt), desc(teamMembers.memberId)),
    limit,
    offset,
    () => (word ? tx.$count(all.where(where).as('found')) : tx.$count(teamMembers, mine)),
  );
}
