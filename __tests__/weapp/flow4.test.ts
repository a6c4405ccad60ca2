/** Flow 4 in the mini-program: a group is opened from the hall, joined by a second phone through its link, and filled. */
import { desc, eq } from 'drizzle-orm';
import { addresses, groupPlaces, groups, members, orders } from '../../server/db/schema';
import { verifyShop } from '../../server/domains/order/verify';
import { PAY_PASSWORD } from '../server/harness';
import { last, LIN, openShop, scrollUntil, WAITING, ZHOU, type WeappShop } from './shop';

/** 小青柑 两人成团 of the seed. */
const CAMPAIGN = '3201';
let shop: WeappShop;

beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterEach(() => shop.hangUp());
afterAll(() => shop.close());
jest.setTimeout(180_000);

const memberOf = async (mobile: string) =>
  (await shop.server.db.select().from(members).where(eq(members.mobile, mobile)))[0]!;

test('林知夏 opens a group of two and pays from the balance, 周允 joins by the link and pays in WeChat', async () => {
  const { db } = shop.server;
  const zhou = await memberOf(ZHOU);
  await db.insert(addresses).values({
    memberId: zhou.id,
    name: '周允',
    mobile: ZHOU,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: shop.server.clock.now(),
  });

  const lin = await shop.phone({ member: LIN, path: '/shop/pages/marketing/wholesale_index' });
  await lin.see('快满的在前');
  // Floors come when they are near, to the last one.
  await scrollUntil(lin, lin.locator('wx-view').getByText('怎么参与'));
  await lin.scroll(undefined, 0);
  await lin.tap('小青柑 两人成团');
  expect(await lin.page('/shop/pages/marketing/wholesale_detail')).toMatchObject({ id: CAMPAIGN, type: 'group' });
  await lin.see('正在拼');
  await lin.tap('开团 ¥77');
  await lin.page('/shop/pages/order/settle');
  await lin.see('开 2 人团，付款后还差 1 人；24 小时内未满员全额退款');
  await lin.tap('提交订单');
  await lin.page('/member/pages/wallet/pay');
  await lin.tap('余额支付');
  await lin.tap(last(lin, /^确认支付/));
  for (const digit of PAY_PASSWORD) await lin.tap(last(lin, digit));
  await lin.page('/shop/pages/order/success');
  await lin.see('还差 1 人成团');
  await lin.see('邀请好友');
  const [group] = await db
    .select()
    .from(groups)
    .where(eq(groups.leaderId, (await memberOf(LIN)).id))
    .orderBy(desc(groups.id))
    .limit(1);
  expect(group).toMatchObject({ campaignId: CAMPAIGN, size: 2, joined: 1, status: 'open' });

  await lin.mark(`${WAITING}周允`);
  const guest = await shop.phone({
    member: ZHOU,
    path: '/shop/pages/marketing/wholesale_detail',
    query: { id: CAMPAIGN, type: 'group', groupId: group!.id },
    mock: { requestPayment: ['success'] },
  });
  await guest.see('好友邀您参团');
  await guest.tap('参团 ¥77');
  await guest.page('/shop/pages/order/settle');
  await guest.see('付款后即成团');
  await guest.tap('提交订单');
  await guest.page('/member/pages/wallet/pay');
  await guest.tap('微信支付');
  await guest.tap(last(guest, /^确认支付/));
  await guest.page('/shop/pages/order/success');
  await guest.see('已成团');
  await lin.see('已成团');

  const rows = await db
    .select({ status: orders.status })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
    .where(eq(groupPlaces.groupId, group!.id));
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await verifyShop(db)).toEqual([]);
});
