/** Footprints: one row per goods and day, 90 days kept, newest first. */
import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { CountTab } from '../../../src/contract/kit';
import type { FootprintRow } from '../../../src/contract/promo/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { categories, footprints, goods, skus } from '../../db/schema';
import { badRequest } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { DAY_MS } from '../../lib/shanghai';
import { dropOf, loadSaved } from './saved';

const KEPT_MS = 90 * DAY_MS;

const inStock = sql`exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.stock} > ${skus.locked})`;
/** Off the shelf, or nothing of it left. */
const gone = sql`(${goods.status} <> 'on' or not ${inStock})`;
const mine = (memberId: string, now: number) =>
  and(eq(footprints.memberId, memberId), gte(footprints.viewedAt, now - KEPT_MS));

async function page(tx: Tx, where: SQL | undefined, pageNo: number, now: number) {
  const from = () => tx.select({ row: footprints }).from(footprints).innerJoin(goods, eq(goods.id, footprints.goodsId));
  const rows = await from()
    .where(where)
    .orderBy(desc(footprints.viewedAt), desc(footprints.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(pageNo));
  const [total] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .where(where);
  const saved = await loadSaved(
    tx,
    rows.map(({ row }) => row.goodsId ?? '0'),
    now,
  );
  const list = rows.flatMap(({ row }): FootprintRow[] => {
    const item = saved.get(row.goodsId ?? '');
    if (!item) return [];
    const { title, cover, price, subtitle, state, singleSkuId, cateId } = item;
    return [
      {
        id: row.id,
        kind: 'goods',
        targetId: row.goodsId ?? '0',
        title,
        cover,
        price,
        ...dropOf(row.price, price),
        sub: subtitle,
        viewedAt: row.viewedAt,
        state,
        ...(singleSkuId ? { singleSkuId } : {}),
        ...(cateId ? { cateId } : {}),
      },
    ];
  });
  return pageOf(list, total?.total ?? 0, pageNo);
}

export const listFootprints = (
  tx: Tx,
  memberId: string,
  { cateId, page: pageNo = 1 }: RequestOf<'footprint.index'>,
  now: number,
): Promise<DataOf<'footprint.index'>> =>
  page(tx, and(mine(memberId, now), cateId ? sql`${goods.rootCategoryId}::text = ${cateId}` : undefined), pageNo, now);

export const listGone = (tx: Tx, memberId: string, pageNo: number, now: number): Promise<DataOf<'footprint.soldOut'>> =>
  page(tx, and(mine(memberId, now), gone), pageNo, now);

/** 全部 (id '') and the level-1 categories that were looked at. */
export async function footprintCates(tx: Tx, memberId: string, now: number): Promise<CountTab[]> {
  const rows = await tx
    .select({ id: categories.id, label: categories.name, count: sql<number>`count(*)`.mapWith(Number) })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .innerJoin(categories, eq(categories.id, goods.rootCategoryId))
    .where(mine(memberId, now))
    .groupBy(categories.id)
    .orderBy(categories.sort);
  return [{ id: '', label: '全部', count: rows.reduce((sum, { count }) => sum + count, 0) }, ...rows];
}

/** Own rows only; what is not there is no fault. */
export async function deleteFootprints(tx: Tx, memberId: string, { ids, all }: RequestOf<'footprint.delete'>) {
  if (!all && !ids?.length) throw badRequest('ids', '请选择要删除的足迹');
  await tx
    .delete(footprints)
    .where(and(eq(footprints.memberId, memberId), all ? undefined : inArray(footprints.id, ids ?? [])));
  return { ok: true as const };
}
