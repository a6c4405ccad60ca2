/** Channel partners: their login, their catalogue and prices, orders paid now, by credit, by transfer. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { channels, channelSkus, creditRows, ledgerRows, orders, skus } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { verifyShop } from '../../../server/verify';
import { approve } from '../afterSale/sales';
import { testServer, PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: true });
let partner: string;
let plain: string;
let lin: string;
const LIANG = '13800000040';
beforeAll(async () => {
  plain = await app.login(LIANG);
  lin = await app.login('13800000001');
  const { token } = await app.ok('atShop.login', { account: LIANG, password: PASSWORD });
  partner = token!;
});

const boxOf = async (skuId: string) =>
  (await app.db.select().from(channelSkus).where(eq(channelSkus.skuId, skuId)))[0]!.box;
const preview = (lines: { skuId: string; qty: number }[], token = partner) =>
  app.call('channel.preview', { lines, deliveryType: 'express' }, { token });
const create = (lines: { skuId: string; qty: number }[], payMode: string, requestId = randomUUID()) =>
  app.call(
    'atShop.createOrderChannel',
    { lines, deliveryType: 'express', payMode, remark: '批次 A', requestId },
    { token: partner },
  );

describe('login', () => {
  test('number, mobile and code open a channel session', async () => {
    await app.ok('site.smsCode', { mobile: LIANG, scene: 'channel' });
    const done = await app.ok('login.bindChannel', { channelNo: 'CH8801', mobile: LIANG, code: SMS_CODE });
    expect(done).toMatchObject({ channelLogin: true, member: { channelId: '1' } });
  });
  test('a number and a mobile that do not belong together', async () => {
    const mobile = '13800000001';
    await app.ok('site.smsCode', { mobile, scene: 'channel' });
    await expect(app.call('login.bindChannel', { channelNo: 'CH8801', mobile, code: SMS_CODE })).resolves.toMatchObject(
      { code: 422, message: '渠道编号与手机号不匹配' },
    );
    await expect(app.call('login.bindChannel', { channelNo: 'CH8801', mobile: '1', code: '1' })).resolves.toMatchObject(
      {
        code: 400,
      },
    );
  });
  test('by password: partners only', async () => {
    const done = await app.ok('atShop.login', { account: 'ch8801', password: PASSWORD });
    expect(done.channelLogin).toBe(true);
    for (const [account, password] of [
      [LIANG, 'wrong-password'],
      ['13800000001', PASSWORD],
    ])
      await expect(app.call('atShop.login', { account, password })).resolves.toMatchObject({ code: 422 });
    await expect(app.call('atShop.login', { account: LIANG })).resolves.toMatchObject({ code: 400 });
  });
});

test('who may come in: a session without channel login, a member, nobody', async () => {
  for (const name of ['channel.index', 'channel.product'] as const) {
    await expect(app.call(name, {}, { token: partner })).resolves.toMatchObject({ code: 200 });
    await expect(app.call(name, {}, { token: plain })).resolves.toMatchObject({
      code: 403,
      message: '请使用渠道账号登录',
    });
    await expect(app.call(name, {}, { token: lin })).resolves.toMatchObject({ code: 403 });
    await expect(app.call(name)).resolves.toMatchObject({ code: 401 });
  }
  await expect(preview([{ skuId: '103101', qty: 24 }], lin)).resolves.toMatchObject({ code: 403 });
});

test('profile and catalogue: own grade, own price group', async () => {
  const view = await app.ok('channel.index', {}, { token: partner });
  expect(view).toMatchObject({
    no: 'CH8801',
    grade: 2,
    creditLine: 5_000_000,
    creditUsed: 1_240_000,
    manager: { name: '李牧之' },
  });
  const { list } = await app.ok('channel.product', {}, { token: partner });
  expect(list.map(({ card }) => card.title)).not.toContain('桂花乌龙');
  const tea = list.find(({ card }) => card.title === '正山小种')!;
  expect(tea.skus[0]).toMatchObject({ price: 12_600, retail: 16_800, box: 24 });
  const red = await app.ok('channel.product', { categoryId: '3' }, { token: partner });
  expect(red.list.length).toBeGreaterThan(0);
  expect(red.list.length).toBeLessThan(list.length);
  await expect(app.call('channel.product', { page: 0 }, { token: partner })).resolves.toMatchObject({ code: 400 });
});

describe('settlement', () => {
  test('whole boxes at the step that boxes reach, freight by weight, no coupon', async () => {
    const { data } = await preview([{ skuId: '102201', qty: 30 }]);
    expect(data.lines[0]).toMatchObject({ qty: 48, boxes: 2, box: 24, price: 12_600 });
    expect(data.warnings).toContainEqual(expect.objectContaining({ key: 'qty:102201' }));
    expect(data.weight).toBe(48 * 200);
    expect(data.amounts).toMatchObject({ goods: 604_800, freight: 1000 + 7 * 300, couponOff: 0, memberOff: 0 });
    expect(data.step.discountBp).toBe(7500);
    expect(data.nextStep).toEqual({ boxes: 48, discountBp: 7000 });
    expect(data.ready).toBe(true);
  });
  test('under the minimum, outside the catalogue, more than there is', async () => {
    const box = await boxOf('102001');
    const small = await preview([{ skuId: '102001', qty: box }]);
    expect(small.data.warnings).toContainEqual(expect.objectContaining({ key: 'min' }));
    expect(small.data.ready).toBe(false);
    await expect(create([{ skuId: '102001', qty: box }], 'pay')).resolves.toMatchObject({ code: 422 });
    await expect(preview([{ skuId: '104501', qty: 24 }])).resolves.toMatchObject({ code: 422 });
    await expect(preview([{ skuId: '100701', qty: 24 }])).resolves.toMatchObject({ code: 422 });
    await expect(preview([{ skuId: '999999', qty: 24 }])).resolves.toMatchObject({ code: 404 });
    expect((await preview([{ skuId: '102201', qty: 9000 }])).data.ready).toBe(false);
    await expect(preview([])).resolves.toMatchObject({ code: 400 });
  });
});

describe('orders', () => {
  const lines = [{ skuId: '102201', qty: 48 }];
  test('on credit: paid at once, owed for thirty days; twice the same request is one order', async () => {
    const requestId = randomUUID();
    const before = (await app.db.select().from(skus).where(eq(skus.id, '102201')))[0]!.stock;
    const [one, two] = await Promise.all([create(lines, 'credit', requestId), create(lines, 'credit', requestId)]);
    expect(one.code).toBe(200);
    expect(two.data).toEqual(one.data);
    const [order] = await app.db.select().from(orders).where(eq(orders.id, one.data.orderId));
    expect(order).toMatchObject({ kind: 'channel', status: 'paid', payable: 607_900, givePoints: 0 });
    const [channel] = await app.db.select().from(channels);
    expect(channel!.creditUsed).toBe(1_240_000 + 607_900);
    const rows = await app.db.select().from(creditRows).where(eq(creditRows.bizId, order!.id));
    expect(rows).toMatchObject([
      { delta: 607_900, usedAfter: channel!.creditUsed, dueAt: app.clock.now() + 30 * 86_400_000 },
    ]);
    expect((await app.db.select().from(skus).where(eq(skus.id, '102201')))[0]!.stock).toBe(before - 48);
    await expect(app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, order!.id))).resolves.toEqual([]);
  });
  test('short of credit: refused, and nothing stays', async () => {
    await app.db.update(channels).set({ creditLine: 2_000_000 });
    const { data } = await preview(lines);
    expect(data.payModes.find(({ value }) => value === 'credit')?.disabled).toBe(true);
    expect(data.warnings).toContainEqual(expect.objectContaining({ key: 'credit' }));
    await expect(create(lines, 'credit')).resolves.toMatchObject({ code: 422, message: '信用额度不足，还差 ¥4,558' });
    expect(await verifyShop(app.db)).toEqual([]);
    await app.db.update(channels).set({ creditLine: 5_000_000 });
  });
  test('paid now waits 30 minutes, a transfer 48 hours', async () => {
    for (const [mode, minutes] of [
      ['pay', 30],
      ['offline', 48 * 60],
    ] as const) {
      const { data } = await create(lines, mode);
      const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId));
      expect(order).toMatchObject({ status: 'unpaid', expireAt: app.clock.now() + minutes * 60_000 });
      await app.ok('memberOrder.close', { id: data.orderId, reason: '拍错了' }, { token: plain });
    }
  });
  test('both wait as long as the shop lets them, and a partner is told', async () => {
    await writeShopSettings(app.db, { limits: { ...OWN.shopSettings.limits, unpaidMinutes: 40, transferHours: 72 } });
    expect((await preview(lines)).data.transferHours).toBe(72);
    for (const [mode, minutes] of [
      ['pay', 40],
      ['offline', 72 * 60],
    ] as const) {
      const { data } = await create(lines, mode);
      const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId));
      expect(order?.expireAt).toBe(app.clock.now() + minutes * 60_000);
      await app.ok('memberOrder.close', { id: data.orderId, reason: '拍错了' }, { token: plain });
    }
    await writeShopSettings(app.db, { limits: OWN.shopSettings.limits });
  });
  test('no transfers where the shop has closed them', async () => {
    await writeShopSettings(app.db, { payments: { order: ['wallet', 'js'] } });
    expect((await preview(lines)).data.payModes.map(({ value }) => value)).toEqual(['pay', 'credit']);
    await expect(create(lines, 'offline')).resolves.toMatchObject({
      code: 422,
      message: '本店这里不能用线下转账付款，请换一种方式',
    });
    await writeShopSettings(app.db, { payments: {} });
    expect((await preview(lines)).data.payModes.map(({ value }) => value)).toEqual(['pay', 'credit', 'offline']);
  });
  test('bad input, no channel login, a disabled partner', async () => {
    await expect(create(lines, 'cash')).resolves.toMatchObject({ code: 400 });
    const asked = { lines, deliveryType: 'express', payMode: 'pay', requestId: randomUUID() };
    await expect(app.call('atShop.createOrderChannel', asked)).resolves.toMatchObject({ code: 401 });
    await expect(app.call('atShop.createOrderChannel', asked, { token: plain })).resolves.toMatchObject({ code: 403 });
    await expect(
      app.call('atShop.createOrderChannel', { ...asked, addressId: '10301' }, { token: partner }),
    ).resolves.toMatchObject({ code: 404 });
    await app.db.update(channels).set({ status: 'off' });
    await expect(app.call('channel.index', {}, { token: partner })).resolves.toMatchObject({ message: '渠道已停用' });
    await expect(app.call('atShop.login', { account: LIANG, password: PASSWORD })).resolves.toMatchObject({
      code: 422,
    });
    await app.db.update(channels).set({ status: 'on' });
  });
});

describe('what comes back of an order on credit', () => {
  const stateOf = async () => (await app.db.select().from(channels))[0]!;
  const refund = async (orderId: string, qty: number) => {
    const [line] = (await app.ok('memberOrder.view', { id: orderId }, { token: partner })).card.lines;
    const sale = await app.ok(
      'memberOrder.returnApply',
      { orderId, lines: [{ lineId: line!.id, qty }], way: 'refund', reason: '拍错', requestId: randomUUID() },
      { token: partner },
    );
    await approve(app, sale.id);
    await app.runJobs();
    return sale;
  };

  test('frees the credit to the fen and pays nobody; everything back is as before the order', async () => {
    await app.db.update(channels).set({ creditLine: 9_000_000 });
    const before = await stateOf();
    const money = (await balancesOf(app.db, '10040')).money.available;
    const { data } = await create([{ skuId: '102201', qty: 48 }], 'credit');
    expect((await stateOf()).creditUsed).toBe(before.creditUsed + data.amount);
    const first = await refund(data.orderId, 7);
    expect((await stateOf()).creditUsed).toBe(before.creditUsed + data.amount - first.refund);
    expect(await verifyShop(app.db)).toEqual([]);
    const last = await refund(data.orderId, 41);
    expect(first.refund + last.refund).toBe(data.amount);
    expect((await stateOf()).creditUsed).toBe(before.creditUsed);
    expect((await balancesOf(app.db, '10040')).money.available).toBe(money);
    const rows = await app.db.select().from(creditRows).where(eq(creditRows.memo, data.orderNo));
    expect(rows.map(({ bizType, delta }) => [bizType, delta])).toEqual([
      ['order', data.amount],
      ['refund', -first.refund],
      ['refund', -last.refund],
    ]);
    const { afterSales } = await app.ok('memberOrder.view', { id: data.orderId }, { token: partner });
    expect(afterSales[0]!.log.map(({ text }) => text).join()).toContain('已抵减信用账款');
  });

  test('what was freed can be used again, and not a fen more', async () => {
    const { data } = await create([{ skuId: '102201', qty: 48 }], 'credit');
    const full = await stateOf();
    await app.db.update(channels).set({ creditLine: full.creditUsed });
    await expect(create([{ skuId: '102201', qty: 48 }], 'credit')).resolves.toMatchObject({ code: 422 });
    const sale = await refund(data.orderId, 48);
    expect(sale.refund).toBe(data.amount);
    const answers = await Promise.all([1, 2].map(() => create([{ skuId: '102201', qty: 48 }], 'credit')));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect((await stateOf()).creditUsed).toBe(full.creditUsed);
  });

  test('an order that was paid gives money back and leaves the credit alone', async () => {
    const used = (await stateOf()).creditUsed;
    const { data } = await create([{ skuId: '102201', qty: 48 }], 'pay');
    await app.ok('memberOrder.close', { id: data.orderId, reason: '不想要了' }, { token: partner });
    expect((await stateOf()).creditUsed).toBe(used);
  });
});

test('buying again never fills the basket of retail', async () => {
  const { list } = await app.ok('memberOrder.index', { kind: 'channel' }, { token: partner });
  const old = list.find(({ actions }) => actions.includes('rebuy'))!;
  await expect(app.call('memberOrder.rebuy', { id: old.id }, { token: partner })).resolves.toMatchObject({ code: 422 });
  expect((await app.ok('cartItem.index', {}, { token: partner })).count).toBe(0);
});
