/** SQL of the new-member gift. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { couponTemplates, giftClaims, goods, sampleTeas, skus } from '../../../db/schema';
import type { Template } from '../../offer/coupon/repository';

export type Claim = typeof giftClaims.$inferSelect;
export type Sample = typeof sampleTeas.$inferSelect;

export async function findClaim(tx: Tx, memberId: string): Promise<Claim | undefined> {
  const [row] = await tx.select().from(giftClaims).where(eq(giftClaims.memberId, memberId));
  return row;
}

export async function insertClaim(tx: Tx, row: typeof giftClaims.$inferInsert): Promise<void> {
  await tx.insert(giftClaims).values(row);
}

export async function updateClaim(
  tx: Tx,
  memberId: string,
  set: Partial<typeof giftClaims.$inferInsert>,
): Promise<void> {
  await tx.update(giftClaims).set(set).where(eq(giftClaims.memberId, memberId));
}

/** The coupons of the pack, whether their claim window is over or not. */
export const listPack = (tx: Tx): Promise<Template[]> =>
  tx
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.takeType, ['new']))
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id));

export const listSamples = (tx: Tx): Promise<Sample[]> =>
  tx.select().from(sampleTeas).orderBy(asc(sampleTeas.sort), asc(sampleTeas.id));

export async function findSample(tx: Tx, goodsId: string): Promise<Sample | undefined> {
  const [sample] = await tx.select().from(sampleTeas).where(eq(sampleTeas.goodsId, goodsId));
  return sample;
}

/** One bag of a sample; undefined when the last one is gone. */
export async function takeSample(tx: Tx, goodsId: string): Promise<Sample | undefined> {
  const [taken] = await tx
    .update(sampleTeas)
    .set({ given: sql`${sampleTeas.given} + 1` })
    .where(and(eq(sampleTeas.goodsId, goodsId), sql`${sampleTeas.given} < ${sampleTeas.stock}`))
    .returning();
  return taken;
}

/** Goods with the first of their SKUs. */
export async function findFirstSku(
  tx: Tx,
  goodsId: string,
): Promise<{ goods: typeof goods.$inferSelect; sku: typeof skus.$inferSelect } | undefined> {
  const [row] = await tx
    .select({ goods, sku: skus })
    .from(goods)
    .innerJoin(skus, eq(skus.goodsId, goods.id))
    .where(eq(goods.id, goodsId))
    .orderBy(asc(skus.sort), asc(skus.id))
    .limit(1);
  return row;
}
