/** Rules 2.12, 10.7. pay.create: the money part of what has cost points already, by each way; and anything else that the cashier takes. */
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { exchangeGoods, payments } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { testServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const LIN = '10001';
const HOME = '10301';
const PHOTO = sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } }).png();
const app = testServer({ seed: true });
let lin: string;
let other: string;
let mixed: { orderId: string; points: number; amount: number };
beforeAll(async () => {
  await writeShopSettings(app.db, { bankAccounts: DEMO.shopSettings.bankAccounts });
  await app.db.update(exchangeGoods).set({ perMember: 0, stock: 1000 });
  lin = await app.login('13800000001');
  other = await app.login('13800000003');
});

/** Goods of the points mall with a rest to pay. */
beforeEach(async () => {
  const { page } = await app.ok('integralGoods.index', {}, { token: lin });
  const item = page.list.find(({ money }) => money > 0)!;
  const asked = { goodsId: item.id, qty: 1, addressId: HOME, requestId: rid() };
  const { orderId = '', amount } = await app.ok('integralGoods.exchange', asked, { token: lin });
  mixed = { orderId, points: item.value, amount };
});
afterEach(async () => {
  await app.call('atShop.orderCancel', { id: mixed.orderId }, { token: lin });
});

const pay = (more: Record<string, unknown>, token = lin) =>
  app.call('pay.create', { orderGroup: 'order', orderId: mixed.orderId, ...more }, { token });
const rows = () => app.db.select().from(payments).where(eq(payments.orderId, mixed.orderId));
const statusOf = async () => (await app.ok('memberOrder.view', { id: mixed.orderId }, { token: lin })).card.status;

test('the messenger: the dialog’s words and an open payment, the same one when it is asked again', async () => {
  const { data } = await pay({ channel: 'js', points: mixed.points });
  expect(data).toMatchObject({ amount: mixed.amount, channel: 'js', status: 'pending', orderId: mixed.orderId });
  expect(data.config?.paySign).toBeTruthy();
  expect((await pay({ channel: 'js' })).data.id).toBe(data.id);
  const again = { trade_type: 'js' as const, pay_type: 11 as const, data: { order_id: mixed.orderId } };
  expect((await app.ok('pay', again, { token: lin })).paymentId).toBe(data.id);
});

test('the balance: only with its proof, and once', async () => {
  expect(await pay({ channel: 'wallet' })).toMatchObject({
    code: 400,
    message: '请先输入支付密码',
    field: 'payToken',
  });
  expect((await pay({ channel: 'wallet', payToken: 'made up' })).code).not.toBe(200);
  const before = (await app.ok('member.my', {}, { token: lin })).balance;
  const asked = {
    channel: 'wallet',
    points: mixed.points,
    coins: 0,
    payToken: await payTokenFor(app, LIN),
    requestId: rid(),
  };
  const { data } = await pay(asked);
  expect(data).toMatchObject({ amount: mixed.amount, channel: 'wallet', status: 'paid' });
  expect((await pay(asked)).data).toEqual(data);
  expect((await app.ok('member.my', {}, { token: lin })).balance).toBe(before - mixed.amount);
  expect(await statusOf()).toBe('paid');
  expect((await pay({ channel: 'js' })).code).toBe(409);
});

test('a transfer: one payment, chosen and then with its proof; no provider is asked for it', async () => {
  const { data } = await pay({ channel: 'offline' });
  expect(data).toMatchObject({ amount: mixed.amount, channel: 'offline', status: 'pending' });
  expect((await pay({ channel: 'offline' })).data.id).toBe(data.id);
  expect((await app.ok('pay.result', { paymentId: data.id }, { token: lin })).status).toBe('pending');
  const photo = (await app.upload(await PHOTO.toBuffer(), { token: lin, scene: 'voucher' })).data.url;
  const proof = { orderGroup: 'order' as const, orderId: mixed.orderId, amount: mixed.amount, payer: '林知夏' };
  await app.ok(
    'atShop.orderProof',
    { ...proof, paidAt: app.clock.now(), photos: [photo], requestId: rid() },
    { token: lin },
  );
  expect((await app.ok('pay.result', { paymentId: data.id }, { token: lin })).status).toBe('auditing');
  expect((await pay({ channel: 'offline' })).data).toMatchObject({ id: data.id, status: 'auditing' });
  expect(await rows()).toHaveLength(1);
});

test('who was shown other points than went is told, and nothing is paid', async () => {
  const payToken = await payTokenFor(app, LIN);
  for (const wrong of [{ points: mixed.points - 1 }, { points: 0 }, { coins: 5 }])
    for (const channel of ['wallet', 'js', 'offline'])
      expect(await pay({ channel, payToken, ...wrong })).toMatchObject({
        code: 409,
        message: `这一单用的是 ${mixed.points} 积分，请刷新后再付`,
      });
  expect(await rows()).toEqual([]);
});

test('somebody else’s order, one that nobody knows, and one that is over', async () => {
  const payToken = await payTokenFor(app, LIN);
  for (const channel of ['wallet', 'js', 'offline']) {
    expect((await pay({ channel, payToken }, other)).code).toBe(404);
    expect((await pay({ channel, payToken, orderId: '999999999' })).code).toBe(404);
    expect((await pay({ channel, payToken, orderGroup: 'course' })).code).toBe(404);
  }
  expect(await pay({ channel: 'cash' })).toMatchObject({ code: 400, field: 'channel' });
  expect((await app.call('pay.create', { orderGroup: 'order', orderId: mixed.orderId, channel: 'js' })).code).toBe(401);
  expect(await rows()).toEqual([]);
  app.clock.advance(16 * 60_000);
  await app.runJobs();
  for (const channel of ['js', 'offline']) expect((await pay({ channel })).code).toBe(410);
});

test('what cost money only is paid the same way', async () => {
  const token = lin;
  const { list } = await app.ok('atShop.goodsIndex', { page: 1 });
  const skuId = (await app.ok('atShop.goodsView', { id: list[0]?.id ?? '' })).skus[0]?.id ?? '';
  const asked = { lines: [{ skuId, qty: 1 }], deliveryType: 'express' as const, requestId: rid() };
  const { orderId, amount } = await app.ok('atShop.createOrderRetail', asked, { token });
  expect(await pay({ channel: 'js', orderId, points: 10 })).toMatchObject({
    code: 409,
    message: '这一单不用积分和瓜瓜币，请刷新后再付',
  });
  expect((await pay({ channel: 'js', orderId, points: 0 })).data).toMatchObject({ amount, status: 'pending' });
});
