/** What a buyer does at the cashier. */
import { SMS_CODE } from '../server/harness';
import type { ShopPhone } from './shop';

/** At the cashier, up to the question for the payment password or to the page where it is set. */
export async function chooseBalance(phone: ShopPhone): Promise<void> {
  await phone.press(/^余额支付/);
  await phone.press(/^确认支付/);
}

/** Where the first payment of a member leads: a code, then the new digits twice. */
export async function setPayPassword(phone: ShopPhone, pin: string): Promise<void> {
  await phone.arrive('/member/pages/password2');
  await phone.settled();
  await phone.press('获取验证码');
  await phone.type('验证码', SMS_CODE);
  await phone.press('下一步');
  await phone.enterPin(pin);
  await phone.enterPin(pin);
}
