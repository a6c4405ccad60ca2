/** SQL of keywords: the words of the shop, and what a keyword finds among the goods. */
import { and, asc, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { categories, goods, hotWords, skus } from '../../../db/schema';
import { neededGrams } from './grams';

export const listHotWords = (tx: Tx): Promise<{ word: string }[]> =>
  tx.select({ word: hotWords.word }).from(hotWords).orderBy(asc(hotWords.sort));

/** Titles of the best sellers. */
export const listTitles = (tx: Tx, limit: number): Promise<{ word: string }[]> =>
  tx.select({ word: goods.title }).from(goods).where(eq(goods.status, 'on')).orderBy(desc(goods.sales)).limit(limit);

export const listCategoryNames = (tx: Tx): Promise<{ word: string }[]> =>
  tx.select({ word: categories.name }).from(categories).orderBy(asc(categories.sort));

/** Words that stand for another one. */
export const listSynonyms = (tx: Tx): Promise<{ word: string; means: string | null }[]> =>
  tx
    .select({ word: hotWords.word, means: hotWords.meansWord })
    .from(hotWords)
    .where(isNotNull(hotWords.meansWord))
    .orderBy(asc(hotWords.sort));

/** What goods are looked up by. */
export type Match =
  | { by: 'barCode'; code: string }
  /** Each term with the words it stands for; every term must be there, in any of its words. */
  | { by: 'terms'; terms: readonly (readonly string[])[] }
  /** At least `least` of the pairs. */
  | { by: 'pairs'; pairs: readonly string[]; least: number };

const textArray = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

/** The index finds goods with all pairs of the term; `like` then makes sure that they stand together. */
const hasTerm = (term: string): SQL =>
  sql`(${goods.searchGrams} @> ${textArray(neededGrams(term))} and ${goods.searchText} like ${containing(term)})`;

const inTitle = (words: readonly string[]): SQL =>
  sql`lower(${goods.title}) like all (${textArray(words.map(containing))})`;

const sharedPairs = (pairs: readonly string[]): SQL =>
  sql`cardinality(array(select unnest(${goods.searchGrams}) intersect select unnest(${textArray(pairs)})))`;

/** The goods that a match finds. */
export function isMatch(match: Match): SQL | undefined {
  switch (match.by) {
    case 'barCode':
      return sql`${goods.id} in (select ${skus.goodsId} from ${skus} where ${skus.barCode} = ${match.code})`;
    case 'terms':
      return and(...match.terms.map((words) => or(...words.map(hasTerm))));
    case 'pairs':
      return sql`(${goods.searchGrams} && ${textArray(match.pairs)} and ${sharedPairs(match.pairs)} >= ${match.least})`;
  }
}

/** Lower is better: the title has the words, the title has what they mean, something else has. */
export function rankOf(match: Match): SQL {
  switch (match.by) {
    case 'barCode':
      return sql`${goods.sort}`;
    case 'terms': {
      const typed = match.terms.map(([word = '']) => word);
      const meant = match.terms.map((words) => words.at(-1) ?? '');
      return sql`case when ${inTitle(typed)} then 0 when ${inTitle(meant)} then 1 else 2 end`;
    }
    case 'pairs':
      return sql`-${sharedPairs(match.pairs)}`;
  }
}

export async function anyGoods(tx: Tx, match: Match): Promise<boolean> {
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.status, 'on'), isMatch(match)))
    .limit(1);
  return rows.length > 0;
}
