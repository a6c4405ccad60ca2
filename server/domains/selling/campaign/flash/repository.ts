/** SQL of planning flash sales. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { campaigns, campaignSkus, goods, skus } from '../../../../db/schema';

/** Flash sales that begin in `from` <= t < `to`. */
export const countPlanned = (tx: Tx, from: number, to: number): Promise<number> =>
  tx.$count(campaigns, and(eq(campaigns.type, 'discount'), gte(campaigns.startAt, from), lt(campaigns.startAt, to)));

/** Goods on the shelf that had a flash sale before. */
export async function listFlashGoods(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: campaigns.goodsId })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(and(eq(campaigns.type, 'discount'), eq(goods.status, 'on')))
    .orderBy(asc(campaigns.goodsId));
  return rows.map(({ id }) => id);
}

export const listSkus = (tx: Tx, goodsIds: readonly string[]): Promise<(typeof skus.$inferSelect)[]> =>
  tx
    .select()
    .from(skus)
    .where(and(inArray(skus.goodsId, [...goodsIds]), eq(skus.off, false)))
    .orderBy(asc(skus.sort), asc(skus.id));

export const insertCampaigns = (
  tx: Tx,
  rows: (typeof campaigns.$inferInsert)[],
): Promise<{ id: string; goodsId: string }[]> =>
  tx.insert(campaigns).values(rows).returning({ id: campaigns.id, goodsId: campaigns.goodsId });

export async function insertQuotas(tx: Tx, rows: (typeof campaignSkus.$inferInsert)[]): Promise<void> {
  await tx.insert(campaignSkus).values(rows);
}
