/** Flow 17 (rule 21.8): a shared link brings a member for good; what that one buys earns both depths, a week after receipt. */
import { and, eq } from 'drizzle-orm';
import {
  accounts,
  addresses,
  afterSales,
  incomes,
  ledgerRows,
  members,
  orderLines,
  orders,
  payments,
  skus,
} from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { DAY_MS } from '../../server/lib/shanghai';
import { SMS_CODE } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { askBack, handIn, settle } from './buyer';
import { decideNewest, SERVICE } from './desk';
import { openMessenger } from './messenger';
import { openShop, type Shop } from './shop';
import { CHEN, goodsId } from '../server/demo';

const NEWCOMER = '13700170001';
const ADDED = '13700170002';
/** Both of today; the first brings the second. */
const ABOVE = '13700170003';
const BELOW = '13700170004';
const GU = '13800000011';
const CHEN_ID = '10010';
const GU_ID = '10011';
/** Half a second past the guard against a second press. */
const CLICK_GUARD = 1600;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const memberBy = async (mobile: string) =>
  (await shop.server.db.select().from(members).where(eq(members.mobile, mobile)))[0];

test('a shared link, a first order, both depths; nobody changes it afterwards', async () => {
  const { server } = shop;
  const tea = await goodsId(server, '茉莉龙珠');

  // 1. 陈雨前 looks at a goods: the page is signed with the own share_id.
  const chen = await shop.phone({ member: CHEN });
  await chen.open(`/shop/pages/goods?id=${tea}`);
  await chen.loaded();
  await chen.still();
  const shared = await shareOf(server, CHEN_ID);
  expect(shared.url).toContain(`id=${tea}`);

  // A visitor opens the link, looks around, and registers an hour later, from another page.
  const paid = async () => {
    const [newcomer] = await server.db.select().from(members).where(eq(members.mobile, NEWCOMER));
    const [payment] = await server.db
      .select()
      .from(payments)
      .where(and(eq(payments.memberId, newcomer!.id), eq(payments.orderGroup, 'order')));
    await server.call('pay.notify', { ...sandboxNotify(server.server.config.secret, payment!) });
    return { err_msg: 'get_brand_wcpay_request:ok' };
  };
  const guest = await openMessenger(shop, paid, {});
  await guest.open(`/shop/pages/goods?id=${tea}&share_id=${shared.shareId}`);
  await guest.sees('茉莉龙珠');
  shop.advance(3_600_000);
  await guest.open('/site/pages/register');
  await guest.settled();
  await guest.type('手机号', NEWCOMER);
  await guest.press('获取验证码');
  await guest.type('验证码', SMS_CODE);
  await guest.type('登录密码', 'Yejian2026');
  await guest.press(/^我已阅读并同意/);
  await guest.press('注册');
  await guest.arrive('/tea/pages/newGift');
  const newcomer = (await memberBy(NEWCOMER))!;
  expect(newcomer.inviterId).toBe(CHEN_ID);

  // 2. The first order, paid in the messenger, sent, received.
  await server.db.insert(addresses).values({
    memberId: newcomer.id,
    name: '新茶友',
    mobile: NEWCOMER,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: server.clock.now(),
  });
  await server.db
    .update(skus)
    .set({ price: 15_000 })
    .where(eq(skus.id, `${tea}01`));
  await settle(guest, tea, 2);
  const orderId = await handIn(guest);
  await guest.press(/^微信支付/);
  await guest.press(/^确认支付/);
  await guest.arrive('/shop/pages/order/success');
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
  const line = lines.find(({ gift }) => !gift);
  expect(line).toMatchObject({ qty: 2, paid: 30_000 });
  const rows = () =>
    server.db.select().from(incomes).where(eq(incomes.orderId, orderId)).orderBy(incomes.memberId, incomes.id);
  expect(await rows()).toMatchObject([
    { memberId: CHEN_ID, source: 'direct', rateBp: 900, amount: 2700, status: 'pending' },
    { memberId: GU_ID, source: 'indirect', rateBp: 300, amount: 900, status: 'pending' },
  ]);
  await server.db.transaction((tx) => ship(tx as never, orderId, undefined, server.clock.now(), server.server));
  await guest.open(`/shop/pages/order/detail?id=${orderId}`);
  await guest.press(/^确认收货/);
  await guest.top.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).tap();
  await guest.sees('已确认收货');

  // The team's card and its list say the same.
  await chen.page.waitForTimeout(CLICK_GUARD);
  await chen.open('/member/pages/team/index');
  const { direct } = await server.ok('member.team', {}, { token: await server.login(CHEN) });
  await chen.sees(`全部 ${direct + 9} 人`);
  await chen.press(/^成员，全部/);
  await chen.arrive('/member/pages/team/list');
  await chen.sees(`直属 ${direct} 人`);

  // 陈雨前 sees what it brings, and how it is calculated.
  await chen.open('/income/pages/index');
  await chen.press(/直推.*\+27\.00/);
  await chen.arrive('/income/pages/details');
  await chen.sees('9%');
  await chen.press('返回');
  await chen.arrive('/income/pages/index');

  // One of the two pieces comes back before that: half of both goes with it, and what came as a gift for both is paid for (rule 12.5).
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const gifts = lines.filter(({ gift }) => gift).reduce((sum, { qty }) => sum + qty, 0);
  const kept = gifts * (order!.terms?.gift?.price ?? 0);
  expect(kept).toBeGreaterThan(0);
  await askBack(guest, line!.title);
  const asked = await server.db.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  expect(asked).toMatchObject([{ refund: 15_000 - kept, status: 'applied' }]);
  await decideNewest(server, SERVICE, { kind: 'afterSale', result: 'pass' });
  const halved = [
    { memberId: CHEN_ID, source: 'direct', amount: 2700, cancelled: 1350 },
    { memberId: CHEN_ID, source: 'direct', amount: -1350 },
    { memberId: GU_ID, source: 'indirect', amount: 900, cancelled: 450 },
    { memberId: GU_ID, source: 'indirect', amount: -450 },
  ];
  expect(await rows()).toMatchObject(halved.map((row) => ({ ...row, status: 'pending' })));

  // A week after the receipt the rest is settled.
  shop.advance(7 * DAY_MS + 60_000);
  await server.runJobs();
  expect(await rows()).toMatchObject(halved.map((row) => ({ ...row, status: 'settled' })));
  const booked = await server.db
    .select({ memberId: accounts.ownerId, unit: ledgerRows.unit, delta: ledgerRows.delta })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(eq(ledgerRows.bizId, orderId), eq(ledgerRows.bizType, 'commission')))
    .orderBy(accounts.ownerId);
  expect(booked).toEqual([
    { memberId: CHEN_ID, unit: 'income', delta: 1350 },
    { memberId: GU_ID, unit: 'income', delta: 450 },
  ]);

  // 3. Who has an inviter keeps it: there is nothing to fill in, and the call is refused.
  const chenNo = (await memberBy(CHEN))!.no;
  const fresh = await shop.phone({ member: NEWCOMER });
  await fresh.open('/site/pages/inviteID?no=YJ88810001');
  await fresh.sees('邀请关系一经确认，不再更改');
  await fresh.sees('陈雨前');
  await expect(fresh.top.getByLabel('邀请人会员号').count()).resolves.toBe(0);
  const token = await server.login(NEWCOMER);
  expect(await server.call('memberV4.bind', { inviteNo: 'YJ88810001' }, { token })).toMatchObject({
    code: 422,
    message: '已有邀请人，不能更改',
  });

  // Nobody is brought by whom he brought: a member of today without an inviter names the member brought by him.
  const topToken = await server.login(ABOVE);
  const above = (await memberBy(ABOVE))!;
  await server.ok('memberV4.bind', { inviteNo: above.no }, { token: await server.login(BELOW) });
  const below = (await memberBy(BELOW))!;
  expect(below.inviterId).toBe(above.id);
  const circle = await shop.phone({ member: ABOVE });
  await circle.open('/site/pages/inviteID');
  await circle.type('邀请人会员号', below.no);
  await circle.press('查找');
  await circle.sees('不能绑定下级为邀请人');
  expect(await server.call('memberV4.bind', { inviteNo: below.no }, { token: topToken })).toMatchObject({
    code: 422,
    message: '不能绑定下级为邀请人',
  });
  // He has 陈雨前 on the screen when another phone settles it: the change is refused in words.
  await circle.type('邀请人会员号', chenNo);
  await circle.page.waitForTimeout(CLICK_GUARD);
  await circle.press('查找');
  await circle.press('绑定');
  await circle.top.getByRole('alertdialog').waitFor();
  await server.ok('memberV4.bind', { inviteNo: (await memberBy(GU))!.no }, { token: topToken });
  await circle.top.getByRole('alertdialog').getByRole('button', { name: '绑定' }).tap();
  await circle.sees('已有邀请人，不能更改');
  expect((await memberBy(ABOVE))?.inviterId).toBe(GU_ID);

  // 4. Another mobile, added with its code.
  const again = await shop.phone({ member: CHEN });
  await again.open('/member/pages/subordinate/index');
  await again.settled();
  await again.type('对方手机号', ADDED);
  await again.press('获取验证码');
  await again.type('验证码', SMS_CODE);
  await again.type('备注', '茶会认识');
  await again.pressTwice('添加');
  await again.sees(/^已添加/);
  expect((await memberBy(ADDED))?.inviterId).toBe(CHEN_ID);
});
