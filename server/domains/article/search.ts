import { and, desc, lte, sql } from 'drizzle-orm';
import { articles } from '../../db/schema';
import type { Hunt, SearchKind } from '../search/kind';
import { nameFirst, textHas } from '../search/repository';
import { presentArticles } from './presenter';

const TEXT = sql`(${articles.title} || ' ' || ${articles.summary})`;
const found = ({ reading, now }: Hunt) => and(textHas(TEXT, reading), lte(articles.publishedAt, now));

/** Published articles and help texts, by title and summary. */
export const articleSearch: SearchKind = {
  label: '文章',
  count: (hunt) => hunt.tx.$count(articles, found(hunt)),
  list: async (hunt, { limit, offset }) => {
    const rows = await hunt.tx
      .select()
      .from(articles)
      .where(found(hunt))
      .orderBy(nameFirst(sql`${articles.title}`, hunt.reading), desc(articles.publishedAt), desc(articles.id))
      .limit(limit)
      .offset(offset);
    return { articles: await presentArticles(hunt.tx, hunt.memberId, rows) };
  },
};
