/** The shop's main job in the mini-program, touch by touch, against the real server: find, choose, log in, settle, pay, follow up. */
import { and, desc, eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import {
  accounts,
  addresses,
  cartItems,
  identities,
  ledgerRows,
  memberCoupons,
  members,
  orderLines,
  orders,
  payments,
  skus,
} from '../../server/db/schema';
import { formatYuan } from '../../src/core/lib/money';
import { PAY_PASSWORD, SMS_CODE } from '../server/harness';
import type { WeappDriver } from './host/driver';
import { LIN, openShop, scrollUntil, SET_DATA_LIMIT, type WeappShop } from './shop';

const MOBILE = '13811112222';
/** A second press of the same button counts after that time. */
const CLICK_GUARD = 1600;
/** 满 199 减 30 of the coupon centre. */
const COUPON = 3000;
let shop: WeappShop;

beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterEach(() => shop.hangUp());
afterAll(async () => {
  const heaviest = shop.weights().slice(0, 5);
  await shop.close();
  // The five heaviest touches, with what they sent to which page.
  console.log(
    heaviest.map(({ label, calls, sum, max, byPage }) => JSON.stringify({ label, calls, sum, max, byPage })).join('\n'),
  );
  expect(heaviest.filter(({ sum }) => sum > SET_DATA_LIMIT)).toEqual([]);
});
jest.setTimeout(180_000);

/** The uppermost of the same words: a sheet lies over its page and comes later. */
const last = (phone: WeappDriver, words: string): Locator =>
  phone.locator('wx-view').getByText(words, { exact: true }).filter({ visible: true }).last();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const storeOf = async (phone: WeappDriver) =>
  JSON.parse(String((await phone.storage()).yejian ?? '{}')) as {
    token?: string;
    guest?: { skuId: string; qty: number }[];
  };
async function typePin(phone: WeappDriver, digits: string) {
  for (const digit of digits) await phone.tap(last(phone, digit));
}

test('a visitor finds a tea, logs in by SMS, settles with a coupon and pays in WeChat', async () => {
  const { db } = shop.server;
  const phone = await shop.phone({ mock: { requestPayment: ['cancel', 'success'] } });

  // The mall home leads to the search, the search to the goods.
  await phone.see('限时秒杀');
  await scrollUntil(phone, phone.locator('wx-view').getByText('猜你喜欢'));
  await phone.scroll(undefined, 0);
  await phone.tap(phone.locator('wx-text').first());
  await phone.page('/shop/pages/search/index');
  await phone.input(phone.locator('wx-input'), '白毫银针', { confirm: true });
  expect(await phone.page('/shop/pages/search/search')).toEqual({ keyword: encodeURIComponent('白毫银针') });
  await phone.tap('太姥山头采单芽，毫香清鲜，汤似米汤般甜柔');
  const { id: goodsId } = await phone.page('/shop/pages/goods');
  await phone.see('已选');

  // A specification changes price and choice; the small tin goes into the basket of the phone.
  await phone.tap('加入购物车');
  await phone.see('选择规格');
  await phone.tap(last(phone, '100g'));
  await phone.see('已选 100g · 纸罐');
  await phone.see('516');
  await phone.tap(last(phone, '50g'));
  await phone.see('已选 50g · 纸罐');
  await phone.tap(last(phone, '加入购物车'));
  await phone.see('已加入购物车');
  const [guest] = (await storeOf(phone)).guest ?? [];
  expect(guest).toMatchObject({ goodsId, qty: 1 });

  // The basket: one more, then settling asks for a login.
  await phone.tap('购物车');
  await phone.page('/shop/pages/cart/index');
  await phone.see('登录后同步');
  await phone.tap(phone.locator('.icon-plus').first());
  await phone.tap('结算(1)');
  await phone.see('请登录后再操作');
  await phone.page('/site/pages/login');

  // A new mobile becomes a member; the basket moves over.
  await phone.input('11 位手机号', MOBILE);
  await phone.tap('获取验证码');
  await phone.see(`演示环境，验证码 ${SMS_CODE}`);
  await phone.input('6 位数字', SMS_CODE);
  await phone.tap(last(phone, '登录'));
  await phone.see('请先阅读并同意用户协议与隐私政策');
  await phone.tap('我已阅读并同意');
  await pause(CLICK_GUARD);
  await phone.tap(last(phone, '登录'));
  await phone.page('/shop/pages/cart/index');
  await phone.see('结算(1)');
  const [member] = await db.select().from(members).where(eq(members.mobile, MOBILE));
  const memberId = member!.id;
  expect(await db.select().from(cartItems).where(eq(cartItems.memberId, memberId))).toMatchObject([
    { skuId: guest!.skuId, qty: 2 },
  ]);
  expect((await storeOf(phone)).guest).toBeUndefined();

  // A coupon from the page of the goods.
  await phone.tap(phone.locator('wx-image').first());
  await phone.page('/shop/pages/goods');
  await phone.tap('领券');
  await phone.see('满 199 可用');
  await phone.tap('领取');
  await phone.see('领到了');
  const [coupon] = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId));
  expect(coupon).toMatchObject({ status: 'unused' });
  await phone.back();
  await phone.page('/shop/pages/cart/index');

  // Settling without an address: written by recognition and given back.
  await phone.tap('结算(1)');
  await phone.page('/shop/pages/order/settle');
  await phone.tap('请添加收货地址');
  await phone.page('/member/pages/address/select');
  await phone.tap(last(phone, '新建地址'));
  await phone.page('/member/pages/address/edit');
  await phone.input(phone.locator('wx-textarea').first(), `张三 ${MOBILE} 浙江省杭州市西湖区龙井路1号`);
  await phone.tap('识别');
  await phone.see('浙江省杭州市西湖区');
  await phone.tap('使用');
  await phone.tap('保存');
  await phone.page('/shop/pages/order/settle');
  await phone.see('张三');
  await phone.see('龙井路1号');
  expect(await db.select().from(addresses).where(eq(addresses.memberId, memberId))).toMatchObject([
    { name: '张三', mobile: MOBILE, detail: '龙井路1号', isDefault: true },
  ]);
  await phone.see('包邮');
  const [sku] = await db.select().from(skus).where(eq(skus.id, guest!.skuId));
  const payable = 2 * sku!.price - COUPON;
  await phone.see('−¥30.00');
  await phone.see(formatYuan(payable).slice(1));

  // The cashier: closed payment dialog, then a second try.
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId));
  expect(order).toMatchObject({ status: 'unpaid', payable });
  expect(await skuNow(sku!.id)).toMatchObject({ stock: sku!.stock, locked: sku!.locked + 2 });
  await phone.tap('微信支付');
  await phone.tap(`确认支付 ${formatYuan(payable)}`);
  await phone.see('用户取消支付');
  expect((await phone.stack()).at(-1)).toBe('member/pages/wallet/pay');
  expect(await orderNow(order!.id)).toMatchObject({ status: 'unpaid' });
  await pause(CLICK_GUARD);
  await phone.tap(`确认支付 ${formatYuan(payable)}`);
  expect(await phone.calls('requestPayment')).toHaveLength(2);
  const [asked] = await phone.calls('requestPayment');
  expect(asked!.options).toMatchObject({
    package: expect.stringMatching(/^prepay_id=/),
    paySign: expect.any(String),
    timeStamp: expect.any(String),
  });

  // Paid.
  await phone.page('/shop/pages/order/success');
  await phone.see('支付成功');
  await phone.see('查看订单');
  await phone.tap('查看订单');
  expect(await phone.page('/shop/pages/order/detail')).toEqual({ id: order!.id });
  await phone.see('待发货');
  expect(await orderNow(order!.id)).toMatchObject({ status: 'paid', payable });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  expect(lines.reduce((sum, line) => sum + line.paid, 0)).toBe(payable);
  expect(await skuNow(sku!.id)).toMatchObject({ stock: sku!.stock - 2, locked: sku!.locked });
  expect(await db.select().from(payments).where(eq(payments.orderId, order!.id))).toMatchObject([
    { status: 'paid', amount: payable },
  ]);
  expect(await db.select().from(memberCoupons).where(eq(memberCoupons.id, coupon!.id))).toMatchObject([
    { status: 'used' },
  ]);
  expect(await db.select().from(cartItems).where(eq(cartItems.memberId, memberId))).toEqual([]);
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
  await phone.tap('立即购买');
  await phone.see('选择规格');
  await phone.tap(last(phone, '立即购买'));
  await phone.page('/shop/pages/order/settle');
  await phone.see('林知夏');
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.memberId, lin!.id))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  await phone.tap('余额支付');
  await phone.tap(`确认支付 ${formatYuan(order!.payable)}`);
  await phone.see('支付密码');
  await typePin(phone, '111111');
  await phone.see('支付密码错误');
  await pause(CLICK_GUARD);
  await typePin(phone, PAY_PASSWORD);
  await phone.page('/shop/pages/order/success');
  await phone.see('支付成功');
  expect(await orderNow(order!.id)).toMatchObject({ status: 'paid' });
  const after = await purse();
  expect(after.available).toBe(before.available - order!.payable);
  const [row] = await db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.accountId, after.id), eq(ledgerRows.bizId, order!.id)));
  expect(row).toMatchObject({ bizType: 'orderPay', delta: -order!.payable });
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
    path: '/site/pages/login',
    mock: { login: { code: 'sandbox:oWeapp1:山客' }, 'button.getPhoneNumber': { code: 'sandbox:13811113333' } },
  });
  await first.tap('我已阅读并同意');
  await first.tap('微信一键登录');
  await first.see('绑定手机号');
  await first.tap('用微信手机号登录');
  await first.page('/pages/tea/mine');
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
});

async function orderNow(id: string) {
  const [row] = await shop.server.db.select().from(orders).where(eq(orders.id, id));
  return row;
}
async function skuNow(id: string) {
  const [row] = await shop.server.db.select().from(skus).where(eq(skus.id, id));
  return row;
}
