/** Words that were searched for in reservations: the last ten, on this phone only; a logout wipes them with the storage. */
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

type Storage = Platform['storage'];
const KEY = 'venue_words';
const MOST = 10;

export const readWords = (storage: Storage): string[] =>
  parseList(storage.get(KEY)).filter((word): word is string => typeof word === 'string');

export function keepWord(storage: Storage, word: string): string[] {
  const words = [word, ...readWords(storage).filter((known) => known !== word)].slice(0, MOST);
  storage.set(KEY, JSON.stringify(words));
  return words;
}

export function clearWords(storage: Storage): string[] {
  storage.remove(KEY);
  return [];
}
