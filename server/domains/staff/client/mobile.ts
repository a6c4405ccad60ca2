/** A client's number as it is kept and compared (rule 29.1): dial code and the country's own digits, however it was typed. */
import { cleanTyped } from '../../../../src/core/lib/typed';
import { maskMobile } from '../../../lib/mask';

export interface DialCode {
  code: string;
  country: string;
  /** How many digits a number has. */
  min: number;
  max: number;
}

/** Where clients come from; 86 first. */
export const DIAL_CODES: readonly DialCode[] = [
  { code: '86', country: '中国大陆', min: 11, max: 11 },
  { code: '852', country: '中国香港', min: 8, max: 8 },
  { code: '853', country: '中国澳门', min: 8, max: 8 },
  { code: '886', country: '中国台湾', min: 9, max: 9 },
  { code: '81', country: '日本', min: 10, max: 10 },
  { code: '82', country: '韩国', min: 9, max: 10 },
  { code: '65', country: '新加坡', min: 8, max: 8 },
  { code: '60', country: '马来西亚', min: 9, max: 10 },
  { code: '66', country: '泰国', min: 9, max: 9 },
  { code: '84', country: '越南', min: 9, max: 10 },
  { code: '62', country: '印度尼西亚', min: 9, max: 12 },
  { code: '63', country: '菲律宾', min: 10, max: 10 },
  { code: '91', country: '印度', min: 10, max: 10 },
  { code: '971', country: '阿联酋', min: 9, max: 9 },
  { code: '1', country: '美国、加拿大', min: 10, max: 10 },
  { code: '44', country: '英国', min: 10, max: 10 },
  { code: '33', country: '法国', min: 9, max: 9 },
  { code: '49', country: '德国', min: 10, max: 11 },
  { code: '39', country: '意大利', min: 9, max: 10 },
  { code: '7', country: '俄罗斯', min: 10, max: 10 },
  { code: '61', country: '澳大利亚', min: 9, max: 9 },
  { code: '64', country: '新西兰', min: 8, max: 10 },
];

export interface ReadMobile {
  countryCode: string;
  mobile: string;
}

const MAINLAND = /^1[3-9]\d{9}$/;

/** undefined: no number of that country. A dial code that stands in the text says the country, whatever was chosen. */
export function readMobile(text: string, countryCode = '86'): ReadMobile | undefined {
  const plain = cleanTyped('no', text);
  const [, abroad] = /^\(?(?:\+|00)([\d().\-‐-―−]+)$/.exec(plain) ?? [];
  if (abroad !== undefined) {
    const digits = abroad.replace(/\D/g, '').replace(/^0+/, '');
    const dial = DIAL_CODES.filter(({ code }) => digits.startsWith(code)).sort(
      (a, b) => b.code.length - a.code.length,
    )[0];
    return dial && numberOf(dial, digits.slice(dial.code.length));
  }
  const dial = DIAL_CODES.find(({ code }) => code === countryCode);
  return dial && numberOf(dial, dial.code === '86' ? cleanTyped('tel', text) : plain.replace(/\D/g, ''));
}

/** The zero that is dialled inside a country is no part of a number. */
function numberOf({ code, min, max }: DialCode, digits: string): ReadMobile | undefined {
  const mobile = code === '39' ? digits : digits.replace(/^0+/, '');
  const fits = code === '86' ? MAINLAND.test(mobile) : mobile.length >= min && mobile.length <= max;
  return fits ? { countryCode: code, mobile } : undefined;
}

/** As it is shown and dialled. */
export const mobileText = ({ countryCode, mobile }: ReadMobile): string =>
  countryCode === '86' || mobile === '' ? mobile : `+${countryCode} ${mobile}`;

/** 138****0001; a short one keeps its last four digits. */
export const maskedMobile = ({ countryCode, mobile }: ReadMobile): string =>
  countryCode === '86' ? maskMobile(mobile) : `+${countryCode} ****${mobile.slice(-4)}`;
