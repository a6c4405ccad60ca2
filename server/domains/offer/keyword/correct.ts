/** What was probably meant: the word of the shop that sounds the same, else the nearest one by edits (a swap of neighbours is one). */
import { foldSound, isTypedSound, soundOf } from './sound';
import type { Word } from './vocabulary';

/** Edits between two words; stops counting beyond `limit` and answers limit + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  const x = Array.from(a);
  const y = Array.from(b);
  if (Math.abs(x.length - y.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: y.length + 1 }, (_, j) => j);
  for (let i = 1; i <= x.length; i++) {
    const row = [i];
    for (let j = 1; j <= y.length; j++) {
      const same = x[i - 1] === y[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[y.length] ?? limit + 1, limit + 1);
}

/** One edit for three or four letters, two from five on; shorter words are taken as they are, a guess would be arbitrary. */
const toleranceOf = (word: string) => {
  const length = Array.from(word).length;
  return length < 3 ? 0 : length < 5 ? 1 : 2;
};

/** The nearest word; among equals the first of the vocabulary. undefined when nothing is near or the word itself is known. */
export function correct(word: string, vocabulary: readonly string[]): string | undefined {
  const limit = toleranceOf(word);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of vocabulary) {
    const distance = editDistance(word, candidate, bestDistance - 1);
    if (distance === 0) return undefined;
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters from which the beginning of a pinyin is taken for a whole word. */
const SURE_BEGINNING = 4;

/** The first word that sounds as typed: 普耳 and puer are 普洱, bhyz is 白毫银针. undefined when it is known or nothing sounds so. */
export function correctBySound(typed: string, words: readonly Word[]): string | undefined {
  if (words.some(({ normal }) => normal === typed)) return undefined;
  if (isTypedSound(typed)) {
    const exact = words.find(({ full, initials }) => full === typed || initials === typed);
    const near =
      exact ?? (typed.length >= SURE_BEGINNING ? words.find(({ full }) => full.startsWith(typed)) : undefined);
    return near?.word;
  }
  if (!/^\p{Script=Han}{2,}$/u.test(typed)) return undefined;
  const { full } = soundOf(typed);
  const same = words.find((word) => word.full === full);
  return (same ?? words.find((word) => foldSound(word.full) === foldSound(full)))?.word;
}

/** By sound, then by edits. `typed` is normalised and without spaces. */
export const correctWord = (typed: string, words: readonly Word[]): string | undefined =>
  correctBySound(typed, words) ??
  correct(
    typed,
    words.map(({ word }) => word),
  );
