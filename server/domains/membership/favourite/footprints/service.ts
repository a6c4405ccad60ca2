/** Footprints: one row per goods and day, 90 days kept, newest first. */
import type { CountTab } from '../../../../../src/contract/kit';
import type { FootprintRow } from '../../../../../src/contract/favourite/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS } from '../../../../lib/shanghai';
import { dropOf, loadSaved } from '../saved/service';
import { countCategories, pageOfFootprints, removeFootprints, type FootprintFilter } from './repository';

const KEPT_MS = 90 * DAY_MS;

async function readPage(tx: Tx, filter: FootprintFilter, page: number, now: number) {
  const { rows, total } = await pageOfFootprints(tx, filter, PAGE_SIZE, offsetOf(page));
  const saved = await loadSaved(
    tx,
    filter.memberId,
    rows.map((row) => row.goodsId ?? '0'),
    now,
  );
  const list = rows.flatMap((row): FootprintRow[] => {
    const item = saved.get(row.goodsId ?? '');
    if (!item) return [];
    const { open, ...shown } = item;
    return [
      {
        id: row.id,
        kind: 'goods',
        targetId: row.goodsId ?? '0',
        ...shown,
        ...dropOf(row.price, open),
        viewedAt: row.viewedAt,
      },
    ];
  });
  return pageOf(list, total, page);
}

export const listFootprints = (
  tx: Tx,
  memberId: string,
  { cateId, page = 1 }: RequestOf<'footprint.index'>,
  now: number,
): Promise<DataOf<'footprint.index'>> => readPage(tx, { memberId, from: now - KEPT_MS, cateId }, page, now);

/** Off the shelf, or nothing of it left. */
export const listGone = (tx: Tx, memberId: string, page: number, now: number): Promise<DataOf<'footprint.soldOut'>> =>
  readPage(tx, { memberId, from: now - KEPT_MS, gone: true }, page, now);

/** 全部 (id '') and the level-1 categories that were looked at. */
export async function footprintCates(tx: Tx, memberId: string, now: number): Promise<CountTab[]> {
  const rows = await countCategories(tx, { memberId, from: now - KEPT_MS });
  return [{ id: '', label: '全部', count: rows.reduce((sum, { count }) => sum + count, 0) }, ...rows];
}

/** Own rows only; what is not there is no fault. */
export async function deleteFootprints(tx: Tx, memberId: string, { ids, all }: RequestOf<'footprint.delete'>) {
  if (!all && !ids?.length) throw badRequest('ids', '请选择要删除的足迹');
  await removeFootprints(tx, memberId, all ? undefined : (ids ?? []));
  return { ok: true as const };
}
