/** Own search words, newest first, on this phone only, each area for itself; empty after a logout because that wipes the storage. */
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

type Storage = Platform['storage'];

export interface WordHistory {
  read(storage: Storage): string[];
  add(storage: Storage, word: string): string[];
  remove(storage: Storage, word: string): string[];
  clear(storage: Storage): string[];
}

export function wordHistory(key: string, most: number): WordHistory {
  const read = (storage: Storage): string[] =>
    parseList(storage.get(key))
      .filter((word): word is string => typeof word === 'string')
      .slice(0, most);
  const write = (storage: Storage, words: readonly string[]): string[] => {
    storage.set(key, JSON.stringify(words));
    return [...words];
  };
  const without = (storage: Storage, word: string) => read(storage).filter((known) => known !== word);
  return {
    read,
    add: (storage, word) => write(storage, [word, ...without(storage, word)].slice(0, most)),
    remove: (storage, word) => write(storage, without(storage, word)),
    clear: (storage) => write(storage, []),
  };
}

/** Of the shop and the whole site. */
export const shopWords = wordHistory('search_words', 20);

/** Longer words are cut: nobody searches for a sentence, and the server refuses more. */
export const LONGEST_WORD = 30;
export const cutWord = (text: string): string => text.trim().slice(0, LONGEST_WORD);
