/** Who stands on a business card's code: a vCard (RFC 6350 and the older ones of phones) or a MECARD. */
import { cleanTyped } from '@/core/lib/typed';
import { isMobile } from '@/domain/member/rules';

export interface CardPerson {
  name: string;
  /** Digits, without the dial code of the mainland; '' = none. */
  mobile: string;
}

const plain = (text: string): string =>
  text.replace(/\\([\\;,:nN])/g, (_, one: string) => (/n/i.test(one) ? ' ' : one)).trim();

/** Older phones write names byte by byte. */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%/g, '%25').replace(/=([0-9a-f]{2})/gi, '%$1'));
  } catch {
    return text;
  }
}

/** Parted where none of the signs has a backslash before it; phones of some years ago know no look-behind. */
function parted(text: string, signs: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (signs.includes(sign)) {
      parts.push(part);
      part = '';
    } else {
      part += sign === '\\' ? text.slice(at, at + 2) : sign;
      if (sign === '\\') at += 1;
    }
  }
  return [...parts, part];
}

/** 陈;茶 is 陈茶, Smith;John is John Smith. */
function joined(name: string): string {
  const [family = '', given = ''] = parted(name, ';,').map(plain);
  return /^[\x20-\x7e]*$/.test(family + given) ? `${given} ${family}`.trim() : family + given;
}

const chosen = (numbers: readonly string[]): string => {
  const all = numbers.map((number) => cleanTyped('tel', number)).filter((digits) => digits !== '');
  return all.find(isMobile) ?? all[0] ?? '';
};

/** undefined = the code is no business card. */
export function cardPersonOf(text: string): CardPerson | undefined {
  const body = text.trim();
  const mecard = /^mecard:/i.exec(body);
  // A long line goes on in the next one: after a blank, or in quoted-printable after `=`.
  const lines = mecard
    ? parted(body.slice(mecard[0].length), ';')
    : /^begin:vcard/i.test(body)
      ? body
          .replace(/=\r?\n/g, '')
          .replace(/\r?\n[ \t]/g, '')
          .split(/\r?\n/)
      : undefined;
  if (!lines) return undefined;
  const fields = lines.flatMap((line) => {
    const [, group = '', given = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    const [key = '', ...marks] = group.toUpperCase().split(';');
    const value = marks.some((mark) => mark.endsWith('QUOTED-PRINTABLE')) ? unquoted(given) : given;
    return given.trim() === '' ? [] : [{ key: key.replace(/^.*\./, ''), value }];
  });
  const of = (key: string) => fields.filter((field) => field.key === key).map(({ value }) => value);
  const [full] = of('FN').map(plain);
  return { name: full || joined(of('N')[0] ?? ''), mobile: chosen(of('TEL')) };
}
