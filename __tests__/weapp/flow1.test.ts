/** Flow 1 in the mini-program, and one more of the same in a visitor's basket. */
import { goodsId } from '../server/demo';
import { firstPassword, flow1, TEA } from '../stories/flow1';
import type { WeappDriver } from './host/driver';
import { last } from './shop';
import { live } from './story';

const shop = live(flow1, firstPassword);

const guestOf = async (phone: WeappDriver) =>
  (JSON.parse(String((await phone.storage()).yejian)) as { guest: unknown[] }).guest;

test('a visitor takes one more in the basket', async () => {
  const id = await goodsId(shop.server, TEA.title);
  const phone = await shop.phone({ path: '/shop/pages/goods', query: { id } });
  await phone.tap('加入购物车');
  await phone.see('选择规格');
  await phone.tap(last(phone, /^加入购物车 ¥/));
  await phone.see('已加入购物车');
  expect(await guestOf(phone)).toMatchObject([{ goodsId: id, qty: 1 }]);
  await phone.tap(phone.locator('.icon-cart').first());
  await phone.page('/shop/pages/cart/index');
  await phone.see('登录后同步');
  await phone.tap(phone.locator('.icon-plus').first());
  await phone.see('结算(1)');
  expect(await guestOf(phone)).toMatchObject([{ goodsId: id, qty: 2 }]);
});
