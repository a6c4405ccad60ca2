/** Flow 2 (rule 21.2) in the mini-program: claimed at the centre, preset, locked by an unpaid order, given back. */
import { and, eq, inArray } from 'drizzle-orm';
import {
  accounts,
  cartItems,
  couponTemplates,
  ledgerRows,
  memberCoupons,
  members,
  orders,
  skus,
} from '../../server/db/schema';
import { goodsId } from '../e2e/pages';
import { buyAtOnce, last, LIN, shopForTests } from './shop';

const shop = shopForTests();

const accountsOf = (ownerId: string) =>
  shop.server.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, ownerId));

test('claim, preset, lock, cancel, return', async () => {
  const { db } = shop.server;
  const lin = (await db.select().from(members).where(eq(members.mobile, LIN)))[0]!;
  const [template] = await db.select().from(couponTemplates).where(eq(couponTemplates.title, '满199减30'));
  const held = () =>
    db
      .select()
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, lin.id), eq(memberCoupons.templateId, template!.id)));
  const rows = () => db.$count(ledgerRows, inArray(ledgerRows.accountId, accountsOf(lin.id)));
  const tea = `${await goodsId(shop.server, '凤凰单丛蜜兰香')}01`;
  const stock = async () =>
    (await db.select({ stock: skus.stock, locked: skus.locked }).from(skus).where(eq(skus.id, tea)))[0]!;
  const before = { rows: await rows(), stock: await stock() };
  // An empty basket lacks all that the coupon asks for.
  await db.delete(cartItems).where(eq(cartItems.memberId, lin.id));

  // 1. Two phones of the same member at the coupon centre: the second one does not know of the claim.
  const centre = { path: '/shop/pages/marketing/coupon', query: { kind: 'cash' }, member: LIN };
  const phone = await shop.phone(centre);
  const other = await shop.phone(centre);
  for (const one of [phone, other]) {
    await one.see('满199减30');
  }
  for (const [one, said] of [
    [phone, '领到了'],
    [other, '已领取'],
  ] as const) {
    await one.tap(one.locator('wx-view').getByText('立即领取', { exact: true }).first());
    await one.see(said);
  }
  const [mine, ...more] = await held();
  expect(mine).toMatchObject({ status: 'unused' });
  expect(more).toEqual([]);
  const [after] = await db.select().from(couponTemplates).where(eq(couponTemplates.id, template!.id));
  expect(after!.issued).toBe(template!.issued + 1);

  // 2. It lies in the wallet; 去使用 on its own page leads to its goods and says what is still lacking.
  await phone.navigate('navigateTo', '/outbound/pages/myouponlist');
  await phone.tap('满199减30');
  expect(await phone.page('/outbound/pages/mycoupon')).toMatchObject({ id: mine!.id });
  await phone.tap('去使用');
  expect(await phone.page('/shop/pages/list')).toMatchObject({ couponId: template!.id });
  await phone.see('此券可用：满199减30');
  await phone.see('还差 ¥199');

  // 3. The settlement: the card's price, the coupon preset, no freight; 茉莉龙珠 alone does not reach the threshold.
  const settle = (skuId: string) => ({ source: 'buy', lines: JSON.stringify([{ skuId, qty: 1 }]) });
  const cheap = await shop.phone({
    path: '/shop/pages/order/settle',
    query: settle(`${await goodsId(shop.server, '茉莉龙珠')}01`),
    member: LIN,
  });
  await cheap.see('应付');
  await cheap.tap('优惠券');
  await cheap.tap(last(cheap, /^不可用/));
  await cheap.see('未满足门槛，还差¥83.80');

  await phone.navigate('redirectTo', `/shop/pages/goods?id=${tea.slice(0, -2)}`);
  await buyAtOnce(phone);
  await phone.see('包邮');
  await phone.see('−¥30.00');
  await phone.see('184');

  // 4. Submitted, not paid: coupon and stock are locked. Leaving the cashier asks; the list cancels.
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const [locked] = await held();
  expect(locked).toMatchObject({ status: 'locked' });
  const order = async () => (await db.select().from(orders).where(eq(orders.id, locked!.orderId!)))[0]!;
  expect(await order()).toMatchObject({ status: 'unpaid', payable: 18_420 });
  expect(await stock()).toEqual({ ...before.stock, locked: before.stock.locked + 1 });
  await phone.navigate('reLaunch', '/shop/pages/order/index?tab=unpaid');
  await phone.see('¥184.20');
  await phone.tap(phone.locator('wx-view').getByText('取消订单', { exact: true }).first());
  await phone.see('取消这笔订单？');
  await phone.tap('拍错了');
  await phone.tap(last(phone, '取消订单'));
  await phone.see('订单已取消');
  expect(await order()).toMatchObject({ status: 'cancelled', closeReason: 'buyer' });
  expect(await held()).toMatchObject([{ status: 'unused', orderId: null }]);
  expect(await stock()).toEqual(before.stock);
  expect(await rows()).toBe(before.rows);
});
