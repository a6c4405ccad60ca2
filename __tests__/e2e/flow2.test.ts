/** Flow 2 (rule 21.2): claimed at the centre, preset, locked by an unpaid order, given back. */
import { and, eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
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
import { goodsId } from './pages';
import { LIN, openShop, type Shop, type ShopPhone } from './shop';

/** Many steps, and a busy machine. */
let shop: Shop;
let memberId: string;

beforeAll(async () => {
  shop = await openShop();
  const [lin] = await shop.server.db.select({ id: members.id }).from(members).where(eq(members.mobile, LIN));
  memberId = lin!.id;
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const template = async () => {
  const [row] = await shop.server.db
    .select()
    .from(couponTemplates)
    .where(
      and(
        eq(couponTemplates.takeType, 'center'),
        eq(couponTemplates.threshold, 19_900),
        eq(couponTemplates.amount, 3_000),
      ),
    );
  return row!;
};
const held = async (templateId: string) =>
  shop.server.db
    .select()
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.templateId, templateId)));
const stockOf = async (skuId: string) => {
  const [row] = await shop.server.db
    .select({ stock: skus.stock, locked: skus.locked })
    .from(skus)
    .where(eq(skus.id, skuId));
  return row!;
};
/** Ledger rows of the member, all units. */
const rows = async () =>
  shop.server.db
    .select({ id: ledgerRows.id })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(eq(accounts.ownerId, memberId));

/**
 * A list draws what is near the screen, a moment after it was scrolled: a thumb goes on until the card is there, turns round at the end or
 * when it went too far, and rests when the card is in the middle.
 */
async function scrollTo(phone: ShopPhone, card: Locator) {
  let by = 400;
  for (let thumb = 0; thumb < 300; thumb += 1) {
    const isThere = (await card.count()) > 0;
    if (isThere)
      await card
        .evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }), null, { timeout: 500 })
        .catch(() => undefined);
    else {
      const from = await phone.top.evaluate((page) => page.scrollTop);
      await phone.top.evaluate((page, far) => page.scrollBy(0, far), by);
      if ((await phone.top.evaluate((page) => page.scrollTop)) === from) by = -by;
    }
    await phone.page.waitForTimeout(50);
    if (isThere && (await card.count()) > 0) return;
    if (isThere) by = -by;
  }
}

test('claim, preset, lock, cancel, return', async () => {
  const coupon = await template();
  // An empty basket lacks all that the coupon asks for.
  await shop.server.db.delete(cartItems).where(eq(cartItems.memberId, memberId));
  await expect(held(coupon.id)).resolves.toEqual([]);
  const id = await goodsId(shop.server, '凤凰单丛蜜兰香');
  const skuId = `${id}01`;

  // Two phones of the same member at the coupon centre: the second one does not know of the claim.
  const phone = await shop.phone({ member: LIN });
  const other = await shop.phone({ member: LIN });
  for (const one of [phone, other]) {
    await one.open('/shop/pages/marketing/coupon?kind=cash');
    await one.sees('满199减30');
  }
  await phone.pressTwice('立即领取，满199减30');
  await phone.sees('领到了');
  await other.press('立即领取，满199减30');
  await other.top.getByRole('button', { name: '已领取，去使用，满199减30' }).waitFor();
  await other.hears('已领取');
  const [mine] = await held(coupon.id);
  expect(mine).toMatchObject({ status: 'unused' });
  await expect(held(coupon.id)).resolves.toHaveLength(1);
  await expect(template()).resolves.toMatchObject({ issued: coupon.issued + 1 });

  // 去使用 in the coupon wallet leads to its goods and says what the basket still lacks for it.
  await phone.open('/outbound/pages/myouponlist');
  await phone.press(/满199减30.* 至 /);
  await phone.arrive('/outbound/pages/mycoupon');
  await phone.press('去使用');
  await phone.arrive('/shop/pages/list');
  expect(phone.at()).toContain(`couponId=${coupon.id}`);
  await phone.sees(/此券可用：满199减30/);
  await phone.sees('还差 ¥199');
  await phone.loaded();
  const card = phone.cards.filter({ hasText: '凤凰单丛蜜兰香' }).first();
  await scrollTo(phone, card);
  await card.tap();
  await phone.arrive('/shop/pages/goods');
  expect(phone.at()).toContain(`id=${id}`);

  // The settlement: the card's price, the coupon preset, no freight.
  const before = { stock: await stockOf(skuId), rows: (await rows()).length };
  await phone.press('立即购买');
  await phone.top.getByRole('dialog', { name: '选择规格' }).getByRole('button', { name: '立即购买' }).tap();
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
  const said = await phone.reads();
  expect(said).toContain('商品¥238.00');
  expect(said).toContain('优惠券−¥30.00');
  expect(said).toContain('运费包邮');
  expect(said).toContain('应付¥184.20');
  await phone.press(/^优惠券/);
  await phone.sees('已选');
  await phone.press('关闭');

  // 茉莉龙珠 alone does not reach the threshold.
  const cheap = `${await goodsId(shop.server, '茉莉龙珠')}01`;
  await other.open(
    `/shop/pages/order/settle?source=buy&lines=${encodeURIComponent(JSON.stringify([{ skuId: cheap, qty: 1 }]))}`,
  );
  await other.sees('应付');
  // ¥115.20 for the card's holder; another coupon without a threshold is preset.
  expect(await other.reads()).toContain('商品¥128.00会员优惠−¥12.80');
  await other.press(/^优惠券/);
  await other.press(/^不可用/);
  await other.sees('未满足门槛，还差¥83.80');

  // Submitted, not paid: the coupon and the stock are locked.
  await phone.press('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  const [locked] = await held(coupon.id);
  expect(locked).toMatchObject({ status: 'locked' });
  const order = async () => (await shop.server.db.select().from(orders).where(eq(orders.id, locked!.orderId!)))[0]!;
  await expect(order()).resolves.toMatchObject({ status: 'unpaid', payable: 18_420 });
  await expect(stockOf(skuId)).resolves.toEqual({ stock: before.stock.stock, locked: before.stock.locked + 1 });

  await other.open(`/outbound/pages/mycoupon?id=${locked!.id}`);
  await other.sees('使用中');

  // Leaving the cashier asks; the list cancels with a reason.
  await phone.sees(/余额支付/);
  await phone.press('返回');
  await phone.sees('放弃付款？');
  await phone.press('离开');
  await phone.arrive('/shop/pages/order/detail');
  const { no } = await order();
  await phone.open('/shop/pages/order/index?tab=unpaid');
  await phone.press(`取消订单，订单 ${no}`);
  const asking = phone.top.getByRole('dialog', { name: '取消这笔订单？' });
  await asking.getByRole('radio').nth(1).tap();
  await asking.getByRole('button', { name: '取消订单' }).tap();
  await phone.sees('订单已取消');
  await phone.sees('已取消');

  await expect(order()).resolves.toMatchObject({ status: 'cancelled', closeReason: 'buyer' });
  await expect(held(coupon.id)).resolves.toMatchObject([{ status: 'unused', orderId: null }]);
  await expect(stockOf(skuId)).resolves.toEqual(before.stock);
  await expect(rows().then((all) => all.length)).resolves.toBe(before.rows);
});
