/** Recharges: what is offered, one order per choice, money and bonus that come in once, and how they leave again. */
import { eq } from 'drizzle-orm';
import { ledgerRows, members, payments, rechargeOrders } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { freeze, memberOwner, unfreeze } from '../../../server/domains/people/ledger/service';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const app = testServer({ seed: 'base' });
/** 周允: new, without money. */
let zhou: string;
let zhouId: string;
let lin: string;
beforeAll(async () => {
  await writeShopSettings(app.db, DEMO.shopSettings);
  zhou = await app.login('13800000002');
  lin = await app.login('13800000001');
  zhouId = (await app.db.select().from(members).where(eq(members.mobile, '13800000002')))[0]!.id;
});

const create = (asked: { packageId?: string; amount?: number; unit?: 'money' | 'points' }, token = zhou, id = rid()) =>
  app.call('recharge.create', { ...asked, requestId: id }, { token });
const config = (unit?: 'money' | 'points') => app.ok('recharge.config', { unit }, { token: zhou });
async function startPaying(orderId: string, orderGroup: 'recharge' | 'points' = 'recharge') {
  const asked = { trade_type: 'js', pay_type: 11, order_group: orderGroup, data: { order_id: orderId } } as const;
  const { paymentId } = await app.ok('pay', asked, { token: zhou });
  return (await app.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!;
}
const callback = (row: typeof payments.$inferSelect) =>
  app.call('pay.notify', sandboxNotify(app.server.config.secret, row));
const money = async () => (await balancesOf(app.db, zhouId)).money;
const rowsOf = (bizId: string) => app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, bizId));

test('what is offered: packages, bounds, and the one for newcomers until the first recharge', async () => {
  const offered = await config();
  expect(offered).toMatchObject({ min: 1000, max: 5_000_000, agreementCode: 'RECHARGE', transfers: true });
  expect(offered.packages[0]).toMatchObject({ id: '5', pay: 10_000, bonus: 1000, tag: '首充', limit: 1 });
  expect(offered.packages.slice(1).map(({ pay, bonus }) => [pay, bonus])).toEqual([
    [50_000, 3000],
    [100_000, 8000],
    [300_000, 30_000],
    [1_000_000, 120_000],
  ]);
  expect((await app.ok('pages.view', { code: offered.agreementCode })).html).toContain('赠送金额不可提现');
  expect(await config('points')).toMatchObject({ min: 0, max: 0, packages: [{ unit: 'points', value: 1000 }, {}, {}] });
});

test('a choice is refused that is none, or out of bounds', async () => {
  expect((await create({})).code).toBe(400);
  expect((await create({ packageId: '2', amount: 5000 })).code).toBe(400);
  expect(await create({ packageId: '99' })).toMatchObject({ code: 422, message: '该套餐已下架，请选择其他套餐' });
  for (const amount of [999, 5_000_001])
    expect(await create({ amount })).toMatchObject({ code: 422, message: '充值金额须在 ¥10 至 ¥50,000 之间' });
  expect((await create({ unit: 'points', amount: 1000 })).code).toBe(400);
  for (const name of ['recharge.create', 'recharge.index', 'recharge.config'] as const)
    expect((await app.call(name, { packageId: '2', requestId: rid() })).code).toBe(401);
});

test('the same choice continues its order; the callback comes in once, and once only', async () => {
  const newcomers = (await create({ packageId: '5' })).data.orderId;
  const late = await startPaying(newcomers);
  const id = rid();
  const [first, twin] = await Promise.all([create({ packageId: '2' }, zhou, id), create({ packageId: '2' }, zhou, id)]);
  expect(twin.data).toEqual(first.data);
  const { orderId } = first.data;
  expect((await create({ packageId: '2' })).data).toEqual({ orderId, orderGroup: 'recharge', amount: 100_000 });
  expect((await create({ packageId: '3' })).data.orderId).not.toBe(orderId);

  const cashier = await app.ok('pay.cashier', { orderGroup: 'recharge', orderId }, { token: zhou });
  expect(cashier).toMatchObject({ amount: 100_000, title: '余额充值 ¥1,000 送 ¥80', state: 'payable' });
  expect(cashier.expireAt - app.clock.now()).toBe(30 * 60_000);
  expect(cashier.methods.map(({ key }) => key)).toEqual(['js', 'offline', 'demo']);
  expect((await app.call('pay.cashier', { orderGroup: 'recharge', orderId }, { token: lin })).code).toBe(404);
  expect((await app.call('pay.cashier', { orderGroup: 'points', orderId }, { token: zhou })).code).toBe(404);

  const payment = await startPaying(orderId);
  await Promise.all(Array.from({ length: RACES }, () => callback(payment)));
  app.clock.advance(60_000);
  expect((await callback(payment)).code).toBe(200);
  expect(
    (await rowsOf(orderId)).map(({ bizType, delta, bonusDelta, balanceAfter }) => [
      bizType,
      delta,
      bonusDelta,
      balanceAfter,
    ]),
  ).toEqual([
    ['recharge', 100_000, 0, 100_000],
    ['rechargeBonus', 8000, 8000, 108_000],
  ]);
  expect(await money()).toEqual({ available: 108_000, frozen: 0, bonus: 8000 });
  const { list } = await app.ok('recharge.index', { unit: 'money' }, { token: zhou });
  expect(list.find((row) => row.id === orderId)).toMatchObject({
    amount: 100_000,
    value: 100_000,
    bonus: 8000,
    status: 'paid',
    balanceAfter: 108_000,
    invoiced: false,
  });
  expect((await app.ok('recharge.index', {}, { token: lin })).list).toEqual([]);
  // No newcomer any more.
  expect((await config()).packages.map((one) => one.id)).toEqual(['1', '2', '3', '4']);
  expect((await create({ packageId: '5' })).code).toBe(422);
  // An order of before is over as well: what is paid for it goes back.
  const [left] = await app.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, newcomers));
  expect(left).toMatchObject({ status: 'cancelled' });
  await callback(late);
  expect((await app.db.select().from(payments).where(eq(payments.id, late.id)))[0]!.status).toBe('refunded');
  expect(await rowsOf(newcomers)).toEqual([]);
});

test('a balance is not filled from itself', async () => {
  const { orderId } = (await create({ amount: 5000 })).data;
  const asked = { orderGroup: 'recharge', orderId, payToken: await payTokenFor(app, zhouId), requestId: rid() };
  expect(await app.call('pay.wallet', asked, { token: zhou })).toMatchObject({
    code: 422,
    message: '本店这里不能用余额付款，请换一种方式',
  });
  expect(await rowsOf(orderId)).toEqual([]);
});

test('given money never leaves: a withdrawal takes the principal only', async () => {
  const block = { owner: memberOwner(zhouId), unit: 'money' as const, bizType: 'withdraw' as const, bizId: 'w1' };
  await expect(freeze(app.db, { ...block, value: 100_001, at: app.clock.now() })).rejects.toThrow('余额不足');
  await freeze(app.db, { ...block, value: 100_000, at: app.clock.now() });
  expect(await money()).toEqual({ available: 8000, frozen: 100_000, bonus: 8000 });
  const stat = await app.ok('credits.statistics', {}, { token: zhou });
  expect(stat.money).toEqual({ balance: 8000, bonus: 8000, withdrawable: 0, frozen: 100_000 });
  expect(stat.holds).toEqual([{ key: 'withdraw', label: '提现中', value: '100000' }]);
  await unfreeze(app.db, { ...block, value: 100_000, at: app.clock.now() });
});

test('an order runs out after 30 minutes; money that comes later goes back', async () => {
  const { orderId } = (await create({ amount: 8800 })).data;
  const payment = await startPaying(orderId);
  app.clock.advance(31 * 60_000);
  await app.runJobs();
  const [order] = await app.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, orderId));
  expect(order).toMatchObject({ status: 'cancelled' });
  await callback(payment);
  expect((await app.db.select().from(payments).where(eq(payments.id, payment.id)))[0]).toMatchObject({
    status: 'refunded',
    refundedAmount: 8800,
  });
  expect(await rowsOf(orderId)).toEqual([]);
  expect((await create({ amount: 8800 })).data.orderId).not.toBe(orderId);
});

test('pay_type 1 makes the order and opens its payment', async () => {
  const asked = { trade_type: 'js', pay_type: 1, order_group: 'recharge', data: { packageId: '1' }, requestId: rid() };
  const { data: made } = await app.call('pay', asked, { token: zhou });
  expect((await app.call('pay', asked, { token: zhou })).data.paymentId).toBe(made.paymentId);
  const [row] = await app.db.select().from(payments).where(eq(payments.id, made.paymentId));
  expect(row).toMatchObject({ orderGroup: 'recharge', amount: 50_000 });
});

test('points are bought in packages, so many a month, also from the balance, and are no money', async () => {
  const { orderId, orderGroup, amount } = (await create({ packageId: '11', unit: 'points' })).data;
  expect([orderGroup, amount]).toEqual(['points', 1000]);
  const before = await balancesOf(app.db, zhouId);
  const asked = { orderGroup: 'points', orderId, payToken: await payTokenFor(app, zhouId), requestId: rid() } as const;
  await app.ok('pay.wallet', asked, { token: zhou });
  const after = await balancesOf(app.db, zhouId);
  expect(after.points.available - before.points.available).toBe(1000);
  // The given part of the balance pays first.
  expect([before.money.bonus - after.money.bonus, before.money.available - after.money.available]).toEqual([
    1000, 1000,
  ]);
  expect(after.growth).toEqual(before.growth);
  await writeShopSettings(app.db, { wallet: { ...DEMO.shopSettings.wallet, pointsPerMonth: 5000 } });
  expect(await create({ packageId: '12', unit: 'points' })).toMatchObject({
    code: 422,
    message: '本月还可充值 4000 积分',
  });
  // What waits for its payment is counted: it may be paid as well.
  await writeShopSettings(app.db, { wallet: { ...DEMO.shopSettings.wallet, pointsPerMonth: 7000 } });
  expect((await create({ packageId: '12', unit: 'points' })).code).toBe(200);
  expect((await create({ packageId: '12', unit: 'points' })).code).toBe(200);
  expect(await create({ packageId: '13', unit: 'points' })).toMatchObject({
    code: 422,
    message: '本月还可充值 1000 积分，另有 5000 积分的订单待付款',
  });
  await writeShopSettings(app.db, DEMO.shopSettings);
});
