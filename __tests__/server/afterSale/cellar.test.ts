/** After-sales of pieces that lie in the cellar: they leave their lots, never more than are there, money and pieces agree. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { escrowLots, goods, orderLines, orders, payments, skus } from '../../../server/db/schema';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { approve, reject, shipAll } from './sales';

const app = testServer({ seed: true });
let lin: string;
let shen: string;
const CAKE = '101501';
beforeAll(async () => {
  lin = await app.login('13800000001');
  shen = await app.login('13800000020');
});

type Lines = { skuId: string; qty: number; store?: number }[];
async function buy(token: string, lines: Lines, deliveryType: string, source = 'buy'): Promise<string> {
  const asked = { source, lines, deliveryType, couponId: '0' };
  const { data } = await app.call('shop.orderPreview', asked, { token });
  const made = await app.call(
    'shop.orderCreate',
    { ...asked, payable: data.amounts.payable, requestId: randomUUID() },
    { token },
  );
  if (made.code !== 200) throw new Error(made.message);
  const { paymentId } = await app.ok(
    'pay',
    { trade_type: 'js', pay_type: 11, order_group: 'order', data: { order_id: made.data.orderId } },
    { token },
  );
  await app.ok('pay.result', { paymentId }, { token });
  app.clock.advance(5000);
  await app.ok('pay.result', { paymentId }, { token });
  return made.data.orderId;
}
const lotOf = async (id: string) =>
  (await app.db.select().from(escrowLots).where(eq(escrowLots.orderId, id)).orderBy(escrowLots.id))[0]!;
const lineOf = async (id: string) =>
  (await app.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id))[0]!;
const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentOf = async (id: string) => (await app.db.select().from(payments).where(eq(payments.orderId, id)))[0]!;
const skuOf = async (id: string) => (await app.db.select().from(skus).where(eq(skus.id, id)))[0]!;
const view = (id: string, token = lin) => app.ok('memberOrder.view', { id }, { token });
const act = (body: Record<string, unknown>, token = lin) =>
  app.call('escrow.act', { requestId: randomUUID(), ...body }, { token });
async function apply(id: string, qty: number, token = lin, way = 'refund') {
  const line = await lineOf(id);
  return app.call(
    'memberOrder.returnApply',
    { orderId: id, lines: [{ lineId: line.id, qty }], way, reason: '不想要了', requestId: randomUUID() },
    { token },
  );
}
async function refund(id: string, qty: number, token = lin) {
  const { code, message, data } = await apply(id, qty, token);
  if (code !== 200) throw new Error(message);
  await approve(app, data.id);
  await app.runJobs();
  return data;
}

test('stored pieces are held while it is asked for, leave the lot when it is granted, and add up to what was paid', async () => {
  const stock = (await skuOf(CAKE)).stock;
  const id = await buy(lin, [{ skuId: CAKE, qty: 4 }], 'escrow');
  const { payable } = await orderOf(id);
  const line = await lineOf(id);
  expect((await view(id)).returnable).toEqual([{ lineId: line.id, sent: 0, unsent: 4 }]);
  expect(await apply(id, 1, lin, 'return')).toMatchObject({ code: 422, message: '茶窖中的商品请选择仅退款' });

  const lot = await lotOf(id);
  const parcel = await act({ action: 'outbound', lotId: lot.id, qty: 1 });
  expect(parcel.code).toBe(200);
  expect(await apply(id, 4)).toMatchObject({ code: 422, message: '可申请的数量不足' });
  const asked = await apply(id, 2);
  expect(await lotOf(id)).toMatchObject({ qty: 4, free: 1 });
  expect(await act({ action: 'outbound', lotId: lot.id, qty: 2 })).toMatchObject({ code: 422, message: '可出库 1' });
  expect(await verifyShop(app.db)).toEqual([]);
  await app.ok('memberOrder.returnUpdate', { id: asked.data.id, action: 'withdraw' }, { token: lin });
  expect(await lotOf(id)).toMatchObject({ qty: 4, free: 3 });

  const quote = await app.ok(
    'memberOrder.returnQuote',
    { orderId: id, lines: [{ lineId: line.id, qty: 3 }] },
    { token: lin },
  );
  expect(quote.note).toContain('其中 3 件从茶窖退回');
  const first = await refund(id, 3);
  expect(first.refund).toBe(quote.money);
  expect(await lotOf(id)).toMatchObject({ qty: 1, free: 0 });
  expect(await lineOf(id)).toMatchObject({ qty: 4, storeQty: 1, returnedQty: 3, cancelledQty: 3 });
  expect((await skuOf(CAKE)).stock).toBe(stock - 4 + 3);
  expect(await orderOf(id)).toMatchObject({ status: 'received' });
  expect((await view(id)).timeline.map(({ label }) => label)).toContain('茶窖退出 3 件');
  expect(await apply(id, 1)).toMatchObject({ code: 422 });

  await act({ action: 'cancel', requestRef: parcel.data.id });
  const last = await refund(id, 1);
  expect(first.refund + last.refund).toBe(payable);
  expect(await lotOf(id)).toMatchObject({ qty: 0, free: 0 });
  expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
  expect(await paymentOf(id)).toMatchObject({ refundedAmount: payable, status: 'refunded' });
  expect((await skuOf(CAKE)).stock).toBe(stock);
});

test('a refusal frees the pieces, the appeal holds them again - if they are still there', async () => {
  const id = await buy(lin, [{ skuId: CAKE, qty: 2 }], 'escrow');
  const lot = await lotOf(id);
  const { data } = await apply(id, 2);
  await reject(app, data.id);
  expect(await lotOf(id)).toMatchObject({ qty: 2, free: 2 });
  const parcel = await act({ action: 'outbound', lotId: lot.id, qty: 1 });
  const raise = () => app.call('memberOrder.returnUpdate', { id: data.id, action: 'escalate' }, { token: lin });
  expect(await raise()).toMatchObject({ code: 422, message: '可申请的数量不足' });
  await act({ action: 'cancel', requestRef: parcel.data.id });
  expect(await raise()).toMatchObject({ code: 200, data: { status: 'escalated' } });
  expect(await lotOf(id)).toMatchObject({ qty: 2, free: 0 });
  await reject(app, data.id);
  expect(await lotOf(id)).toMatchObject({ qty: 2, free: 2 });
});

test('asked for and fetched at the same moment: every piece has one taker', async () => {
  const id = await buy(lin, [{ skuId: CAKE, qty: 3 }], 'escrow');
  const lot = await lotOf(id);
  const answers = await Promise.all([
    apply(id, 2),
    act({ action: 'outbound', lotId: lot.id, qty: 2 }),
    apply(id, 1),
    act({ action: 'outbound', lotId: lot.id, qty: 1 }),
  ]);
  expect(answers.every(({ code }) => code === 200 || code === 422)).toBe(true);
  const asked = answers.map(({ code }, i) => ({ qty: [2, 2, 1, 1][i]!, got: code === 200 }));
  const taken = asked.reduce((sum, { qty, got }) => sum + (got ? qty : 0), 0);
  // Two single pieces leave one that nobody asked for; everything else takes all three.
  expect(taken).toBe(asked.filter(({ got }) => got).every(({ qty }) => qty === 1) ? 2 : 3);
  expect((await lotOf(id)).free).toBe(3 - taken);
});

test('seven days after the tea was stored it is too late', async () => {
  const id = await buy(lin, [{ skuId: CAKE, qty: 1 }], 'escrow');
  const { afterSaleUntil } = await view(id);
  app.clock.set(afterSaleUntil! + 1);
  lin = await app.login('13800000001');
  shen = await app.login('13800000020');
  expect((await view(id)).returnable).toEqual([]);
  expect(await apply(id, 1)).toMatchObject({ code: 422, message: '已超过售后期' });
});

test('the gift that lay beside them leaves the cellar with the last of them', async () => {
  await app.db
    .update(goods)
    .set({ deliveryTypes: ['express', 'pickup', 'escrow'] })
    .where(eq(goods.id, '1047'));
  const stock = (await skuOf('104701')).stock;
  const id = await buy(lin, [{ skuId: CAKE, qty: 1 }], 'escrow');
  const lots = () => app.db.select().from(escrowLots).where(eq(escrowLots.orderId, id));
  expect((await lots()).map(({ skuId, qty }) => [skuId, qty])).toEqual([
    [CAKE, 1],
    ['104701', 1],
  ]);
  await refund(id, 1);
  expect((await lots()).map(({ qty, free }) => [qty, free])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect((await skuOf('104701')).stock).toBe(stock);
  expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
});

describe('a bulk order in three places', () => {
  const TEA = '100401';
  test('first what never came, then what waits, then the cellar; the rest can still be sent', async () => {
    const { locked } = await skuOf(TEA);
    await app.db
      .update(skus)
      .set({ stock: locked + 20 })
      .where(eq(skus.id, TEA));
    const id = await buy(shen, [{ skuId: TEA, qty: 50, store: 10 }], 'express', 'wholesale');
    expect(await lineOf(id)).toMatchObject({ qty: 50, storeQty: 10, backQty: 30 });
    const before = await skuOf(TEA);
    await refund(id, 32, shen);
    expect(await lineOf(id)).toMatchObject({ storeQty: 10, backQty: 0, returnedQty: 32, cancelledQty: 32 });
    // Thirty of them never were on the shelf, and were never counted as sold.
    expect(await skuOf(TEA)).toMatchObject({ stock: before.stock + 2, sold: before.sold - 2 });
    await shipAll(app, id, [{ lineId: (await lineOf(id)).id, qty: 3 }]);
    expect(await orderOf(id)).toMatchObject({ status: 'partial' });
    await refund(id, 9, shen);
    // Five were unsent, four came out of the cellar: nothing is left to send.
    expect(await lineOf(id)).toMatchObject({ storeQty: 6, returnedQty: 41, cancelledQty: 41, shippedQty: 3 });
    expect(await lotOf(id)).toMatchObject({ qty: 6, free: 6 });
    expect(await orderOf(id)).toMatchObject({ status: 'shipped' });
    const { lines } = await app.ok('special.wholesaleDetail', { id }, { token: shen });
    expect(lines[0]).toMatchObject({ shipped: 3, stored: 6, left: 0 });
    const paid = (await lineOf(id)).paid;
    await refund(id, 9, shen);
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
    expect((await paymentOf(id)).refundedAmount).toBe(paid);
  });

  test('everything that was to be sent is refunded: what lies in the cellar is the order, and it is received', async () => {
    const id = await buy(shen, [{ skuId: '101401', qty: 20, store: 12 }], 'express', 'wholesale');
    await refund(id, 8, shen);
    expect(await orderOf(id)).toMatchObject({ status: 'received' });
    expect(await lotOf(id)).toMatchObject({ qty: 12, free: 12 });
    expect((await paymentOf(id)).refundedAmount).toBe(Math.floor(((await lineOf(id)).paid * 8) / 20));
  });

  test('what an after-sale holds back cannot be stored meanwhile', async () => {
    const id = await buy(shen, [{ skuId: '101401', qty: 10 }], 'express', 'wholesale');
    const asked = await apply(id, 4, shen);
    expect(await act({ action: 'store', orderId: id }, shen)).toMatchObject({ code: 200, data: { qty: 6 } });
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
    await approve(app, asked.data.id);
    await app.runJobs();
    expect(await lineOf(id)).toMatchObject({ storeQty: 6, returnedQty: 4, cancelledQty: 4 });
    expect(await orderOf(id)).toMatchObject({ status: 'received' });
  });
});
