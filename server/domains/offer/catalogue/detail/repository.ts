/** SQL of one goods page: the goods with its makers, the SKUs with a running campaign, what the viewer did with it. */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lte,
  ne,
  notInArray,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Exhibit } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import {
  campaigns,
  campaignSkus,
  collects,
  exhibits,
  footprints,
  freightTemplates,
  giftSteps,
  goods,
  masters,
  orderLines,
  orders,
  producers,
  skus,
} from '../../../../db/schema';
import { sumOf } from '../../../../db/sums';
import { statement, writing, type Given } from '../../../../db/statement';
import { findCardRows, onShelf, type CardRow, type GoodsRow } from '../repository';

/** The columns of a goods page: what only the search reads stays where it is. */
const { searchGrams: _grams, searchText: _text, ...PAGE_COLUMNS } = getTableColumns(goods);
type PageGoods = Omit<GoodsRow, 'searchGrams' | 'searchText'>;

export interface FullGoods {
  goods: PageGoods;
  master: typeof masters.$inferSelect | null;
  producer: typeof producers.$inferSelect | null;
  freight: typeof freightTemplates.$inferSelect | null;
}

export async function findFullGoods(tx: Tx, id: string): Promise<FullGoods | undefined> {
  const [row] = await tx
    .select({ goods: PAGE_COLUMNS, master: masters, producer: producers, freight: freightTemplates })
    .from(goods)
    .leftJoin(masters, eq(masters.id, goods.masterId))
    .leftJoin(producers, eq(producers.id, goods.producerId))
    .leftJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(and(eq(goods.id, id), ne(goods.status, 'deleted')));
  return row;
}

export interface SkuRow {
  sku: typeof skus.$inferSelect;
  campaignId: string | null;
  campaignPrice: number | null;
  quotaLeft: number | null;
  perMember: number | null;
}

/** SKUs in display order; the campaign columns are those of `campaignId`, filled only while it runs. */
export async function findSkuRows(tx: Tx, goodsId: string, at: number): Promise<SkuRow[]> {
  return tx
    .select({
      sku: skus,
      campaignId: campaigns.id,
      campaignPrice: campaignSkus.price,
      quotaLeft: sql<number | null>`${campaignSkus.stock} - ${campaignSkus.sold}`,
      perMember: campaigns.perMember,
    })
    .from(skus)
    .leftJoin(
      campaigns,
      and(
        eq(campaigns.goodsId, skus.goodsId),
        eq(campaigns.type, 'discount'),
        lte(campaigns.startAt, at),
        gt(campaigns.endAt, at),
      ),
    )
    .leftJoin(campaignSkus, and(eq(campaignSkus.campaignId, campaigns.id), eq(campaignSkus.skuId, skus.id)))
    .where(and(eq(skus.goodsId, goodsId), eq(skus.off, false)))
    .orderBy(asc(skus.sort), asc(skus.id));
}

/** Goods of the same shelf: the same level-2 category first, then the nearest price. */
export const findSimilar = (tx: Tx, item: PageGoods, limit: number, at: number): Promise<CardRow[]> =>
  findCardRows(tx, {
    where: and(onShelf, eq(goods.rootCategoryId, item.rootCategoryId), ne(goods.id, item.id)),
    orderBy: [
      desc(sql`(${goods.categoryId} = ${item.categoryId})`),
      asc(sql`abs(${goods.minPrice} - ${item.minPrice}::bigint)`),
    ],
    limit,
    at,
  });

export interface ViewerFacts {
  collected: boolean;
  masterCollected: boolean;
  /** Pieces bought and not given back. */
  bought: number;
  /** Of them through the running flash sale. */
  boughtInSale: number;
}

export async function findViewerFacts(
  tx: Tx,
  memberId: string,
  { id, masterId }: PageGoods,
  campaignId: string | null,
): Promise<ViewerFacts> {
  const [row] = await viewerFacts(tx, { memberId, id, masterId: masterId ?? '0', campaignId });
  return row ?? { collected: false, masterCollected: false, bought: 0, boughtInSale: 0 };
}
const viewerFacts = statement(
  { memberId: 'bigint', id: 'bigint', masterId: 'bigint', campaignId: 'bigint' },
  (tx, { memberId, id, masterId, campaignId }) => {
    const collectedOf = (kind: string, targetId: Placeholder): SQL<boolean> =>
      sql`exists (select 1 from ${collects} where ${collects.memberId} = ${memberId} and ${collects.kind} = ${kind} and ${collects.targetId} = ${targetId}::bigint)`;
    return tx
      .select({
        collected: collectedOf('goods', id),
        masterCollected: collectedOf('master', masterId),
        bought: sumOf(sql`${orderLines.qty} - ${orderLines.returnedQty}`),
        boughtInSale: sumOf(orderLines.qty, sql`${orderLines.campaignId} = ${campaignId}::bigint`),
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orderLines.memberId, memberId),
          eq(orderLines.goodsId, id),
          notInArray(orders.status, ['cancelled', 'refunded']),
        ),
      );
  },
);

/** One footprint per member, goods and day: a second visit moves it. */
export async function writeFootprint(tx: Tx, row: Omit<typeof footprints.$inferInsert, 'id'>): Promise<void> {
  await keepFootprint(tx, row);
}
const keepFootprint = writing(
  (tx, { memberId, goodsId, day, price, viewedAt }: Given<'memberId' | 'goodsId' | 'day' | 'price' | 'viewedAt'>) =>
    tx
      .insert(footprints)
      .values({ memberId, goodsId, day, price, viewedAt })
      .onConflictDoUpdate({
        target: [footprints.memberId, footprints.goodsId, footprints.day],
        set: { viewedAt: sql`excluded.viewed_at`, price: sql`excluded.price` },
      }),
);

/** One row after the other, each a transaction of its own: buyers lock the same rows in other orders. */
export async function addViews(tx: Tx, counts: ReadonlyMap<string, number>): Promise<void> {
  for (const [goodsId, count] of counts) await raiseViews(tx, { goodsId, count });
}
const raiseViews = writing((tx, { goodsId, count }: Given<'goodsId' | 'count'>) =>
  tx
    .update(goods)
    .set({ views: sql`${goods.views} + ${count}::integer` })
    .where(eq(goods.id, goodsId)),
);

/** What the catalogue of exhibits says about the goods. */
export async function findExhibit(tx: Tx, goodsId: string): Promise<Exhibit | undefined> {
  const [row] = await tx.select().from(exhibits).where(eq(exhibits.goodsId, goodsId));
  if (!row) return undefined;
  const { craft, dry, liquor, base, taste, infusions, pairing, note } = row;
  return { craft, dry, liquor, base, taste, infusions, pairing, note };
}

/** Gift-with-purchase steps: threshold in fen and the title of the gift. */
export const findGiftSteps = (tx: Tx): Promise<{ threshold: number; title: string }[]> =>
  tx
    .select({ threshold: giftSteps.threshold, title: goods.title })
    .from(giftSteps)
    .innerJoin(skus, eq(skus.id, giftSteps.skuId))
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(giftSteps.active, true), inArray(goods.status, ['on', 'off'])))
    .orderBy(asc(giftSteps.threshold));
