/** What is paid in the mini-program is told to its platform as it is handed over: parcels, split ones, the counter; refusals, crashes, changes. */
import { eq } from 'drizzle-orm';
import { parcels, payments } from '../../../server/db/schema';
import { reasonOf } from '../../../server/domains/staff/desk/dead';
import { tellHandedOver } from '../../../server/domains/trade/payment/shipping';
import { jobHandlers } from '../../../server/jobHandlers';
import { createJobRunner } from '../../../server/jobs/runner';
import { approve, linesOf, shipAll } from '../afterSale/sales';
import { testServer } from '../harness';
import { ANNA, BEN, buy, fillShop, RARE, rid, STORE, TEA, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { bindMini, jobOf, later, payThere, platformOf, reportsOf } from './mini';

const HOUR = 3_600_000;
const LEASE_MS = 120_000;
const app = testServer();
let anna: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  await fillShop(app);
  await bindMini(app, ANNA, 'mini-anna');
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  anna = await tokenFor(app, ANNA);
  const platform = platformOf(app);
  for (const list of [platform.uploads, platform.reminders, platform.answers]) list.length = 0;
  platform.over.clear();
  platform.isMute = false;
});

const BOTH = [
  { skuId: TEA, qty: 1 },
  { skuId: RARE, qty: 1 },
];
async function paid(lines = BOTH, { mini = true, ...more }: Record<string, unknown> & { mini?: boolean } = {}) {
  const { order, answer } = await buy(app, anna, lines, more);
  if (answer.code !== 200) throw new Error(answer.message);
  const paymentId = await payThere(app, { token: anna, id: order.orderId, mini });
  return { id: order.orderId, paymentId };
}
const uploads = () => platformOf(app).uploads;
const apply = (orderId: string, lines: { lineId: string; qty: number }[]) =>
  app.ok(
    'memberOrder.returnApply',
    { orderId, lines, way: 'refund', reason: '不想要了', requestId: rid() },
    { token: anna },
  );
const numbersOf = async (orderId: string) =>
  (await app.db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id)).map(
    ({ trackingNo }) => trackingNo,
  );

test('a parcel is told when it leaves, with its number, what is in it and whom it goes to; nothing before', async () => {
  const { id, paymentId } = await paid();
  await later(app);
  expect(uploads()).toEqual([]);
  await shipAll(app, id);
  await later(app);
  const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  const [trackingNo] = await numbersOf(id);
  expect(uploads()).toEqual([
    {
      transactionId: row!.tradeNo,
      openId: 'mini-anna',
      way: 'express',
      isSplit: false,
      isLast: true,
      parcels: [{ company: '顺丰速运', trackingNo, contains: expect.stringMatching(/^.+\*1；.+\*1$/) }],
      contains: expect.stringContaining('等 2 种商品'),
      mobile: expect.stringMatching(/^1\d{10}$/),
      at: app.clock.now(),
    },
  ]);
  await app.ok('memberOrder.takeDelivery', { id }, { token: anna });
  await later(app);
  expect(uploads()).toHaveLength(1);
  expect(await reportsOf(app, paymentId)).toMatchObject([{ state: 'taken', isLast: true }]);
});

test('what was paid in a browser, from the balance or without a mini-program is told to nobody', async () => {
  const { id } = await paid(BOTH, { mini: false });
  await shipAll(app, id);
  await later(app);
  const there = await paid();
  const platform = platformOf(app) as { open: boolean };
  platform.open = false;
  await shipAll(app, there.id);
  await later(app);
  platform.open = true;
  expect(uploads()).toEqual([]);
  expect(await reportsOf(app, there.paymentId)).toEqual([]);
});

test('a payment begun in the browser is another one in the mini-program', async () => {
  const { order } = await buy(app, anna, BOTH);
  const asked = { trade_type: 'js', pay_type: 11, data: { order_id: order.orderId } };
  const start = async (agent: string) =>
    (await app.call('pay', asked, { token: anna, headers: { 'user-agent': agent } })).data.paymentId;
  const [browser, mini] = [await start('MicroMessenger'), await start('MicroMessenger miniProgram')];
  expect(mini).not.toBe(browser);
  expect([await start('MicroMessenger'), await start('MicroMessenger miniProgram')]).toEqual([browser, mini]);
});

test('two parcels are split, the second one is the last', async () => {
  const { id } = await paid();
  const [first] = await linesOf(app, id, anna);
  await shipAll(app, id, [{ lineId: first!.id, qty: 1 }]);
  await later(app);
  await shipAll(app, id);
  await later(app);
  const [one, two] = await numbersOf(id);
  expect(
    uploads().map(({ parcels: sent, isSplit, isLast }) => [sent.map(({ trackingNo }) => trackingNo), isSplit, isLast]),
  ).toEqual([
    [[one], true, false],
    [[two], true, true],
  ]);
  expect(uploads()[1]!.at).toBeGreaterThan(uploads()[0]!.at);
});

test('the rest is given back instead of being sent: the parcel that left was the last', async () => {
  const { id } = await paid();
  const [first, second] = await linesOf(app, id, anna);
  await shipAll(app, id, [{ lineId: first!.id, qty: 1 }]);
  await later(app);
  const sale = await apply(id, [{ lineId: second!.id, qty: 1 }]);
  await approve(app, sale.id);
  await later(app);
  const [one] = await numbersOf(id);
  expect(uploads()).toMatchObject([
    { isSplit: true, isLast: false, parcels: [{ trackingNo: one }] },
    { isSplit: true, isLast: true, parcels: [{ trackingNo: one }] },
  ]);
});

test('a pick-up is told when it waits at the counter, a minute after the payment', async () => {
  const more = { deliveryType: 'pickup', storeId: STORE, pickupName: '张三', pickupMobile: '13811112222' };
  const { paymentId } = await paid([{ skuId: TEA, qty: 1 }], more);
  await app.runJobs();
  expect(uploads()).toEqual([]);
  await later(app);
  expect(uploads()).toMatchObject([{ way: 'pickup', isSplit: false, isLast: true, parcels: [], openId: 'mini-anna' }]);
  expect((await jobOf(app, 'shipping.remind', paymentId))?.kind).toBeUndefined();
});

test('what was given back before is not told', async () => {
  const { id, paymentId } = await paid([{ skuId: TEA, qty: 1 }], {
    deliveryType: 'pickup',
    storeId: STORE,
    pickupName: '张三',
    pickupMobile: '13811112222',
  });
  const [line] = await linesOf(app, id, anna);
  await approve(app, (await apply(id, [{ lineId: line!.id, qty: 1 }])).id);
  await app.runJobs();
  await later(app);
  expect((await app.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!.status).toBe('refunded');
  expect(uploads()).toEqual([]);
});

test('what the platform refuses for good stands before the managers with its reason, and is told when they try again', async () => {
  const { id, paymentId } = await paid();
  platformOf(app).answers.push({ refused: '快递单号太长（10060026）' });
  await shipAll(app, id);
  await later(app);
  const dead = (await jobOf(app, 'shipping.report', paymentId))!;
  expect(dead).toMatchObject({ deadAt: app.clock.now(), attempts: 1 });
  expect(reasonOf(dead.lastError)).toBe('微信不收：快递单号太长（10060026）');
  expect(await reportsOf(app, paymentId)).toMatchObject([{ state: 'refused' }]);
  await app.db.update(parcels).set({ trackingNo: 'SF1' }).where(eq(parcels.orderId, id));
  await app.db.transaction((tx) => tellHandedOver(tx as never, { orderGroup: 'order', orderId: id }));
  await later(app);
  expect(uploads()).toMatchObject([{ parcels: [{ trackingNo: 'SF1' }] }]);
  expect(await jobOf(app, 'shipping.report', paymentId)).toMatchObject({ deadAt: null });
});

test('what its buyer has confirmed, or the money of which went back there, is no fault and never told again', async () => {
  const one = await paid();
  const [row] = await app.db.select().from(payments).where(eq(payments.id, one.paymentId));
  platformOf(app).answers.push({ refused: '支付单的状态不能发货（10060004）' });
  platformOf(app).over.add(row!.tradeNo!);
  await shipAll(app, one.id);
  await later(app);
  expect(await reportsOf(app, one.paymentId)).toMatchObject([{ state: 'over' }]);
  expect(await jobOf(app, 'shipping.report', one.paymentId)).toMatchObject({ deadAt: null });
  await app.ok('memberOrder.takeDelivery', { id: one.id }, { token: anna });
  await later(app);
  expect(uploads()).toEqual([]);
});

test('a payment that the platform does not know yet comes back, with the same report', async () => {
  const { id, paymentId } = await paid();
  platformOf(app).answers.push(new Error('WeChat /wxa/sec/order/upload_shipping_info answered errcode 10060001'));
  await shipAll(app, id);
  await later(app);
  const [report] = await reportsOf(app, paymentId);
  expect(report).toMatchObject({ state: 'sending' });
  expect(await jobOf(app, 'shipping.report', paymentId)).toMatchObject({ attempts: 1, doneAt: null, deadAt: null });
  await later(app);
  expect(uploads()).toMatchObject([{ at: report!.at }]);
  expect(await reportsOf(app, paymentId)).toMatchObject([{ id: report!.id, state: 'taken' }]);
});

test('what arrived though its answer never came is not sent again', async () => {
  const { id, paymentId } = await paid();
  platformOf(app).isMute = true;
  await shipAll(app, id);
  await later(app);
  platformOf(app).isMute = false;
  await later(app);
  expect(uploads()).toHaveLength(1);
  expect(await reportsOf(app, paymentId)).toMatchObject([{ state: 'taken' }]);
});

test('a server that ends between sending and booking: the next one asks, and books it once', async () => {
  const { id, paymentId } = await paid();
  await shipAll(app, id);
  app.clock.advance(60_000);
  const platform = platformOf(app);
  const { upload } = platform;
  let arrived = false;
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  platform.upload = async (shipment) => {
    const answer = await upload(shipment);
    arrived = true;
    await heard;
    return answer;
  };
  const first = createJobRunner(app.server, jobHandlers).runDue();
  while (!arrived) await new Promise((resolve) => setTimeout(resolve, 5));
  platform.upload = upload;
  app.clock.advance(LEASE_MS);
  await createJobRunner(app.server, jobHandlers).runDue();
  hear();
  await first;
  expect(uploads()).toHaveLength(1);
  expect(await reportsOf(app, paymentId)).toMatchObject([{ state: 'taken' }]);
});

test('a number that has changed is told once more, and no second time', async () => {
  const { id, paymentId } = await paid();
  await shipAll(app, id);
  await later(app);
  for (const trackingNo of ['SF1', 'SF2']) {
    await app.db.update(parcels).set({ trackingNo }).where(eq(parcels.orderId, id));
    await app.db.transaction((tx) => tellHandedOver(tx as never, { orderGroup: 'order', orderId: id }));
    await later(app);
  }
  expect(uploads()).toHaveLength(2);
  expect(uploads()[1]).toMatchObject({ isSplit: false, isLast: true, parcels: [{ trackingNo: 'SF1' }] });
  expect((await reportsOf(app, paymentId)).map(({ isChange }) => isChange)).toEqual([false, true]);
});

test('the buyer is asked to confirm once, when the last parcel was signed for', async () => {
  const { id } = await paid();
  const [first] = await linesOf(app, id, anna);
  await shipAll(app, id, [{ lineId: first!.id, qty: 1 }]);
  await later(app, 20 * HOUR);
  await shipAll(app, id);
  // The first one is there, the second one is not.
  for (let i = 0; i < 10; i++) await later(app, 2 * HOUR);
  expect(platformOf(app).reminders).toEqual([]);
  for (let i = 0; i < 10; i++) await later(app, 2 * HOUR);
  expect(platformOf(app).reminders).toEqual([
    { transactionId: uploads()[0]!.transactionId, receivedAt: expect.any(Number) },
  ]);
  expect(platformOf(app).reminders[0]!.receivedAt).toBeGreaterThan(uploads()[1]!.at);
  await app.ok('memberOrder.takeDelivery', { id }, { token: anna });
  await later(app);
  expect(platformOf(app).reminders).toHaveLength(1);
});

test('who has no id in the mini-program is told of nothing', async () => {
  const ben = await tokenFor(app, BEN);
  const { order } = await buy(app, ben, [{ skuId: TEA, qty: 1 }]);
  await payThere(app, { token: ben, id: order.orderId });
  await shipAll(app, order.orderId);
  await later(app);
  expect(uploads()).toEqual([]);
});
