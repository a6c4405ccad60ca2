/** What somebody new does before the first order: finds the goods, becomes a member, writes down where it goes. */
import { SMS_CODE } from '../server/harness';
import type { ShopPhone } from './shop';

/** From the home to the goods page, over the search. */
export async function search(phone: ShopPhone, title: string): Promise<void> {
  await phone.press(/^搜索/);
  await phone.arrive('/shop/pages/search/index');
  await phone.top.getByRole('search').locator('input').fill(title);
  await phone.page.keyboard.press('Enter');
  await phone.arrive('/shop/pages/search/search');
  await phone.cards.filter({ hasText: title }).first().tap();
  await phone.arrive('/shop/pages/goods');
}

/** On the login page, by a code that is shown there. */
export async function becomeMember(phone: ShopPhone, mobile: string): Promise<void> {
  await phone.type('手机号', mobile);
  await phone.press('获取验证码');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('验证码', SMS_CODE);
  await phone.press('我已阅读并同意用户协议与隐私政策');
  await phone.press('登录');
}

/** From settlement and back to it. */
export async function addAddress(phone: ShopPhone, mobile: string): Promise<void> {
  await phone.press('请添加收货地址');
  await phone.arrive('/member/pages/address/select');
  await phone.press(/^(新建|添加)地址$/);
  await phone.arrive('/member/pages/address/edit');
  await phone.type('粘贴识别', `张三 ${mobile} 浙江省杭州市西湖区龙井路1号`);
  await phone.press('识别');
  await phone.sees('浙江省杭州市西湖区');
  await phone.press('使用');
  await phone.press('保存');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees(/龙井路1号/);
  await phone.sees('张三');
}
