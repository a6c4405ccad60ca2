/** From what a person typed to a condition on goods: every term must be there, itself or what it is a synonym of. */
import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { goods, hotWords, skus } from '../../db/schema';
import { gramsOf, neededGrams, normalise, termsOf } from './grams';

/** Longer input is cut (rule 6.20). */
export const KEYWORD_MAX = 30;
export const cutKeyword = (keyword: string): string => Array.from(keyword.trim()).slice(0, KEYWORD_MAX).join('');

export type Synonyms = ReadonlyMap<string, string>;

/** word -> the word that it stands for, both normalised. */
export async function loadSynonyms(tx: Tx): Promise<Synonyms> {
  const rows = await tx
    .select({ word: hotWords.word, means: hotWords.meansWord })
    .from(hotWords)
    .where(isNotNull(hotWords.meansWord))
    .orderBy(asc(hotWords.sort));
  return new Map(rows.map(({ word, means }) => [normalise(word), normalise(means ?? '')]));
}

/** A term and what it means, at most three steps far: 武夷茶 -> 岩茶 -> 乌龙. */
export function readingsOf(term: string, synonyms: Synonyms): string[] {
  const readings = [term];
  for (
    let next = synonyms.get(term);
    next && !readings.includes(next) && readings.length < 4;
    next = synonyms.get(next)
  ) {
    readings.push(next);
  }
  return readings;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const textArray = (words: string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

/** The index finds goods with all pairs of the term; `like` then makes sure that they stand together. */
const hasTerm = (term: string): SQL =>
  sql`(${goods.searchGrams} @> ${textArray(neededGrams(term))} and ${goods.searchText} like ${`%${escapeLike(term)}%`})`;

export interface Match {
  where: SQL;
  /** Lower is better: the title has the words, the title has what they mean, something else has. */
  rank: SQL;
}

/** undefined for a keyword without a letter or digit. */
export function matchTerms(keyword: string, synonyms: Synonyms): Match | undefined {
  const terms = termsOf(keyword);
  if (terms.length === 0) return undefined;
  const readings = terms.map((term) => readingsOf(term, synonyms));
  const where = and(...readings.map((words) => or(...words.map(hasTerm))));
  const inTitle = (words: string[]) =>
    sql`lower(${goods.title}) like all (${textArray(words.map((word) => `%${escapeLike(word)}%`))})`;
  const rank = sql`case when ${inTitle(terms)} then 0 when ${inTitle(readings.map((words) => words.at(-1) ?? ''))} then 1 else 2 end`;
  return where && { where, rank };
}

/** At least this share of the pairs: finds 福鼎白毫银针 although no text says it in one piece. Only for Chinese of three letters and more. */
export function matchLoosely(keyword: string, share = 0.5): Match | undefined {
  const pairs = gramsOf(keyword).filter((gram) => /^\p{Script=Han}{2}$/u.test(gram));
  if (pairs.length < 2) return undefined;
  const wanted = textArray(pairs);
  const shared = sql`cardinality(array(select unnest(${goods.searchGrams}) intersect select unnest(${wanted})))`;
  const where = sql`(${goods.searchGrams} && ${wanted} and ${shared} >= ${Math.ceil(pairs.length * share)})`;
  return { where, rank: sql`-${shared}` };
}

export async function anyGoods(tx: Tx, match: Match): Promise<boolean> {
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.status, 'on'), match.where))
    .limit(1);
  return rows.length > 0;
}

/** A scanned bar code names one goods. */
export const matchBarCode = (keyword: string): Match | undefined =>
  /^\d{8,14}$/.test(keyword)
    ? {
        where: sql`${goods.id} in (select ${skus.goodsId} from ${skus} where ${skus.barCode} = ${keyword})`,
        rank: sql`${goods.sort}`,
      }
    : undefined;
