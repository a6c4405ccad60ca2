/** SQL of the catalogue. Goods are read as list rows: one query brings stock, the single specification and the running campaign along. */
import { and, asc, desc, eq, gt, inArray, lte, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  masters,
  campaigns,
  campaignSkus,
  categories,
  giftSteps,
  goods,
  goodsVersions,
  skus,
} from '../../../db/schema';
import { isMatch, rankOf, type Match } from '../keyword/repository';

export type GoodsRow = typeof goods.$inferSelect;

/** The running flash price of a goods: `price` is its lowest SKU in fen, `quota` and `sold` count all its SKUs. */
export interface RunningCampaign {
  id: string;
  endAt: number;
  price: number;
  quota: number;
  sold: number;
  /** Pieces one member may buy. */
  perMember: number;
  /** Fen of the cheapest SKU that has quota left. */
  now?: number;
  /** Retail price of the cheapest SKU that has none, or is not in it. */
  rest?: number;
}

export interface CardRow {
  id: string;
  title: string;
  subtitle: string;
  cover: string;
  minPrice: number;
  minMarketPrice: number;
  hasMemberMark: boolean;
  tags: string[];
  sales: number;
  scoreSum: number;
  reviewCount: number;
  /** Pieces that can be sold now, over all SKUs. */
  stock: number;
  skuCount: number;
  firstSkuId: string | null;
  /** Of the SKU when there is one only. */
  moq: number;
  multiple: number;
  campaign: RunningCampaign | null;
}

export interface CardQuery {
  where: SQL | undefined;
  orderBy?: SQL[];
  /** What is sold out closes the list, in the same order. */
  soldOutLast?: boolean;
  limit?: number;
  offset?: number;
  /** Campaigns are shown as they are at this instant (epoch ms). */
  at: number;
}

/** Something of the goods can be sold now. Asked of one goods at a time, so that a page is read in the order of an index until it is full. */
export const inStock = sql<boolean>`exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.stock} > ${skus.locked})`;

export const onShelf = eq(goods.status, 'on');

/** A mark of the editor. */
export const hasMark = (mark: string): SQL => sql`${goods.marks} @> ${JSON.stringify([mark])}::jsonb`;

/** The page is cut first; stock and campaigns are then looked up for its rows only. */
export function findCardRows(tx: Tx, query: CardQuery): Promise<CardRow[]> {
  const { orderBy = [asc(goods.sort)], limit = 100, offset = 0, at } = query;
  const inOrder = (where: SQL | undefined, most: number) =>
    tx
      .select({ id: goods.id })
      .from(goods)
      .where(where)
      .orderBy(...orderBy, asc(goods.id))
      .limit(most);
  if (!query.soldOutLast) return readCards(tx, sql`${inOrder(query.where, limit).offset(offset)}`, at);
  // The second part is read only when the first one does not fill the page.
  const parts = [inStock, not(inStock)].map((stock) => inOrder(and(query.where, stock), offset + limit));
  return readCards(tx, append(parts, limit, offset), at);
}

/** A page of one list after the other; each is read only as far as the page needs it. */
export const append = (parts: readonly SQLWrapper[], limit: number, offset: number): SQL =>
  sql`(${sql.join([...parts], sql` union all `)} limit ${limit} offset ${offset})`;

/** Cards of the goods whose ids `cut` reads, in its order. */
export async function readCards(tx: Tx, cut: SQL, at: number): Promise<CardRow[]> {
  // Numbers the rows as they come, so that the order survives the joins.
  const page = tx
    .select({ id: sql<string>`cut.id`.as('page_id'), place: sql<number>`row_number() over ()`.as('place') })
    .from(sql`${cut} as cut`)
    .as('page');
  const stock = tx
    .select({
      pieces: sql<number>`coalesce(sum(${skus.stock} - ${skus.locked}), 0)`.mapWith(Number).as('pieces'),
      skuCount: sql<number>`count(*)`.mapWith(Number).as('sku_count'),
      firstSkuId: sql<string | null>`min(${skus.id})::text`.as('first_sku_id'),
      moq: sql<number>`max(${skus.moq})`.mapWith(Number).as('sku_moq'),
      multiple: sql<number>`max(${skus.multiple})`.mapWith(Number).as('sku_multiple'),
    })
    .from(skus)
    .where(and(eq(skus.goodsId, goods.id), eq(skus.off, false)))
    .as('stock');
  const running = tx
    .select({
      id: campaigns.id,
      endAt: campaigns.endAt,
      price: sql<number>`min(${campaignSkus.price})`.mapWith(Number).as('price'),
      quota: sql<number>`sum(${campaignSkus.stock})`.mapWith(Number).as('quota'),
      sold: sql<number>`sum(${campaignSkus.sold})`.mapWith(Number).as('sold'),
      perMember: campaigns.perMember,
      now: sql<number | null>`min(${campaignSkus.price}) filter (where ${campaignSkus.sold} < ${campaignSkus.stock})`
        .mapWith(Number)
        .as('now'),
      rest: sql<
        number | null
      >`(select min(s.price) from ${skus} s where s.goods_id = ${campaigns.goodsId} and not s.off and not exists
        (select 1 from ${campaignSkus} q where q.campaign_id = ${campaigns.id} and q.sku_id = s.id and q.sold < q.stock))`
        .mapWith(Number)
        .as('rest'),
    })
    .from(campaigns)
    .innerJoin(campaignSkus, eq(campaignSkus.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.goodsId, goods.id),
        eq(campaigns.type, 'discount'),
        lte(campaigns.startAt, at),
        gt(campaigns.endAt, at),
      ),
    )
    .groupBy(campaigns.id)
    .orderBy(desc(campaigns.startAt))
    .limit(1)
    .as('running');
  const rows = await tx
    .select({
      id: goods.id,
      title: goods.title,
      subtitle: goods.subtitle,
      cover: sql<string>`coalesce(${goods.images} ->> 0, '')`,
      minPrice: goods.minPrice,
      minMarketPrice: goods.minMarketPrice,
      hasMemberMark: sql<boolean>`${goods.marks} @> '["member"]'::jsonb`,
      tags: goods.tags,
      sales: goods.sales,
      scoreSum: goods.scoreSum,
      reviewCount: goods.reviewCount,
      stock: stock.pieces,
      skuCount: stock.skuCount,
      firstSkuId: stock.firstSkuId,
      moq: sql<number>`coalesce(${stock.moq}, 1)`.mapWith(Number),
      multiple: sql<number>`coalesce(${stock.multiple}, 1)`.mapWith(Number),
      campaignId: running.id,
      endAt: running.endAt,
      price: running.price,
      quota: running.quota,
      sold: running.sold,
      perMember: running.perMember,
      now: running.now,
      rest: running.rest,
    })
    .from(page)
    .innerJoin(goods, eq(goods.id, page.id))
    .innerJoinLateral(stock, sql`true`)
    .leftJoinLateral(running, sql`true`)
    .orderBy(asc(page.place));
  return rows.map(({ campaignId, endAt, price, quota, sold, perMember, now, rest, ...row }) => ({
    ...row,
    campaign:
      campaignId === null || endAt === null
        ? null
        : {
            id: campaignId,
            endAt,
            price: price ?? 0,
            quota: quota ?? 0,
            sold: sold ?? 0,
            perMember: perMember ?? 1,
            ...(now === null ? {} : { now }),
            ...(rest === null ? {} : { rest }),
          },
  }));
}

/** Card rows of the given goods in the given order; unknown, deleted and off-shelf ids are left out. */
export async function findCardRowsById(tx: Tx, ids: readonly string[], at: number): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await findCardRows(tx, {
    where: and(onShelf, inArray(goods.id, [...ids])),
    limit: ids.length,
    at,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Goods on and off the shelf. */
export async function findCardRow(tx: Tx, id: string, at: number): Promise<CardRow | undefined> {
  const [row] = await findCardRows(tx, { where: eq(goods.id, id), limit: 1, at });
  return row;
}

/** Changes with whatever lists of goods are filtered and counted by: a trigger writes it. */
export async function findGoodsVersion(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.select({ version: goodsVersions.version }).from(goodsVersions);
  return row?.version;
}

/** All goods on the shelf, as many as the pages of a list that holds them all have. */
/** Is there goods on the shelf that this word finds? */
export const sells = async (tx: Tx, word: string): Promise<boolean> =>
  (await tx.$count(goods, and(onShelf, isMatch({ by: 'terms', terms: [[word]] })))) > 0;

export const countOnShelf = (tx: Tx): Promise<number> => tx.$count(goods, onShelf);

/** Goods on the shelf that a keyword finds, the best match first. */
export const listFound = (tx: Tx, match: Match, limit: number, offset: number, at: number): Promise<CardRow[]> =>
  findCardRows(tx, {
    where: and(onShelf, isMatch(match)),
    orderBy: [rankOf(match), asc(goods.sort)],
    soldOutLast: true,
    limit,
    offset,
    at,
  });

export const countFound = (tx: Tx, match: Match): Promise<number> => tx.$count(goods, and(onShelf, isMatch(match)));

export const findGoods = findById(goods);

export const listCategories = (tx: Tx): Promise<(typeof categories.$inferSelect)[]> =>
  tx.select().from(categories).orderBy(asc(categories.sort));

/** Goods on the shelf by level-2 category; with a mark, those that have it. */
export const countByCategory = (tx: Tx, mark: string | undefined): Promise<{ id: string; count: number }[]> =>
  tx
    .select({ id: goods.categoryId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(goods)
    .where(and(onShelf, mark ? hasMark(mark) : undefined))
    .groupBy(goods.categoryId);

/** Steps of the gift with purchase, the lowest first. */
export const listGiftSteps = (tx: Tx) =>
  tx.select().from(giftSteps).where(eq(giftSteps.active, true)).orderBy(asc(giftSteps.threshold));

/** All of a master's card that stands in the master's row. */
export const masterColumns = {
  id: masters.id,
  name: masters.name,
  title: masters.title,
  cateId: masters.cateId,
  avatar: masters.avatar,
  cover: masters.cover,
  region: masters.region,
  works: masters.works,
  followers: masters.followers,
};
