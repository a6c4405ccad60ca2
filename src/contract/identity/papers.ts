/** What can be told of an id number and of a bank card without asking anybody: both sides check it before they ask. */

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** 18 characters whose day of birth exists and whose check digit fits. */
export function isIdNumber(text: string): boolean {
  const idNo = text.toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(idNo) || birthdayOf(idNo) === '') return false;
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(idNo[i]), 0);
  return CHECKS[sum % 11] === idNo[17];
}

/** `YYYY-MM-DD`, '' when there is no such day. */
export function birthdayOf(idNo: string): string {
  const day = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day || day < '1900' ? '' : day;
}

/** Whole years on a day `YYYY-MM-DD`. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export const ADULT = 18;

const HAN = /^\p{Script=Han}{1,20}(?:·\p{Script=Han}{1,20})*$/u;
const LATIN = /^(?:\p{Script=Latin}\p{M}*)+(?:(?:[.,']? |[.,'·-])(?:\p{Script=Latin}\p{M}*)+)+\.?$/u;
/** 林知夏, 阿依古丽·买买提; two words at least in Latin: Smith John, O'Brien, Mary-Ann. Written as cleanRealName leaves it. */
export const isRealName = (text: string): boolean => HAN.test(text) || LATIN.test(text);

/** 13 to 19 digits whose last one is the check digit of Luhn. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{13,19}$/.test(text)) return false;
  const sum = Array.from(text)
    .reverse()
    .reduce((all, digit, i) => {
      const twice = Number(digit) * (i % 2 === 0 ? 1 : 2);
      return all + (twice > 9 ? twice - 9 : twice);
    }, 0);
  return sum % 10 === 0;
}

/** Beginnings of debit cards' numbers. */
const BANKS: readonly (readonly [bank: string, beginnings: readonly string[]])[] = [
  ['招商银行', ['622588', '622580', '621286', '621483', '410062', '468203']],
  ['中国工商银行', ['622202', '622203', '622208', '621225', '621226', '620058', '955880']],
  ['中国建设银行', ['621700', '622700', '621284', '436742', '622280', '621081']],
  ['中国农业银行', ['622848', '622845', '622846', '622849', '621282', '955950']],
  ['中国银行', ['621660', '621661', '621663', '621785', '456351', '601382']],
  ['交通银行', ['622260', '622262', '405512', '601428', '621002']],
  ['中国邮政储蓄银行', ['622188', '621096', '621098', '955100', '622199']],
  ['浦发银行', ['622521', '622522', '622518', '621792']],
  ['中信银行', ['622690', '622691', '622696', '621771', '433670']],
  ['中国民生银行', ['622622', '622617', '621691', '415599']],
  ['兴业银行', ['622908', '622909', '438588', '966666']],
  ['平安银行', ['622298', '622986', '621626', '627066']],
  ['杭州银行', ['623061', '622878', '603367']],
  ['浙江农信', ['622858', '621058']],
];

/** The bank of a debit card, as soon as its first six digits are there. */
export const bankOf = (cardNo: string): string | undefined =>
  BANKS.find(([, beginnings]) => beginnings.some((beginning) => cardNo.startsWith(beginning)))?.[0];
