/** The hot list: who bought what in a week, a month, a year, against the same time before. Counted to the full hour. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HotRow } from '../../../src/contract/promo/schemas';
import type { DataOf } from '../../../src/contract/schemas';
import type { CountTab } from '../../../src/contract/kit';
import type { Tx } from '../../db/client';
import { categories, goods, reviews } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';

type HotPeriod = 'week' | 'month' | 'year';
const DAYS: Record<HotPeriod, number> = { week: 7, month: 30, year: 365 };
const WORDS: Record<HotPeriod, string> = { week: '本周', month: '本月', year: '今年' };
const TOP = 20;
const HOUR_MS = 3_600_000;

/** Level-1 categories that have something to sell, 全部 first (id ''). */
export async function hotCategories(tx: Tx): Promise<CountTab[]> {
  const rows = await tx
    .select({ id: categories.id, label: categories.name, count: sql<number>`count(${goods.id})`.mapWith(Number) })
    .from(categories)
    .innerJoin(goods, and(eq(goods.rootCategoryId, categories.id), eq(goods.status, 'on')))
    .where(eq(categories.parentId, ''))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort));
  return [{ id: '', label: '全部', count: rows.reduce((sum, { count }) => sum + count, 0) }, ...rows];
}

interface Sales {
  id: string;
  sales: number;
  buyers: number;
  again: number;
  earlier: number;
}

/** Pieces of the period decide, then all sales there ever were. */
async function countSales(tx: Tx, cateId: string, days: number, until: number): Promise<Sales[]> {
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

function reasonOf({ again, buyers, sales }: Sales, period: HotPeriod): string {
  if (again >= 2) return `复购 ${again} 次`;
  return buyers > 0 ? `${WORDS[period]} ${buyers} 人买` : `累计售出 ${sales} 件`;
}

/** The newest good review of each goods. */
async function findWords(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([reviews.goodsId], { goodsId: reviews.goodsId, text: reviews.text })
    .from(reviews)
    .where(and(inArray(reviews.goodsId, ids), eq(reviews.score, 5)))
    .orderBy(reviews.goodsId, desc(reviews.at));
  return new Map(rows.map(({ goodsId, text }) => [goodsId, text]));
}

export async function listHot(
  tx: Tx,
  memberId: string,
  { cateId = '', period = 'week' }: { cateId?: string; period?: HotPeriod },
  now: number,
): Promise<DataOf<'tea.productHot'>> {
  const updatedAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  const all = await countSales(tx, cateId, DAYS[period], updatedAt);
  const earlier = [...all].sort((a, b) => b.earlier - a.earlier || b.sales - a.sales);
  const place = new Map(earlier.map(({ id }, i) => [id, i]));
  const top = all.slice(0, TOP);
  const ids = top.map(({ id }) => id);
  const [cards, words] = await Promise.all([
    loadCards(tx, ids, await loadPriceViewer(tx, memberId, now), now),
    findWords(tx, ids),
  ]);
  const list = top.flatMap((row, i): HotRow[] => {
    const card = cards.find(({ id }) => id === row.id);
    const review = words.get(row.id);
    if (!card) return [];
    return [
      {
        rank: i + 1,
        change: (place.get(row.id) ?? i) - i,
        goods: card,
        reason: reasonOf(row, period),
        ...(review ? { review } : {}),
      },
    ];
  });
  return { list, updatedAt };
}
