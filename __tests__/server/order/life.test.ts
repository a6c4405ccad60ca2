/** The life of an order: paid, shipped, received, finished, hidden; timers; somebody else's order is a 404. */
import { eq } from 'drizzle-orm';
import { cartItems, jobs, notices, orders } from '../../../server/db/schema';
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import {
  ANNA,
  BEN,
  buy,
  CAKE,
  fillShop,
  HOME,
  payTokenFor,
  RARE,
  rid,
  skuOf,
  STORE,
  TEA,
  TIBET,
  tokenFor,
} from './shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
});
/** Months pass: every test logs in again. */
beforeEach(async () => {
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});

const DAY = 86_400_000;
const pay = async (orderId: string) =>
  app.ok(
    'pay.wallet',
    { orderGroup: 'order', orderId, payToken: await payTokenFor(app, ANNA), requestId: rid() },
    { token: anna },
  );
const view = (id: string, token = anna) => app.ok('memberOrder.view', { id }, { token });
const bought = async (lines: { skuId: string; qty: number }[], more: Record<string, unknown> = {}) => {
  const { order } = await buy(app, anna, lines, more);
  await pay(order.orderId);
  return order.orderId;
};

test('paid -> partial -> shipped -> received -> finished, with parcels, points, growth, notices', async () => {
  const before = await balancesOf(app.db, ANNA);
  const stock = await skuOf(app.db, TEA);
  const id = await bought([
    { skuId: TEA, qty: 1 },
    { skuId: RARE, qty: 1 },
  ]);
  expect(await skuOf(app.db, TEA)).toMatchObject({ stock: stock.stock - 1, locked: 0, sold: 1 });
  const paid = await view(id);
  expect(paid).toMatchObject({
    card: { status: 'paid', actions: ['remind', 'address', 'afterSale', 'rebuy'] },
    payment: { status: 'paid', channel: 'wallet' },
  });

  const [first] = paid.card.lines;
  await app.db.transaction((tx) => ship(tx as never, id, [{ lineId: first!.id, qty: 1 }], app.clock.now(), app.server));
  expect((await view(id)).card.status).toBe('partial');
  expect(await app.call('memberOrder.takeDelivery', { id }, { token: anna })).toMatchObject({
    code: 409,
    data: { card: { status: 'partial' } },
  });
  app.clock.advance(3_600_000);
  await app.db.transaction((tx) => ship(tx as never, id, undefined, app.clock.now(), app.server));
  const shipped = await view(id);
  expect(shipped.card).toMatchObject({ status: 'shipped', actions: ['receive', 'express', 'afterSale', 'rebuy'] });
  expect(shipped.parcels).toHaveLength(2);
  expect(shipped.parcels[0]).toMatchObject({
    company: '顺丰速运',
    companyTel: '95338',
    status: '已揽收',
    lines: [{ skuId: TEA, qty: 1 }],
  });

  await app.ok('memberOrder.takeDelivery', { id }, { token: anna });
  const after = await balancesOf(app.db, ANNA);
  expect(after.points.available - before.points.available).toBe(paid.giveGot);
  expect(after.growth.available - before.growth.available).toBe(Math.floor(paid.amounts.payable / 100));
  expect((await app.ok('memberOrder.statistics', {}, { token: anna })).review).toBe(1);
  expect(await app.call('memberOrder.delete', { id }, { token: anna })).toMatchObject({ code: 409 });

  app.clock.advance(31 * DAY);
  await app.runJobs();
  anna = await tokenFor(app, ANNA);
  expect((await view(id)).card).toMatchObject({ status: 'finished', actions: ['express', 'rebuy', 'delete'] });
  expect((await view(id)).timeline.map((row) => row.key)).toEqual([
    'created',
    'paid',
    'partial',
    'shipped',
    'received',
    'finished',
  ]);
  const found = await app.ok('memberOrder.index', { keyword: '老枞' }, { token: anna });
  expect(found.list.map((card) => card.id)).toEqual([id]);
  await app.ok('memberOrder.delete', { id }, { token: anna });
  expect((await app.call('memberOrder.view', { id }, { token: anna })).code).toBe(404);
  const rows = await app.db.select().from(notices).where(eq(notices.memberId, ANNA));
  expect(rows.map((row) => row.title)).toEqual(['支付成功', '商家已发出部分商品', '商家已发货']);
});

test('unpaid orders end by themselves, receipts come by themselves', async () => {
  const { order } = await buy(app, anna, [{ skuId: TEA, qty: 3 }]);
  app.clock.advance(29 * 60_000);
  await app.runJobs();
  expect((await view(order.orderId)).card).toMatchObject({ status: 'unpaid', expireAt: order.expireAt });
  app.clock.advance(60_000);
  expect(
    await app.call(
      'pay.wallet',
      { orderGroup: 'order', orderId: order.orderId, payToken: 'x', requestId: rid() },
      { token: anna },
    ),
  ).toMatchObject({ code: 410, message: '订单已超时' });
  await app.runJobs();
  expect(await view(order.orderId)).toMatchObject({ card: { status: 'cancelled' }, closeReason: 'timeout' });
  expect((await skuOf(app.db, TEA)).locked).toBe(0);

  const id = await bought([{ skuId: TEA, qty: 1 }]);
  await app.db.transaction((tx) => ship(tx as never, id, undefined, app.clock.now(), app.server));
  app.clock.advance(10 * DAY);
  await app.runJobs();
  anna = await tokenFor(app, ANNA);
  expect((await view(id)).card.status).toBe('received');
});

test('the autopilot ships after two minutes', async () => {
  app.server.config.autopilot = true;
  const id = await bought([{ skuId: TEA, qty: 1 }]);
  app.server.config.autopilot = false;
  await app.runJobs();
  expect((await view(id)).card.status).toBe('paid');
  app.clock.advance(121_000);
  await app.runJobs();
  expect((await view(id)).card.status).toBe('shipped');
});

test('pickup: a code of eight digits, only for its owner and only when paid', async () => {
  const more = { deliveryType: 'pickup', storeId: STORE, pickupName: '张三', pickupMobile: '13811112222' };
  const { order } = await buy(app, anna, [{ skuId: TEA, qty: 1 }], more);
  expect((await app.call('pickUp.code', { orderId: order.orderId }, { token: anna })).code).toBe(404);
  await pay(order.orderId);
  const detail = await view(order.orderId);
  expect(detail).toMatchObject({
    card: { status: 'pickup', actions: ['pickupCode', 'afterSale', 'rebuy'], store: { id: STORE } },
    pickup: { name: '张三' },
  });
  const code = await app.ok('pickUp.code', { orderId: order.orderId }, { token: anna });
  expect(code.code).toMatch(/^\d{8}$/);
  expect(detail.pickup?.code).toBe(code.code);
  expect(code.qr).toContain(code.code);
  expect((await app.call('pickUp.code', { orderId: order.orderId }, { token: ben })).code).toBe(404);
});

test('the address changes before picking and inside its zone only', async () => {
  const id = await bought([{ skuId: TEA, qty: 1 }]);
  expect(await app.call('memberOrder.addressUpdate', { id, addressId: TIBET }, { token: anna })).toMatchObject({
    code: 422,
  });
  expect((await app.call('memberOrder.addressUpdate', { id, addressId: HOME[BEN]! }, { token: anna })).code).toBe(404);
  const changed = await app.ok('memberOrder.addressUpdate', { id, addressId: HOME[ANNA]! }, { token: anna });
  expect(changed.timeline.at(-1)?.key).toBe('address');
  await app.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id));
  expect((await app.call('memberOrder.addressUpdate', { id, addressId: HOME[ANNA]! }, { token: anna })).code).toBe(409);
});

test('buying again brings the lines back and names what is left out', async () => {
  const { order } = await buy(app, anna, [
    { skuId: TEA, qty: 2 },
    { skuId: CAKE, qty: 4 },
  ]);
  await app.ok('memberOrder.close', { id: order.orderId, reason: '拍错' }, { token: anna });
  await app.db.delete(cartItems);
  // What lay in the basket before is not bought along.
  await app.ok('cartItem.create', { skuId: '2102', qty: 1, requestId: rid() }, { token: anna });
  expect(await app.ok('memberOrder.rebuy', { id: order.orderId }, { token: anna })).toEqual({ added: 2, skipped: [] });
  const basket = (await app.ok('cartItem.index', {}, { token: anna })).lines;
  expect(basket.filter(({ selected }) => selected).map(({ skuId }) => skuId)).not.toContain('2102');
  expect(basket.filter(({ selected }) => selected)).toHaveLength(2);
  expect(basket.map((line) => line.qty).sort()).toEqual([1, 2, 4]);
});

test("somebody else's order is a 404, no session a 401, a bad id a 400", async () => {
  const { order } = await buy(app, anna, [{ skuId: TEA, qty: 1 }]);
  const id = order.orderId;
  const calls = [
    ['memberOrder.view', { id }],
    ['memberOrder.close', { id, reason: 'x' }],
    ['memberOrder.takeDelivery', { id }],
    ['memberOrder.delete', { id }],
    ['memberOrder.rebuy', { id }],
    ['memberOrder.addressUpdate', { id, addressId: HOME[BEN]! }],
    ['pickUp.code', { orderId: id }],
  ] as const;
  for (const [name, params] of calls) {
    expect([name, (await app.call(name, params, { token: ben })).code]).toEqual([name, 404]);
    expect([name, (await app.call(name, params)).code]).toEqual([name, 401]);
    const bad = Object.fromEntries(Object.keys(params).map((key) => [key, 'x y']));
    expect([name, await app.call(name, { ...bad, reason: 'x' }, { token: anna })]).toEqual([
      name,
      expect.objectContaining({ code: 400 }),
    ]);
  }
  for (const name of ['memberOrder.index', 'memberOrder.statistics'] as const)
    expect((await app.call(name, {})).code).toBe(401);
  expect(await app.call('memberOrder.index', { tab: 'nonsense' }, { token: anna })).toMatchObject({
    field: 'tab',
  });
  expect((await app.ok('memberOrder.index', {}, { token: ben })).total).toBe(0);
  expect((await app.db.select().from(jobs)).length).toBeGreaterThan(0);
});

test('freight and gifts are quoted to anybody', async () => {
  const lines = [{ skuId: RARE, qty: 1 }];
  expect(await app.ok('shop.freightFee', { regionCode: '330106', lines })).toEqual({
    fee: 0,
    freeOver: 9900,
    lack: 0,
    company: '顺丰速运',
    deliverable: true,
  });
  expect(await app.ok('shop.freightFee', { regionCode: '540102', lines: [{ skuId: CAKE, qty: 2 }] })).toMatchObject({
    fee: 2000,
    lack: 300,
  });
  expect(await app.call('shop.freightFee', { regionCode: 'xx', lines })).toMatchObject({
    field: 'regionCode',
  });
  expect(await app.call('shop.freightFee', { regionCode: '330106', lines: [] })).toMatchObject({
    field: 'lines',
  });
  const { ladder } = await app.ok('shopV2.giftProduct', { amount: 30_000 });
  expect(ladder).toMatchObject([{ threshold: 40_000, reached: false, lack: 10_000, gift: { id: '24' } }]);
});
