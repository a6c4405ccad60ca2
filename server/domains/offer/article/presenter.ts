/** Wire shape of an article in a list. */
import type { Article } from '../../../../src/contract/article/schemas';
import type { Tx } from '../../../db/client';
import { findKept, type ArticleRow } from './repository';

/** `kept`: the articles that the viewer keeps. */
export const presentArticle = (
  { html: _html, goodsIds: _goodsIds, ...row }: ArticleRow,
  kept: readonly string[],
): Article => ({ ...row, collected: kept.includes(row.id) });

/** List rows for one viewer. */
export async function presentArticles(tx: Tx, memberId: string | undefined, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map(({ id }) => id);
  const kept = await findKept(tx, memberId, ids);
  return rows.map((row) => presentArticle(row, kept));
}
