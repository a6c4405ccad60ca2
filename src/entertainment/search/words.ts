/** Words of the film area: its own history on this phone, apart from the shop's. */
import { remembered } from '@/core/lib/memory';
import { LONGEST_WORD, wordHistory } from '@/domain/search/history';

export const filmWords = wordHistory('film_words', 10);

/** What was searched for last, also in place on the page of the results: the search page has it in its field when one comes back. */
export const lastSought = remembered(() => ({ word: '' }));

/** As a text: scripts speak the language of 2018, which does not know all of these names. */
const PICTURES = new RegExp(
  [
    '\\p{Extended_Pictographic}',
    '\\p{Regional_Indicator}',
    '\\p{Emoji_Modifier}',
    '[\\d#*]?\\ufe0f?\\u20e3',
    '\\ufe0f',
    '\\u200d',
  ].join('|'),
  'gu',
);

/** What stands in the field: no emoji, at most thirty letters. */
export const typedWord = (text: string): string =>
  Array.from(text.replace(PICTURES, '')).slice(0, LONGEST_WORD).join('');

/** What is searched for: no emoji, no blanks around it, at most thirty letters; empty when nothing is left. */
export const cleanWord = (text: string): string =>
  typedWord(text.replace(PICTURES, '').replace(/\s+/g, ' ').trim()).trim();
