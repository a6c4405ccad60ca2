/** SQL of the goods on their shelves in the central warehouse (rule 24.1). */
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { contains } from '../../../../db/like';
import { withTotal } from '../../../../db/paged';
import { goods, skuPlaces, skus, storeStocks } from '../../../../db/schema';
import { untilChanged } from '../../../../db/untilChanged';
import { findGoodsVersion } from '../../../offer/catalogue/repository';

export type GoodsRow = Awaited<ReturnType<typeof find>>[number];

/** How much is left of the least number: what the index of low ones is made of. */
const part = sql`(${skus.stock}::numeric / greatest(1, ${skus.least}))`;
/** The house's own goods that are sold. */
const isOwn = and(isNull(goods.merchantId), sql`not ${skus.off}`);

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
      least: skus.least,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .leftJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
    .where(where)
    .orderBy(asc(part), asc(skus.id))
    .limit(limit)
    .offset(offset);

const isLow = sql`${skus.least} > 0 and ${part} <= 1`;

interface GoodsFilter {
  code?: string | undefined;
  keyword?: string | undefined;
  low?: boolean | undefined;
}

const whereOf = ({ code, keyword, low }: GoodsFilter) =>
  and(
    isOwn,
    code ? eq(skus.barCode, code) : undefined,
    keyword ? contains(goods.title, keyword) : undefined,
    low ? isLow : undefined,
  );

async function countGoods(tx: Tx, filter: GoodsFilter): Promise<number> {
  const [found] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(whereOf(filter));
  return found?.total ?? 0;
}
/** How many there are changes with the goods, how much of them with every order. */
const keptCount = untilChanged(findGoodsVersion, (tx, { keyword }: Pick<GoodsFilter, 'keyword'>) =>
  countGoods(tx, { keyword }),
);

/** What is left of its least number comes first. */
export async function pageOfGoods(tx: Tx, filter: GoodsFilter, limit: number, offset: number) {
  const { keyword } = filter;
  return withTotal(await find(tx, whereOf(filter), limit, offset), limit, offset, () =>
    filter.low || filter.code ? countGoods(tx, filter) : keptCount(tx, { keyword }),
  );
}

export const countLow = (tx: Tx): Promise<number> => countGoods(tx, { low: true });

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
