/** Flow 6 (rule 21.17): a new member recharges in the messenger, sets a payment password at the first purchase, and pays from the wallet. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  accounts,
  addresses,
  ledgerRows,
  members,
  payments,
  proofs,
  rechargeOrders,
  skus,
} from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { verifyShop } from '../../server/verify';
import { chooseBalance, handIn, setPayPassword, settle } from './buyer';
import { openMessenger } from './messenger';
import { goodsId } from './pages';
import { openShop, ZHOU, type Shop } from './shop';

const PIN = '246810';
/** Half a second past the guard against a second press. */
const CLICK_GUARD = 1600;
/** 茉莉龙珠 costs ¥128. */
const TEA = '茉莉龙珠';
let shop: Shop;
let zhouId: string;

beforeAll(async () => {
  shop = await openShop();
  const { db, clock } = shop.server;
  const [zhou] = await db.select().from(members).where(eq(members.mobile, ZHOU));
  zhouId = zhou!.id;
  await db.insert(addresses).values({
    memberId: zhouId,
    name: '周允',
    mobile: ZHOU,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: clock.now(),
  });
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const rechargesOf = () => shop.server.db.select().from(payments).where(eq(payments.orderGroup, 'recharge'));
const purse = async () => {
  const { db } = shop.server;
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, zhouId), eq(accounts.unit, 'money')));
  const rows = await db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.accountId, account!.id))
    .orderBy(asc(ledgerRows.id));
  return { account: account!, rows };
};

test('recharged once though the callback comes twice; the first purchase sets the password, the bonus is spent first', async () => {
  const { server } = shop;
  const phone = await openMessenger(
    shop,
    async () => {
      const payment = (await rechargesOf()).find(({ memberId }) => memberId === zhouId);
      const form = sandboxNotify(server.server.config.secret, payment!);
      expect((await server.call('pay.notify', { ...form })).code).toBe(200);
      expect((await server.call('pay.notify', { ...form })).code).toBe(200);
      return { err_msg: 'get_brand_wcpay_request:ok' };
    },
    { member: ZHOU },
  );

  // 1. The wallet, a package, the cashier, the messenger.
  await phone.open('/pages/tea/my-money');
  await phone.sees('30 秒看懂钱包');
  await phone.press('充值');
  await phone.arrive('/member/pages/recharge/index');
  await phone.press(/^¥1,000/);
  await phone.press(/^去支付/);
  await phone.sees('请先阅读并同意充值协议');
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.press('我已阅读并同意充值协议');
  await phone.pressTwice(/^去支付/);
  await phone.arrive('/member/pages/wallet/pay');
  await phone.sees('余额充值 ¥1,000 送 ¥80');
  await phone.press(/^微信支付/);
  await phone.press(/^确认支付/);

  // 2. What came in.
  await phone.arrive('/pages/tea/success');
  await phone.sees('充值成功');
  await phone.sees('1,080.00');
  expect(await phone.reads()).toMatch(/¥1,080.*充值后余额1,080\.00/);
  const orders = await server.db.select().from(rechargeOrders).where(eq(rechargeOrders.memberId, zhouId));
  expect(orders).toMatchObject([{ status: 'paid', amount: 100_000, bonus: 8000, balanceAfter: 108_000 }]);
  expect((await rechargesOf()).filter(({ memberId }) => memberId === zhouId)).toMatchObject([{ status: 'paid' }]);
  await phone.press('查看余额');
  await phone.arrive('/pages/tea/my-money');
  await phone.sees('1,080');

  // 3. Tea for ¥128 from the balance: the password is set on the way, and one wrong one is counted.
  const tea = await goodsId(server, TEA);
  await settle(phone, tea);
  expect(await phone.reads()).toContain('应付¥128.00');
  await handIn(phone);
  await chooseBalance(phone);
  await setPayPassword(phone, PIN);
  await phone.arrive('/member/pages/wallet/pay');
  await phone.enterPin('111111');
  await phone.sees('支付密码错误，还可尝试4次');
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.enterPin(PIN);
  await phone.arrive('/shop/pages/order/success');

  const { account, rows } = await purse();
  expect(
    rows.map(({ bizType, delta, bonusDelta, balanceAfter }) => [bizType, delta, bonusDelta, balanceAfter]),
  ).toEqual([
    ['recharge', 100_000, 0, 100_000],
    ['rechargeBonus', 8000, 8000, 108_000],
    ['orderPay', -12_800, -8000, 95_200],
  ]);
  expect(account).toMatchObject({ available: 95_200, bonus: 0, frozen: 0 });
  // The proof of the password is the member's own and used up.
  const payProofs = () =>
    server.db
      .select()
      .from(proofs)
      .where(and(eq(proofs.kind, 'pay'), eq(proofs.memberId, zhouId)));
  expect(await payProofs()).toMatchObject([{ usedAt: expect.any(Number) as number }]);

  // Another one, five minutes later: it pays nothing any more.
  const [sku] = await server.db
    .select()
    .from(skus)
    .where(and(eq(skus.goodsId, tea), eq(skus.price, 12_800)));
  const late = await shop.order(ZHOU, sku!.id);
  const token = await server.login(ZHOU);
  const { payToken, expiresAt } = await server.ok('member.checkPayPw', { password: PIN }, { token });
  expect((await payProofs()).filter(({ usedAt }) => usedAt === null)).toMatchObject([{ expiresAt }]);
  expect(Math.abs(expiresAt - server.clock.now() - 300_000)).toBeLessThan(5000);
  shop.advance(300_000);
  const asked = { orderGroup: 'order', orderId: late.id, payToken, requestId: randomUUID() } as const;
  expect(await server.call('pay.wallet', asked, { token })).toMatchObject({ code: 410 });
  expect((await purse()).account).toMatchObject({ available: 95_200, frozen: 0 });
  expect(await verifyShop(server.db)).toEqual([]);

  // The statement says the same, and leads to the order.
  await phone.open('/member/pages/credit/index');
  await phone.sees('952.00');
  await phone.press(/^支付 · 茉莉龙珠/);
  await phone.press('查看订单');
  await phone.arrive('/shop/pages/order/detail');
});
