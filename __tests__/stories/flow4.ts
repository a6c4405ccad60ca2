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
import { balancesOf } from '../../server/domains/people/ledger/repository';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { PAY_PASSWORD, type TestServer } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { chooseBalance, type Story, type StoryPhone, type StoryShop, type Words } from './phone';
import { CHEN, LIN, XU, ZHOU } from '../server/demo';

/** 景迈古树龙珠 三人成团 and 陈皮白茶 三人成团 of the seed. */
const CAMPAIGN = { id: '3202', name: '景迈古树龙珠 三人成团' };
const SECOND = '3203';
const DETAIL = '/shop/pages/marketing/wholesale_detail';
const DAY = 86_400_000;

type Ids = Record<string, string>;

/** 周允 and 陈雨前 are new: an address, money and a payment password, as flow 6 gives them. */
async function prepare({ db, clock }: TestServer): Promise<Ids> {
  const rows = await db.select().from(members);
  const ids: Ids = Object.fromEntries(rows.map(({ mobile, id }) => [mobile, id]));
  const { payPasswordHash } = rows.find(({ mobile }) => mobile === LIN)!;
  for (const mobile of [ZHOU, CHEN])
    await db.update(members).set({ payPasswordHash }).where(eq(members.mobile, mobile));
  const owner = memberOwner(ids[ZHOU]!);
  await book(db, { owner, unit: 'money', bizType: 'recharge', bizId: 'flow4', delta: 50_000, at: clock.now() });
  for (const mobile of [ZHOU, XU, CHEN]) {
    const memberId = ids[mobile]!;
    await db.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, memberId));
    await db.insert(addresses).values({
      memberId,
      name: '茶友',
      mobile,
      regionCode: '330106',
      detail: '龙井路 1 号',
      isDefault: true,
      createdAt: clock.now(),
    });
  }
  return ids;
}

const booksOf = ({ db }: TestServer, ids: Ids) => ({
  money: async (mobile: string) => (await balancesOf(db, ids[mobile]!)).money.available,
  sold: async () => {
    const rows = await db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, CAMPAIGN.id));
    return rows.reduce((all, row) => all + row.sold, 0);
  },
  placesOf: (groupId: string) =>
    db
      .select({ order: orders, place: groupPlaces })
      .from(groupPlaces)
      .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
      .where(eq(groupPlaces.groupId, groupId)),
  newestGroup: async () => {
    const own = eq(groups.leaderId, ids[LIN]!);
    return (await db.select().from(groups).where(own).orderBy(desc(groups.id)).limit(1))[0]!;
  },
});

async function toSettle(phone: StoryPhone, button: Words, words: string) {
  await phone.press(button);
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees(words);
  await phone.sees('应付');
}
async function pay(phone: StoryPhone) {
  await phone.arrive('/member/pages/wallet/pay');
  await chooseBalance(phone);
  await phone.keys(PAY_PASSWORD);
  await phone.arrive('/shop/pages/order/success');
  await phone.sees('支付成功');
}

/** Both order the last place at the same moment; one gets it. */
async function race(racers: { mobile: string; phone: StoryPhone }[]) {
  for (const { phone } of racers) await toSettle(phone, /^参团/, '付款后即成团');
  const ends = await Promise.all(
    racers.map(async (racer) => {
      const pressed = racer.phone.press('提交订单');
      const hasWon = await Promise.race([
        racer.phone.arrive('/member/pages/wallet/pay').then(() => true),
        racer.phone.sees('该团已满，去开新团').then(() => false),
      ]);
      await pressed;
      return { ...racer, hasWon };
    }),
  );
  const [winners, losers] = [true, false].map((won) => ends.filter(({ hasWon }) => hasWon === won));
  expect([winners!.length, losers!.length]).toEqual([1, 1]);
  return { winner: winners![0]!, loser: losers![0]! };
}

/** A group has 24 hours; what was paid for one that did not fill comes back, once. */
async function expectRefunded(
  { db }: TestServer,
  order: { id: string; payable: number; status: string; closeReason: string | null },
) {
  expect(order).toMatchObject({ status: 'refunded', closeReason: 'group' });
  const backs = await db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.bizType, 'orderRefund'), eq(ledgerRows.bizId, order.id), eq(ledgerRows.unit, 'money')));
  expect(backs.map(({ delta }) => delta)).toEqual([order.payable]);
  expect(await db.select().from(payments).where(eq(payments.orderId, order.id))).toMatchObject([
    { status: 'refunded' },
  ]);
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const ids = await prepare(server);
  const { money, sold, placesOf, newestGroup } = booksOf(server, ids);
  const had: Record<string, number> = { [XU]: await money(XU), [CHEN]: await money(CHEN) };
  const before = { sold: await sold(), money: had };

  // 林知夏: the hall, the campaign, a group of her own.
  const lin = await phoneOf({ member: LIN });
  await lin.open('/shop/pages/marketing/wholesale_index');
  await lin.sees('快满的在前');
  await lin.press(CAMPAIGN.name);
  expect(await lin.arrive(DETAIL)).toMatchObject({ id: CAMPAIGN.id, type: 'group' });
  await toSettle(lin, /^开团/, '开 3 人团，付款后还差 2 人；24 小时内未满员全额退款');
  await lin.press('提交订单');
  await pay(lin);
  await lin.sees('还差 2 人成团');
  await lin.press('邀请好友');
  const group = await newestGroup();
  expect(group).toMatchObject({ campaignId: CAMPAIGN.id, size: 3, joined: 1, status: 'open' });

  // 周允 comes by the link that carries her share_id; a second time it leads to the group.
  const { shareId } = await shareOf(server, ids[LIN]!);
  const link = `${DETAIL}?id=${CAMPAIGN.id}&type=group&groupId=${group.id}&share_id=${shareId}`;
  const zhou = await phoneOf({ member: ZHOU });
  await zhou.open(link);
  await zhou.sees('好友邀你参团');
  await toSettle(zhou, /^参团/, '付款后还差 1 人');
  await zhou.press('提交订单');
  await pay(zhou);
  await zhou.sees('还差 1 人成团');
  await zhou.open(link);
  await zhou.sees('查看我的团');
  // The other phone hears of it without being touched.
  await lin.sees('还差 1 人成团');

  // 许清和 and 陈雨前 want the last place.
  const racers = [];
  for (const mobile of [XU, CHEN]) {
    const phone = await phoneOf({ member: mobile });
    await phone.open(link);
    await phone.sees('好友邀你参团');
    racers.push({ mobile, phone });
  }
  const { winner, loser } = await race(racers);
  await pay(winner.phone);
  await winner.phone.sees('已成团');
  await lin.sees('已成团');
  expect(await money(loser.mobile)).toBe(before.money[loser.mobile]);
  expect((await placesOf(group.id)).map(({ order }) => order.status)).toEqual(['paid', 'paid', 'paid']);
  expect(await newestGroup()).toMatchObject({ id: group.id, status: 'success', joined: 3 });
  expect(await sold()).toBe(before.sold + 3);

  // A second group has one of three when its day is over.
  await lin.open(`${DETAIL}?id=${SECOND}&type=group`);
  await toSettle(lin, /^开团/, '开 3 人团');
  await lin.press('提交订单');
  await pay(lin);
  await lin.sees('还差 2 人成团');
  const lonely = await newestGroup();
  expect(lonely).toMatchObject({ campaignId: SECOND, joined: 1, status: 'open' });
  server.clock.advance(DAY + 1000);
  await server.runJobs();
  const [alone] = await placesOf(lonely.id);
  expect(alone!.place).toMatchObject({ status: 'back' });
  await expectRefunded(server, alone!.order);
  expect((await newestGroup()).status).toBe('failed');
  await lin.open(`/shop/pages/order/detail?id=${alone!.order.id}`);
  await lin.sees('未成团，已退款');
  await lin.open('/pages/tea/my-wholesale?tab=groups');
  await lin.sees('未成团');
  await lin.sees('已成团');
}

export const flow4: Story = {
  title: 'opened, shared, joined, the last place raced for, full; a second one fails and is refunded',
  tell,
};
