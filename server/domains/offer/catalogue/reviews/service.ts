/** shop.productReviews, and the newest ones for a goods page. */
import type { CountTab } from '../../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { ReviewRow } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { readShopSettings } from '../../../people/shopSettings/repository';
import type { Level } from '../../../people/shopSettings/settings';
import { scoreOf } from '../cards';
import { presentReview } from './presenter';
import { countReviews, findReviews, findScore, type ReviewFilter } from './repository';

const FILTERS: readonly [id: ReviewFilter, label: string][] = [
  ['all', '全部'],
  ['photo', '有图'],
  ['good', '好评'],
  ['middle', '中评'],
  ['bad', '差评'],
  ['append', '追评'],
];

export async function listReviews(
  tx: Tx,
  { id, filter = 'all', page = 1 }: RequestOf<'shop.productReviews'>,
): Promise<DataOf<'shop.productReviews'>> {
  const [item, counts, rows, { levels }] = await Promise.all([
    findScore(tx, id),
    countReviews(tx, id),
    findReviews(tx, { goodsId: id, filter }, PAGE_SIZE, offsetOf(page)),
    readShopSettings(tx),
  ]);
  if (!item || item.status === 'deleted') throw notFound();
  const tabs = FILTERS.map(([key, label]): CountTab => ({ id: key, label, count: counts[key] ?? 0 }));
  const list = rows.map((row) => presentReview(row, levels));
  return { page: pageOf(list, counts[filter] ?? 0, page), tabs, score: scoreOf(item) };
}

export const latestReviews = async (
  tx: Tx,
  goodsId: string,
  limit: number,
  levels: readonly Level[],
): Promise<ReviewRow[]> => (await findReviews(tx, { goodsId }, limit)).map((row) => presentReview(row, levels));
