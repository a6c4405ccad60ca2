/** A member says who he is by law: name and number on the first page, a card of his own on the second. */
import { SMS_CODE } from '../server/harness';
import type { ShopPhone } from './shop';

/** On /member/pages/withdraw/identifier, without pictures of papers. */
export async function sayWho(phone: ShopPhone, name: string, idNumber: string): Promise<void> {
  await phone.settled();
  await phone.type('真实姓名', name);
  await phone.type('身份证号', idNumber);
  await phone.press(/^同意将以上信息用于实名认证/);
  await phone.press('提交认证');
}

/** On /member/pages/withdraw/identifierHe, with a code to the mobile that the bank knows. */
export async function sayCard(phone: ShopPhone, card: string, mobile: string): Promise<void> {
  await phone.arrive('/member/pages/withdraw/identifierHe');
  await phone.settled();
  await phone.type('银行卡号', card);
  await phone.sees('招商银行');
  await phone.type('银行预留手机号', mobile);
  await phone.press('获取验证码');
  await phone.type('验证码', SMS_CODE);
  await phone.press('核验');
}
