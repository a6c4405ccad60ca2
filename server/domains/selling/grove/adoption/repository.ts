/** SQL of adoptions. */
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { AdoptionTab } from '../../../../../src/contract/grove/schemas';
import { findById, insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { adoptions } from '../../../../db/schema';
import type { AdoptionStatus } from '../../../../db/schema';
import { DAY_MS } from '../../../../lib/shanghai';

export type AdoptionRow = typeof adoptions.$inferSelect;

/** In these a tree belongs to somebody. */
export const ALIVE: readonly AdoptionStatus[] = ['growing', 'making', 'claimable'];
/** The plaque is changed once a year; a renewal is offered so long before the end. */
export const YEAR_MS = 365 * DAY_MS;
export const RENEW_MS = 60 * DAY_MS;
const TABS: Record<AdoptionTab, readonly AdoptionStatus[]> = {
  growing: ['growing', 'making'],
  claimable: ['claimable'],
  unpaid: ['unpaid'],
  ended: ['ended', 'cancelled'],
};

export const insertAdoption = insertInto(adoptions);
export const findAdoption = findById(adoptions);
export const updateAdoption = updateById(adoptions);

const mineIn = (memberId: string, tab: AdoptionTab) =>
  and(
    eq(adoptions.memberId, memberId),
    inArray(adoptions.status, [...TABS[tab]]),
    // A renewal that was not paid is no adoption of its own.
    tab === 'ended' ? isNull(adoptions.renewsId) : undefined,
  );
export const countTab = (tx: Tx, memberId: string, tab: AdoptionTab): Promise<number> =>
  tx.$count(adoptions, mineIn(memberId, tab));
export const pageOfTab = (
  tx: Tx,
  { memberId, tab, limit, offset }: { memberId: string; tab: AdoptionTab; limit: number; offset: number },
): Promise<AdoptionRow[]> =>
  tx
    .select()
    .from(adoptions)
    .where(mineIn(memberId, tab))
    .orderBy(desc(adoptions.createdAt), desc(adoptions.id))
    .limit(limit)
    .offset(offset);

/** Gifts that wait for this member's answer, the most urgent first. */
export const listIncoming = (tx: Tx, memberId: string, now: number): Promise<AdoptionRow[]> =>
  tx
    .select()
    .from(adoptions)
    .where(and(eq(adoptions.giftTo, memberId), gt(adoptions.giftExpireAt, now)))
    .orderBy(asc(adoptions.giftExpireAt));

/** The member's own adoption of the tree that waits to be paid. */
export async function findPending(
  tx: Tx,
  memberId: string,
  treeId: string,
  lock = false,
): Promise<AdoptionRow | undefined> {
  const query = tx
    .select()
    .from(adoptions)
    .where(
      and(
        eq(adoptions.memberId, memberId),
        eq(adoptions.treeId, treeId),
        eq(adoptions.status, 'unpaid'),
        isNull(adoptions.renewsId),
      ),
    );
  const [row] = await (lock ? query.for('update') : query);
  return row;
}
/** The member's paid adoption of the tree, as long as it runs. */
export async function findRunning(tx: Tx, memberId: string, treeId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: adoptions.id })
    .from(adoptions)
    .where(
      and(
        eq(adoptions.memberId, memberId),
        eq(adoptions.treeId, treeId),
        inArray(adoptions.status, ['growing', 'making', 'claimable']),
        isNull(adoptions.renewsId),
      ),
    );
  return row;
}
/** The renewal that waits to be paid. */
export async function findRenewal(tx: Tx, adoptionId: string, lock = false): Promise<AdoptionRow | undefined> {
  const query = tx
    .select()
    .from(adoptions)
    .where(and(eq(adoptions.renewsId, adoptionId), eq(adoptions.status, 'unpaid')));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}
