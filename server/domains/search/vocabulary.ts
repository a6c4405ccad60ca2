/** The words of the shop: for suggestions while typing and for corrections. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { categories, goods, hotWords } from '../../db/schema';
import { normalise } from './grams';

/** Hot words first, then titles by sales, then categories; each once. */
export async function loadVocabulary(tx: Tx): Promise<string[]> {
  const [words, titles, kinds] = await Promise.all([
    tx.select({ word: hotWords.word }).from(hotWords).orderBy(asc(hotWords.sort)),
    tx.select({ word: goods.title }).from(goods).where(eq(goods.status, 'on')).orderBy(desc(goods.sales)).limit(2_000),
    tx.select({ word: categories.name }).from(categories).orderBy(asc(categories.sort)),
  ]);
  return [...new Set([...words, ...titles, ...kinds].map(({ word }) => word))];
}

/** A title with its year is also known without it: 2018 班章古树生饼 -> 班章古树生饼. */
export const correctionWords = (vocabulary: readonly string[]): string[] => [
  ...new Set(vocabulary.flatMap((word) => normalise(word).split(' ')).filter((word) => /\p{Script=Han}/u.test(word))),
];

export const SUGGESTIONS = 10;

/** Words that begin with the keyword, then words that contain it; without a keyword the hot words. */
export function suggest(keyword: string, vocabulary: readonly string[]): string[] {
  const wanted = normalise(keyword);
  if (wanted === '') return vocabulary.slice(0, SUGGESTIONS);
  const placed = vocabulary
    .map((word) => ({ word, at: normalise(word).indexOf(wanted) }))
    .filter(({ word, at }) => at >= 0 && normalise(word) !== wanted);
  const ordered = [...placed.filter(({ at }) => at === 0), ...placed.filter(({ at }) => at > 0)];
  return ordered.slice(0, SUGGESTIONS).map(({ word }) => word);
}
