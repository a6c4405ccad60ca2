/** Tax numbers of companies: the unified social credit code of GB 32100, eighteen characters of which the last checks the others. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export const tidyTaxNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export function isTaxNumber(text: string): boolean {
  const values = Array.from(text, (one) => CHARACTERS.indexOf(one));
  if (values.length !== 18 || values.includes(-1)) return false;
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return values[17] === (31 - (sum % 31)) % 31;
}
