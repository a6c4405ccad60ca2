/** A store's shelf and the store's own page (rule 18.2). */
import type { Geo } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { ShelfGoods } from '../../../../src/contract/shelf/schemas';
import type { CategoryNode } from '../../../../src/contract/catalogue/schemas';
import type { StoreCard } from '../../../../src/contract/store/shapes';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS } from '../../../lib/shanghai';
import { presentGoodsCard } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { activityCard } from '../salon/presenter';
import { findCalendar } from '../salon/repository';
import { presentStore } from '../store/presenter';
import { findStore, listStores, type StoreRow } from '../store/repository';
import { loadPickupStores } from '../store/service';
import { countCarried, findCarried, findCategories, findCollected, findPieces, type Carried } from './repository';

async function readStore(tx: Tx, id: string): Promise<StoreRow> {
  const row = await findStore(tx, id);
  if (!row) throw notFound();
  return row;
}

/** Stores that sell from their own shelf, nearest first when the position is known. */
export const listShelfStores = (tx: Tx, geo: Geo | undefined, now: number): Promise<StoreCard[]> =>
  loadPickupStores(tx, { now, ...(geo ? { geo } : {}) });

/** Level-1 categories with what this store carries of each. The tea-room menu has its own categories and no rows here. */
export async function listShelfCategories(
  tx: Tx,
  { storeId, scene }: RequestOf<'tea.shopCate'>,
): Promise<CategoryNode[]> {
  await readStore(tx, storeId);
  if (scene === 'menu') return [];
  return findCategories(tx, storeId);
}

export async function listShelf(
  tx: Tx,
  memberId: string | undefined,
  { storeId, cateId, scene, page = 1 }: RequestOf<'tea.shopCateProduct'>,
  now: number,
): Promise<DataOf<'tea.shopCateProduct'>> {
  await readStore(tx, storeId);
  if (scene === 'menu') return pageOf([], 0, page);
  const goods = { storeId, cateId };
  const [list, total] = await Promise.all([
    readShelfGoods(tx, memberId, { goods, limit: PAGE_SIZE, offset: offsetOf(page) }, now),
    countCarried(tx, goods),
  ]);
  return pageOf(list, total, page);
}

/** Cards with the store's own stock; what is out there comes last. */
async function readShelfGoods(
  tx: Tx,
  memberId: string | undefined,
  { goods, limit, offset }: { goods: Carried; limit: number; offset: number },
  now: number,
): Promise<ShelfGoods[]> {
  const [prices, rows] = await Promise.all([
    loadPriceViewer(tx, memberId, now),
    findCarried(tx, goods, limit, offset, now),
  ]);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pieces = await findPieces(tx, goods.storeId, ids);
  const collected = memberId === undefined ? undefined : await findCollected(tx, memberId, ids);
  return rows.map((row) => {
    const own = pieces.filter(({ goodsId }) => goodsId === row.id).map(({ id, stock }) => ({ id, stock }));
    return {
      ...presentGoodsCard(row, prices),
      storeStock: own.reduce((sum, { stock }) => sum + stock, 0),
      skus: own,
      ...(collected && { collected: collected.has(row.id) }),
    };
  });
}

/** Tea goes on the store's own page, what is eaten with it does not. */
const SNACKS = '8';
const PICKS = 12;
const EVENTS = 3;
const COMING_MS = 60 * DAY_MS;

/** The asked store, else the nearest to the position, else the flagship. */
async function chooseStore(tx: Tx, storeId: string | undefined, geo: Geo | undefined, now: number): Promise<StoreRow> {
  if (storeId) return readStore(tx, storeId);
  const rows = await listStores(tx);
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
  const [picks, events] = await Promise.all([
    readShelfGoods(tx, memberId, { goods: { storeId: row.id, exceptCateId: SNACKS }, limit: PICKS, offset: 0 }, now),
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
