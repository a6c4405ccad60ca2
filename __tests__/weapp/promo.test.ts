/** Flow 2 and the gift step of flow 1 in the mini-program, touch by touch, against the real server. */
import { and, eq } from 'drizzle-orm';
import { couponTemplates, giftClaims, memberCoupons, members, orders } from '../../server/db/schema';
import { goodsId } from '../e2e/pages';
import { ZHOU } from '../e2e/shop';
import { LIN, openShop, scrollUntil, type WeappShop } from './shop';

let shop: WeappShop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterEach(() => shop.hangUp());
afterAll(() => shop.close());
jest.setTimeout(180_000);

const idOf = async (mobile: string) =>
  (await shop.server.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile)))[0]!.id;

test('flow 2: claimed at the centre, preset, locked by an unpaid order, given back', async () => {
  const { db } = shop.server;
  const memberId = await idOf(LIN);
  const [template] = await db.select().from(couponTemplates).where(eq(couponTemplates.title, '满199减30'));
  const held = () =>
    db
      .select()
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.templateId, template!.id)));
  const phone = await shop.phone({ path: '/shop/pages/marketing/coupon', query: { kind: 'cash' }, member: LIN });
  await phone.see('满199减30');
  await phone.tap(phone.locator('wx-view').getByText('立即领取', { exact: true }).first());
  await phone.see('领到了');
  expect(await held()).toMatchObject([{ status: 'unused' }]);
  await phone.tap(phone.locator('wx-view').getByText('去使用', { exact: true }).first());
  await phone.page('/shop/pages/list');
  await phone.see('此券可用');

  const skuId = `${await goodsId(shop.server, '凤凰单丛蜜兰香')}01`;
  const buyer = await shop.phone({
    path: '/shop/pages/order/settle',
    query: { source: 'buy', lines: JSON.stringify([{ skuId, qty: 1 }]) },
    member: LIN,
  });
  await buyer.see('184');
  await buyer.tap('提交订单');
  await buyer.page('/member/pages/wallet/pay');
  const [locked] = await held();
  expect(locked).toMatchObject({ status: 'locked' });
  const token = await shop.server.login(LIN);
  await shop.server.ok('memberOrder.close', { id: locked!.orderId!, reason: '不想要了' }, { token });
  expect(await held()).toMatchObject([{ status: 'unused' }]);
  const [order] = await db.select().from(orders).where(eq(orders.id, locked!.orderId!));
  expect(order).toMatchObject({ status: 'cancelled', closeReason: 'buyer' });
});

test('flow 1: the new-member gift is claimed once, its sample waits', async () => {
  const { db } = shop.server;
  const memberId = await idOf(ZHOU);
  const phone = await shop.phone({ path: '/tea/pages/newGift', member: ZHOU });
  await phone.see('初次见面，请喝茶');
  await phone.tap('立即领取');
  await phone.see('礼已收下');
  expect(await db.select().from(giftClaims).where(eq(giftClaims.memberId, memberId))).toMatchObject([
    { sampleGoodsId: null, orderId: null },
  ]);
  expect(await db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))).toBe(3);
});

test('the contact page goes on to its questions', async () => {
  const phone = await shop.phone({ path: '/contact/pages/ContactUs', member: LIN });
  await phone.see('门店电话');
  await scrollUntil(phone, phone.locator('wx-view').getByText('常见问题'));
});
