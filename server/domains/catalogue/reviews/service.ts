/** shop.productReviews, and the newest ones for a goods page. */
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { ReviewRow } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
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
  const [item, counts, rows] = await Promise.all([
    findScore(tx, id),
    countReviews(tx, id),
    findReviews(tx, { goodsId: id, filter }, PAGE_SIZE, offsetOf(page)),
  ]);
  if (!item || item.status === 'deleted') throw notFound();
  const tabs = FILTERS.map(([key, label]): CountTab => ({ id: key, label, count: counts[key] ?? 0 }));
  return { page: pageOf(rows.map(presentReview), counts[filter] ?? 0, page), tabs, score: scoreOf(item) };
}

export async function latestReviews(tx: Tx, goodsId: string, limit: number): Promise<ReviewRow[]> {
  return (await findReviews(tx, { goodsId }, limit)).map(presentReview);
}
