/**
 * What people type, paste and have filled in by the phone, as its field means it: cleaned first, cut afterwards (rule 6.24). The app's
 * fields, the server's frame and the tables of a shop clean by these functions, so that what one takes the others take.
 */

import type { TypedKind } from '../../contract/kit';

export type { TypedKind };

/** What nobody sees and nobody means: controls, directions of contacts, zero widths of web pages. Joiners stay: emoji are made with them. */
const MARKS = /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/gu;
/** What ends a line or stands for a tab. */
const BREAKS = /[\n\t\u2028\u2029]+/g;

/** A pasted page is no number. */
const LONGEST = 2000;

/** Full width becomes half width, and what is not seen goes: how a number is read. */
const fold = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(BREAKS, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufffc]/gu, '');

const digits = (text: string): string => text.replace(/\D/g, '');
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

const DASH = '\\-‐-―−';
const GAP = `[${DASH}\\s.()]*`;
const MOBILE = `(?:\\+?0{0,2}86|0)?${GAP}(1[3-9]\\d(?:${GAP}\\d){8})`;
const MOBILE_INSIDE = new RegExp(`(?:^|\\D)${MOBILE}(?!\\d)`);
const MOBILE_ALONE = new RegExp(`^${GAP}${MOBILE}${GAP}$`);
/** The own mobile as a session knows it. */
const MASKED = /^\s*(1[3-9]\d\*{4}\d{4})\s*$/;
/** The code of the country counts for nothing, also while the number behind it is still being typed. */
const COUNTRY = /^(?:0{0,2}86|0)(?=1[3-9])/;

const mobileOf = (text: string, where: RegExp): string | undefined => {
  const found = where.exec(text)?.[1];
  return found === undefined ? MASKED.exec(text)?.[1] : digits(found);
};

/** A clause that says what its number is, else the first number of that length, else whatever digits there are. */
function codeIn(text: string, length: number): string {
  const code = `(\\d{${length}}|\\d{3}[- ]\\d{${Math.max(1, length - 3)}}|\\d(?:[- ]\\d){${length - 1}})(?![- ]?\\d)`;
  const clause = '[^\\d,。;]*';
  const word = '(?:[码碼]|口令|code|password)';
  const found =
    new RegExp(`${word}${clause}${code}`, 'i').exec(text) ??
    new RegExp(`(?:^|[^\\d-])${code}${clause}${word}`, 'i').exec(text) ??
    new RegExp(`(?:^|[^\\d-])${code}`).exec(text);
  return digits(found?.[1] ?? text);
}

/** 1,299 and 6222-0212-3456: signs between groups of digits. */
const GROUPING = new RegExp(`(\\d)[,${DASH}](?=\\d{3})`, 'g');

function amountIn(text: string): string {
  const plain = withoutSpaces(text).replace(/[。·]/g, '.');
  const [, figure = ''] = /¥([\d.,]+)/.exec(plain) ?? /(\d[\d.,]*)元/.exec(plain) ?? /([\d.][\d.,]*)/.exec(plain) ?? [];
  return /^\d{0,9}(?:\.\d{0,2})?/.exec(figure.replace(/,/g, ''))?.[0] ?? '';
}

/** 零下 18 and a dash of any length are a minus; it stands alone while the figure is still being typed. */
function measureIn(text: string): string {
  const plain = withoutSpaces(text)
    .replace(/[。·]/g, '.')
    .replace(/零下|负/g, '-')
    .replace(new RegExp(`[${DASH}]`, 'g'), '-');
  const [figure = ''] = /-(?=-*$)|-?[\d.][\d.,]*/.exec(plain) ?? [];
  return /^-?\d{0,9}(?:\.\d{0,3})?/.exec(figure.replace(/,/g, ''))?.[0] ?? '';
}

const CLEANERS: Readonly<Record<TypedKind, (text: string, most: number) => string>> = {
  text: (text) => text.replace(BREAKS, ' ').replace(MARKS, ''),
  lines: (text) => text.replace(MARKS, ''),
  password: (text) => text,
  number: (text) => /\d+/.exec(withoutSpaces(fold(text)).replace(GROUPING, '$1'))?.[0] ?? '',
  amount: (text) => amountIn(fold(text)),
  measure: (text) => measureIn(fold(text)),
  tel: (text) => mobileOf(fold(text), MOBILE_INSIDE) ?? digits(fold(text)),
  code: (text, most) => codeIn(fold(text), most || 6),
  idcard(text) {
    const plain = withoutSpaces(fold(text)).toUpperCase();
    return /(?:^|[^\dX])(\d{17}[\dX])(?![\dX])/.exec(plain)?.[1] ?? plain.replace(/[^\dX]/g, '');
  },
  no: (text) => withoutSpaces(fold(text)),
  account: (text) => mobileOf(fold(text), MOBILE_ALONE) ?? withoutSpaces(fold(text)),
};

/** No more than `most` characters, and no half of one that takes two places. */
const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, Math.max(0, most)).replace(/[\ud800-\udbff]$/, '') : text;

const limitOf = (kind: TypedKind, text: string, most: number): number =>
  most > 0 ? most + (kind === 'tel' ? (COUNTRY.exec(text)?.[0].length ?? 0) : 0) : Infinity;

/** What a field of this kind keeps of a text; without `most` all of it. */
export function cleanTyped(kind: TypedKind, text: string, most = 0): string {
  const clean = CLEANERS[kind](text, most);
  return cut(clean, limitOf(kind, clean, most));
}

/** A field's text with the place of its cursor. */
export interface Written {
  text: string;
  at: number;
}

/** Kinds whose text may come with others around it. */
const PICKED: readonly TypedKind[] = ['tel', 'code', 'idcard'];

/**
 * What a field keeps of a text written over `before`. Its cursor stands behind what was put in; what stands behind the cursor stays, so that
 * a full field takes nothing more. A number that is put in whole takes the place of what was there.
 */
export function settle(kind: TypedKind, before: string, { text, at }: Written, most: number): Written {
  let same = 0;
  while (same < at && before[same] === text[same]) same += 1;
  const isPicked = PICKED.includes(kind) && most > 0;
  const put = cleanTyped(kind, text.slice(same, at), isPicked ? most : 0);
  if (isPicked && put.length === most) return { text: put, at: most };
  const front = text.slice(0, same) + put;
  const all = CLEANERS[kind](front + text.slice(at), most);
  const place = Math.min(CLEANERS[kind](front, most).length, all.length);
  const behind = all.slice(place);
  const limit = limitOf(kind, all, most);
  if (behind.length > limit) return { text: cut(all, limit), at: limit };
  const kept = cut(all.slice(0, place), limit - behind.length);
  return { text: kept + behind, at: kept.length };
}

const EMOJI =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)*[\\u{e0020}-\\u{e007f}]*';
const NAME = new RegExp(
  `(${EMOJI}|[\\d#*]\\ufe0f\\u20e3)|[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cs}\\p{Co}\\u2800\\ufff9-\\ufffc]`,
  'gu',
);

/** What somebody or something is called: one line without what is not seen, '' when nothing is. */
export function cleanName(text: string): string {
  const line = text
    .replace(NAME, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[^\s\p{M}]/u.test(line) ? line : '';
}

/** How the parts of a name are joined: ID cards print U+00B7, keyboards and banks have others. */
const DOTS = /\s*[·•‧・･∙⋅⸱●]+\s*/g;
/** A full stop joins parts in Han; in Latin it ends an initial. */
const STOPS = /(\p{Script=Han})\s*[.．﹒。｡]+\s*(?=\p{Script=Han})/gu;

/** A name by law as it is kept and as the bank is asked about it: parts joined by U+00B7, Latin words by one space. */
export const cleanRealName = (text: string): string =>
  cleanName(text.replace(DOTS, '·').replace(STOPS, '$1·').normalize('NFKC'))
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-');
