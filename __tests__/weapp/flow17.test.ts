/** Flow 17 (rule 21.8) in the mini-program: a shared card brings a member for good; what that one buys earns both depths, a week after receipt. */
import { eq } from 'drizzle-orm';
import { addresses, incomes, members, orderLines, orders, skus } from '../../server/db/schema';
import { ship } from '../../server/domains/fulfilment/service';
import { DAY_MS } from '../../server/lib/shanghai';
import { goodsId } from '../e2e/pages';
import { CHEN, orderOf } from '../e2e/shop';
import { SMS_CODE } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { CLICK_GUARD, last, pause, shopForTests } from './shop';

const NEWCOMER = '13700170001';
const ADDED = '13700170002';
const CHEN_ID = '10010';
const GU_ID = '10011';
const shop = shopForTests();
jest.setTimeout(300_000);

const memberBy = async (mobile: string) =>
  (await shop.server.db.select().from(members).where(eq(members.mobile, mobile)))[0];

test('a shared card, a first order, both depths; another mobile is added with its code', async () => {
  const { server } = shop;
  const { db } = server;
  const tea = await goodsId(server, '茉莉龙珠');

  // 1. 陈雨前 looks at a goods: the page is signed with the own share_id.
  const chen = await shop.phone({ member: CHEN, path: '/shop/pages/goods', query: { id: tea } });
  await chen.see('茉莉龙珠');
  const card = await chen.share();
  const shared = await shareOf(server, CHEN_ID);
  expect(card).toMatchObject({ path: expect.stringContaining(`share_id=${shared.shareId}`) });

  // Who opens the card looks around and registers later, from another page.
  const guest = await shop.phone({
    path: '/shop/pages/goods',
    query: { id: tea, share_id: shared.shareId },
    mock: { requestPayment: ['success'] },
  });
  await guest.see('茉莉龙珠');
  await guest.navigate('reLaunch', '/site/pages/register');
  await guest.input('11 位手机号', NEWCOMER);
  await guest.tap('获取验证码');
  await guest.see(`演示环境，验证码 ${SMS_CODE}`);
  await guest.input('6 位数字', SMS_CODE);
  await guest.input('8-20 位，字母和数字都要有', 'Yejian2026');
  await guest.tap('我已阅读并同意');
  await pause(CLICK_GUARD);
  await guest.tap(last(guest, '注册'));
  for (let i = 0; i < 40 && !(await memberBy(NEWCOMER)); i += 1) await pause(250);
  const newcomer = (await memberBy(NEWCOMER))!;
  expect(newcomer.inviterId).toBe(CHEN_ID);

  // 2. The first order, paid in the messenger, sent, received.
  await db.insert(addresses).values({
    memberId: newcomer.id,
    name: '新茶友',
    mobile: NEWCOMER,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: server.clock.now(),
  });
  const [sku] = await db
    .update(skus)
    .set({ price: 15_000 })
    .where(eq(skus.id, `${tea}01`))
    .returning();
  const order = await orderOf(server, { mobile: NEWCOMER, skuId: sku!.id, qty: 2 });
  await guest.navigate('reLaunch', `/member/pages/wallet/pay?orderGroup=order&orderId=${order.id}`);
  await guest.tap('微信支付');
  await guest.tap(last(guest, /^确认支付/));
  await guest.page('/shop/pages/order/success');
  const isPaid = async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status === 'paid';
  // The page asks the server how the payment ended.
  for (let i = 0; i < 60 && !(await isPaid()); i += 1) await pause(250);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  expect(lines.filter(({ gift }) => !gift)).toMatchObject([{ qty: 2, paid: 30_000 }]);
  const rows = () => db.select().from(incomes).where(eq(incomes.orderId, order.id)).orderBy(incomes.memberId);
  expect(await rows()).toMatchObject([
    { memberId: CHEN_ID, source: 'direct', rateBp: 900, amount: 2700, status: 'pending' },
    { memberId: GU_ID, source: 'indirect', rateBp: 300, amount: 900, status: 'pending' },
  ]);
  await db.transaction((tx) => ship(tx as never, order.id, undefined, server.clock.now(), server.server));
  await guest.navigate('reLaunch', `/shop/pages/order/detail?id=${order.id}`);
  await guest.tap(last(guest, '确认收货'));
  await guest.tap(last(guest, '确认收货'));
  await guest.see('已确认收货');

  // A week after the receipt it is settled, and 陈雨前 sees the row.
  server.clock.advance(7 * DAY_MS + 60_000);
  await server.runJobs();
  expect((await rows()).map(({ status }) => status)).toEqual(['settled', 'settled']);
  await chen.navigate('reLaunch', '/income/pages/index');
  await chen.tap('+27.00');
  await chen.page('/income/pages/details');
  await chen.see('9%');
  await chen.see('已结算');

  // 3. Another mobile, added with its code.
  await chen.navigate('reLaunch', '/member/pages/subordinate/index');
  await chen.input('11 位手机号', ADDED);
  await chen.tap('获取验证码');
  await chen.input('6 位数字', SMS_CODE);
  await chen.tap(last(chen, '添加'));
  await chen.see('已添加');
  expect((await memberBy(ADDED))?.inviterId).toBe(CHEN_ID);
});
