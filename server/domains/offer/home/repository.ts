/** SQL of the home pages: editor's blocks, announcements, the flash slot. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { articles, campaigns, categories, goods, homeBlocks, masters, producers, stores } from '../../../db/schema';
import { append, inStock, onShelf, readCards, type CardRow } from '../catalogue/repository';

export type HomeBlockRow = typeof homeBlocks.$inferSelect;

export const findBlocks = (tx: Tx, places: HomeBlockRow['place'][]): Promise<HomeBlockRow[]> =>
  tx
    .select()
    .from(homeBlocks)
    .where(inArray(homeBlocks.place, places))
    .orderBy(asc(homeBlocks.sort), asc(homeBlocks.id));

export const findNotices = (tx: Tx, limit: number, now: number) =>
  tx
    .select({ id: articles.id, title: articles.title, publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.cate, 'notice'), lte(articles.publishedAt, now)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);

export interface SlotRow {
  id: string;
  label: string;
  startAt: number;
  endAt: number;
  goodsIds: string[];
}

/** The flash slot that runs at `now`, or the next one that begins before `horizon`. Its id is that of its first campaign. */
export async function findSlot(tx: Tx, horizon: number, now: number): Promise<SlotRow | undefined> {
  const [row] = await tx
    .select({
      id: sql<string>`min(${campaigns.id})::text`,
      label: sql<string>`min(${campaigns.slotLabel})`,
      startAt: campaigns.startAt,
      endAt: sql<number>`max(${campaigns.endAt})`.mapWith(Number),
      goodsIds: sql<string[]>`array_agg(${campaigns.goodsId}::text order by ${campaigns.id})`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.type, 'discount'), gt(campaigns.endAt, now), lt(campaigns.startAt, horizon)))
    .groupBy(campaigns.startAt)
    .orderBy(asc(campaigns.startAt))
    .limit(1);
  return row;
}

export const findMakers = async (tx: Tx, limit: number) => {
  const [masterRows, producerRows, [store]] = await Promise.all([
    tx.select().from(masters).orderBy(desc(masters.followers)).limit(limit),
    tx.select().from(producers).orderBy(asc(producers.id)).limit(limit),
    tx.select().from(stores).where(isNull(stores.merchantId)).orderBy(asc(stores.sort)).limit(1),
  ]);
  return { masterRows, producerRows, store };
};

/** All goods on the shelf: the best sellers of every category in turn, what is sold out at the end. */
export function listFeed(tx: Tx, limit: number, offset: number, at: number): Promise<CardRow[]> {
  const most = offset + limit;
  // No page needs more of a category than the whole list up to its end.
  const inTurn = (stock: SQL) => {
    const best = tx
      .select({ id: goods.id, sales: goods.sales })
      .from(goods)
      .where(and(onShelf, eq(goods.rootCategoryId, categories.id), stock))
      .orderBy(desc(goods.sales), asc(goods.id))
      .limit(most)
      .as('best');
    const turn = sql`row_number() over (partition by ${categories.id} order by ${best.sales} desc, ${best.id})`;
    return tx
      .select({ id: best.id })
      .from(categories)
      .innerJoinLateral(best, sql`true`)
      .where(eq(categories.parentId, ''))
      .orderBy(turn, desc(best.sales), asc(best.id))
      .limit(most);
  };
  return readCards(tx, append([inStock, not(inStock)].map(inTurn), limit, offset), at);
}
