/** Articles and announcements: lists, and one of them with its goods and its neighbours. */
import type { Article } from '../../../../src/contract/article/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadCards } from '../catalogue/cards';
import { findEmployee } from '../../people/employee/repository';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { presentArticle, presentArticles } from './presenter';
import {
  countArticles,
  countView,
  findArticle,
  findArticles,
  findKept,
  findNeighbour,
  listStaffNews,
  type ArticleRow,
} from './repository';

export async function listArticles(
  tx: Tx,
  memberId: string | undefined,
  { page = 1, ...query }: RequestOf<'article.index'>,
  now: number,
): Promise<DataOf<'article.index'>> {
  const [rows, total] = await Promise.all([
    findArticles(tx, query, PAGE_SIZE, offsetOf(page), now),
    countArticles(tx, query, now),
  ]);
  return pageOf(await presentArticles(tx, memberId, rows), total, page);
}

/** The newest of one kind, for a landing page. */
export const latestArticles = async (
  tx: Tx,
  memberId: string,
  { cate, limit }: { cate: ArticleRow['cate']; limit: number },
  now: number,
): Promise<Article[]> => presentArticles(tx, memberId, await findArticles(tx, { cate }, limit, 0, now));

/** What employees read on their workbench: nobody else finds it in a list, a search, or by its id. */
export const staffNews = async (
  tx: Tx,
  limit: number,
  now: number,
): Promise<{ id: string; title: string; at: number }[]> =>
  (await listStaffNews(tx, limit, now)).map(({ id, title, publishedAt }) => ({ id, title, at: publishedAt }));

/** Counts a view, once a session of its reader. 404 for an unknown article and for one of tomorrow. */
export async function readArticle(
  tx: Tx,
  memberId: string | undefined,
  { id, again = false }: RequestOf<'article.details'>,
  now: number,
): Promise<DataOf<'article.details'>> {
  const isStaff = memberId !== undefined && (await findEmployee(tx, memberId)) !== undefined;
  const row = await (again ? findArticle : countView)(tx, id, { isStaff }, now);
  if (!row) throw notFound();
  const viewer = await loadPriceViewer(tx, memberId, now);
  const goods = await loadCards(tx, row.goodsIds, viewer, now);
  const [prev, next] = await Promise.all([findNeighbour(tx, row, 'newer', now), findNeighbour(tx, row, 'older', now)]);
  const kept = await findKept(tx, memberId, [row.id]);
  return {
    ...presentArticle(row, kept),
    html: row.html,
    ...(goods.length > 0 ? { goods } : {}),
    ...(prev ? { prev } : {}),
    ...(next ? { next } : {}),
  };
}
