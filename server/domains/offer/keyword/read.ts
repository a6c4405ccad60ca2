/** One reading of a keyword for the goods list and the site-wide search, so that both show the same. */
import type { Tx } from '../../../db/client';
import { correctWord } from './correct';
import { normalise, termsOf } from './grams';
import { loadSynonyms, matchBarCode, matchLoosely, matchTerms, readingsOf, type Synonyms } from './match';
import type { Match } from './repository';
import { correctionWords, loadVocabulary } from './vocabulary';

export interface Reading {
  /** Each term with the words it stands for; every term must be found, in any of its words. */
  terms: readonly (readonly string[])[];
  /** The same for goods, which have an index. */
  goods: Match | undefined;
  /** Set when another word than the typed one was taken. */
  corrected?: string;
}

/** At least this share of the pairs comes before a correction, at least half of them after it. */
const MOST = 0.75;
const NOTHING: Reading = { terms: [], goods: undefined };

const readAsTyped = (word: string, synonyms: Synonyms): Reading => ({
  terms: termsOf(word).map((term) => readingsOf(term, synonyms)),
  goods: matchTerms(word, synonyms),
});

/** What was typed, with its synonyms and nothing else. */
export const exactReading = async (tx: Tx, keyword: string): Promise<Reading> =>
  readAsTyped(keyword, await loadSynonyms(tx));

/**
 * A bar code; what was typed; else goods that have most of it; else the word that was probably meant; else goods that share half of it. The first
 * reading that `finds` anything is taken; the last one when none does. undefined = the keyword has no letter or digit.
 */
export async function readKeyword(
  tx: Tx,
  keyword: string,
  finds: (reading: Reading) => Promise<boolean>,
): Promise<Reading | undefined> {
  if (termsOf(keyword).length === 0) return undefined;
  const code = { ...NOTHING, goods: matchBarCode(keyword) };
  if (code.goods && (await finds(code))) return code;
  const synonyms = await loadSynonyms(tx);
  const exact = (word: string) => readAsTyped(word, synonyms);
  const typed = exact(keyword);
  if (await finds(typed)) return typed;
  const most = { ...NOTHING, goods: matchLoosely(keyword, MOST) };
  if (most.goods && (await finds(most))) return most;
  const corrected = correctWord(normalise(keyword).replaceAll(' ', ''), correctionWords(await loadVocabulary(tx)));
  if (corrected !== undefined) {
    const meant = { ...exact(corrected), corrected };
    if (await finds(meant)) return meant;
  }
  const half = { ...NOTHING, goods: matchLoosely(keyword) };
  return half.goods && (await finds(half)) ? half : typed;
}
