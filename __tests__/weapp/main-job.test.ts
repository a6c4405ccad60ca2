/** The shop's main job in the mini-program besides flow 1: other ways to pay and to log in, orders by state, long lists, sharing. */
import { and, desc, eq } from 'drizzle-orm';
import { accounts, identities, ledgerRows, memberCoupons, members, orders, payments } from '../../server/db/schema';
import { formatYuan } from '../../src/core/lib/money';
import { holdTimers } from '../e2e/browser';
import type { WeappDriver } from './host/driver';
import { PAY_PASSWORD } from '../server/harness';
import { buyAtOnce, CLICK_GUARD, last, pause, scrollUntil, shopForTests, typePin } from './shop';
import { LIN, goodsId } from '../server/demo';

const shop = shopForTests();

test('a coupon taken on the page of the goods, paid in WeChat at the second try', async () => {
  const { db } = shop.server;
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  const held = () => db.select().from(memberCoupons).where(eq(memberCoupons.memberId, lin!.id));
  const before = await held();
  const phone = await shop.phone({
    member: LIN,
    path: '/shop/pages/goods',
    query: { id: await goodsId(shop.server, '白毫银针') },
    mock: { requestPayment: ['cancel', 'success'] },
  });
  await phone.tap('领券');
  await phone.see('满 199 可用');
  await phone.tap('领取');
  await phone.see('领到了');
  const known = new Set(before.map(({ id }) => id));
  const [coupon] = (await held()).filter(({ id }) => !known.has(id));
  expect(coupon).toMatchObject({ status: 'unused' });
  await phone.tap(phone.locator('.icon-close').last());

  await buyAtOnce(phone);
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const order = await newestOrder(lin!.id);
  await phone.tap('微信支付');
  await phone.tap(`确认支付 ${formatYuan(order.payable)}`);
  await phone.see('用户取消支付');
  expect((await phone.stack()).at(-1)).toBe('member/pages/wallet/pay');
  expect(await orderNow(order.id)).toMatchObject({ status: 'unpaid' });
  await pause(CLICK_GUARD);
  await phone.tap(`确认支付 ${formatYuan(order.payable)}`);
  await phone.page('/shop/pages/order/success');
  await phone.see('支付成功');
  const asked = await phone.calls('requestPayment');
  expect(asked).toHaveLength(2);
  expect(asked[0]!.options).toMatchObject({
    package: expect.stringMatching(/^prepay_id=/),
    paySign: expect.any(String),
    timeStamp: expect.any(String),
  });
  expect(await orderNow(order.id)).toMatchObject({ status: 'paid' });
  expect(await db.select().from(payments).where(eq(payments.orderId, order.id))).toMatchObject([
    { status: 'paid', amount: order.payable },
  ]);
});

test('a member buys at once and pays from the wallet', async () => {
  const { db } = shop.server;
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  const purse = async () => {
    const [found] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.ownerId, lin!.id), eq(accounts.unit, 'money')));
    return found!;
  };
  const before = await purse();
  const phone = await shop.phone({ member: LIN, path: '/shop/pages/goods', query: { id: '1044' } });
  await buyAtOnce(phone);
  await phone.see('林知夏');
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const order = await newestOrder(lin!.id);
  await phone.tap('余额支付');
  await phone.tap(`确认支付 ${formatYuan(order.payable)}`);
  await phone.see('支付密码');
  await typePin(phone, '111111');
  await phone.see('支付密码错误');
  await pause(CLICK_GUARD);
  await typePin(phone, PAY_PASSWORD);
  await phone.page('/shop/pages/order/success');
  await phone.see('支付成功');
  expect(await orderNow(order.id)).toMatchObject({ status: 'paid' });
  const after = await purse();
  expect(after.available).toBe(before.available - order.payable);
  const [row] = await db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.accountId, after.id), eq(ledgerRows.bizId, order.id)));
  expect(row).toMatchObject({ bizType: 'orderPay', delta: -order.payable });
});

test('orders by state: cancel one that is not paid, receive one that came', async () => {
  const { db } = shop.server;
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  const mine = (status: 'unpaid' | 'shipped') =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, lin!.id), eq(orders.status, status)));
  const [unpaid] = await mine('unpaid');
  const shipped = await mine('shipped');
  const phone = await shop.phone({ member: LIN, path: '/shop/pages/order/index' });
  await phone.see('全部');

  await phone.tap('待付款');
  await phone.see('去支付');
  await phone.tap('取消订单');
  await phone.see('取消这笔订单？');
  await phone.tap('拍错了');
  await phone.tap(last(phone, '取消订单'));
  await phone.see('订单已取消');
  expect(await orderNow(unpaid!.id)).toMatchObject({ status: 'cancelled', closeReason: 'buyer' });

  await phone.tap('待收货');
  await pause(CLICK_GUARD);
  await phone.tap('确认收货');
  await phone.see('收到茶了吗？');
  await phone.tap(last(phone, '确认收货'));
  await phone.see('已确认收货');
  expect((await mine('shipped')).length).toBe(shipped.length - 1);

  await phone.tap('全部');
  await phone.see('已取消');
  await scrollUntil(phone, phone.locator('wx-view').getByText('没有更多了'));
});

test('the silent login of WeChat asks for the mobile once, and is enough afterwards', async () => {
  const { db } = shop.server;
  const first = await shop.phone({
    path: '/pages/tea/mine',
    mock: { login: { code: 'sandbox:oWeapp1:山客' }, 'button.getPhoneNumber': { code: 'sandbox:13811113333' } },
    // The greeting lies over the page that follows it for as long as a busy machine needs to look.
    init: holdTimers(),
  });
  await first.tap('登录/注册');
  await first.tap('我已阅读并同意');
  await first.tap('微信一键登录');
  await first.see('绑定手机号');
  await first.tap('用微信手机号登录');
  await first.see('欢迎来到叶间，新人礼等你来领');
  await first.raw.evaluate('letTimersGo()');
  // What follows comes by itself and belongs to the touch: the gift, in the place of the login.
  await first.page('/tea/pages/newGift');
  await first.see('第一单喝什么');
  await first.settle();
  await first.back();
  await first.page('/pages/tea/mine');
  await first.see('成长值 0');
  const [member] = await db.select().from(members).where(eq(members.mobile, '13811113333'));
  expect(await db.select().from(identities).where(eq(identities.memberId, member!.id))).toMatchObject([
    { openId: 'oWeapp1' },
  ]);

  const second = await shop.phone({ path: '/site/pages/login', mock: { login: { code: 'sandbox:oWeapp1' } } });
  await second.tap('我已阅读并同意');
  await second.tap('微信一键登录');
  await second.page('/pages/tea/mine');
});

test('a long list stays light: what is far away gives way, and comes back', async () => {
  const phone = await shop.phone({ path: '/shop/pages/list' });
  const drawn = () => phone.locator('.chunk-row').count();
  await phone.locator('.chunk-row').first().waitFor();
  await phone.settle();
  expect(await drawn()).toBeLessThan(20);
  await scrollUntil(phone, phone.locator('wx-view').getByText('没有更多了'));
  await pause(500);
  expect(await drawn()).toBeLessThanOrEqual(40);
  await phone.scroll(undefined, 0);
  await phone.tap('2018 班章古树生饼');
  await phone.page('/shop/pages/goods');
});

test('a goods page is shared with its own path and the share_id of the member', async () => {
  const phone = await shop.phone({ member: LIN, path: '/shop/pages/goods', query: { id: '1013' } });
  await phone.see('已选');
  await phone.settle();
  expect(await phone.share()).toMatchObject({
    title: expect.stringContaining('白毫银针'),
    path: expect.stringMatching(/^\/shop\/pages\/goods\?id=1013&share_id=[\w-]+/),
    imageUrl: expect.stringContaining('/images/goods/1013'),
  });
  expect(await phone.shareTimeline()).toMatchObject({
    title: expect.stringContaining('白毫银针'),
    query: expect.stringMatching(/^id=1013&share_id=[\w-]+/),
    imageUrl: expect.stringContaining('/images/goods/1013'),
  });
  const [menu] = (await phone.calls('showShareMenu')).slice(-1);
  expect(menu!.options).toMatchObject({ menus: ['shareAppMessage', 'shareTimeline'] });
});

test('what a scanned code means is opened: a goods code by its scene, a poster by its link', async () => {
  const coded = await shop.phone({ path: '/shop/pages/goods', query: { scene: 'i=1013&s=aB3_-x' } });
  await coded.see('太姥山头采单芽');
  const kept = async (phone: WeappDriver) => JSON.stringify(await phone.storage());
  expect(await kept(coded)).toContain('aB3_-x');

  const link = 'https://tea.example.com/h5/shop/pages/goods?id=1013&share_id=cD4_-y';
  const linked = await shop.phone({ path: '/pages/tea/index', query: { q: link, scancode_time: 1 } });
  expect(await linked.page('/shop/pages/goods')).toMatchObject({ id: '1013' });
  await linked.see('太姥山头采单芽');
  expect(await kept(linked)).toContain('cD4_-y');
  expect(await linked.stack()).toEqual(['shop/pages/goods']);
});

test('the contact page goes on to its questions', async () => {
  const phone = await shop.phone({ path: '/contact/pages/ContactUs', member: LIN });
  await phone.see('门店电话');
  await scrollUntil(phone, phone.locator('wx-view').getByText('常见问题'));
});

async function newestOrder(memberId: string) {
  const [row] = await shop.server.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row!;
}
async function orderNow(id: string) {
  const [row] = await shop.server.db.select().from(orders).where(eq(orders.id, id));
  return row;
}
