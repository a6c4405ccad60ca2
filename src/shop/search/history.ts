/** Own search words: 20, newest first, on this phone only; empty after a logout because that wipes the storage. */
import type { Platform } from '@/core/platform';

const KEY = 'search_words';
const MOST = 20;

export function readWords(storage: Platform['storage']): string[] {
  try {
    const words: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

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

/** The parts of `text` around every `part`, so that the matched letters can be bold. */
export function splitMatch(text: string, part: string): { text: string; hit: boolean }[] {
  if (!part) return [{ text, hit: false }];
  return text
    .split(part)
    .flatMap((piece, at) =>
      at === 0
        ? [{ text: piece, hit: false }]
        : [
            { text: part, hit: true },
            { text: piece, hit: false },
          ],
    )
    .filter((piece) => piece.text !== '');
}
