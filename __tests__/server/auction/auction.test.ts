/** Auctions from the list to the forfeit: endpoints, deposits, proxy bids, soft close, the end, the second chance. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { campaigns, notices, orders } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { billCode } from '../../../server/domains/trade/payment/bill';
import { createTestServer, PAY_PASSWORD, type TestServer } from '../harness';
import {
  bid,
  CHEN,
  entryOf,
  fund,
  LIN,
  LOT as SEEDED,
  lotOrders,
  lotRow,
  memberOf,
  money,
  newLot,
  payDeposit,
  rowsOf,
  XU,
  yuan,
  ZHOU,
  type Bidder,
} from './floor';

let app: TestServer;
let lin: Bidder;
let xu: Bidder;
const endAt = async () => (await app.db.select().from(campaigns).where(eq(campaigns.id, LOT)))[0]!.endAt;

let LOT: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  lin = await memberOf(app, LIN);
  xu = await memberOf(app, XU);
});
beforeEach(async () => {
  LOT = await newLot(app);
});
afterAll(() => app.close(), 120_000);

test('the list by state, the lot by its view; a visitor sees masked names only', async () => {
  const running = await app.ok('marketing.auction', {});
  expect(running.page.list.slice(0, 2).map(({ id }) => id)).toEqual(['3402', SEEDED]);
  expect(running.page.list[1]).toMatchObject({
    type: 'auction',
    price: yuan(2150),
    auction: { current: yuan(2150), bids: 11, deposit: yuan(200) },
  });
  const upcoming = await app.ok('marketing.auction', { status: 'upcoming' });
  expect(upcoming.page.list.map(({ id }) => id)).toEqual(['3403']);
  const ended = await app.ok('marketing.auction', { status: 'ended' });
  expect(ended.page.list.map(({ id }) => id)).toEqual(['3404']);
  await expect(app.call('marketing.auction', { status: 'gone' })).resolves.toMatchObject({ code: 400 });

  const { auction, rules } = await app.ok('marketing.wholesaleView', { id: SEEDED });
  expect(auction).toMatchObject({ status: 'running', next: yuan(2200), isLeader: false, depositPaid: false });
  expect(auction?.leader).toMatch(/^.\*\*$/u);
  expect(auction?.bids[0]).toMatchObject({ amount: yuan(2150), auto: false });
  expect(rules.length).toBeGreaterThan(3);
  const kettle = await app.ok('marketing.wholesaleView', { id: '3402' });
  expect(kettle.auction).toMatchObject({ status: 'extended', extensions: 3 });
  const sold = await app.ok('marketing.wholesaleView', { id: '3404' });
  expect(sold.auction).toMatchObject({ status: 'sold' });
  expect(sold.auction?.orderId).toBeUndefined();
});

test('deposit: refused without login, proof, money; blocked once; a second try changes nothing', async () => {
  const ask = { id: LOT, channel: 'wallet' as const, requestId: randomUUID() };
  await expect(app.call('marketing.auctionDeposit', ask)).resolves.toMatchObject({ code: 401 });
  await expect(app.call('marketing.auctionDeposit', { ...ask, id: '99' }, lin)).resolves.toMatchObject({ code: 404 });
  await expect(app.call('marketing.auctionDeposit', ask, lin)).resolves.toMatchObject({ code: 400 });
  await expect(app.call('marketing.auctionDeposit', { ...ask, channel: 'gold' }, lin)).resolves.toMatchObject({
    code: 400,
  });
  await expect(app.call('marketing.auctionDeposit', { ...ask, payToken: 'x'.repeat(43) }, lin)).resolves.toMatchObject({
    code: 410,
  });
  const before = await money(app, lin);
  await expect(payDeposit(app, lin, LOT)).resolves.toMatchObject({ code: 200, data: { paid: true } });
  await expect(payDeposit(app, lin, LOT)).resolves.toMatchObject({ code: 200, data: { paid: true } });
  await expect(money(app, lin)).resolves.toEqual({
    available: before.available - yuan(200),
    frozen: before.frozen + yuan(200),
  });
  await expect(payDeposit(app, lin, '3404')).resolves.toMatchObject({ code: 422, message: '竞拍已结束' });
});

test('a shop that takes no deposits from the balance refuses them; the cashier has the other way', async () => {
  await writeShopSettings(app.db, { payments: { auction: ['js'] } });
  await expect(payDeposit(app, lin, LOT)).resolves.toMatchObject({
    code: 422,
    message: '本店这里不能用余额付款，请换一种方式',
  });
  const asked = { id: LOT, channel: 'js' as const, requestId: randomUUID() };
  const { orderId = '' } = await app.ok('marketing.auctionDeposit', asked, lin);
  const { methods } = await app.ok('pay.cashier', { orderGroup: 'auction', orderId }, lin);
  expect(methods.map(({ key }) => key)).toEqual(['js', 'demo']);
  await writeShopSettings(app.db, { payments: {} });
});

test('rule 2.12: pay_type 1 begins a deposit and its payment in one call', async () => {
  const chen = await memberOf(app, CHEN);
  const lot = await newLot(app);
  const make = (requestId: string) =>
    app.call('pay', { trade_type: 'js', pay_type: 1, order_group: 'auction', data: { id: lot }, requestId }, chen);
  const made = (await make(randomUUID())).data.paymentId;
  expect(await app.ok('pay.result', { paymentId: made }, chen)).toMatchObject({
    orderGroup: 'auction',
    amount: yuan(200),
    status: 'pending',
  });
  expect((await make(randomUUID())).data.paymentId).toBe(made);
  app.clock.advance(1500);
  expect((await app.ok('pay.result', { paymentId: made }, chen)).status).toBe('paid');
  expect(await make(randomUUID())).toMatchObject({ code: 409, message: '订单已支付' });
});

test('deposit by the messenger: the cashier takes it, the callback blocks it', async () => {
  const zhou = await memberOf(app, ZHOU);
  const answer = await app.ok('marketing.auctionDeposit', { id: LOT, channel: 'js', requestId: randomUUID() }, zhou);
  expect(answer).toMatchObject({ orderGroup: 'auction', paid: false });
  const orderId = answer.orderId!;
  const cashier = await app.ok('pay.cashier', { orderGroup: 'auction', orderId }, zhou);
  expect(cashier).toMatchObject({ amount: yuan(200), state: 'payable' });
  await expect(app.call('pay.cashier', { orderGroup: 'auction', orderId }, lin)).resolves.toMatchObject({ code: 404 });
  await expect(bid(app, zhou, yuan(2200), undefined, LOT)).resolves.toMatchObject({
    code: 422,
    message: '请先交保证金',
  });
  const before = await money(app, zhou);
  const { paymentId } = await app.ok(
    'pay',
    { trade_type: 'js', pay_type: 11, order_group: 'auction', data: { order_id: orderId }, requestId: randomUUID() },
    zhou,
  );
  app.clock.advance(60_000);
  const payment = await app.ok('pay.result', { paymentId }, zhou);
  expect(payment.status).toBe('paid');
  const checkCode = billCode(app.server.config.secret, payment.no);
  await expect(app.ok('pay.bill', { outTradeNo: payment.no, checkCode })).resolves.toMatchObject({
    orderGroup: 'auction',
    amount: yuan(200),
    goods: cashier.title,
  });
  await expect(money(app, zhou)).resolves.toEqual({ ...before, frozen: before.frozen + yuan(200) });
  await expect(bid(app, zhou, yuan(2200), undefined, LOT)).resolves.toMatchObject({
    code: 200,
    data: { isLeader: true },
  });
});

test('bids: login, deposit, the least, the step, the clock, a replay', async () => {
  const ask = { id: LOT, amount: yuan(2200), requestId: randomUUID() };
  await expect(app.call('marketing.auctionBid', ask)).resolves.toMatchObject({ code: 401 });
  await expect(app.call('marketing.auctionBid', { ...ask, id: '99' }, lin)).resolves.toMatchObject({ code: 404 });
  await expect(app.call('marketing.auctionBid', { ...ask, amount: -5 }, lin)).resolves.toMatchObject({ code: 400 });
  await expect(bid(app, lin, yuan(2200), undefined, LOT)).resolves.toMatchObject({
    code: 422,
    message: '请先交保证金',
  });
  await payDeposit(app, lin, LOT);
  const low = await bid(app, lin, yuan(2150), undefined, LOT);
  expect(low).toMatchObject({ code: 422, message: '出价需不低于 ¥2,200', data: { next: yuan(2200) } });
  await expect(bid(app, lin, yuan(2210), undefined, LOT)).resolves.toMatchObject({
    code: 422,
    message: '出价须按 ¥50 递增',
  });
  const requestId = randomUUID();
  await expect(bid(app, lin, yuan(2200), undefined, LOT, requestId)).resolves.toMatchObject({
    code: 200,
    data: { current: yuan(2200), isLeader: true, bidCount: 1 },
  });
  await expect(bid(app, lin, yuan(2200), undefined, LOT, requestId)).resolves.toMatchObject({ code: 200 });
  expect((await lotRow(app, LOT)).bidCount).toBe(1);
  await expect(bid(app, lin, yuan(2250), undefined, LOT)).resolves.toMatchObject({ code: 422 });
  await expect(bid(app, lin, yuan(2250), yuan(2500), LOT)).resolves.toMatchObject({
    code: 200,
    data: { current: yuan(2200), myMax: yuan(2500), bidCount: 1 },
  });
  await fund(app, xu, yuan(200));
  await payDeposit(app, xu, LOT);
  await expect(bid(app, xu, yuan(2200), undefined, LOT)).resolves.toMatchObject({
    code: 409,
    message: '已有更高出价，需不低于 ¥2,250',
    data: { next: yuan(2250), isLeader: false },
  });
  await expect(bid(app, lin, yuan(580), undefined, '3403')).resolves.toMatchObject({
    code: 422,
    message: '竞拍尚未开始',
  });
  app.clock.set((await endAt()) + 1);
  await expect(bid(app, lin, yuan(9000), undefined, LOT)).resolves.toMatchObject({ code: 422, message: '竞拍已结束' });
});

test('flow 5: proxy, soft close, sold, forfeited, offered once', async () => {
  await fund(app, xu, yuan(500));
  await payDeposit(app, lin, LOT);
  await payDeposit(app, xu, LOT);
  await bid(app, lin, yuan(2200), yuan(3000), LOT);
  for (const price of [2250, 2400, 2600]) {
    const { data } = await bid(app, xu, yuan(price), undefined, LOT);
    expect(data).toMatchObject({ current: yuan(price + 50), isLeader: false });
  }
  const planned = await endAt();
  app.clock.set(planned - 60_000);
  const { data } = await bid(app, xu, yuan(3100), undefined, LOT);
  expect(data).toMatchObject({ isLeader: true, current: yuan(3100), extensions: 1, endAt: app.clock.now() + 120_000 });
  app.clock.advance(1000);
  const moved = await endAt();
  await expect(bid(app, lin, yuan(3100), undefined, LOT)).resolves.toMatchObject({ code: 409 });
  await expect(endAt()).resolves.toBe(moved);
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ extensions: 1 });

  // The planned end is no end any more.
  app.clock.set(planned + 1);
  await app.runJobs();
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'open' });
  app.clock.set(moved);
  await app.runJobs();
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'sold' });
  await expect(entryOf(app, lin, LOT)).resolves.toMatchObject({ state: 'back' });
  const [order] = await lotOrders(app, LOT);
  expect(order).toMatchObject({
    kind: 'auction',
    status: 'unpaid',
    memberId: xu.memberId,
    payable: yuan(3100),
    expireAt: moved + 24 * 3_600_000,
  });
  const view = await app.ok('marketing.wholesaleView', { id: LOT }, xu);
  expect(view.auction).toMatchObject({
    status: 'sold',
    orderId: order!.id,
    order: { payable: yuan(3100), offered: false },
  });
  expect((await app.ok('marketing.wholesaleView', { id: LOT }, lin)).auction?.orderId).toBeUndefined();

  app.clock.set(moved + 24 * 3_600_000);
  await app.runJobs();
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'forfeited', offeredTo: lin.memberId });
  await expect(entryOf(app, xu, LOT)).resolves.toMatchObject({ state: 'forfeit' });
  expect(await rowsOf(app, xu, LOT)).toEqual(['deposit', 'forfeit']);
  expect(await rowsOf(app, lin, LOT)).toEqual(['deposit', 'depositBack']);
  const both = await lotOrders(app, LOT);
  expect(both.find(({ memberId }) => memberId === xu.memberId)).toMatchObject({
    status: 'cancelled',
    closeReason: 'forfeit',
  });
  const offer = both.find(({ memberId }) => memberId === lin.memberId);
  expect(offer).toMatchObject({ status: 'unpaid', payable: yuan(3000) });
  const offered = await app.ok('marketing.wholesaleView', { id: LOT }, lin);
  expect(offered.auction).toMatchObject({ status: 'forfeited', order: { offered: true, payable: yuan(3000) } });
  const rows = await app.ok('special.wholesaleList', { tab: 'auctions' }, lin);
  expect(rows.list[0]).toMatchObject({ id: LOT, status: 'offered', statusText: '补拍待付款' });

  // Not taken: the offer ends, nobody else gets one, nothing is forfeited.
  app.clock.advance(24 * 3_600_000);
  await app.runJobs();
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'forfeited', orderId: null });
  await expect(lotOrders(app, LOT)).resolves.toHaveLength(2);
});

test('the winner pays: the deposit comes back, the lot is sold once', async () => {
  await fund(app, lin, yuan(5000));
  await payDeposit(app, lin, LOT);
  await bid(app, lin, yuan(2200), undefined, LOT);
  app.clock.set(await endAt());
  await app.runJobs();
  const [order] = await lotOrders(app, LOT);
  const before = await money(app, lin);
  const { payToken } = await app.ok('member.checkPayPw', { password: '246810' }, lin);
  const pay = { orderGroup: 'order' as const, orderId: order!.id, payToken, requestId: randomUUID() };
  await app.ok('pay.wallet', pay, lin);
  await expect(money(app, lin)).resolves.toEqual({
    available: before.available - yuan(2200) + yuan(200),
    frozen: before.frozen - yuan(200),
  });
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'sold' });
  await expect(entryOf(app, lin, LOT)).resolves.toMatchObject({ state: 'back' });
  const detail = await app.ok('memberOrder.view', { id: order!.id }, lin);
  expect(detail.card).toMatchObject({ kind: 'auction', status: 'paid' });
});

describe('a level that spares deposits', () => {
  /** ¥300 at the same time: one lot of ¥200. */
  let chen: Bidder;
  beforeAll(async () => {
    chen = await memberOf(app, CHEN);
    const home = { name: '陈雨前', mobile: CHEN, regionCode: '330106', detail: '龙井路 1 号' };
    await app.ok('address.create', home, chen);
    const levels = DEMO.shopSettings.levels.map((level) =>
      level.level < 4 ? level : { ...level, depositFree: yuan(300) },
    );
    await writeShopSettings(app.db, { levels });
  });
  afterAll(() => writeShopSettings(app.db, { levels: DEMO.shopSettings.levels }));
  const enter = (id: string, who = chen) =>
    app.ok('marketing.auctionDeposit', { id, channel: 'js', requestId: randomUUID() }, who);
  const lotOf = async (id: string, who = chen) => (await app.ok('marketing.wholesaleView', { id }, who)).auction;
  const end = async (id: string) => {
    app.clock.set((await app.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]!.endAt);
    await app.runJobs();
  };

  test('enters without money, once: the sum covers what runs, and is whole again at the end', async () => {
    const other = await newLot(app);
    const before = await money(app, chen);
    expect(await lotOf(LOT)).toMatchObject({ depositPaid: false, depositSpared: true });
    expect((await lotOf(LOT, lin))?.depositSpared).toBeUndefined();
    const both = await Promise.all([enter(LOT), enter(other)]);
    expect(both.map(({ paid }) => paid).sort()).toEqual([false, true]);
    const [spared, asked] = both[0]!.paid ? [LOT, other] : [other, LOT];
    expect(await money(app, chen)).toEqual(before);
    expect(await lotOf(spared)).toMatchObject({ depositPaid: true, depositSpared: true });
    expect((await lotOf(asked))?.depositSpared).toBeUndefined();
    expect((await enter(LOT, lin)).paid).toBe(false);
    expect(await bid(app, chen, yuan(2200), undefined, asked)).toMatchObject({ code: 422, message: '请先交保证金' });
    expect((await bid(app, chen, yuan(2200), undefined, spared)).code).toBe(200);
    const own = async () =>
      (await app.ok('special.wholesaleList', { tab: 'auctions' }, chen)).list.find(({ id }) => id === spared);
    expect((await own())?.extra).toContainEqual({ key: 'deposit', label: '保证金', value: '已免缴' });
    // Nobody bids more, and the lot is paid.
    await end(spared);
    await fund(app, chen, yuan(5000));
    const [order] = await lotOrders(app, spared);
    const { payToken } = await app.ok('member.checkPayPw', { password: PAY_PASSWORD }, chen);
    const pay = { orderGroup: 'order' as const, orderId: order!.id, payToken, requestId: randomUUID() };
    const rich = await money(app, chen);
    await app.ok('pay.wallet', pay, chen);
    expect(await money(app, chen)).toEqual({ ...rich, available: rich.available - yuan(2200) });
    expect(await entryOf(app, chen, spared)).toMatchObject({ state: 'back', exempt: true });
    expect(await rowsOf(app, chen, spared)).toEqual([]);
    expect(await lotOf(await newLot(app))).toMatchObject({ depositSpared: true });
  });

  test('who does not pay has so much less of it for good', async () => {
    expect((await enter(LOT)).paid).toBe(true);
    await bid(app, chen, yuan(2200), undefined, LOT);
    await end(LOT);
    const before = await money(app, chen);
    app.clock.advance(24 * 3_600_000);
    await app.runJobs();
    expect(await entryOf(app, chen, LOT)).toMatchObject({ state: 'forfeit', exempt: true });
    expect(await money(app, chen)).toEqual(before);
    const told = await app.db.select().from(notices).where(eq(notices.title, '竞拍违约'));
    expect(told.find(({ memberId }) => memberId === chen.memberId)?.text).toContain(
      '免缴的保证金 ¥200 已从免保额度里扣除',
    );
    const next = await newLot(app);
    expect((await lotOf(next))?.depositSpared).toBeUndefined();
    expect((await enter(next)).paid).toBe(false);
  });
});

test('a lot nobody wants passes; its deposits go back', async () => {
  await payDeposit(app, lin, LOT);
  app.clock.set(await endAt());
  await app.runJobs();
  await expect(lotRow(app, LOT)).resolves.toMatchObject({ state: 'passed' });
  await expect(entryOf(app, lin, LOT)).resolves.toMatchObject({ state: 'back' });
});

test('an unpaid win keeps its actions short, wants an address, and may get one', async () => {
  const chen = await memberOf(app, CHEN);
  await fund(app, chen, yuan(9000));
  await payDeposit(app, chen, LOT);
  await bid(app, chen, yuan(2200), undefined, LOT);
  app.clock.set(await endAt());
  await app.runJobs();
  const [order] = await lotOrders(app, LOT);
  const detail = await app.ok('memberOrder.view', { id: order!.id }, chen);
  expect(detail.card.actions).toEqual(['address', 'pay']);
  await app.db.update(orders).set({ address: null }).where(eq(orders.id, order!.id));
  const { payToken } = await app.ok('member.checkPayPw', { password: '246810' }, chen);
  const pay = () =>
    app.call('pay.wallet', { orderGroup: 'order', orderId: order!.id, payToken, requestId: randomUUID() }, chen);
  await expect(pay()).resolves.toMatchObject({ code: 422, message: '请先选择收货地址' });
  const address = await app.ok(
    'address.create',
    { name: '陈雨前', mobile: CHEN, regionCode: '440305', detail: '科技园 1 号', tag: '家', isDefault: true },
    chen,
  );
  await app.ok('memberOrder.addressUpdate', { id: order!.id, addressId: address.id }, chen);
  await expect(pay()).resolves.toMatchObject({ code: 200 });
});

test('a reminder tells of the end of a running lot', async () => {
  const running = await app.ok('wechat.remind', { kind: 'auction', targetId: LOT, on: true }, lin);
  expect(running.when).toBe(await endAt());
  await expect(app.ok('marketing.wholesaleView', { id: LOT }, lin)).resolves.toMatchObject({ remindOn: true });
  const { list } = await app.ok('special.rollMessage', { scene: 'auction' });
  expect(list[0]?.text).toContain('出价');
});
