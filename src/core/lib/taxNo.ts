/**
 * Numbers a buyer is taxed by (rule 10.12). 18: the unified social credit code of GB 32100, whose last character checks the others, or the id number
 * of whoever trades in their own name. Without a check: 15 of the old registers, 17 and 20 made of an id number and two signs.
 */
import { isIdNumber } from '../../contract/identity/papers';
import { cleanTyped } from './typed';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

function isCreditCode(code: string): boolean {
  const values = Array.from(code, (letter) => LETTERS.indexOf(letter));
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * (values[at] ?? 0), 0);
  return values.length === 18 && !values.includes(-1) && values[17] === (31 - (sum % 31)) % 31;
}

/** As it is printed. */
export const tidyTaxNo = (text: string): string => cleanTyped('no', text).toUpperCase();

export function isTaxNo(text: string): boolean {
  const code = tidyTaxNo(text);
  if (code.length === 18) return isCreditCode(code) || isIdNumber(code);
  return /^(?:[0-9A-Z]{15}|\d{15}[0-9A-Z]{2}|[0-9A-Z]{20})$/.test(code);
}
