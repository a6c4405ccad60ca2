/** Own search words: 20, newest first, on this phone only; empty after a logout because that wipes the storage. */
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

const KEY = 'search_words';
const MOST = 20;

export const readWords = (storage: Platform['storage']): string[] =>
  parseList(storage.get(KEY)).filter((word): word is string => typeof word === 'string');

const write = (storage: Platform['storage'], words: readonly string[]): string[] => {
  storage.set(KEY, JSON.stringify(words));
  return [...words];
};

export const addWord = (storage: Platform['storage'], word: string): string[] =>
  write(storage, [word, ...readWords(storage).filter((known) => known !== word)].slice(0, MOST));

export const removeWord = (storage: Platform['storage'], word: string): string[] =>
  write(
    storage,
    readWords(storage).filter((known) => known !== word),
  );

export const clearWords = (storage: Platform['storage']): string[] => write(storage, []);

/** Longer words are cut: nobody searches for a sentence, and the server refuses more. */
export const LONGEST_WORD = 30;
export const cutWord = (text: string): string => text.trim().slice(0, LONGEST_WORD);

/** The parts of `text` around every `part` (of any case), so that the matched letters can be bold. */
export function splitMatch(text: string, part: string): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = [];
  const [whole, wanted] = [text.toLowerCase(), part.toLowerCase()];
  // A few letters change their length with their case; then nothing is marked rather than the wrong half.
  const find = (from: number) => (part && whole.length === text.length ? whole.indexOf(wanted, from) : -1);
  let from = 0;
  for (let at = find(0); at >= 0; at = find(from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
