/** SQL of a store's shelf. */
import { and, asc, desc, eq, exists, gt, inArray, ne, sql } from 'drizzle-orm';
import type { CategoryNode } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { categories, collects, goods, skus, storeStocks } from '../../../db/schema';
import { findCardRows, type CardRow } from '../catalogue/repository';
import { shelfPieces } from '../stock/repository';

/** The store's pieces of the goods that the outer query stands at. */
const piecesOf = (tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(storeStocks)
    .innerJoin(skus, eq(skus.id, storeStocks.skuId));

/** Goods that the store carries, also those that are out at the moment; of one level-1 category, or of all but one. */
export interface Carried {
  storeId: string;
  cateId?: string | undefined;
  exceptCateId?: string;
}
const ofStore = (storeId: string) => and(eq(storeStocks.storeId, storeId), eq(skus.goodsId, goods.id));
const carried = (tx: Tx, { storeId, cateId, exceptCateId }: Carried) =>
  and(
    eq(goods.status, 'on'),
    cateId ? eq(goods.rootCategoryId, cateId) : undefined,
    exceptCateId ? ne(goods.rootCategoryId, exceptCateId) : undefined,
    exists(piecesOf(tx).where(ofStore(storeId))),
  );
const hasPieces = (tx: Tx, storeId: string) => exists(piecesOf(tx).where(and(ofStore(storeId), gt(shelfPieces, 0))));

/** What is out comes last. */
export const findCarried = (tx: Tx, query: Carried, limit: number, offset: number, now: number): Promise<CardRow[]> =>
  findCardRows(tx, {
    where: carried(tx, query),
    orderBy: [desc(hasPieces(tx, query.storeId)), asc(goods.sort)],
    limit,
    offset,
    at: now,
  });

export const countCarried = (tx: Tx, query: Carried): Promise<number> => tx.$count(goods, carried(tx, query));

/** Level-1 categories with what the store carries of each. */
export async function findCategories(tx: Tx, storeId: string): Promise<CategoryNode[]> {
  const rows = await tx
    .select({ category: categories, count: sql<number>`count(*)`.mapWith(Number) })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.rootCategoryId))
    .where(carried(tx, { storeId }))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort));
  return rows.map(({ category, count }) => ({ ...category, count }));
}

/** What stands on the shelf of these goods, SKU by SKU. */
export const findPieces = (tx: Tx, storeId: string, goodsIds: string[]) =>
  tx
    .select({ goodsId: skus.goodsId, id: skus.id, stock: shelfPieces })
    .from(storeStocks)
    .innerJoin(skus, eq(skus.id, storeStocks.skuId))
    .where(and(eq(storeStocks.storeId, storeId), inArray(skus.goodsId, goodsIds)))
    .orderBy(asc(skus.sort), asc(skus.id));

/** Which of these goods a member collects. */
export async function findCollected(tx: Tx, memberId: string, goodsIds: string[]): Promise<Set<string>> {
  const own = and(eq(collects.memberId, memberId), eq(collects.kind, 'goods'));
  const rows = await tx
    .select({ id: collects.targetId })
    .from(collects)
    .where(and(own, inArray(collects.targetId, goodsIds)));
  return new Set(rows.map(({ id }) => id));
}
