/** Flow 4 (rule 21.4): a group is opened, shared and filled by four phones; a second one runs out of time. */
import { and, desc, eq } from 'drizzle-orm';
import {
  addresses,
  campaignSkus,
  groupPlaces,
  groups,
  ledgerRows,
  members,
  orders,
  payments,
} from '../../server/db/schema';
import { balancesOf } from '../../server/domains/ledger/repository';
import { book, memberOwner } from '../../server/domains/ledger/service';
import { isBuilt } from '../../src/core/routes/table';
import { PAY_PASSWORD } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { CHEN, LIN, openShop, XU, ZHOU, type Shop, type ShopPhone } from './shop';

/** 景迈古树龙珠 三人成团 and 陈皮白茶 三人成团 of the seed. */
const CAMPAIGN = { id: '3202', sku: '100901', name: '景迈古树龙珠 三人成团' };
const SECOND = { id: '3203', name: '陈皮白茶 三人成团' };
const DAY = 86_400_000;
let shop: Shop;
const ids: Record<string, string> = {};

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.server;
  for (const mobile of [LIN, ZHOU, XU, CHEN]) {
    const [member] = await db.select().from(members).where(eq(members.mobile, mobile));
    ids[mobile] = member!.id;
  }
  // 周允 is new: an address, money and a payment password, as flow 6 gives them.
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  const now = shop.server.clock.now();
  await db.update(members).set({ payPasswordHash: lin!.payPasswordHash }).where(eq(members.mobile, ZHOU));
  await db.update(members).set({ payPasswordHash: lin!.payPasswordHash }).where(eq(members.mobile, CHEN));
  await book(db, {
    owner: memberOwner(ids[ZHOU]!),
    unit: 'money',
    bizType: 'recharge',
    bizId: 'flow4',
    delta: 50_000,
    at: now,
  });
  for (const mobile of [ZHOU, XU, CHEN]) {
    await db.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, ids[mobile]!));
    await db.insert(addresses).values({
      memberId: ids[mobile]!,
      name: '茶友',
      mobile,
      regionCode: '330106',
      detail: '龙井路 1 号',
      isDefault: true,
      createdAt: now,
    });
  }
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const moneyOf = async (mobile: string) => (await balancesOf(shop.server.db, ids[mobile]!)).money.available;
const soldOf = async () => {
  const rows = await shop.server.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, CAMPAIGN.id));
  return rows.reduce((all, row) => all + row.sold, 0);
};
const ordersOf = async (groupId: string) =>
  shop.server.db
    .select({ order: orders, place: groupPlaces })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
    .where(eq(groupPlaces.groupId, groupId));
const newestGroup = async (mobile: string) => {
  const [row] = await shop.server.db
    .select()
    .from(groups)
    .where(eq(groups.leaderId, ids[mobile]!))
    .orderBy(desc(groups.id))
    .limit(1);
  return row!;
};

async function pay(phone: ShopPhone) {
  await phone.arrive('/member/pages/wallet/pay');
  await phone.press(/^确认支付/);
  await phone.enterPin(PAY_PASSWORD);
  await phone.arrive('/shop/pages/order/success');
  await phone.sees('支付成功');
}
async function settle(phone: ShopPhone) {
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
  await phone.press('提交订单');
}

test('opened, shared, joined, the last place raced for, full; a second one fails and is refunded', async () => {
  const { db } = shop.server;
  const sold = await soldOf();

  // 林知夏: the hall, the campaign, a group of her own.
  const lin = await shop.phone({ member: LIN });
  await lin.open('/shop/pages/marketing/wholesale_index');
  await lin.press(new RegExp(`^${CAMPAIGN.name}`));
  await lin.arrive('/shop/pages/marketing/wholesale_detail');
  await lin.press(/^开团/);
  await lin.arrive('/shop/pages/order/settle');
  await lin.sees('开 3 人团，付款后还差 2 人；24 小时内未满员全额退款');
  await settle(lin);
  await pay(lin);
  await lin.sees('还差 2 人成团');
  await lin.press('邀请好友');
  const group = await newestGroup(LIN);
  expect(group).toMatchObject({ campaignId: CAMPAIGN.id, size: 3, joined: 1, status: 'open' });

  // 周允 comes by the link that carries her share_id.
  const share = await shareOf(shop.server, ids[LIN]!);
  const link = `/shop/pages/marketing/wholesale_detail?id=${CAMPAIGN.id}&type=group&groupId=${group.id}&share_id=${share.shareId}`;
  const zhou = await shop.phone({ member: ZHOU });
  await zhou.open(link);
  await zhou.sees('好友邀您参团');
  await zhou.press(/^参团 ¥/);
  await settle(zhou);
  await pay(zhou);
  await zhou.sees('还差 1 人成团');
  await zhou.open(link);
  await zhou.sees('查看我的团');
  // The other phone hears of it without being touched.
  await lin.sees('还差 1 人成团');

  // 许清和 and 陈雨前 order the last place at the same moment.
  const racers = [
    { mobile: XU, phone: await shop.phone({ member: XU }) },
    { mobile: CHEN, phone: await shop.phone({ member: CHEN }) },
  ];
  const before: Record<string, number> = { [XU]: await moneyOf(XU), [CHEN]: await moneyOf(CHEN) };
  for (const { phone } of racers) {
    await phone.open(link);
    await phone.press(/^参团 ¥/);
    await phone.arrive('/shop/pages/order/settle');
    await phone.sees('付款后即成团');
    await phone.sees('应付');
  }
  await Promise.all(racers.map(({ phone }) => phone.press('提交订单')));
  const outcome = await Promise.all(
    racers.map(async ({ mobile, phone }) => {
      const won = await Promise.race([
        phone.arrive('/member/pages/wallet/pay').then(() => true),
        phone.sees('该团已满，去开新团').then(() => false),
      ]);
      return { mobile, phone, won };
    }),
  );
  expect(outcome.filter(({ won }) => won)).toHaveLength(1);
  const winner = outcome.find(({ won }) => won)!;
  const loser = outcome.find(({ won }) => !won)!;
  await pay(winner.phone);
  await winner.phone.sees('已成团');
  await lin.sees('已成团');
  expect(await moneyOf(loser.mobile)).toBe(before[loser.mobile]);

  const filled = await ordersOf(group.id);
  expect(filled.map(({ order }) => order.status)).toEqual(['paid', 'paid', 'paid']);
  expect((await newestGroup(LIN)).status).toBe('success');
  expect(await soldOf()).toBe(sold + 3);

  // A second group has 24 hours and one of three.
  const money = await moneyOf(LIN);
  await lin.open(`/shop/pages/marketing/wholesale_detail?id=${SECOND.id}&type=group`);
  await lin.press(/^开团/);
  await settle(lin);
  await pay(lin);
  await lin.sees('还差 2 人成团');
  const lonely = await newestGroup(LIN);
  expect(lonely).toMatchObject({ campaignId: SECOND.id, joined: 1, status: 'open' });
  const paidMoney = await moneyOf(LIN);
  shop.advance(DAY + 1000);
  await shop.server.runJobs();
  const [alone] = await ordersOf(lonely.id);
  expect(alone).toMatchObject({
    order: { status: 'refunded', closeReason: 'group' },
    place: { status: 'back' },
  });
  expect((await newestGroup(LIN)).status).toBe('failed');
  const backs = await db
    .select()
    .from(ledgerRows)
    .where(
      and(eq(ledgerRows.bizType, 'orderRefund'), eq(ledgerRows.bizId, alone!.order.id), eq(ledgerRows.unit, 'money')),
    );
  // A day is long: other money may have moved, but of this order exactly what was paid came back.
  expect(backs.map(({ delta }) => delta)).toEqual([alone!.order.payable]);
  expect(money - paidMoney).toBe(alone!.order.payable);
  await expect(db.select().from(payments).where(eq(payments.orderId, alone!.order.id))).resolves.toMatchObject([
    { status: 'refunded' },
  ]);
  await lin.open(`/shop/pages/order/detail?id=${alone!.order.id}`);
  await lin.sees('未成团，已退款');

  // 我的批发: both groups, the one that made it and the one that did not.
  if (isBuilt('/pages/tea/my-wholesale')) {
    await lin.open('/pages/tea/my-wholesale?tab=groups');
    await lin.sees(/已成团/);
    await lin.sees(/未成团/);
  }
});
