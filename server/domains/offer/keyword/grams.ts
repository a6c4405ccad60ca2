/**
 * Chinese has no spaces, so text is found by its characters and neighbouring pairs ("白毫银针" -> 白 毫 银 针 白毫 毫银 银针), kept
 * in an array column with a GIN index. Unlike pg_trgm this finds words of two characters by index, and it needs no extension,
 * so PGlite and PostgreSQL behave the same whatever their locale.
 */

/** Full-width to half-width, lower case, everything but letters and digits becomes one space. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Distinct characters and pairs of a text; pairs never cross a space. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const run of normalise(text).split(' ')) {
    const letters = Array.from(run);
    letters.forEach((letter, i) => {
      grams.add(letter);
      const next = letters[i + 1];
      if (next !== undefined) grams.add(letter + next);
    });
  }
  grams.delete('');
  return [...grams];
}

/** What the index must contain for a term to be possible: its pairs, or the single character. */
export function neededGrams(term: string): string[] {
  const all = gramsOf(term);
  const pairs = all.filter((gram) => Array.from(gram).length === 2);
  return pairs.length > 0 ? pairs : all;
}

const SCRIPT_BORDER = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Han})/u;

/** "2018班章 生饼" -> 2018, 班章, 生饼. At most eight terms: a pasted sentence stays a cheap query. */
export const termsOf = (keyword: string): string[] =>
  [
    ...new Set(
      normalise(keyword)
        .split(' ')
        .flatMap((word) => word.split(SCRIPT_BORDER)),
    ),
  ]
    .filter(Boolean)
    .slice(0, 8);

/** What people ask for a size or a colour by: 350g, 单饼, 素白. */
export const specWords = (specs: readonly { values: readonly string[] }[]): string[] =>
  specs.flatMap(({ values }) => values);

/** The searchable text of one goods, and its grams, from everything a buyer may type. */
export function searchFields(parts: (string | undefined | null)[]): { searchText: string; searchGrams: string[] } {
  const searchText = normalise(parts.filter(Boolean).join(' '));
  return { searchText, searchGrams: gramsOf(searchText) };
}
