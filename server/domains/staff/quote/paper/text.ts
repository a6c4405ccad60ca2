/** Words of the paper: what its type cannot draw is shown as 〓 and named, never left out (rule 30.9). */
import { fontOf } from '../../../../lib/font';
import type { Quote, QuoteLineRow } from '../repository';

export const LACKS = '〓';

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** What only says how the sign before it is drawn. */
const SILENT = /^[\ufe00-\ufe0f\u200d]$/;

const isKnown = (char: string): boolean =>
  [...char].every((one) => SILENT.test(one) || fontOf('regular').glyphForCodePoint(one.codePointAt(0) ?? 0).id !== 0);

const isSpace = (char: string): boolean => /^\s+$/.test(char);

/** As it can be printed. */
export const printable = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => (isSpace(segment) ? ' ' : isKnown(segment) ? segment : LACKS))
    .join('');

/** All that the paper says in the words of people. */
const wordsOf = (
  quote: Quote,
  lines: readonly QuoteLineRow[],
  seller: { employee: { name: string; title: string }; storeName: string } | undefined,
  viewer: string,
): string[] => [
  quote.title,
  quote.clientName,
  quote.terms,
  quote.signature?.name ?? '',
  viewer,
  seller ? `${seller.employee.name}${seller.employee.title}${seller.storeName}` : '',
  ...lines.flatMap(({ title, specText, note, unit, group }) => [title, specText, note, unit, group]),
];

/** The signs that it lacks, each once, in the order they come. */
export const missingIn = (...of: Parameters<typeof wordsOf>): string[] => {
  const signs = wordsOf(...of).flatMap((text) => [...graphemes.segment(text)].map(({ segment }) => segment));
  return [...new Set(signs.filter((sign) => !isSpace(sign) && !isKnown(sign)))];
};
