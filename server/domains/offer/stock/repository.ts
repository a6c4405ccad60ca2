/** SQL of stock. Every change of a counter is one conditional statement, so it holds against any number of buyers. */
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { campaignSkus, freightTemplates, goods, orderLines, orders, skus, storeStocks } from '../../../db/schema';
import { statement, within } from '../../../db/statement';
import { sharedPart } from '../../../http/shared';
import type { FreightRule } from '../../people/pricing/freight';

/** A SKU with what cart and settlement need of its goods. */
export type GoodsSku = Awaited<ReturnType<typeof goodsSkus>>[number];

export const listSkus = (tx: Tx, skuIds: readonly string[]): Promise<GoodsSku[]> => goodsSkus(tx, { skuIds });
const goodsSkus = statement({ skuIds: 'bigint[]' }, (tx, { skuIds }) =>
  tx
    .select({
      sku: skus,
      goods: {
        id: goods.id,
        title: goods.title,
        images: goods.images,
        perMember: goods.perMember,
        marks: goods.marks,
        categoryId: goods.categoryId,
        rootCategoryId: goods.rootCategoryId,
        seller: goods.seller,
        merchantId: goods.merchantId,
        deliveryTypes: goods.deliveryTypes,
        freightTemplateId: goods.freightTemplateId,
        status: goods.status,
      },
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(within(skus.id, skuIds)),
);

/** Pieces of goods a member has in paid and unpaid orders (rule 8.4); by goods id. */
export async function boughtPieces(
  tx: Tx,
  memberId: string,
  goodsIds: readonly string[],
): Promise<Map<string, number>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await piecesBought(tx, { memberId, goodsIds });
  return new Map(rows.map((row) => [row.goodsId, Number(row.qty)]));
}
const piecesBought = statement({ memberId: 'bigint', goodsIds: 'bigint[]' }, (tx, { memberId, goodsIds }) =>
  tx
    .select({ goodsId: orderLines.goodsId, qty: sql<string>`sum(${orderLines.qty} - ${orderLines.returnedQty})` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.memberId, memberId),
        notInArray(orders.status, ['cancelled', 'refunded']),
        within(orderLines.goodsId, goodsIds),
        ne(orderLines.gift, true),
      ),
    )
    .groupBy(orderLines.goodsId),
);

/** Freight rules are few, and they hang on no time. */
const allFreightRules = sharedPart('freight rules', (tx, _input: null) =>
  tx.select().from(freightTemplates).orderBy(freightTemplates.id),
);

export const loadFreightRules = async (
  tx: Tx,
  templateIds: readonly string[],
): Promise<(FreightRule & { id: string })[]> =>
  (await allFreightRules(tx, null, 0)).filter(({ id }) => templateIds.includes(id));

/** False when fewer are free. */
export async function lockPieces(tx: Tx, skuId: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(skus)
    .set({ locked: sql`${skus.locked} + ${qty}` })
    .where(and(eq(skus.id, skuId), sql`${skus.stock} - ${skus.locked} >= ${qty}`))
    .returning({ id: skus.id });
  return rows.length > 0;
}

export async function releasePieces(tx: Tx, skuId: string, qty: number): Promise<void> {
  await tx
    .update(skus)
    .set({ locked: sql`${skus.locked} - ${qty}` })
    .where(eq(skus.id, skuId));
}

/** Of the locked pieces that leave, `sold` count as sold. */
export async function deductPieces(tx: Tx, skuId: string, qty: number, sold: number): Promise<void> {
  await tx
    .update(skus)
    .set({
      stock: sql`${skus.stock} - ${qty}`,
      locked: sql`${skus.locked} - ${qty}`,
      sold: sql`${skus.sold} + ${sold}`,
    })
    .where(eq(skus.id, skuId));
}

/** Of the pieces that come back, `sold` had counted as sold. */
export async function returnPieces(tx: Tx, skuId: string, qty: number, sold: number): Promise<void> {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${qty}`, sold: sql`greatest(0, ${skus.sold} - ${sold})` })
    .where(eq(skus.id, skuId));
}

export async function addSales(tx: Tx, goodsId: string, qty: number): Promise<void> {
  await tx
    .update(goods)
    .set({ sales: sql`${goods.sales} + ${qty}` })
    .where(eq(goods.id, goodsId));
}

/** False when the campaign has fewer left. */
export async function takeQuotaPieces(tx: Tx, campaignId: string, skuId: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(campaignSkus)
    .set({ sold: sql`${campaignSkus.sold} + ${qty}` })
    .where(
      and(
        eq(campaignSkus.campaignId, campaignId),
        eq(campaignSkus.skuId, skuId),
        sql`${campaignSkus.sold} + ${qty} <= ${campaignSkus.stock}`,
      ),
    )
    .returning({ skuId: campaignSkus.skuId });
  return rows.length > 0;
}

export async function returnQuotaPieces(tx: Tx, campaignId: string, skuId: string, qty: number): Promise<void> {
  await tx
    .update(campaignSkus)
    .set({ sold: sql`greatest(0, ${campaignSkus.sold} - ${qty})` })
    .where(and(eq(campaignSkus.campaignId, campaignId), eq(campaignSkus.skuId, skuId)));
}

/** What can be taken away from a shelf now: never more than what is free centrally. */
export const shelfPieces =
  sql<number>`greatest(0, least(${storeStocks.stock}, ${skus.stock} - ${skus.locked}))`.mapWith(Number);

/** What the stores carry of these SKUs. */
export const listShelfPieces = (
  tx: Tx,
  skuIds: readonly string[],
): Promise<{ storeId: string; skuId: string; pieces: number }[]> =>
  tx
    .select({ storeId: storeStocks.storeId, skuId: storeStocks.skuId, pieces: shelfPieces })
    .from(storeStocks)
    .innerJoin(skus, eq(skus.id, storeStocks.skuId))
    .where(inArray(storeStocks.skuId, [...skuIds]));

/** False when the store has fewer. */
export async function takeShelfPieces(tx: Tx, storeId: string, skuId: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(storeStocks)
    .set({ stock: sql`${storeStocks.stock} - ${qty}` })
    .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.skuId, skuId), sql`${storeStocks.stock} >= ${qty}`))
    .returning({ skuId: storeStocks.skuId });
  return rows.length > 0;
}

export async function returnShelfPieces(tx: Tx, storeId: string, skuId: string, qty: number): Promise<void> {
  await tx
    .update(storeStocks)
    .set({ stock: sql`${storeStocks.stock} + ${qty}` })
    .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.skuId, skuId)));
}

/** One more piece of a SKU, for an order that must not find the shelf empty. */
export async function addPiece(tx: Tx, skuId: string): Promise<void> {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + 1` })
    .where(eq(skus.id, skuId));
}
