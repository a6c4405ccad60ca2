/** SQL of the goods on their shelves in the central warehouse (rule 24.1). */
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { goods, skuPlaces, skus, storeStocks } from '../../../db/schema';

export type GoodsRow = Awaited<ReturnType<typeof find>>[number];

const least = sql<number>`coalesce(${skuPlaces.least}, 0)`.mapWith(Number);
/** The house's own goods that are sold. */
const isOwn = and(isNull(goods.merchantId), eq(skus.off, false));

const find = (tx: Tx, where: SQL | undefined, limit: number, offset: number) =>
  tx
    .select({
      skuId: skus.id,
      title: goods.title,
      specValues: skus.specValues,
      cover: skus.image,
      barCode: skus.barCode,
      shelf: sql<string>`coalesce(${skuPlaces.shelf}, '')`,
      stock: skus.stock,
      locked: skus.locked,
      least,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .leftJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
    .where(where)
    .orderBy(asc(sql`${skus.stock}::numeric / greatest(1, coalesce(${skuPlaces.least}, 0))`), asc(skus.id))
    .limit(limit)
    .offset(offset);

const isLow = sql`${skuPlaces.least} > 0 and ${skus.stock} <= ${skuPlaces.least}`;

interface GoodsFilter {
  code?: string | undefined;
  keyword?: string | undefined;
  low?: boolean | undefined;
}

/** What is left of its least number comes first. */
export async function pageOfGoods(tx: Tx, { code, keyword, low }: GoodsFilter, limit: number, offset: number) {
  const where = and(
    isOwn,
    code ? eq(skus.barCode, code) : undefined,
    keyword ? contains(goods.title, keyword) : undefined,
    low ? isLow : undefined,
  );
  const rows = await find(tx, where, limit, offset);
  const [found] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .leftJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
    .where(where);
  return { rows, total: found?.total ?? 0 };
}

export const listLow = (tx: Tx, limit: number): Promise<GoodsRow[]> => find(tx, and(isOwn, isLow), limit, 0);

export const listGoods = (tx: Tx, skuIds: readonly string[]): Promise<GoodsRow[]> =>
  skuIds.length === 0 ? Promise.resolve([]) : find(tx, and(isOwn, inArray(skus.id, [...skuIds])), skuIds.length, 0);

/** Where SKUs lie and what their packs say, also of goods that are not sold any more. */
export async function listPlaces(tx: Tx, skuIds: readonly string[]) {
  if (skuIds.length === 0) return new Map<string, { code: string; shelf: string }>();
  const rows = await tx
    .select({ skuId: skus.id, code: skus.barCode, shelf: skuPlaces.shelf })
    .from(skus)
    .leftJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map(({ skuId, code, shelf }) => [skuId, { code, shelf: shelf ?? '' }]));
}

/** Pieces that come to the central stock. */
export async function addToStock(tx: Tx, skuId: string, qty: number): Promise<void> {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${qty}` })
    .where(eq(skus.id, skuId));
}

/** Pieces that come to stand on a store's shelf, which may be new there. */
export async function addToShelf(tx: Tx, storeId: string, skuId: string, qty: number): Promise<void> {
  await tx
    .insert(storeStocks)
    .values({ storeId, skuId, stock: qty })
    .onConflictDoUpdate({
      target: [storeStocks.storeId, storeStocks.skuId],
      set: { stock: sql`${storeStocks.stock} + ${qty}` },
    });
}
