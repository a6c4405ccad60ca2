/** Flow 17 (rule 21.8) in the mini-program: a shared card brings a member for good; what that one buys earns both depths, a week after receipt. */
import { eq } from 'drizzle-orm';
import { addresses, afterSales, incomes, members, orderLines, orders, skus } from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { DAY_MS } from '../../server/lib/shanghai';
import { decideNewest, SERVICE } from '../e2e/desk';
import { SMS_CODE } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { buyAtOnce, CLICK_GUARD, last, pause, shopForTests } from './shop';
import { CHEN, goodsId } from '../server/demo';

const NEWCOMER = '13700170001';
const ADDED = '13700170002';
/** Both of today; the first brings the second. */
const ABOVE = '13700170003';
const BELOW = '13700170004';
const GU = '13800000011';
const CHEN_ID = '10010';
const GU_ID = '10011';
const shop = shopForTests();

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
  await guest.page('/tea/pages/newGift');
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
  await db
    .update(skus)
    .set({ price: 15_000 })
    .where(eq(skus.id, `${tea}01`));
  await guest.navigate('reLaunch', `/shop/pages/goods?id=${tea}`);
  await buyAtOnce(guest, 2);
  await guest.see('应付');
  await guest.tap('提交订单');
  const { orderId = '' } = await guest.page('/member/pages/wallet/pay');
  await guest.tap('微信支付');
  await guest.tap(last(guest, /^确认支付/));
  await guest.page('/shop/pages/order/success');
  const isPaid = async () => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status === 'paid';
  // The page asks the server how the payment ended.
  for (let i = 0; i < 60 && !(await isPaid()); i += 1) await pause(250);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(lines.filter(({ gift }) => !gift)).toMatchObject([{ qty: 2, paid: 30_000 }]);
  const rows = () =>
    db.select().from(incomes).where(eq(incomes.orderId, orderId)).orderBy(incomes.memberId, incomes.id);
  expect(await rows()).toMatchObject([
    { memberId: CHEN_ID, source: 'direct', rateBp: 900, amount: 2700, status: 'pending' },
    { memberId: GU_ID, source: 'indirect', rateBp: 300, amount: 900, status: 'pending' },
  ]);
  await db.transaction((tx) => ship(tx as never, orderId, undefined, server.clock.now(), server.server));
  await guest.navigate('reLaunch', `/shop/pages/order/detail?id=${orderId}`);
  await guest.tap(last(guest, '确认收货'));
  await guest.tap(last(guest, '确认收货'));
  await guest.see('已确认收货');

  // The team's card and its list say the same.
  await chen.navigate('reLaunch', '/member/pages/team/index');
  const { direct } = await server.ok('member.team', {}, { token: await server.login(CHEN) });
  await chen.tap(`全部 ${direct + 9} 人`);
  await chen.page('/member/pages/team/list');
  await chen.see(`直属 ${direct} 人`);

  // One of the two pieces, the only line, comes back before it is settled: half of both goes with it, and the gift for both is paid for (rule 12.5).
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const gifts = lines.filter(({ gift }) => gift).reduce((sum, { qty }) => sum + qty, 0);
  const kept = gifts * (order!.terms?.gift?.price ?? 0);
  await guest.tap(last(guest, '申请售后'));
  await guest.see('预计退款');
  await guest.tap(last(guest, '提交申请'));
  await guest.see('待审核');
  const asked = await db.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  expect(asked).toMatchObject([{ way: 'refund', refund: 15_000 - kept, status: 'applied' }]);
  await decideNewest(server, SERVICE, { kind: 'afterSale', result: 'pass' });

  // A week after the receipt the rest is settled, and 陈雨前 sees the rows.
  server.clock.advance(7 * DAY_MS + 60_000);
  await server.runJobs();
  expect(await rows()).toMatchObject(
    [
      { memberId: CHEN_ID, amount: 2700, cancelled: 1350 },
      { memberId: CHEN_ID, amount: -1350 },
      { memberId: GU_ID, amount: 900, cancelled: 450 },
      { memberId: GU_ID, amount: -450 },
    ].map((row) => ({ ...row, status: 'settled' })),
  );
  await chen.navigate('reLaunch', '/income/pages/index');
  await chen.tap('+27.00');
  await chen.page('/income/pages/details');
  await chen.see('9%');
  await chen.see('已结算');

  // 3. Who has an inviter keeps it, and nobody is brought by whom he brought.
  const fresh = await shop.phone({ member: NEWCOMER, path: '/site/pages/inviteID', query: { no: 'YJ88810001' } });
  await fresh.see('邀请关系一经确认，不再更改');
  await fresh.see('陈雨前');
  const topToken = await server.login(ABOVE);
  const above = (await memberBy(ABOVE))!;
  await server.ok('memberV4.bind', { inviteNo: above.no }, { token: await server.login(BELOW) });
  const circle = await shop.phone({ member: ABOVE, path: '/site/pages/inviteID' });
  await circle.input('朋友的会员号', (await memberBy(BELOW))!.no);
  await circle.tap('查找');
  await circle.see('不能绑定下级为邀请人');
  // 陈雨前 is on the screen when another phone settles it: the change is refused in words.
  await circle.input('朋友的会员号', (await memberBy(CHEN))!.no);
  await pause(CLICK_GUARD);
  await circle.tap('查找');
  await circle.tap('绑定');
  await circle.see('只能绑定一次，以后不能更改');
  await server.ok('memberV4.bind', { inviteNo: (await memberBy(GU))!.no }, { token: topToken });
  await circle.tap(last(circle, '绑定'));
  await circle.see('已有邀请人，不能更改');
  expect((await memberBy(ABOVE))?.inviterId).toBe(GU_ID);

  // 4. Another mobile, added with its code.
  await chen.navigate('reLaunch', '/member/pages/subordinate/index');
  await chen.input('11 位手机号', ADDED);
  await chen.tap('获取验证码');
  await chen.input('6 位数字', SMS_CODE);
  await chen.tap(last(chen, '添加'));
  await chen.see('已添加');
  expect((await memberBy(ADDED))?.inviterId).toBe(CHEN_ID);
});
