/** Flow 23 (rules 13.8 to 13.10, 21.20): identified first, three reserve a limited tea of two pieces, two are drawn, one gives up, the third moves up and pays. */
import { asc, eq } from 'drizzle-orm';
import { incomes, orders, releaseEntries, releases } from '../../server/db/schema';
import { balancesOf } from '../../server/domains/people/ledger/repository';
import { newSeed, verifyDraw } from '../../server/domains/selling/release/draw';
import { planDraw } from '../../server/domains/selling/release/timers';
import { sayWho } from './identity';
import { openShop, type Shop, type ShopPhone } from './shop';
import { CHEN, LIN, XU } from '../server/demo';

const HOUR = 3_600_000;
const TITLE = '白茶 · 三十年老寿眉';
const NAMES: Record<string, string> = { '10001': LIN, '10003': XU, '10010': CHEN };
let shop: Shop;
let id: string;

beforeAll(async () => {
  shop = await openShop();
  const now = shop.server.clock.now();
  const [row] = await shop.server.db
    .insert(releases)
    .values({
      title: TITLE,
      note: '仓里最后两饼。',
      goodsId: '1015',
      skuId: '101501',
      price: 9900,
      quota: 2,
      drum: 6,
      reserveFrom: now - HOUR,
      reserveTo: now + HOUR,
      drawAt: now + 2 * HOUR,
      payHours: 24,
      ...newSeed(),
    })
    .returning();
  id = row!.id;
  await planDraw(shop.server.db, row!);
  // A parcel needs an address: 林知夏 has hers.
  for (const mobile of [XU, CHEN]) {
    const token = await shop.server.login(mobile);
    const where = { name: '茶友', mobile, regionCode: '330106', detail: '龙井路 1 号' };
    await shop.server.ok('address.create', where, { token });
  }
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const entries = () =>
  shop.server.db
    .select()
    .from(releaseEntries)
    .where(eq(releaseEntries.releaseId, id))
    .orderBy(asc(releaseEntries.place), asc(releaseEntries.no));
const points = async () => (await balancesOf(shop.server.db, '10003')).points.available;

async function reserve(phone: ShopPhone, boost?: string): Promise<void> {
  await phone.press(`${TITLE}预约`);
  await phone.still();
  if (boost) await phone.press(boost);
  await phone.pressTwice(boost ? `预约并助力 ${boost} 积分` : '确认预约');
  // 已预约 stands there from the beginning, with the number of all.
  await phone.sees('预约成功');
}

/** From the list to the cashier, out of the wallet. */
async function pay(memberId: string): Promise<void> {
  const phone = await shop.phone({ member: NAMES[memberId] });
  await phone.open('/member/pages/appointment?tab=mine');
  await phone.sees('已中签');
  await phone.press(`${TITLE}去付款`);
  await phone.arrive('/member/pages/wallet/pay');
  await phone.settled();
  await phone.press(/^余额支付/);
  await phone.press(/^确认支付/);
  await phone.enterPin('246810');
  await phone.arrive('/shop/pages/order/success');
}

test('three reserve, two are drawn in the open, one gives up and the next pays', async () => {
  const { server } = shop;
  const had = await points();

  // 1. 许清和 is nobody by law yet.
  const xu = await shop.phone({ member: XU });
  await xu.open(`/member/pages/appointment?id=${id}`);
  await xu.sees('限量申购一人一份，预约前请先完成实名认证。');
  await xu.press('去实名认证');
  await xu.arrive('/member/pages/withdraw/identifier');
  // Once known, the page leads back to the sheet, which goes on.
  await sayWho(xu, '许清和', '330100198811030018');
  await xu.arrive('/member/pages/appointment');
  await xu.press('300');
  await xu.pressTwice('预约并助力 300 积分');
  await xu.sees('预约成功');

  const lin = await shop.phone({ member: LIN });
  await lin.open('/member/pages/appointment');
  await lin.settled();
  await reserve(lin);
  const chen = await shop.phone({ member: CHEN });
  await chen.open('/member/pages/appointment');
  await chen.settled();
  await reserve(chen);
  expect((await entries()).map(({ memberId, no, boost }) => [memberId, no, boost])).toEqual([
    ['10003', 1, 300],
    ['10001', 2, 0],
    ['10010', 3, 0],
  ]);
  expect(await points()).toBe(had - 300);
  await chen.press(`${TITLE}看排名`);
  await chen.arrive('/member/pages/appointment_rank');
  await chen.sees('预估，公布前会变');
  await chen.sees('公布时公开');

  // 2. The draw, which anybody can do again with what the page shows.
  shop.advance(2 * HOUR);
  await server.runJobs();
  const drawn = await entries();
  expect(drawn.map(({ state }) => state)).toEqual(['chosen', 'chosen', 'waiting']);
  const { draw } = await server.ok('special.releaseRank', { id }, { token: await server.login(LIN) });
  expect(verifyDraw({ seed: '', listHash: '', list: '', ...draw })).toEqual(drawn.map(({ no }) => no));
  await chen.open(`/member/pages/appointment_rank?id=${id}`);
  await chen.sees('按公布次序');
  await chen.sees('3 行');

  const [first, second, third] = drawn.map(({ memberId }) => memberId) as [string, string, string];
  await pay(first);
  // The second lets a day go by.
  shop.advance(25 * HOUR);
  await server.runJobs();
  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'forfeited', 'chosen']);
  const late = await shop.phone({ member: NAMES[second] });
  await late.open('/member/pages/appointment?tab=mine');
  await late.sees('已放弃');
  await pay(third);

  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'forfeited', 'bought']);
  const made = await server.db.select().from(orders).where(eq(orders.campaignId, id));
  expect(made.filter(({ paidAt }) => paidAt !== null)).toHaveLength(2);
  expect(made.every(({ kind }) => kind === 'release')).toBe(true);
  const ids = made.map((order) => order.id);
  expect((await server.db.select().from(incomes)).filter(({ orderId }) => orderId && ids.includes(orderId))).toEqual(
    [],
  );
  expect(await points()).toBe(had - 300);
});
