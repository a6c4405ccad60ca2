/** Flow 23 (rules 13.8 to 13.10, 21.20): identified first, three reserve a limited tea of two pieces, two are drawn, one gives up, the third moves up and pays. */
import { asc, eq, inArray } from 'drizzle-orm';
import { incomes, orders, releaseEntries, releases } from '../../server/db/schema';
import { balancesOf } from '../../server/domains/people/ledger/repository';
import { newSeed, verifyDraw } from '../../server/domains/selling/release/draw';
import { planDraw } from '../../server/domains/selling/release/timers';
import { CHEN, LIN, XU } from '../server/demo';
import { PAY_PASSWORD, type TestServer } from '../server/harness';
import { chooseBalance, type Story, type StoryPhone, type StoryShop } from './phone';

const HOUR = 3_600_000;
const TITLE = '白茶 · 三十年老寿眉';
const PAGE = '/member/pages/appointment';
const NAMES: Record<string, string> = { '10001': LIN, '10003': XU, '10010': CHEN };

/** Two pieces, drawn in two hours; 林知夏 has an address, the others get theirs. Answers its id. */
async function prepare(server: TestServer): Promise<string> {
  const now = server.clock.now();
  const [row] = await server.db
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
  await planDraw(server.db, row!);
  for (const mobile of [XU, CHEN]) {
    const where = { name: '茶友', mobile, regionCode: '330106', detail: '龙井路 1 号' };
    await server.ok('address.create', where, { token: await server.login(mobile) });
  }
  return row!.id;
}

/** Nobody by law yet: once known, the page leads back to the sheet, which goes on. */
async function identifyAndReserve(phone: StoryPhone, id: string): Promise<void> {
  await phone.open(`${PAGE}?id=${id}`);
  await phone.sees('限量申购一人一份，预约前请先完成实名认证。');
  await phone.press('去实名认证');
  await phone.arrive('/member/pages/withdraw/identifier');
  await phone.type('身份证上的姓名', '许清和');
  await phone.type('18 位号码', '330100198811030018');
  await phone.press('同意将以上信息用于实名认证，见');
  await phone.press('提交认证');
  await phone.arrive(PAGE);
  await phone.press('300');
  await phone.pressTwice('预约并助力 300 积分');
  await phone.sees('预约成功');
}

async function reserve(phone: StoryPhone): Promise<void> {
  await phone.open(PAGE);
  await phone.pressIn(TITLE, '预约');
  await phone.sees('助力积分');
  await phone.pressTwice('确认预约');
  // 已预约 stands there from the beginning, with the number of all.
  await phone.sees('预约成功');
}

/** From the list to the cashier, out of the wallet. */
async function pay(phone: StoryPhone): Promise<void> {
  await phone.open(`${PAGE}?tab=mine`);
  await phone.sees('已中签');
  await phone.pressIn(TITLE, '去付款');
  await phone.arrive('/member/pages/wallet/pay');
  await chooseBalance(phone);
  await phone.keys(PAY_PASSWORD);
  await phone.arrive('/shop/pages/order/success');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const id = await prepare(server);
  const entries = () =>
    db
      .select()
      .from(releaseEntries)
      .where(eq(releaseEntries.releaseId, id))
      .orderBy(asc(releaseEntries.place), asc(releaseEntries.no));
  const points = async () => (await balancesOf(db, '10003')).points.available;
  const had = await points();

  // 1. Three reserve.
  await identifyAndReserve(await phoneOf({ member: XU }), id);
  await reserve(await phoneOf({ member: LIN }));
  const chen = await phoneOf({ member: CHEN });
  await reserve(chen);
  expect((await entries()).map(({ memberId, no, boost }) => [memberId, no, boost])).toEqual([
    ['10003', 1, 300],
    ['10001', 2, 0],
    ['10010', 3, 0],
  ]);
  expect(await points()).toBe(had - 300);
  await chen.pressIn(TITLE, '看排名');
  await chen.arrive('/member/pages/appointment_rank');
  await chen.sees('预估，公布前会变');
  await chen.sees('公布时公开');

  // 2. The draw, which anybody can do again with what the page shows.
  server.clock.advance(2 * HOUR);
  await server.runJobs();
  const drawn = await entries();
  expect(drawn.map(({ state }) => state)).toEqual(['chosen', 'chosen', 'waiting']);
  const { draw } = await server.ok('special.releaseRank', { id }, { token: await server.login(LIN) });
  expect(verifyDraw({ seed: '', listHash: '', list: '', ...draw })).toEqual(drawn.map(({ no }) => no));
  await chen.open(`/member/pages/appointment_rank?id=${id}`);
  await chen.sees('按公布次序');
  await chen.sees('3 行');

  // 3. The first pays, the second lets a day go by, the third moves up and pays.
  const [first, second, third] = drawn.map(({ memberId }) => memberId) as [string, string, string];
  await pay(await phoneOf({ member: NAMES[first]! }));
  server.clock.advance(25 * HOUR);
  await server.runJobs();
  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'forfeited', 'chosen']);
  const late = await phoneOf({ member: NAMES[second]! });
  await late.open(`${PAGE}?tab=mine`);
  await late.sees('已放弃');
  await pay(await phoneOf({ member: NAMES[third]! }));

  expect((await entries()).map(({ state }) => state)).toEqual(['bought', 'forfeited', 'bought']);
  const made = await db.select().from(orders).where(eq(orders.campaignId, id));
  expect(made.filter(({ paidAt }) => paidAt !== null)).toHaveLength(2);
  expect(made.every(({ kind }) => kind === 'release')).toBe(true);
  const sold = made.map((order) => order.id);
  expect(await db.$count(incomes, inArray(incomes.orderId, sold))).toBe(0);
  expect(await points()).toBe(had - 300);
}

export const flow23: Story = {
  title: 'three reserve, two are drawn in the open, one gives up and the next pays',
  tell,
};
