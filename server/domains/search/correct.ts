/** What was probably meant: the nearest word of the shop's own vocabulary by edits (a swap of neighbours counts as one). */

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
