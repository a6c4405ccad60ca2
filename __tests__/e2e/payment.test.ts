/** The cashier: the wallet by password, the messenger through the real weixin-js-sdk over a bridge of this test. */
import { and, eq } from 'drizzle-orm';
import { ledgerRows, orders, payments } from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { PAY_PASSWORD } from '../server/harness';
import { MESSENGER, MESSENGER_ANDROID } from './browser';
import { openMessenger, type Pay } from './messenger';
import { openShop, type Shop, type ShopPhoneOptions } from './shop';
import { LIN } from '../server/demo';

const SKU = '104401';
const CLICK_GUARD = 1600;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const cashier = (id: string) => `/member/pages/wallet/pay?orderGroup=order&orderId=${id}`;
const statusOf = async (id: string) => (await shop.server.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
const paymentsOf = (id: string) => shop.server.db.select().from(payments).where(eq(payments.orderId, id));
const bookedFor = async (orderId: string) => {
  const paid = (await paymentsOf(orderId)).map(({ id }) => id);
  const rows = await shop.server.db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.bizType, 'orderPay'), eq(ledgerRows.unit, 'money')));
  return rows.filter(({ bizId }) => bizId === orderId || paid.includes(bizId));
};

describe('the wallet', () => {
  test('a wrong password says how often it may be tried, the right one pays once', async () => {
    const { id, payable } = await shop.order(LIN, SKU);
    const phone = await shop.phone({ member: LIN });
    await phone.open(cashier(id));
    await phone.press(/^确认支付/);
    await phone.enterPin('111111');
    await phone.sees('支付密码错误，还可尝试4次');
    await expect(statusOf(id)).resolves.toBe('unpaid');
    await phone.page.waitForTimeout(CLICK_GUARD);
    await phone.enterPin(PAY_PASSWORD);
    await phone.arrive('/shop/pages/order/success');
    await phone.sees('支付成功');
    await expect(statusOf(id)).resolves.toBe('paid');
    await expect(bookedFor(id)).resolves.toMatchObject([{ delta: -payable }]);
  });

  test('the last digit twice is one payment', async () => {
    const { id, payable } = await shop.order(LIN, SKU);
    const phone = await shop.phone({ member: LIN });
    await phone.open(cashier(id));
    await phone.press(/^确认支付/);
    await phone.enterPin(PAY_PASSWORD.slice(0, -1));
    await phone.pressTwice(PAY_PASSWORD.slice(-1));
    await phone.arrive('/shop/pages/order/success');
    await phone.sees('支付成功');
    await expect(bookedFor(id)).resolves.toMatchObject([{ delta: -payable }]);
    await expect(paymentsOf(id).then((all) => all.filter(({ status }) => status === 'paid').length)).resolves.toBe(1);
  });

  test('two phones pay the same order once', async () => {
    const { id, payable } = await shop.order(LIN, SKU);
    const both = await Promise.all([shop.phone({ member: LIN }), shop.phone({ member: LIN })]);
    for (const phone of both) {
      await phone.open(cashier(id));
      await phone.press(/^确认支付/);
      await phone.enterPin(PAY_PASSWORD.slice(0, -1));
    }
    await Promise.all(both.map((phone) => phone.press(PAY_PASSWORD.slice(-1))));
    await Promise.all(both.map((phone) => phone.arrive('/shop/pages/order/success')));
    await expect(bookedFor(id)).resolves.toMatchObject([{ delta: -payable }]);
  });
});

const messenger = (pay: Pay, options: ShopPhoneOptions = {}) => openMessenger(shop, pay, { member: LIN, ...options });

describe('the messenger', () => {
  test('paid: the provider tells the server, the phone sees it', async () => {
    const { id, payable } = await shop.order(LIN, SKU);
    const phone = await messenger(async () => {
      const [payment] = await paymentsOf(id);
      const form = sandboxNotify(shop.server.server.config.secret, payment!);
      expect((await shop.server.call('pay.notify', { ...form })).code).toBe(200);
      // The provider repeats itself; nothing may happen twice.
      expect((await shop.server.call('pay.notify', { ...form })).code).toBe(200);
      return { err_msg: 'get_brand_wcpay_request:ok' };
    });
    await phone.open(cashier(id));
    await phone.press(/^微信支付/);
    await phone.press(/^确认支付/);
    await phone.arrive('/shop/pages/order/success');
    await phone.sees('支付成功');
    await expect(statusOf(id)).resolves.toBe('paid');
    await expect(paymentsOf(id)).resolves.toMatchObject([{ status: 'paid', amount: payable, channel: 'js' }]);
    // The signed parameters of the server reached the messenger untouched.
    const call = phone.asked.find(({ name }) => name === 'getBrandWCPayRequest');
    expect(call?.args).toMatchObject({ package: expect.stringContaining('prepay_id='), signType: 'HMAC-SHA256' });
    expect(call?.args.paySign).toMatch(/^[0-9a-f]{64}$/);
  });

  test('cancelled: 用户取消支付, and the cashier stays', async () => {
    const { id } = await shop.order(LIN, SKU);
    const phone = await messenger(async () => ({ err_msg: 'get_brand_wcpay_request:cancel' }));
    await phone.open(cashier(id));
    await phone.press(/^微信支付/);
    await phone.press(/^确认支付/);
    await phone.sees('用户取消支付');
    expect(phone.at()).toBe(cashier(id));
    await expect(statusOf(id)).resolves.toBe('unpaid');
    await expect(paymentsOf(id)).resolves.toMatchObject([{ status: 'pending' }]);
  });

  test('failed: told in words, nothing is paid', async () => {
    const { id } = await shop.order(LIN, SKU);
    const phone = await messenger(async () => ({ err_msg: 'get_brand_wcpay_request:fail', err_desc: 'x', code: 7 }));
    await phone.open(cashier(id));
    await phone.press(/^微信支付/);
    await phone.press(/^确认支付/);
    await phone.sees('支付没有完成，请稍后再试');
    expect((await phone.said()).join()).not.toContain('errMsg');
    expect(phone.at()).toBe(cashier(id));
    await expect(statusOf(id)).resolves.toBe('unpaid');
  });

  test.each([
    ['iOS signs the address it landed on', MESSENGER, '/shop/pages/order/index?tab=unpaid'],
    ['Android signs the address of now', MESSENGER_ANDROID, '/member/pages/wallet/pay?orderGroup=order&orderId='],
  ])('%s', async (_name, userAgent, expected) => {
    const { id } = await shop.order(LIN, SKU);
    const phone = await messenger(async () => ({ err_msg: 'get_brand_wcpay_request:cancel' }), { userAgent });
    const signed: string[] = [];
    phone.page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/wechat-config')) signed.push(url.searchParams.get('url') ?? '');
    });
    await phone.open('/shop/pages/order/index?tab=unpaid');
    const [order] = await shop.server.db.select().from(orders).where(eq(orders.id, id));
    await phone.press(`去支付，订单 ${order!.no}`);
    await phone.arrive('/member/pages/wallet/pay');
    await phone.press(/^微信支付/);
    await phone.press(/^确认支付/);
    await phone.sees('用户取消支付');
    expect(signed).toHaveLength(1);
    expect(signed[0]!.replace(`${shop.url}/h5`, '')).toContain(expected);
    expect(signed[0]).not.toContain('#');
  });
});
