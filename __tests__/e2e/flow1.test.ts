/** Flow 1 in a browser, what it opens with, and what its refusal leaves behind. */
import { eq } from 'drizzle-orm';
import { payments, skus } from '../../server/db/schema';
import { goodsId, LIN } from '../server/demo';
import { firstPassword, flow1 } from '../stories/flow1';
import { live } from './story';

const shop = live(flow1, firstPassword);

test('it opens with the advert; the way to the basket on the home has no number yet', async () => {
  const phone = await shop.phone();
  await phone.open('/');
  await phone.press(/^跳过/);
  await phone.arrive('/pages/tea/index');
  await phone.sees('猜你喜欢');
  expect(await phone.top.getByRole('link', { name: '购物车', exact: true }).count()).toBe(1);
});

test('payment in the messenger, which is not here, leaves nothing behind', async () => {
  const { db } = shop.server;
  const id = await goodsId(shop.server, '白毫银针');
  const [sku] = await db.select().from(skus).where(eq(skus.goodsId, id));
  const order = await shop.order(LIN, sku!.id);
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/member/pages/wallet/pay?orderGroup=order&orderId=${order.id}`);
  await phone.press(/^微信支付/);
  await phone.press(/^确认支付/);
  await phone.sees('请用微信浏览器打开');
  expect(await db.select().from(payments).where(eq(payments.orderId, order.id))).toEqual([]);
});
