/** The words of the shop: for suggestions while typing and for corrections. */
import type { Tx } from '../../../db/client';
import { normalise } from './grams';
import { listCategoryNames, listHotWords, listTitles } from './repository';
import { isTypedSound, soundOf, type Sound } from './sound';

export interface Word extends Sound {
  word: string;
  normal: string;
}

/** Titles beyond the best sellers are found by the search itself; a suggestion list has ten places. */
const TITLES = 2_000;
/** Every key press asks for suggestions, and the words seldom change: the tables are read again after this time. */
const FRESH_MS = 30_000;
const kept = new WeakMap<object, { until: number; words: Promise<readonly Word[]> }>();

/** Hot words first, then titles by sales, then categories; each once. */
export function loadVocabulary(tx: Tx): Promise<readonly Word[]> {
  const known = kept.get(tx);
  if (known && known.until > performance.now()) return known.words;
  const words = readVocabulary(tx);
  kept.set(tx, { until: performance.now() + FRESH_MS, words });
  words.catch(() => kept.delete(tx));
  return words;
}

async function readVocabulary(tx: Tx): Promise<readonly Word[]> {
  const [words, titles, kinds] = await Promise.all([listHotWords(tx), listTitles(tx, TITLES), listCategoryNames(tx)]);
  return wordsOf([...words, ...titles, ...kinds].map(({ word }) => word));
}

export const wordsOf = (texts: readonly string[]): Word[] =>
  [...new Set(texts)].map((word) => ({ word, normal: normalise(word), ...soundOf(word) }));

/** A title with its year is also known without it: 2018 班章古树生饼 -> 班章古树生饼. */
export function correctionWords(vocabulary: readonly Word[]): Word[] {
  const known = new Map(vocabulary.map((entry) => [entry.normal, entry]));
  const parts = vocabulary.flatMap(({ normal }) => normal.split(' ')).filter((part) => /\p{Script=Han}/u.test(part));
  return [...new Set(parts)].map((part) => ({ ...(known.get(part) ?? soundOf(part)), word: part, normal: part }));
}

export const SUGGESTIONS = 10;

/** The earlier its group, the better a word fits; undefined = not at all. */
type Group = (word: Word) => boolean;

/** Words that begin with the keyword, then words that contain it, then those that sound like it; without a keyword the hot words. */
export function suggest(keyword: string, vocabulary: readonly Word[]): string[] {
  const wanted = normalise(keyword);
  if (wanted === '') return vocabulary.slice(0, SUGGESTIONS).map(({ word }) => word);
  const typed = wanted.replaceAll(' ', '');
  const groups: Group[] = [
    ({ normal }) => normal.startsWith(wanted),
    ({ normal }) => normal.includes(wanted),
    ...(isTypedSound(wanted)
      ? [
          ({ initials }: Word) => initials.startsWith(typed),
          ({ full }: Word) => full.startsWith(typed),
          ({ initials, full }: Word) => initials.includes(typed) || (typed.length > 3 && full.includes(typed)),
        ]
      : []),
  ];
  const others = vocabulary.filter(({ normal }) => normal !== wanted);
  const found = groups.flatMap((fits) => others.filter(fits));
  return [...new Set(found.map(({ word }) => word))].slice(0, SUGGESTIONS);
}
