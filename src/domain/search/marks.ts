/** Where searched words stand in a text: pure. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The parts of `text` around every `part` (of any case), so that the matched letters can be bold. */
export function splitMatch(text: string, part: string): Piece[] {
  const pieces: Piece[] = [];
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

/** The same for several words; the longer ones first, so that 大红袍 is not cut by 红. */
export const splitMatches = (text: string, words: readonly string[]): Piece[] =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .reduce<Piece[]>(
      (pieces, word) => pieces.flatMap((piece) => (piece.hit ? [piece] : splitMatch(piece.text, word))),
      [{ text, hit: false }],
    );

/** The words of a keyword: parts between blanks. */
export const wordsOf = (keyword: string): string[] => keyword.split(/\s+/).filter(Boolean);
