/** Flow 2 (rule 21.2): claimed at the centre, preset, locked by an unpaid order, given back. */
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
import type { TestServer } from '../server/harness';
import { buyAtOnce, type Story, type StoryPhone, type StoryShop } from './phone';
import { LIN, goodsId } from '../server/demo';

const COUPON = '满 199 减 30';

function wallet({ db }: TestServer, memberId: string, templateId: string, skuId: string) {
  const own = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, memberId));
  return {
    held: () =>
      db
        .select()
        .from(memberCoupons)
        .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.templateId, templateId))),
    rows: () => db.$count(ledgerRows, inArray(ledgerRows.accountId, own)),
    issued: async () => (await db.select().from(couponTemplates).where(eq(couponTemplates.id, templateId)))[0]!.issued,
    stock: async () =>
      (await db.select({ stock: skus.stock, locked: skus.locked }).from(skus).where(eq(skus.id, skuId)))[0]!,
    order: async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!,
  };
}

/** Two phones of the same member at the coupon centre: the second one does not know of the claim. */
async function claimOnBoth(phone: StoryPhone, other: StoryPhone) {
  for (const one of [phone, other]) {
    await one.open('/shop/pages/marketing/coupon?kind=cash');
    await one.sees(COUPON);
  }
  await phone.pressTwice('立即领取', COUPON);
  await phone.sees('领到了');
  await other.pressIn(COUPON, '立即领取');
  await other.sees('已领取');
}

/** 去使用 in the coupon wallet leads to its goods and says what the basket still lacks for it. */
async function findItsGoods(phone: StoryPhone, couponId: string, templateId: string) {
  await phone.open('/outbound/pages/myouponlist');
  await phone.press(COUPON);
  expect(await phone.arrive('/outbound/pages/mycoupon')).toMatchObject({ id: couponId });
  await phone.press('去使用');
  expect(await phone.arrive('/shop/pages/list')).toMatchObject({ couponId: templateId });
  await phone.sees(`此券可用：${COUPON}`);
  await phone.sees('还差 ¥199');
}

/** ¥115.20 alone does not reach the threshold. */
async function missThreshold(phone: StoryPhone, skuId: string) {
  const lines = encodeURIComponent(JSON.stringify([{ skuId, qty: 1 }]));
  await phone.open(`/shop/pages/order/settle?source=buy&lines=${lines}`);
  await phone.sees('会员优惠−¥12.80');
  await phone.pressIn('本单最多用', '优惠券');
  await phone.press(/^不可用/);
  await phone.sees('未满足门槛，还差¥83.80');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  const [template] = await db.select().from(couponTemplates).where(eq(couponTemplates.title, COUPON));
  const tea = await goodsId(server, '凤凰单丛蜜兰香');
  const { held, rows, issued, stock, order } = wallet(server, lin!.id, template!.id, `${tea}01`);
  const before = { rows: await rows(), stock: await stock() };
  // An empty basket lacks all that the coupon asks for.
  await db.delete(cartItems).where(eq(cartItems.memberId, lin!.id));
  expect(await held()).toEqual([]);

  const [phone, other] = [await phoneOf({ member: LIN }), await phoneOf({ member: LIN })];
  await claimOnBoth(phone, other);
  const [mine, ...more] = await held();
  expect(mine).toMatchObject({ status: 'unused' });
  expect(more).toEqual([]);
  expect(await issued()).toBe(template!.issued + 1);
  await findItsGoods(phone, mine!.id, template!.id);
  await missThreshold(other, `${await goodsId(server, '茉莉龙珠')}01`);

  // The settlement: the card's price, the coupon preset, no freight.
  await buyAtOnce(phone, tea);
  for (const said of ['商品¥238.00', '优惠券−¥30.00', '运费包邮', '应付¥184.20']) await phone.sees(said);
  await phone.pressIn('本单最多用', '优惠券');
  await phone.sees('已选');
  await phone.pressIcon('close');

  // Submitted, not paid: the coupon and the stock are locked.
  await phone.press('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  const [locked] = await held();
  expect(locked).toMatchObject({ status: 'locked' });
  expect(await order(locked!.orderId!)).toMatchObject({ status: 'unpaid', payable: 18_420 });
  expect(await stock()).toEqual({ ...before.stock, locked: before.stock.locked + 1 });
  await other.open(`/outbound/pages/mycoupon?id=${locked!.id}`);
  await other.sees('使用中');

  // Leaving the cashier asks; the list cancels with a reason, and everything is given back.
  await phone.back();
  await phone.sees('放弃付款？');
  await phone.press('离开');
  await phone.arrive('/shop/pages/order/detail');
  await phone.open('/shop/pages/order/index?tab=unpaid');
  await phone.sees('¥184.20');
  await phone.pressIn('¥184.20', '取消订单');
  await phone.sees('取消这笔订单？');
  await phone.press('拍错了');
  await phone.press('取消订单');
  await phone.sees('订单已取消');
  expect(await order(locked!.orderId!)).toMatchObject({ status: 'cancelled', closeReason: 'buyer' });
  expect(await held()).toMatchObject([{ status: 'unused', orderId: null }]);
  expect(await stock()).toEqual(before.stock);
  expect(await rows()).toBe(before.rows);
}

export const flow2: Story = { title: 'claim, preset, lock, cancel, return', tell };
