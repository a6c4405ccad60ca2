/** Flow 6 (rule 21.17) in the mini-program: recharged in the messenger, a payment password set at the first purchase, paid from the wallet. */
import { and, asc, eq } from 'drizzle-orm';
import { accounts, addresses, ledgerRows, members, payments, rechargeOrders } from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { goodsId } from '../e2e/pages';
import { SMS_CODE } from '../server/harness';
import { buyAtOnce, CLICK_GUARD, last, pause, shopForTests, typePin, ZHOU } from './shop';

const PIN = '246810';
/** 茉莉龙珠 costs ¥128. */
const TEA = '茉莉龙珠';
const shop = shopForTests();
let zhouId: string;

beforeAll(async () => {
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

test('recharged once though the callback comes twice; the first purchase sets the password, the bonus is spent first', async () => {
  const { server } = shop;
  const { db } = server;
  const phone = await shop.phone({
    member: ZHOU,
    path: '/pages/tea/my-money',
    mock: { requestPayment: ['success'] },
  });

  // 1. The wallet, a package, the cashier, the messenger.
  await phone.see('30 秒看懂钱包');
  await phone.tap('充值');
  await phone.page('/member/pages/recharge/index');
  await phone.tap('¥1,000');
  await phone.tap(last(phone, /^去支付/));
  await phone.see('请先阅读并同意充值协议');
  await pause(CLICK_GUARD);
  await phone.tap('我已阅读并同意');
  await phone.tap(last(phone, /^去支付/));
  await phone.page('/member/pages/wallet/pay');
  await phone.see('余额充值 ¥1,000 送 ¥80');
  await phone.tap('微信支付');
  await phone.tap(last(phone, /^确认支付/));

  // 2. What came in: the provider says it again, and nothing more comes in.
  await phone.page('/pages/tea/success');
  await phone.see('充值成功');
  await phone.see('1,080.00');
  expect((await phone.text()).replace(/\s/g, '')).toMatch(/¥1,080.*充值后余额1,080\.00/);
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderGroup, 'recharge'), eq(payments.memberId, zhouId)));
  const form = sandboxNotify(server.server.config.secret, payment!);
  expect((await server.call('pay.notify', { ...form })).code).toBe(200);
  expect((await server.call('pay.notify', { ...form })).code).toBe(200);
  expect(await db.select().from(rechargeOrders).where(eq(rechargeOrders.memberId, zhouId))).toMatchObject([
    { status: 'paid', amount: 100_000, bonus: 8000, balanceAfter: 108_000 },
  ]);

  // Said twice by the provider, and the wallet still says it once.
  await phone.tap('查看余额');
  await phone.page('/pages/tea/my-money');
  await phone.see('1,080');

  // 3. Tea for ¥128 from the balance: the password is set on the way, and one wrong one is counted.
  await phone.navigate('reLaunch', `/shop/pages/goods?id=${await goodsId(server, TEA)}`);
  await buyAtOnce(phone);
  await phone.see('¥128.00');
  await phone.tap('提交订单');
  await phone.page('/member/pages/wallet/pay');
  await phone.tap('余额支付');
  await phone.tap(last(phone, /^确认支付/));
  await phone.page('/member/pages/password2');
  await phone.tap('获取验证码');
  await phone.input('6 位数字', SMS_CODE);
  await phone.tap('下一步');
  await typePin(phone, PIN);
  await typePin(phone, PIN);
  await phone.page('/member/pages/wallet/pay');
  await typePin(phone, '111111');
  await phone.see('支付密码错误，还可尝试4次');
  await pause(CLICK_GUARD);
  await typePin(phone, PIN);
  await phone.page('/shop/pages/order/success');

  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, zhouId), eq(accounts.unit, 'money')));
  const rows = await db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.accountId, account!.id))
    .orderBy(asc(ledgerRows.id));
  expect(
    rows.map(({ bizType, delta, bonusDelta, balanceAfter }) => [bizType, delta, bonusDelta, balanceAfter]),
  ).toEqual([
    ['recharge', 100_000, 0, 100_000],
    ['rechargeBonus', 8000, 8000, 108_000],
    ['orderPay', -12_800, -8000, 95_200],
  ]);
  expect(account).toMatchObject({ available: 95_200, bonus: 0, frozen: 0 });
});
