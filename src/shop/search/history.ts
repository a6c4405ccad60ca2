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
