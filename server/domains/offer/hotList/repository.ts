/** SQL of the hot list. */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
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
  rootCategoryId: string;
  sales: number;
  buyers: number;
  again: number;
  earlier: number;
}

/** All goods on the shelf. Pieces of the period decide, then all sales there ever were. */
export async function countSales(tx: Tx, days: number, until: number): Promise<Sales[]> {
  const since = until - days * DAY_MS;
  const before = since - days * DAY_MS;
  const { rows } = (await tx.execute(
    sql`with bought as materialized (select l.goods_id, o.member_id, o.id, o.paid_at >= ${since} as lately, sum(l.qty) as pieces
        from orders o join order_lines l on l.order_id = o.id
        where o.paid_at >= ${before} and o.paid_at < ${until} and not l.gift and o.status not in ('cancelled', 'refunded')
        group by l.goods_id, o.member_id, o.id),
      per as (select goods_id, member_id, count(*) filter (where lately) as orders, sum(pieces) filter (where lately) as pieces,
        sum(pieces) filter (where not lately) as earlier from bought group by goods_id, member_id),
      sold as (select goods_id, sum(pieces) as pieces, sum(earlier) as earlier, count(*) filter (where orders > 0) as buyers,
        sum(greatest(orders - 1, 0)) as again from per group by goods_id)
      select g.id::text as id, g.root_category_id::text as "rootCategoryId", g.sales::text as sales,
        coalesce(s.buyers, 0)::text as buyers, coalesce(s.again, 0)::text as again, coalesce(s.earlier, 0)::text as earlier
      from goods g left join sold s on s.goods_id = g.id
      where g.status = 'on'
      order by coalesce(s.pieces, 0) desc, g.sales desc, g.id`,
  )) as unknown as { rows: Record<keyof Sales, string>[] };
  return rows.map((row) => ({
    id: row.id,
    rootCategoryId: row.rootCategoryId,
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
    .where(
      and(
        inArray(reviews.goodsId, [...ids]),
        eq(reviews.score, 5),
        isNull(reviews.hiddenAt),
        eq(reviews.auditing, false),
      ),
    )
    .orderBy(reviews.goodsId, desc(reviews.at));
  return new Map(rows.map(({ goodsId, text }) => [goodsId, text]));
}
