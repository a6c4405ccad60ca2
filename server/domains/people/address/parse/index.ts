/**
 * 粘贴识别: a pasted address taken apart, for the app and for the server alike. Numbers first, then labels, then the region by
 * the whole table, and only what is left can be a name. It proposes; a person looks at it and decides (rule 18.8).
 */
import type { ParsedAddress } from '../../../../../src/contract/address/schemas';
import { isDistrict, regionNames } from '../regions';
import { levelOf } from './forms';
import { bareName, findName } from './person';
import { afterRegion, beginsWithRegion, findMore, findRegion } from './place';
import { BREAK, fieldsOf, NUMBER, plain, REGION, takeNumbers } from './text';

interface Placed {
  code: string;
  /** The text with the region marked. */
  text: string;
}

/** The region, and everything else that says the same once more. */
function place(text: string, except?: (piece: string) => boolean): Placed | undefined {
  const found = findRegion(text, except);
  if (!found) return undefined;
  let { code } = found;
  const head = text
    .slice(0, found.from)
    .replace(/(?:中国|中华人民共和国|(?<!\d)\d{6}|寄到|送到|发到|在)[\s,;、-]*$/u, '');
  const tail = text.slice(afterRegion(text, found));
  const take = (rest: string): string => {
    const more = findMore(rest, code);
    if (!more) return rest;
    if (levelOf(more.code) > levelOf(code)) code = more.code;
    return take(`${rest.slice(0, more.from)}${rest.slice(afterRegion(rest, more))}`);
  };
  const marked = `${take(head)}${REGION}${take(tail)}`;
  return { code, text: marked };
}

const SPACE = new RegExp(`[\\s,;、|\\\\!。…~:"'“”‘’${NUMBER}${REGION}]+`, 'gu');
const OPEN = '([（【';
const CLOSE = ')]）】';
/** Brackets without a partner or with nothing inside go, and a pair around everything. */
function withoutIdleBrackets(text: string): string {
  const chars = Array.from(text);
  const open: number[] = [];
  const partner = new Map<number, number>();
  chars.forEach((char, at) => {
    if (OPEN.includes(char)) open.push(at);
    const kind = CLOSE.indexOf(char);
    if (kind < 0 || chars[open.at(-1) ?? -1] !== OPEN[kind]) return;
    const from = open.pop() as number;
    partner.set(from, at).set(at, from);
  });
  const isEmpty = (from: number, to: number) =>
    chars
      .slice(from + 1, to)
      .join('')
      .replace(SPACE, '') === '';
  const kept = chars.filter((char, at) => {
    if (!`${OPEN}${CLOSE}`.includes(char)) return true;
    const other = partner.get(at);
    return other !== undefined && !isEmpty(Math.min(at, other), Math.max(at, other));
  });
  return kept.join('').replace(/^[\s,;]*([([（【])([^()[\]（）【】]*)[)\]）】][\s,;]*$/u, '$2');
}

/** Chinese needs no spaces; between figures or letters one stays. Post codes, order and id numbers are no part of an address. */
const tidy = (text: string): string =>
  withoutIdleBrackets(text)
    .replace(new RegExp(`(?<=^|[${BREAK}])(?:\\d{6}|\\d{9,}|\\d{17}[Xx])(?=$|[${BREAK}])`, 'gu'), ' ')
    .replace(new RegExp(`(?<=\\p{Script=Han})(?<!号)\\d{6}(?=$|[${BREAK}])`, 'gu'), '')
    .replace(/^[\s,;、.·/>_-]+|[\s,;、.·/<>_-]+$/gu, '')
    .replace(SPACE, (_, at: number, all: string) => {
      const after = all.slice(at).replace(SPACE, '').charAt(0);
      return /[\dA-Za-z]/.test(all.charAt(at - 1)) && /[\dA-Za-z]/.test(after) ? ' ' : '';
    })
    .trim();

export function parseAddress(pasted: string): ParsedAddress {
  const { mobile, phone, rest } = takeNumbers(plain(pasted));
  const fields = fieldsOf(rest, beginsWithRegion);
  const labelled = fields.find(({ kind }) => kind === 'name')?.text;
  const open = fields
    .filter(({ kind }) => kind === 'place' || kind === 'none')
    .map(({ text }) => text)
    .join('\n');
  // 吴江 or 黄山 alone may be who receives: a region only if somebody else is named.
  let placed = place(open);
  let named = labelled === undefined ? findName(placed?.text ?? open) : undefined;
  if (!named && labelled === undefined && placed) {
    const isPerson = (piece: string) =>
      findName(`${piece}${NUMBER}`) !== undefined && piece.length <= 3 && isWord(open, piece);
    const other = place(open, isPerson);
    if (other?.code !== placed.code) {
      placed = other;
      named = findName(placed?.text ?? open);
    }
  }
  const text = placed?.text ?? open;
  const left = named ? `${text.slice(0, named.from)} ${text.slice(named.to)}` : text;
  const mark = left.indexOf(REGION);
  const other = fields.find(({ kind, text: value }) => kind === 'number' && /\d/.test(value))?.text ?? '';
  return {
    name: named?.name ?? bareName(labelled ?? ''),
    mobile,
    phone: phone || tidy(other),
    ...(placed ? { region: { code: placed.code, ...regionNames(placed.code) } } : {}),
    complete: placed !== undefined && isDistrict(placed.code),
    detail: mark < 0 ? tidy(left) : tidy(`${left.slice(mark + 1)} ${left.slice(0, mark)}`),
  };
}

/** The piece stands alone, between what parts words. */
const isWord = (text: string, piece: string): boolean =>
  new RegExp(`(?:^|[${BREAK}])${piece}(?:$|[${BREAK}])`, 'u').test(text);
