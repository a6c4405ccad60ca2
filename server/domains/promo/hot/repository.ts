/** SQL of the hot list. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { categories, goods, reviews } from '../../../db/schema';
import { DAY_MS } from '../../../lib/shanghai';

/** Level-1 categories that have something to sell, in their order. */
export const countCategories = (tx: Tx): Promise<{ id: string; label: string; count: number }[]> =>
  tx
    .select({ id: categories.id, label: categories.name, count: sql<number>`count(${goods.id})`.mapWith(Number) })
    .from(categories)
    .innerJoin(goods, and(eq(goods.rootCategoryId, categories.id), eq(goods.status, 'on')))
    .where(eq(categories.parentId, ''))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort));

export interface Sales {
  id: string;
  sales: number;
  buyers: number;
  again: number;
  earlier: number;
}

/** Pieces of the period decide, then all sales there ever were. */
export async function countSales(tx: Tx, cateId: string, days: number, until: number): Promise<Sales[]> {
  const since = until - days * DAY_MS;
  const before = since - days * DAY_MS;
  const counted = sql`select l.goods_id, o.member_id, o.paid_at, o.id as order_id, l.qty from order_lines l
    join orders o on o.id = l.order_id
    where o.paid_at >= ${before} and o.paid_at < ${until} and not l.gift and o.status not in ('cancelled', 'refunded')`;
  const { rows } = (await tx.execute(
    sql`with bought as (${counted}),
      per as (select goods_id, member_id, count(distinct order_id) as orders from bought where paid_at >= ${since} group by 1, 2),
      now as (select goods_id, sum(qty) as pieces from bought where paid_at >= ${since} group by 1),
      was as (select goods_id, sum(qty) as pieces from bought where paid_at < ${since} group by 1),
      people as (select goods_id, count(*) as buyers, sum(orders - 1) as again from per group by 1)
      select g.id::text as id, g.sales::text as sales, coalesce(p.buyers, 0)::text as buyers, coalesce(p.again, 0)::text as again,
        coalesce(w.pieces, 0)::text as earlier
      from goods g left join now n on n.goods_id = g.id left join was w on w.goods_id = g.id left join people p on p.goods_id = g.id
      where g.status = 'on' and (${cateId} = '' or g.root_category_id::text = ${cateId})
      order by coalesce(n.pieces, 0) desc, g.sales desc, g.id`,
  )) as unknown as { rows: Record<keyof Sales, string>[] };
  return rows.map((row) => ({
    id: row.id,
    sales: Number(row.sales),
    buyers: Number(row.buyers),
    again: Number(row.again),
    earlier: Number(row.earlier),
  }));
}

/** The newest good review of each goods. */
export async function findWords(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([reviews.goodsId], { goodsId: reviews.goodsId, text: reviews.text })
    .from(reviews)
    .where(and(inArray(reviews.goodsId, [...ids]), eq(reviews.score, 5)))
    .orderBy(reviews.goodsId, desc(reviews.at));
  return new Map(rows.map(({ goodsId, text }) => [goodsId, text]));
}
