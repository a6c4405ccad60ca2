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
import type { TestServer } from '../server/harness';
import {
  buyAtOnce,
  chooseBalance,
  handIn,
  payInMessenger,
  setPayPassword,
  type Story,
  type StoryPhone,
  type StoryShop,
} from './phone';
import { ZHOU, goodsId, orderOf } from '../server/demo';

const PIN = '246810';
/** 茉莉龙珠 costs ¥128. */
const TEA = '茉莉龙珠';

async function giveAddress({ db, clock }: TestServer, memberId: string) {
  await db.insert(addresses).values({
    memberId,
    name: '周允',
    mobile: ZHOU,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: clock.now(),
  });
}

async function purseOf({ db }: TestServer, memberId: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, memberId), eq(accounts.unit, 'money')));
  const rows = await db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.accountId, account!.id))
    .orderBy(asc(ledgerRows.id));
  return { account: account!, rows };
}

/** The wallet, a package, the cashier, the messenger. */
async function recharge(phone: StoryPhone) {
  await phone.open('/pages/tea/my-money');
  await phone.sees('30 秒看懂钱包');
  await phone.pressIn('转账凭证', '充值');
  await phone.arrive('/member/pages/recharge/index');
  await phone.press('¥1,000');
  await phone.press(/^去支付/);
  await phone.sees('请先阅读并同意充值协议');
  await phone.rest();
  await phone.press('我已阅读并同意');
  await phone.pressTwice(/^去支付/);
  await phone.arrive('/member/pages/wallet/pay');
  await phone.sees('余额充值 ¥1,000 送 ¥80');
  await payInMessenger(phone);
  await phone.arrive('/pages/tea/success');
  await phone.sees('充值成功');
  await phone.sees('充值后余额1,080.00');
}

/** The provider says it twice, and it is booked once. */
async function notifyTwice(server: TestServer, memberId: string) {
  const rechargesOf = () =>
    server.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderGroup, 'recharge'), eq(payments.memberId, memberId)));
  const [payment] = await rechargesOf();
  const form = sandboxNotify(server.server.config.secret, payment!);
  for (let time = 0; time < 2; time += 1) expect((await server.call('pay.notify', { ...form })).code).toBe(200);
  expect(await rechargesOf()).toMatchObject([{ status: 'paid' }]);
  const orders = await server.db.select().from(rechargeOrders).where(eq(rechargeOrders.memberId, memberId));
  expect(orders).toMatchObject([{ status: 'paid', amount: 100_000, bonus: 8000, balanceAfter: 108_000 }]);
}

/** The first payment from the balance: the password is set on the way, and not asked for once more. */
async function payFromBalance(phone: StoryPhone) {
  await chooseBalance(phone);
  await setPayPassword(phone, PIN);
  await phone.arrive('/shop/pages/order/success');
}

/** The proof of the password is the member's own and used up; another one, five minutes later, pays nothing any more. */
async function expectProofsUsed(server: TestServer, memberId: string, tea: string) {
  const { db, clock } = server;
  const payProofs = () =>
    db
      .select()
      .from(proofs)
      .where(and(eq(proofs.kind, 'pay'), eq(proofs.memberId, memberId)));
  expect(await payProofs()).toMatchObject([{ usedAt: expect.any(Number) as number }]);
  const [sku] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.goodsId, tea), eq(skus.price, 12_800)));
  const late = await orderOf(server, { mobile: ZHOU, skuId: sku!.id });
  const token = await server.login(ZHOU);
  const { payToken, expiresAt } = await server.ok('member.checkPayPw', { password: PIN }, { token });
  expect((await payProofs()).filter(({ usedAt }) => usedAt === null)).toMatchObject([{ expiresAt }]);
  expect(Math.abs(expiresAt - clock.now() - 300_000)).toBeLessThan(5000);
  clock.advance(300_000);
  const asked = { orderGroup: 'order', orderId: late.id, payToken, requestId: randomUUID() } as const;
  expect(await server.call('pay.wallet', asked, { token })).toMatchObject({ code: 410 });
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const [zhou] = await server.db.select().from(members).where(eq(members.mobile, ZHOU));
  const { id } = zhou!;
  await giveAddress(server, id);
  const phone = await phoneOf({ member: ZHOU, pays: true });
  await recharge(phone);
  await notifyTwice(server, id);
  await phone.press('查看余额');
  await phone.arrive('/pages/tea/my-money');
  await phone.sees('1,080');

  const tea = await goodsId(server, TEA);
  await buyAtOnce(phone, tea);
  await phone.sees('¥128.00');
  await handIn(phone);
  await payFromBalance(phone);
  const { account, rows } = await purseOf(server, id);
  expect(
    rows.map(({ bizType, delta, bonusDelta, balanceAfter }) => [bizType, delta, bonusDelta, balanceAfter]),
  ).toEqual([
    ['recharge', 100_000, 0, 100_000],
    ['rechargeBonus', 8000, 8000, 108_000],
    ['orderPay', -12_800, -8000, 95_200],
  ]);
  expect(account).toMatchObject({ available: 95_200, bonus: 0, frozen: 0 });
  await expectProofsUsed(server, id, tea);
  expect((await purseOf(server, id)).account).toMatchObject({ available: 95_200, frozen: 0 });
  expect(await verifyShop(server.db)).toEqual([]);

  // The statement says the same, and leads to the order.
  await phone.open('/member/pages/credit/index');
  await phone.sees('952.00');
  await phone.press(/^支付 · 茉莉龙珠/);
  await phone.press('查看订单');
  await phone.arrive('/shop/pages/order/detail');
}

export const flow6: Story = {
  title:
    'recharged once though the callback comes twice; the first purchase sets the password, the bonus is spent first',
  tell,
};
