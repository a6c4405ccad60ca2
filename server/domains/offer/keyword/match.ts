/** From what a person typed to what goods are looked up by: every term must be there, itself or what it is a synonym of. */
import type { Tx } from '../../../db/client';
import { gramsOf, normalise, termsOf } from './grams';
import { listSynonyms, type Match } from './repository';

/** Longer input is cut (rule 6.20). */
export const KEYWORD_MAX = 30;
export const cutKeyword = (keyword: string): string => Array.from(keyword.trim()).slice(0, KEYWORD_MAX).join('');

export type Synonyms = ReadonlyMap<string, string>;

/** word -> the word that it stands for, both normalised. */
export async function loadSynonyms(tx: Tx): Promise<Synonyms> {
  const rows = await listSynonyms(tx);
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

/** undefined for a keyword without a letter or digit. */
export function matchTerms(keyword: string, synonyms: Synonyms): Match | undefined {
  const terms = termsOf(keyword).map((term) => readingsOf(term, synonyms));
  return terms.length === 0 ? undefined : { by: 'terms', terms };
}

/** At least this share of the pairs: finds 福鼎白毫银针 although no text says it in one piece. Only for Chinese of three letters and more. */
export function matchLoosely(keyword: string, share = 0.5): Match | undefined {
  const pairs = gramsOf(keyword).filter((gram) => /^\p{Script=Han}{2}$/u.test(gram));
  return pairs.length < 2 ? undefined : { by: 'pairs', pairs, least: Math.ceil(pairs.length * share) };
}

/** A scanned bar code names one goods. */
export const matchBarCode = (keyword: string): Match | undefined =>
  /^\d{8,14}$/.test(keyword) ? { by: 'barCode', code: keyword } : undefined;
