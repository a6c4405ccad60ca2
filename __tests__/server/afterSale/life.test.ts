/** The life of after-sales: quote, application, decision, return parcel, refund; what comes back to the fen. */
import { eq } from 'drizzle-orm';
import { memberCoupons, notices, orders, payments, redPackets, tasks } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { testServer } from '../harness';
import { ANNA, BEN, CAKE, COUPON_30, fillShop, giveCoupon, RARE, rid, skuOf, TEA, tokenFor } from '../order/shop';
import { approve, DAY, linesOf, paidOrder, receive, received, reject, shipAll } from './sales';

const app = testServer();
let anna: string;
beforeAll(async () => {
  await fillShop(app);
});
beforeEach(async () => {
  anna = await tokenFor(app, ANNA);
});

const apply = (orderId: string, lines: { lineId: string; qty: number }[], more: Record<string, unknown> = {}) =>
  app.ok(
    'memberOrder.returnApply',
    { orderId, lines, way: 'refund', reason: '不想要了', requestId: rid(), ...more },
    { token: anna },
  );
const view = (id: string) => app.ok('memberOrder.view', { id }, { token: anna });
const update = (id: string, action: string, more: Record<string, unknown> = {}) =>
  app.call('memberOrder.returnUpdate', { id, action, ...more }, { token: anna });

test('one of two pieces, with coupon and points: the quote is what comes back, to the fen', async () => {
  await giveCoupon(app.db, ANNA, '9001', COUPON_30, app.clock.now());
  const order = await received(
    app,
    [
      { skuId: TEA, qty: 2 },
      { skuId: RARE, qty: 1 },
    ],
    { couponId: '9001', points: 500 },
  );
  const [line] = await linesOf(app, order.id, anna);
  const before = { ...(await balancesOf(app.db, ANNA)), stock: (await skuOf(app.db, TEA)).stock };
  const wants = [{ lineId: line!.id, qty: 1 }];
  const quote = await app.ok('memberOrder.returnQuote', { orderId: order.id, lines: wants }, { token: anna });
  // What is left misses the step of ¥400: its gift is at the buyer's, so it is paid for.
  const [share, gift] = [Math.floor(line!.share.paid / 2), 4_800];
  expect(quote).toMatchObject({
    money: share - gift,
    withheld: gift,
    points: Math.floor(line!.share.pointsOff / 2),
    couponBack: false,
    freight: 0,
  });
  expect(quote.note).toContain('优惠券不退还');
  expect(quote.note).toContain('积分扣回');

  const sale = await apply(order.id, wants, { way: 'return', reason: '与描述不符', note: ' 颜色偏深 ' });
  expect(sale).toMatchObject({
    status: 'applied',
    refund: quote.money,
    points: quote.points,
    note: '颜色偏深',
    can: ['withdraw'],
  });
  expect((await app.ok('memberOrder.statistics', {}, { token: anna })).afterSale).toBe(1);
  expect((await view(order.id)).card.lines[0]!.afterSale).toMatchObject({ id: sale.id, label: '退货退款 待审核' });
  await approve(app, sale.id);
  expect((await view(order.id)).afterSales[0]).toMatchObject({ status: 'waitReturn', can: ['ship', 'withdraw'] });
  expect(await update(sale.id, 'ship', { company: '顺丰速运', trackingNo: '??' })).toMatchObject({ code: 400 });
  expect((await update(sale.id, 'ship', { company: '顺丰速运', trackingNo: 'SF1234567890' })).data).toMatchObject({
    status: 'returning',
    parcel: { company: '顺丰速运', no: 'SF1234567890' },
  });
  expect((await skuOf(app.db, TEA)).stock).toBe(before.stock);
  await receive(app, sale.id);
  expect((await skuOf(app.db, TEA)).stock).toBe(before.stock + 1);
  await app.runJobs();
  const after = await balancesOf(app.db, ANNA);
  expect(after.money.available - before.money.available).toBe(quote.money);
  const done = await view(order.id);
  expect(done.afterSales[0]!.status).toBe('done');
  expect(done.afterSales[0]!.log.map(({ text }) => text).slice(0, 2)).toEqual([
    '提交退货退款申请：与描述不符',
    '同意申请',
  ]);
  const paid = done.card.lines.reduce((sum, one) => sum + one.share.paid, 0);
  const kept = Math.floor((done.giveGot * (paid - share)) / paid);
  expect(after.points.available - before.points.available).toBe(quote.points - (done.giveGot - kept));
  expect(before.growth.available - after.growth.available).toBe(
    Math.floor(paid / 100) - Math.floor((paid - share) / 100),
  );
  const [coupon] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '9001'));
  expect(coupon).toMatchObject({ status: 'used' });

  // The rest comes back too: now the coupon does, and the order is refunded.
  const rest = done.returnable.map(({ lineId, sent }) => ({ lineId, qty: sent }));
  const last = await apply(order.id, rest, { way: 'return' });
  await approve(app, last.id);
  await update(last.id, 'ship', { company: '顺丰速运', trackingNo: 'SF9999999999' });
  await receive(app, last.id);
  await app.runJobs();
  expect((await view(order.id)).card.status).toBe('refunded');
  const [back] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '9001'));
  expect(back).toMatchObject({ status: 'unused', orderId: null });
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment).toMatchObject({ status: 'refunded', refundedAmount: payment!.amount });
});

test('never sent: the freight comes with the last line, stock stands again, a parcel leaves held pieces', async () => {
  const order = await paidOrder(app, [{ skuId: CAKE, qty: 2 }]);
  const stock = (await skuOf(app.db, CAKE)).stock;
  const [line] = await linesOf(app, order.id, anna);
  const first = await apply(order.id, [{ lineId: line!.id, qty: 1 }]);
  expect(first.refund).toBe(4_800);
  // Held: the warehouse sends only the other piece, and the order stays partial.
  const quote = await app.ok(
    'memberOrder.returnQuote',
    { orderId: order.id, lines: [{ lineId: line!.id, qty: 1 }] },
    { token: anna },
  );
  expect(quote).toMatchObject({ money: 4_800 + 1_000, freight: 1_000 });
  await approve(app, first.id);
  await app.runJobs();
  expect((await skuOf(app.db, CAKE)).stock).toBe(stock + 1);
  const second = await apply(order.id, [{ lineId: line!.id, qty: 1 }]);
  expect(second.refund).toBe(5_800);
  await approve(app, second.id);
  await app.runJobs();
  expect((await view(order.id)).card.status).toBe('refunded');
  expect((await skuOf(app.db, CAKE)).stock).toBe(stock + 2);
});

test('a held piece is not sent; after the refund what was sent is all', async () => {
  const order = await paidOrder(app, [{ skuId: TEA, qty: 3 }]);
  const [line] = await linesOf(app, order.id, anna);
  const sale = await apply(order.id, [{ lineId: line!.id, qty: 1 }]);
  await shipAll(app, order.id);
  const sent = (await view(order.id)).card;
  expect([sent.status, sent.lines[0]!.shippedQty]).toEqual(['partial', 2]);
  const express = await app.ok('memberOrder.express', { id: order.id }, { token: anna });
  expect(express.parcels[0]!.parcel.lines[0]!.qty).toBe(2);
  expect(express.rest).toEqual([]);
  await approve(app, sale.id);
  await app.runJobs();
  expect((await view(order.id)).card.status).toBe('shipped');
  // Receipt books what is left of points and growth.
  const before = await balancesOf(app.db, ANNA);
  await app.ok('memberOrder.takeDelivery', { id: order.id }, { token: anna });
  const after = await balancesOf(app.db, ANNA);
  const { card, giveGot } = await view(order.id);
  const paid = card.lines.reduce((sum, one) => sum + one.share.paid, 0);
  expect(after.growth.available - before.growth.available).toBe(Math.floor((paid - sale.refund) / 100));
  expect(after.points.available - before.points.available).toBe(Math.floor((giveGot * (paid - sale.refund)) / paid));
});

test('taken back, then the warehouse sends it after all', async () => {
  const order = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  const [line] = await linesOf(app, order.id, anna);
  const sale = await apply(order.id, [{ lineId: line!.id, qty: 1 }]);
  expect(await shipAll(app, order.id)).toBeUndefined();
  expect((await update(sale.id, 'withdraw')).data).toMatchObject({ status: 'withdrawn', can: [] });
  expect((await update(sale.id, 'withdraw')).data).toMatchObject({ status: 'withdrawn' });
  expect((await shipAll(app, order.id))?.status).toBe('shipped');
  const open = await app.db.select().from(tasks).where(eq(tasks.targetId, sale.id));
  expect(open.map(({ status }) => status)).toEqual(['done']);
});

test('refused, then the platform once; 72 hours without an answer count as approved', async () => {
  const order = await received(app, [{ skuId: TEA, qty: 1 }]);
  const [line] = await linesOf(app, order.id, anna);
  const wants = [{ lineId: line!.id, qty: 1 }];
  const sale = await apply(order.id, wants);
  await reject(app, sale.id);
  expect((await view(order.id)).afterSales[0]).toMatchObject({
    status: 'rejected',
    rejectReason: '包装已拆',
    can: ['escalate'],
  });
  expect((await update(sale.id, 'escalate', { note: '未拆封' })).data).toMatchObject({ status: 'escalated' });
  // The pieces are held again: a second application finds none.
  expect(
    await app.call(
      'memberOrder.returnApply',
      { orderId: order.id, lines: wants, way: 'refund', reason: '其他', requestId: rid() },
      { token: anna },
    ),
  ).toMatchObject({ code: 422, message: '可申请的数量不足' });
  await reject(app, sale.id);
  expect(await update(sale.id, 'escalate')).toMatchObject({ code: 422, message: '平台已处理过，不能再次申请介入' });

  const again = await apply(order.id, wants);
  app.clock.advance(3 * DAY + 1000);
  await app.runJobs();
  anna = await tokenFor(app, ANNA);
  const shown = await view(order.id);
  expect(shown.afterSales.find(({ id }) => id === again.id)).toMatchObject({ status: 'done' });
  expect(shown.card.status).toBe('refunded');
});

test('an exchange sends a new parcel and gives no money', async () => {
  const order = await received(app, [{ skuId: TEA, qty: 1 }]);
  const [line] = await linesOf(app, order.id, anna);
  const before = { money: (await balancesOf(app.db, ANNA)).money, sku: await skuOf(app.db, TEA) };
  const sale = await apply(order.id, [{ lineId: line!.id, qty: 1 }], { way: 'exchange', reason: '发错货' });
  expect(sale).toMatchObject({ refund: 0, points: 0 });
  await approve(app, sale.id);
  await update(sale.id, 'ship', { company: '京东快递', trackingNo: 'JD0000001' });
  await receive(app, sale.id);
  await app.runJobs();
  const shown = await view(order.id);
  expect(shown.afterSales[0]!.status).toBe('done');
  expect(shown.parcels).toHaveLength(2);
  expect(await skuOf(app.db, TEA)).toMatchObject({ stock: before.sku.stock, sold: before.sku.sold });
  expect((await balancesOf(app.db, ANNA)).money).toEqual(before.money);
});

test('refusals: foreign, lines, states, damage, the time is over', async () => {
  const order = await received(app, [{ skuId: TEA, qty: 2 }]);
  const [line] = await linesOf(app, order.id, anna);
  const ben = await tokenFor(app, BEN);
  const good = { orderId: order.id, lines: [{ lineId: line!.id, qty: 1 }] };
  const input = { ...good, way: 'return', reason: '质量问题', requestId: rid() };
  expect(await app.call('memberOrder.returnQuote', good, { token: ben })).toMatchObject({ code: 404 });
  expect(await app.call('memberOrder.returnApply', input, { token: ben })).toMatchObject({ code: 404 });
  expect(await app.call('memberOrder.returnQuote', good)).toMatchObject({ code: 401 });
  expect(await app.call('memberOrder.returnApply', input)).toMatchObject({ code: 401 });
  expect(await app.call('memberOrder.returnUpdate', { id: '1', action: 'withdraw' })).toMatchObject({ code: 401 });
  const no = (more: object) => app.call('memberOrder.returnApply', { ...input, ...more }, { token: anna });
  expect(await no({ lines: [{ lineId: '1', qty: 1 }] })).toMatchObject({ code: 400 });
  expect(await no({ lines: [...good.lines, ...good.lines] })).toMatchObject({ code: 400 });
  expect(await no({ lines: [{ lineId: line!.id, qty: 3 }] })).toMatchObject({ code: 422, message: '可申请的数量不足' });
  expect(await no({ reason: '随便' })).toMatchObject({ code: 400 });
  expect(await no({ photos: ['/uploads/none.webp'] })).toMatchObject({ code: 400 });
  expect(await no({ reason: '破损少件' })).toMatchObject({ code: 422, message: '破损少件请上传照片' });
  const sale = await apply(order.id, good.lines, { way: 'return' });
  expect(await app.call('memberOrder.returnUpdate', { id: sale.id, action: 'withdraw' }, { token: ben })).toMatchObject(
    {
      code: 404,
    },
  );
  expect(await update(sale.id, 'ship', { company: '顺丰', trackingNo: 'SF123456' })).toMatchObject({
    code: 409,
    data: { status: 'applied' },
  });
  await update(sale.id, 'withdraw');
  const unsent = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  const [open] = await linesOf(app, unsent.id, anna);
  expect(await no({ orderId: unsent.id, lines: [{ lineId: open!.id, qty: 1 }] })).toMatchObject({
    code: 422,
    message: '未发货的商品请选择仅退款',
  });
  app.clock.advance(8 * DAY);
  anna = await tokenFor(app, ANNA);
  expect(await app.call('memberOrder.returnQuote', good, { token: anna })).toMatchObject({
    code: 422,
    message: '已超过售后期',
  });
  expect((await view(order.id)).returnable).toEqual([]);
});

test('the same request twice is one after-sale', async () => {
  const order = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  const [line] = await linesOf(app, order.id, anna);
  const input = {
    orderId: order.id,
    lines: [{ lineId: line!.id, qty: 1 }],
    way: 'refund',
    reason: '拍错',
    requestId: rid(),
  };
  const [one, two] = await Promise.all([
    app.call('memberOrder.returnApply', input, { token: anna }),
    app.call('memberOrder.returnApply', input, { token: anna }),
  ]);
  expect(one.data.id).toBe(two.data.id);
  await approve(app, one.data.id);
  await app.runJobs();
  const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row!.status).toBe('refunded');
});

describe('the red packet of an order', () => {
  const rules = { oddsBp: 10_000, from: 9900, min: 100, max: 300, days: 7, perDay: 450 };
  const waiting = async () => (await app.ok('redEnvelope.index', { status: 'waiting' }, { token: anna })).page.list;
  const give = async (change: Partial<typeof rules> = {}) => {
    await app.db.delete(redPackets);
    await writeShopSettings(app.db, { redPacket: { ...rules, ...change } });
  };
  const get = async (qty = 1) => {
    const order = await received(app, [{ skuId: TEA, qty }]);
    await app.runJobs();
    return order;
  };
  const row = async (orderId: string) =>
    (await app.db.select().from(redPackets).where(eq(redPackets.orderId, orderId)))[0];
  beforeAll(() =>
    book(app.db, {
      owner: memberOwner(ANNA),
      unit: 'money',
      bizType: 'recharge',
      bizId: rid(),
      delta: 1_000_000,
      at: app.clock.now(),
    }),
  );
  afterAll(() => writeShopSettings(app.db, { redPacket: { ...rules, oddsBp: 0 } }));

  test('comes with the receipt, once, within its amounts, with a notice; opened it is in the balance', async () => {
    await give();
    const order = await get();
    const packet = await row(order.id);
    expect(packet).toMatchObject({
      memberId: ANNA,
      kind: 'money',
      expireAt: app.clock.now() + 7 * DAY,
      openedAt: null,
    });
    expect(packet!.value).toBeGreaterThanOrEqual(100);
    expect(packet!.value).toBeLessThanOrEqual(300);
    expect((await waiting()).map(({ id, title }) => ({ id, title }))).toEqual([{ id: packet!.id, title: '下单有礼' }]);
    const told = await app.db.select().from(notices).where(eq(notices.link, '/income/pages/redbag'));
    expect(told).toHaveLength(1);
    const before = await balancesOf(app.db, ANNA);
    await app.ok('redEnvelope.open', { id: packet!.id, requestId: rid() }, { token: anna });
    expect((await balancesOf(app.db, ANNA)).money.available).toBe(before.money.available + packet!.value);
  });

  test('is none without luck, for a small order, and when the day has given all it had', async () => {
    await give({ oddsBp: 0 });
    await get();
    await give({ from: 100_000_000 });
    await get();
    expect(await waiting()).toEqual([]);
    await give({ min: 300, perDay: 500 });
    await get();
    await get();
    expect((await app.db.select().from(redPackets)).map(({ value }) => value)).toEqual([300]);
    app.clock.advance(DAY);
    anna = await tokenFor(app, ANNA);
    await get();
    expect(await app.db.$count(redPackets)).toBe(2);
  });

  test('goes with an order that goes back whole, out of its money when it was opened', async () => {
    await give({ perDay: 10_000 });
    const back = async (id: string) => {
      const lines = (await view(id)).returnable.map(({ lineId, sent }) => ({ lineId, qty: sent }));
      const sale = await apply(id, lines);
      await approve(app, sale.id);
      await app.runJobs();
      expect((await view(id)).card.status).toBe('refunded');
    };
    const [first, second] = [await get(), await get()];
    const opened = await row(second.id);
    await app.ok('redEnvelope.open', { id: opened!.id, requestId: rid() }, { token: anna });
    const closed = await row(first.id);
    await back(first.id);
    const { money } = await balancesOf(app.db, ANNA);
    await back(second.id);
    const { payable } = (await app.db.select().from(orders).where(eq(orders.id, second.id)))[0]!;
    expect((await balancesOf(app.db, ANNA)).money.available - money.available).toBe(payable - opened!.value);
    expect(await row(first.id)).toBeUndefined();
    expect(await row(second.id)).toMatchObject({ openedAt: expect.any(Number) });
    expect(await app.call('redEnvelope.open', { id: closed!.id, requestId: rid() }, { token: anna })).toMatchObject({
      code: 404,
    });
  });
});
