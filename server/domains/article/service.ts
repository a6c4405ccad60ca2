/** Articles and announcements: lists, and one of them with its goods and its neighbours. */
import { and, asc, desc, eq, gt, ilike, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Article } from '../../../src/contract/culture/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { articles, collects } from '../../db/schema';
import { notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';

type Row = typeof articles.$inferSelect;

type Listed = Row & { collected: boolean };

const articleRow = ({ html: _html, goodsIds: _goodsIds, ...row }: Listed): Article => row;

/** Marks what the member keeps; a visitor keeps nothing. */
async function withSaved(tx: Tx, rows: Row[], memberId: string | undefined): Promise<Listed[]> {
  const kept =
    memberId === undefined || rows.length === 0
      ? []
      : await tx
          .select({ id: collects.targetId })
          .from(collects)
          .where(
            and(
              eq(collects.memberId, memberId),
              eq(collects.kind, 'article'),
              inArray(
                collects.targetId,
                rows.map(({ id }) => id),
              ),
            ),
          );
  return rows.map((row) => ({ ...row, collected: kept.some(({ id }) => id === row.id) }));
}

/** List rows for one viewer. */
export const presentArticles = async (tx: Tx, rows: Row[], memberId: string | undefined): Promise<Article[]> =>
  (await withSaved(tx, rows, memberId)).map(articleRow);

/** Nothing is read before its day. */
const published = (now: number) => lte(articles.publishedAt, now);

export async function listArticles(
  tx: Tx,
  memberId: string | undefined,
  { cate, keyword, page = 1 }: RequestOf<'article.index'>,
  now: number,
): Promise<DataOf<'article.index'>> {
  const word = keyword?.trim();
  const like = `%${(word ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    published(now),
    cate ? eq(articles.cate, cate) : undefined,
    word ? or(ilike(articles.title, like), ilike(articles.summary, like)) : undefined,
  );
  const [rows, total] = await Promise.all([
    findArticles(tx, where, PAGE_SIZE, offsetOf(page)),
    tx.$count(articles, where),
  ]);
  return pageOf((await withSaved(tx, rows, memberId)).map(articleRow), total, page);
}

/** Pinned ones on top, then the newest. */
const findArticles = (tx: Tx, where: SQL | undefined, limit: number, offset = 0): Promise<Row[]> =>
  tx
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.pinned), desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);

/** The newest of one kind, for a landing page. */
export async function latestArticles(
  tx: Tx,
  memberId: string,
  { cate, limit }: { cate: Row['cate']; limit: number },
  now: number,
): Promise<Article[]> {
  const rows = await findArticles(tx, and(published(now), eq(articles.cate, cate)), limit);
  return (await withSaved(tx, rows, memberId)).map(articleRow);
}

/** Counts a view. 404 for an unknown article and for one of tomorrow. */
export async function readArticle(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  now: number,
): Promise<DataOf<'article.details'>> {
  const [row] = await tx
    .update(articles)
    .set({ views: sql`${articles.views} + 1` })
    .where(and(eq(articles.id, id), published(now)))
    .returning();
  if (!row) throw notFound();
  const viewer = await loadPriceViewer(tx, memberId, now);
  const goods = await loadCards(tx, row.goodsIds, viewer, now);
  const [prev, next] = await Promise.all([neighbour(tx, row, 'newer', now), neighbour(tx, row, 'older', now)]);
  const [listed] = await withSaved(tx, [row], memberId);
  return {
    ...articleRow(listed ?? { ...row, collected: false }),
    html: row.html,
    ...(goods.length > 0 ? { goods } : {}),
    ...(prev ? { prev } : {}),
    ...(next ? { next } : {}),
  };
}

/** The article beside this one of the same kind, by day. */
async function neighbour(tx: Tx, { cate, publishedAt, id }: Row, side: 'newer' | 'older', now: number) {
  const newer = side === 'newer';
  const [compare, order] = newer ? [gt, asc] : [lt, desc];
  const [row] = await tx
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        published(now),
        eq(articles.cate, cate),
        or(
          compare(articles.publishedAt, publishedAt),
          and(eq(articles.publishedAt, publishedAt), compare(articles.id, id)),
        ),
      ),
    )
    .orderBy(order(articles.publishedAt), order(articles.id))
    .limit(1);
  return row;
}
