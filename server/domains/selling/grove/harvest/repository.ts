/** SQL of harvests. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { findById, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { harvests } from '../../../../db/schema';

export type HarvestRow = typeof harvests.$inferSelect;

export async function insertHarvest(tx: Tx, row: typeof harvests.$inferInsert): Promise<HarvestRow | undefined> {
  const [made] = await tx.insert(harvests).values(row).onConflictDoNothing().returning();
  return made;
}
export const findHarvest = findById(harvests);
export const updateHarvest = updateById(harvests);
export const listHarvests = (tx: Tx, adoptionIds: readonly string[]): Promise<HarvestRow[]> =>
  adoptionIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(harvests)
        .where(inArray(harvests.adoptionId, [...adoptionIds]))
        .orderBy(desc(harvests.pickedAt), asc(harvests.id));
export const countHarvests = (tx: Tx, adoptionId: string): Promise<number> =>
  tx.$count(harvests, eq(harvests.adoptionId, adoptionId));
export const countClaimable = (tx: Tx, memberId: string): Promise<number> =>
  tx.$count(harvests, and(eq(harvests.memberId, memberId), eq(harvests.status, 'claimable')));

/** Whoever is given the tree is given what of it is not claimed yet. */
export async function handOver(tx: Tx, memberId: string, adoptionId: string): Promise<void> {
  await tx
    .update(harvests)
    .set({ memberId })
    .where(and(eq(harvests.adoptionId, adoptionId), inArray(harvests.status, ['chooseCraft', 'making', 'claimable'])));
}
