/** 统一社会信用代码 (GB 32100-2015): 18 characters, the last of which checks the others. */
const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Numbers of the old kind, 15 to 20 digits and letters without a check, are taken as they are. */
export function isTaxNo(text: string): boolean {
  const code = text.trim().toUpperCase();
  if (!/^[0-9A-Z]{15,20}$/.test(code)) return false;
  if (code.length !== 18) return true;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * LETTERS.indexOf(code[at] ?? ''), 0);
  return Array.from(code).every((letter) => LETTERS.includes(letter)) && LETTERS[(31 - (sum % 31)) % 31] === code[17];
}
