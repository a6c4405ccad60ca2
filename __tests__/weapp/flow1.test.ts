/** Flow 1 (rule 21.1) in the mini-program, touch by touch, against the real server: a visitor becomes a member and buys. */
import { eq } from 'drizzle-orm';
import {
  addresses,
  cartItems,
  giftClaims,
  memberCoupons,
  members,
  orderLines,
  orders,
  payments,
  skus,
} from '../../server/db/schema';
import { formatYuan } from '../../src/core/lib/money';
import { holdTimers } from '../e2e/browser';
import { passTransfer } from '../server/desk';
import { SMS_CODE } from '../server/harness';
import type { WeappDriver } from './host/driver';
import { CLICK_GUARD, last, pause, scrollUntil, shopForTests } from './shop';

const MOBILE = '13811112222';
/** 满 199 减 30 of the new-member gift. */
const COUPON = 3000;
const shop = shopForTests();

const guestOf = async (phone: WeappDriver) =>
  (
    JSON.parse(String((await phone.storage()).yejian ?? '{}')) as {
      guest?: { skuId: string; goodsId: string; qty: number }[];
    }
  ).guest;
const orderNow = async (id: string) => (await shop.server.db.select().from(orders).where(eq(orders.id, id)))[0];
const skuNow = async (id: string) => (await shop.server.db.select().from(skus).where(eq(skus.id, id)))[0];

test('a visitor finds a tea, logs in by SMS, settles with the coupon of the gift and pays by transfer', async () => {
  const { db } = shop.server;
  const phone = await shop.phone({
    path: '/pages/tea/advertising',
    mock: { requestPayment: ['cancel'] },
    init: holdTimers(),
  });

  // 1. The advert, then the mall home.
  await phone.tap(phone.locator('wx-view').getByText(/^跳过/));
  await phone.raw.evaluate('letTimersGo()');
  await phone.page('/pages/tea/index');
  await phone.see('限时秒杀');
  await scrollUntil(phone, phone.locator('wx-view').getByText('猜你喜欢'));
  await phone.scroll(undefined, 0);

  // 2. The search leads to the goods.
  await phone.tap(phone.locator('wx-text').first());
  await phone.page('/shop/pages/search/index');
  await phone.input(phone.locator('wx-input'), '白毫银针', { confirm: true });
  expect(await phone.page('/shop/pages/search/search')).toEqual({ keyword: encodeURIComponent('白毫银针') });
  await phone.tap('太姥山头采单芽，毫香清鲜，汤似米汤般甜柔');
  const { id: goodsId } = await phone.page('/shop/pages/goods');
  await phone.see('已选');

  // 3. A specification changes price and choice; the small tin goes into the basket of the phone.
  await phone.tap('加入购物车');
  await phone.see('选择规格');
  await phone.tap(last(phone, '100g'));
  await phone.see('已选 100g · 纸罐');
  await phone.see('516');
  await phone.tap(last(phone, '50g'));
  await phone.see('已选 50g · 纸罐');
  await phone.tap(last(phone, '加入购物车'));
  await phone.see('已加入购物车');
  const [guest] = (await guestOf(phone)) ?? [];
  expect(guest).toMatchObject({ goodsId, qty: 1 });

  // The basket: one more, then settling asks for a login.
  await phone.tap(phone.locator('.icon-cart').first());
  await phone.page('/shop/pages/cart/index');
  await phone.see('登录后同步');
  await phone.tap(phone.locator('.icon-plus').first());
  await phone.tap('结算(1)');
  await phone.see('请登录后再操作');
  await phone.page('/site/pages/login');

  // 4. A new mobile becomes a member; the basket moves over.
  await phone.input('11 位手机号', MOBILE);
  await phone.tap('获取验证码');
  await phone.see(`演示环境，验证码 ${SMS_CODE}`);
  await phone.input('6 位数字', SMS_CODE);
  await phone.tap(last(phone, '登录'));
  await phone.see('请先阅读并同意用户协议与隐私政策');
  await phone.tap('我已阅读并同意');
  await pause(CLICK_GUARD);
  await phone.tap(last(phone, '登录'));
  // Where the login interrupted it; the basket lies under it.
  await phone.page('/shop/pages/order/settle');
  await phone.back();
  await phone.page('/shop/pages/cart/index');
  await phone.see('结算(1)');
  const [member] = await db.select().from(members).where(eq(members.mobile, MOBILE));
  const memberId = member!.id;
  expect(await db.select().from(cartItems).where(eq(cartItems.memberId, memberId))).toMatchObject([
    { skuId: guest!.skuId, qty: 2 },
  ]);
  expect(await guestOf(phone)).toBeUndefined();

  // 5. The new-member gift: coupons and points at once, the sample waits for its choice.
  await phone.tap('新人礼');
  await phone.page('/tea/pages/newGift');
  await phone.see('初次见面，请喝茶');
  await phone.tap('立即领取');
  await phone.see('礼已收下');
  expect(await db.select().from(giftClaims).where(eq(giftClaims.memberId, memberId))).toMatchObject([
    { sampleGoodsId: null, orderId: null },
  ]);
  const coupons = () => db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId));
  expect(await coupons()).toHaveLength(3);
  await phone.back();
  await phone.page('/shop/pages/cart/index');
  await phone.see('结算(1)');

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

  // 6. The cashier: the payment dialog is closed, the balance is empty.
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId));
  expect(order).toMatchObject({ status: 'unpaid', payable });
  expect(await skuNow(sku!.id)).toMatchObject({ stock: sku!.stock, locked: sku!.locked + 2 });
  await phone.see('余额不足');
  await phone.tap('微信支付');
  await phone.tap(`确认支付 ${formatYuan(payable)}`);
  await phone.see('用户取消支付');
  expect((await phone.stack()).at(-1)).toBe('member/pages/wallet/pay');
  expect(await orderNow(order!.id)).toMatchObject({ status: 'unpaid' });
  await pause(CLICK_GUARD);
  await phone.tap('线下转账');
  await phone.tap(`确认支付 ${formatYuan(payable)}`);
  expect(await phone.page('/member/pages/wallet/voucher')).toEqual({ orderGroup: 'order', orderId: order!.id });
  await phone.see('前提交凭证，审核期间订单为您保留');
  await phone.input('转账人或公司的户名', '张三');
  await phone.tap('添加照片');
  await phone.see('转账截图（1/9）');
  await phone.tap('提交凭证');
  await phone.see('凭证已提交，财务会在 1 个工作日内核对');
  await passTransfer(shop.server, { orderId: order!.id, payer: '张三' });

  // 7. The page hears that it is paid, and leads to the result.
  await phone.see('款项已到账');
  await phone.tap('查看结果');
  await phone.page('/shop/pages/order/success');
  await phone.see('支付成功');
  await phone.tap('查看订单');
  expect(await phone.page('/shop/pages/order/detail')).toEqual({ id: order!.id });
  await phone.see('待发货');
  expect(await orderNow(order!.id)).toMatchObject({ status: 'paid', payable });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  expect(lines.reduce((sum, line) => sum + line.paid, 0)).toBe(payable);
  expect(await skuNow(sku!.id)).toMatchObject({ stock: sku!.stock - 2, locked: sku!.locked });
  const paid = await db.select().from(payments).where(eq(payments.orderId, order!.id));
  expect(paid.filter(({ status }) => status === 'paid')).toMatchObject([{ channel: 'offline', amount: payable }]);
  expect((await coupons()).map(({ status }) => status).sort()).toEqual(['unused', 'unused', 'used']);
  expect(await db.select().from(cartItems).where(eq(cartItems.memberId, memberId))).toEqual([]);
});
