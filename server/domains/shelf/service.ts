/** A store's shelf and the store's own page (rule 18.2). */
import { and, asc, desc, eq, exists, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Geo } from '../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { ShelfGoods } from '../../../src/contract/shelf/schemas';
import type { CategoryNode, StoreCard } from '../../../src/contract/shop/schemas';
import type { Tx } from '../../db/client';
import { categories, goods, skus, stores, storeStocks } from '../../db/schema';
import { notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { DAY_MS } from '../../lib/shanghai';
import { findCardRows } from '../catalogue/cardRows';
import { presentGoodsCard } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';
import { activityCard } from '../salon/presenter';
import { findCalendar } from '../salon/repository';
import { loadPickupStores, presentStore, type StoreRow } from '../store/cards';
import { shelfPieces } from '../stock/shelves';

async function findStore(tx: Tx, id: string): Promise<StoreRow> {
  const [row] = await tx.select().from(stores).where(eq(stores.id, id));
  if (!row) throw notFound();
  return row;
}

/** Goods that the store carries, also those that are out at the moment. */
const carriedBy = (tx: Tx, storeId: string) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(storeStocks)
      .innerJoin(skus, eq(skus.id, storeStocks.skuId))
      .where(and(eq(storeStocks.storeId, storeId), eq(skus.goodsId, goods.id))),
  );
const hasPieces = (tx: Tx, storeId: string) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(storeStocks)
      .innerJoin(skus, eq(skus.id, storeStocks.skuId))
      .where(and(eq(storeStocks.storeId, storeId), eq(skus.goodsId, goods.id), gt(shelfPieces, 0))),
  );

/** Stores that sell from their own shelf, nearest first when the position is known. */
export const listShelfStores = (tx: Tx, now: number, geo?: Geo): Promise<StoreCard[]> =>
  loadPickupStores(tx, { now, ...(geo ? { geo } : {}) });

/** Level-1 categories with what this store carries of each. The tea-room menu has its own categories and no rows here. */
export async function listShelfCategories(
  tx: Tx,
  { storeId, scene }: RequestOf<'tea.shopCate'>,
): Promise<CategoryNode[]> {
  await findStore(tx, storeId);
  if (scene === 'menu') return [];
  const rows = await tx
    .select({ category: categories, count: sql<number>`count(*)`.mapWith(Number) })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.rootCategoryId))
    .where(and(eq(goods.status, 'on'), carriedBy(tx, storeId)))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort));
  return rows.map(({ category, count }) => ({ ...category, count }));
}

export async function listShelf(
  tx: Tx,
  memberId: string | undefined,
  { storeId, cateId, scene, page = 1 }: RequestOf<'tea.shopCateProduct'>,
  now: number,
): Promise<DataOf<'tea.shopCateProduct'>> {
  await findStore(tx, storeId);
  if (scene === 'menu') return pageOf([], 0, page);
  const where = and(
    eq(goods.status, 'on'),
    cateId ? eq(goods.rootCategoryId, cateId) : undefined,
    carriedBy(tx, storeId),
  );
  const [list, total] = await Promise.all([
    readShelfGoods(tx, memberId, { storeId, where, limit: PAGE_SIZE, offset: offsetOf(page) }, now),
    tx.$count(goods, where),
  ]);
  return pageOf(list, total, page);
}

/** Cards with the store's own stock; what is out there comes last. */
async function readShelfGoods(
  tx: Tx,
  memberId: string | undefined,
  { storeId, ...query }: { storeId: string; where: ReturnType<typeof and>; limit: number; offset: number },
  now: number,
): Promise<ShelfGoods[]> {
  const [prices, rows] = await Promise.all([
    loadPriceViewer(tx, memberId, now),
    findCardRows(tx, { ...query, orderBy: [desc(hasPieces(tx, storeId)), asc(goods.sort)], at: now }),
  ]);
  if (rows.length === 0) return [];
  const pieces = await tx
    .select({ goodsId: skus.goodsId, id: skus.id, stock: shelfPieces })
    .from(storeStocks)
    .innerJoin(skus, eq(skus.id, storeStocks.skuId))
    .where(
      and(
        eq(storeStocks.storeId, storeId),
        inArray(
          skus.goodsId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(skus.sort), asc(skus.id));
  return rows.map((row) => {
    const own = pieces.filter(({ goodsId }) => goodsId === row.id).map(({ id, stock }) => ({ id, stock }));
    return {
      ...presentGoodsCard(row, prices),
      storeStock: own.reduce((sum, { stock }) => sum + stock, 0),
      skus: own,
    };
  });
}

const PICKS = 12;
const EVENTS = 3;
const COMING_MS = 60 * DAY_MS;

/** The asked store, else the nearest to the position, else the flagship. */
async function chooseStore(tx: Tx, storeId: string | undefined, geo: Geo | undefined, now: number): Promise<StoreRow> {
  if (storeId) return findStore(tx, storeId);
  const rows = await tx.select().from(stores).orderBy(asc(stores.sort));
  const far = (row: StoreRow) => presentStore(row, { now, ...(geo ? { geo } : {}) }).distance ?? 0;
  const [first] = geo ? [...rows].sort((a, b) => far(a) - far(b)) : rows;
  if (!first) throw notFound();
  return first;
}

export async function storeHome(
  tx: Tx,
  memberId: string | undefined,
  { storeId, geo }: { storeId: string | undefined; geo: Geo | undefined },
  now: number,
): Promise<DataOf<'atShop.defaultIndex'>> {
  const row = await chooseStore(tx, storeId, geo, now);
  const onShelf = and(eq(goods.status, 'on'), ne(goods.rootCategoryId, '8'), carriedBy(tx, row.id));
  const [picks, events] = await Promise.all([
    readShelfGoods(tx, memberId, { storeId: row.id, where: onShelf, limit: PICKS, offset: 0 }, now),
    findCalendar(tx, memberId ?? '0', { from: now, to: now + COMING_MS, storeId: row.id }, EVENTS),
  ]);
  return {
    store: presentStore(row, { now, ...(geo ? { geo } : {}) }),
    notice: row.notice,
    icons: entriesOf(row),
    photos: row.photos,
    picks,
    events: events.map((event) => activityCard(event, now)),
  };
}

/** 扫码点单, 预约雅室, 到店自提, 我的会员码: `link` says where; scan and code are acts of the page itself. */
const entriesOf = ({ id, bookable, pickup }: StoreRow): DataOf<'atShop.defaultIndex'>['icons'] => ({
  kind: 'icons',
  items: [
    { key: 'scan', label: '扫码点单', value: '桌上扫一扫' },
    ...(bookable
      ? [{ key: 'booking', label: '预约雅室', value: '挑一间坐坐', link: `/reservation/pages/detail/detail?id=${id}` }]
      : []),
    ...(pickup ? [{ key: 'pickup', label: '到店自提', value: '看看货架', link: `/tea/pages/shop?storeId=${id}` }] : []),
    { key: 'code', label: '我的会员码', value: '结账出示' },
  ],
});
