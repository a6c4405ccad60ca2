/** What a buyer does with a goods and its order: settles it, hands it in, pays it from the balance, asks for a piece back. */
import { SMS_CODE } from '../server/harness';
import type { ShopPhone } from './shop';

/** From a goods page, with the specification that stands there, to the settlement. */
export async function settle(phone: ShopPhone, goodsId: string, pieces = 1): Promise<void> {
  await phone.open(`/shop/pages/goods?id=${goodsId}`);
  await phone.press('立即购买');
  const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
  for (let piece = 1; piece < pieces; piece += 1) await sheet.getByRole('button', { name: /^增加/ }).tap();
  await sheet.getByRole('button', { name: '立即购买' }).tap();
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
}

/** From the settlement to the cashier, pressed twice; answers the order. */
export async function handIn(phone: ShopPhone): Promise<string> {
  await phone.pressTwice('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  return new URLSearchParams(phone.at().split('?')[1]).get('orderId')!;
}

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

/** On the order's page: one piece of this line, for its money alone; the last button is pressed twice. */
export async function askBack(phone: ShopPhone, title: string): Promise<void> {
  await phone.press(/^申请售后/);
  const sheet = phone.top.getByRole('dialog', { name: '申请售后' });
  // The only line of an order is chosen already.
  await sheet.getByRole('checkbox', { name: title, exact: true }).check();
  await sheet.getByRole('radio', { name: '仅退款' }).tap();
  await sheet.getByText('预计退款').waitFor();
  await sheet.getByRole('button', { name: '提交申请' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await phone.sees('待审核');
}
