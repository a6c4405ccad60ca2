/** Flow 4 (rule 21.4) in the mini-program: a group is opened, shared and filled by four phones; a second one runs out of time. */
import { and, desc, eq } from 'drizzle-orm';
import { addresses, groupPlaces, groups, ledgerRows, members, orders, payments } from '../../server/db/schema';
import { CHEN, XU } from '../e2e/shop';
import { PAY_PASSWORD } from '../server/harness';
import { shareOf } from '../server/shareOf';
import type { WeappDriver } from './host/driver';
import { last, LIN, scrollUntil, shopForTests, typePin, WAITING, ZHOU } from './shop';

/** 景迈古树龙珠 三人成团 and 陈皮白茶 三人成团 of the seed. */
const CAMPAIGN = '3202';
const SECOND = '3203';
const DAY = 86_400_000;
const DETAIL = '/shop/pages/marketing/wholesale_detail';
const shop = shopForTests();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const { db, clock } = shop.server;
  for (const mobile of [LIN, ZHOU, XU, CHEN]) {
    const [member] = await db.select().from(members).where(eq(members.mobile, mobile));
    ids[mobile] = member!.id;
    if (mobile === LIN) continue;
    await db.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, member!.id));
    await db.insert(addresses).values({
      memberId: member!.id,
      name: '茶友',
      mobile,
      regionCode: '330106',
      detail: '龙井路 1 号',
      isDefault: true,
      createdAt: clock.now(),
    });
  }
});

const newestGroup = async () => {
  const { db } = shop.server;
  const [row] = await db.select().from(groups).where(eq(groups.leaderId, ids[LIN]!)).orderBy(desc(groups.id)).limit(1);
  return row!;
};
const ordersOf = (groupId: string) =>
  shop.server.db
    .select({ order: orders, place: groupPlaces })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
    .where(eq(groupPlaces.groupId, groupId));

async function toSettle(phone: WeappDriver, button: RegExp, words: string) {
  await phone.tap(last(phone, button));
  await phone.page('/shop/pages/order/settle');
  await phone.see(words);
  await phone.see('应付');
}
async function payByBalance(phone: WeappDriver) {
  await phone.page('/member/pages/wallet/pay');
  await phone.tap('余额支付');
  await phone.tap(last(phone, /^确认支付/));
  await typePin(phone, PAY_PASSWORD);
  await phone.page('/shop/pages/order/success');
}
async function payInWechat(phone: WeappDriver) {
  await phone.page('/member/pages/wallet/pay');
  await phone.tap('微信支付');
  await phone.tap(last(phone, /^确认支付/));
  await phone.page('/shop/pages/order/success');
}

test('opened, shared, joined, the last place raced for, full; a second one fails and is refunded', async () => {
  const { db } = shop.server;

  // 林知夏: the hall to its last floor, the campaign, a group of her own.
  const lin = await shop.phone({ member: LIN, path: '/shop/pages/marketing/wholesale_index' });
  await lin.see('快满的在前');
  await scrollUntil(lin, lin.locator('wx-view').getByText('怎么参与'));
  await lin.scroll(undefined, 0);
  await lin.tap('景迈古树龙珠 三人成团');
  expect(await lin.page(DETAIL)).toMatchObject({ id: CAMPAIGN, type: 'group' });
  await toSettle(lin, /^开团 ¥/, '开 3 人团，付款后还差 2 人；24 小时内未满员全额退款');
  await lin.tap('提交订单');
  await payByBalance(lin);
  await lin.see('还差 2 人成团');
  await lin.tap('邀请好友');
  const group = await newestGroup();
  expect(group).toMatchObject({ campaignId: CAMPAIGN, size: 3, joined: 1, status: 'open' });
  const share = await shareOf(shop.server, ids[LIN]!);
  await lin.mark(`${WAITING}the others`);

  // 周允 comes by the link that carries her share_id; a second time it leads to the group.
  const guest = (mobile: string) =>
    shop.phone({
      member: mobile,
      path: DETAIL,
      query: { id: CAMPAIGN, type: 'group', groupId: group.id, share_id: share.shareId },
      mock: { requestPayment: ['success'] },
    });
  const zhou = await guest(ZHOU);
  await zhou.see('好友邀您参团');
  await toSettle(zhou, /^参团 ¥/, '付款后还差 1 人');
  await zhou.tap('提交订单');
  await payInWechat(zhou);
  await zhou.see('还差 1 人成团');
  await zhou.navigate('reLaunch', `${DETAIL}?id=${CAMPAIGN}&type=group&groupId=${group.id}`);
  await zhou.see('查看我的团');
  // The other phone hears of it without being touched.
  await lin.see('还差 1 人成团');

  // 许清和 and 陈雨前 order the last place at the same moment.
  const racers = [await guest(XU), await guest(CHEN)];
  for (const phone of racers) await toSettle(phone, /^参团 ¥/, '付款后即成团');
  const outcome = await Promise.all(
    racers.map(async (phone) => {
      const pressed = phone.tap('提交订单');
      const won = await Promise.race([
        phone.page('/member/pages/wallet/pay').then(() => true),
        phone.see('该团已满，去开新团').then(() => false),
      ]);
      await pressed;
      return { phone, won };
    }),
  );
  expect(outcome.map(({ won }) => won).sort()).toEqual([false, true]);
  const winner = outcome.find(({ won }) => won)!.phone;
  await payInWechat(winner);
  await winner.see('已成团');
  await lin.see('已成团');
  const filled = await ordersOf(group.id);
  expect(filled.map(({ order }) => order.status)).toEqual(['paid', 'paid', 'paid']);
  expect(await newestGroup()).toMatchObject({ id: group.id, status: 'success', joined: 3 });

  // A second group has 24 hours and one of three.
  await lin.navigate('reLaunch', `${DETAIL}?id=${SECOND}&type=group`);
  await toSettle(lin, /^开团 ¥/, '开 3 人团');
  await lin.tap('提交订单');
  await payByBalance(lin);
  await lin.see('还差 2 人成团');
  const lonely = await newestGroup();
  expect(lonely).toMatchObject({ campaignId: SECOND, joined: 1, status: 'open' });
  shop.server.clock.advance(DAY + 1000);
  await shop.server.runJobs();
  const [alone] = await ordersOf(lonely.id);
  expect(alone).toMatchObject({ order: { status: 'refunded', closeReason: 'group' }, place: { status: 'back' } });
  expect(await newestGroup()).toMatchObject({ status: 'failed' });
  const backs = await db
    .select()
    .from(ledgerRows)
    .where(
      and(eq(ledgerRows.bizType, 'orderRefund'), eq(ledgerRows.bizId, alone!.order.id), eq(ledgerRows.unit, 'money')),
    );
  expect(backs.map(({ delta }) => delta)).toEqual([alone!.order.payable]);
  expect(await db.select().from(payments).where(eq(payments.orderId, alone!.order.id))).toMatchObject([
    { status: 'refunded' },
  ]);

  // 我的批发 shows both.
  await lin.navigate('reLaunch', '/pages/tea/my-wholesale?tab=groups');
  await lin.see('未成团');
  await lin.see('已成团');
});
