/** SQL of articles. Nothing is read before its day. */
import { and, asc, desc, eq, gt, ilike, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { articles, collects } from '../../../db/schema';
import type { Reading } from '../keyword/read';
import { nameFirst, textHas } from '../search/repository';

export type ArticleRow = typeof articles.$inferSelect;
export interface ArticleQuery {
  cate?: ArticleRow['cate'] | undefined;
  keyword?: string | undefined;
}

/** What is out; for the staff only their own stands beside it. */
const out = (now: number) => lte(articles.publishedAt, now);
const published = (now: number) => and(out(now), ne(articles.cate, 'staff'));
const readable = (now: number, { isStaff }: Reader) => (isStaff ? out(now) : published(now));

export interface Reader {
  isStaff: boolean;
}

export const listStaffNews = (tx: Tx, limit: number, now: number): Promise<ArticleRow[]> =>
  tx
    .select()
    .from(articles)
    .where(and(eq(articles.cate, 'staff'), out(now)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);

function wanted({ cate, keyword }: ArticleQuery, now: number): SQL | undefined {
  const word = keyword?.trim();
  const pattern = containing(word ?? '');
  return and(
    published(now),
    cate ? eq(articles.cate, cate) : undefined,
    word ? or(ilike(articles.title, pattern), ilike(articles.summary, pattern)) : undefined,
  );
}

/** Pinned ones on top, then the newest. */
export const findArticles = (
  tx: Tx,
  query: ArticleQuery,
  limit: number,
  offset: number,
  now: number,
): Promise<ArticleRow[]> =>
  tx
    .select()
    .from(articles)
    .where(wanted(query, now))
    .orderBy(desc(articles.pinned), desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);

export const countArticles = (tx: Tx, query: ArticleQuery, now: number): Promise<number> =>
  tx.$count(articles, wanted(query, now));

/** In the order of `ids`; what is not there is left out. */
export async function findArticlesById(tx: Tx, ids: readonly string[], now: number): Promise<ArticleRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), published(now)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** undefined: unknown, one of tomorrow, or for the staff. */
export async function findArticle(tx: Tx, id: string, reader: Reader, now: number): Promise<ArticleRow | undefined> {
  const [row] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), readable(now, reader)));
  return row;
}

/** Counts a view. undefined: as `findArticle`. */
export async function countView(tx: Tx, id: string, reader: Reader, now: number): Promise<ArticleRow | undefined> {
  const [row] = await tx
    .update(articles)
    .set({ views: sql`${articles.views} + 1` })
    .where(and(eq(articles.id, id), readable(now, reader)))
    .returning();
  return row;
}

/** The article beside this one of the same kind, by day. */
export async function findNeighbour(
  tx: Tx,
  { cate, publishedAt, id }: ArticleRow,
  side: 'newer' | 'older',
  now: number,
): Promise<Pick<ArticleRow, 'id' | 'title'> | undefined> {
  const newer = side === 'newer';
  const [compare, order] = newer ? [gt, asc] : [lt, desc];
  const [row] = await tx
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        out(now),
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

/** Which of these articles the member keeps; a visitor keeps nothing. */
export async function findKept(tx: Tx, memberId: string | undefined, ids: string[]): Promise<string[]> {
  if (memberId === undefined || ids.length === 0) return [];
  const rows = await tx
    .select({ id: collects.targetId })
    .from(collects)
    .where(and(eq(collects.memberId, memberId), eq(collects.kind, 'article'), inArray(collects.targetId, ids)));
  return rows.map(({ id }) => id);
}

const TEXT = sql`(${articles.title} || ' ' || ${articles.summary})`;
const isFound = (reading: Reading, now: number) => and(textHas(TEXT, reading), published(now));

export const countFound = (tx: Tx, reading: Reading, now: number): Promise<number> =>
  tx.$count(articles, isFound(reading, now));

/** Found by title and summary: a word in the title first, then the newest. */
export const listFound = (
  tx: Tx,
  reading: Reading,
  limit: number,
  offset: number,
  now: number,
): Promise<ArticleRow[]> =>
  tx
    .select()
    .from(articles)
    .where(isFound(reading, now))
    .orderBy(nameFirst(sql`${articles.title}`, reading), desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);
