/** SQL of footprints. */
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { categories, footprints, goods, skus } from '../../../db/schema';

type Footprint = typeof footprints.$inferSelect;
export interface FootprintFilter {
  memberId: string;
  /** Nothing older. */
  from: number;
  /** A level-1 category. */
  cateId?: string;
  /** Only goods that are off the shelf, or nothing of which is left. */
  gone?: boolean;
}

const inStock = sql`exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.stock} > ${skus.locked})`;
const isGone = sql`(${goods.status} <> 'on' or not ${inStock})`;

const wanted = ({ memberId, from, cateId, gone }: FootprintFilter) =>
  and(
    eq(footprints.memberId, memberId),
    gte(footprints.viewedAt, from),
    cateId ? sql`${goods.rootCategoryId}::text = ${cateId}` : undefined,
    gone ? isGone : undefined,
  );

/** The newest first. */
export async function pageOfFootprints(
  tx: Tx,
  filter: FootprintFilter,
  limit: number,
  offset: number,
): Promise<{ rows: Footprint[]; total: number }> {
  const rows = await tx
    .select({ row: footprints })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .where(wanted(filter))
    .orderBy(desc(footprints.viewedAt), desc(footprints.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .where(wanted(filter));
  return { rows: rows.map(({ row }) => row), total: found?.total ?? 0 };
}

/** Level-1 categories that were looked at, in their order. */
export const countCategories = (
  tx: Tx,
  filter: FootprintFilter,
): Promise<{ id: string; label: string; count: number }[]> =>
  tx
    .select({ id: categories.id, label: categories.name, count: sql<number>`count(*)`.mapWith(Number) })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .innerJoin(categories, eq(categories.id, goods.rootCategoryId))
    .where(wanted(filter))
    .groupBy(categories.id)
    .orderBy(categories.sort);

/** Own rows only; `ids` undefined = all of them. */
export async function removeFootprints(tx: Tx, memberId: string, ids: readonly string[] | undefined): Promise<void> {
  await tx
    .delete(footprints)
    .where(and(eq(footprints.memberId, memberId), ids === undefined ? undefined : inArray(footprints.id, [...ids])));
}
