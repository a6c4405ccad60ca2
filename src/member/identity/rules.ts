/** What the two steps ask for, the same as the server, as sentences that say what to do. Undefined = right. */
import { ADULT, ageOn, bankOf, birthdayOf, isCardNumber, isIdNumber, isRealName } from '@/contract/identity/papers';
import { formatTime } from '@/core/lib/time';
import { cleanRealName } from '@/core/lib/typed';

export const nameFault = (name: string): string | undefined =>
  isRealName(cleanRealName(name)) ? undefined : name === '' ? '请填证件上的姓名' : '请与证件上的姓名一致';

/** `now` in epoch ms. */
export function idFault(idNo: string, now: number): string | undefined {
  if (idNo === '') return '请填身份证号';
  if (idNo.length < 18) return `还差 ${18 - idNo.length} 位，请填 18 位身份证号`;
  if (!isIdNumber(idNo)) return '身份证号有误，请核对';
  return ageOn(birthdayOf(idNo), formatTime(now, 'YYYY-MM-DD')) < ADULT ? '未满18周岁不可认证' : undefined;
}

export function cardFault(cardNo: string): string | undefined {
  if (cardNo === '') return '请填本人的储蓄卡号';
  if (cardNo.length < 16) return `还差 ${16 - cardNo.length} 位`;
  if (!isCardNumber(cardNo)) return '银行卡号有误，请核对';
  return bankOf(cardNo) ? undefined : '暂不支持该银行卡，请更换储蓄卡';
}

/** 6225 8801 1900 8887, as cards carry it. */
export const cardGroups = (cardNo: string): string => cardNo.replace(/(\d{4})(?=\d)/g, '$1 ');
