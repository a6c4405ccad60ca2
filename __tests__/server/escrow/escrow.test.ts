/** The cellar: an ordinary order that goes there, what its owner asks for, the unsent rest of an order. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { escrowLots, escrowRequests, holdings, orderLines, orders, skus } from '../../../server/db/schema';
import { send } from '../../../server/domains/trade/escrow/outbound';
import { storageFee } from '../../../server/domains/trade/cellar/fees';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
let shen: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  shen = await app.login('13800000020');
});

async function buy(token: string, lines: { skuId: string; qty: number }[], deliveryType: string, source = 'buy') {
  const asked = { source, lines, deliveryType, couponId: '0' };
  const { data } = await app.call('shop.orderPreview', asked, { token });
  const made = await app.call(
    'shop.orderCreate',
    { ...asked, payable: data.amounts.payable, requestId: randomUUID() },
    { token },
  );
  if (made.code !== 200) return { made, view: data, id: '' };
  const { paymentId } = await app.ok(
    'pay',
    { trade_type: 'js', pay_type: 11, order_group: 'order', data: { order_id: made.data.orderId } },
    { token },
  );
  await app.ok('pay.result', { paymentId }, { token });
  app.clock.advance(5000);
  await app.ok('pay.result', { paymentId }, { token });
  return { made, view: data, id: made.data.orderId };
}
const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const lotOf = async (id: string) => (await app.db.select().from(escrowLots).where(eq(escrowLots.orderId, id)))[0]!;
const act = (body: Record<string, unknown>, token: string | undefined = lin) =>
  app.call('escrow.act', { requestId: randomUUID(), ...body }, { token });

let lotId: string;
test('an ordinary order for the cellar: no freight, no address; paid, its lot is there and it is received', async () => {
  const { view, id } = await buy(lin, [{ skuId: '101501', qty: 2 }], 'escrow');
  expect(view.deliveryTypes.map(({ value }) => value)).toEqual(['express', 'pickup', 'escrow']);
  expect(view.amounts.freight).toBe(0);
  expect(view.address).toBeUndefined();
  // What the cashier will ask of an outbound to the address that is the default.
  expect(view.outbound).toEqual({ freight: 1000, city: '杭州市' });
  const lot = await lotOf(id);
  lotId = lot.id;
  expect(lot).toMatchObject({ source: 'order', qty: 2, free: 2, unit: '饼' });
  expect(lot.freeUntil).toBeGreaterThan(app.clock.now() + 364 * 86_400_000);
  expect(await orderOf(id)).toMatchObject({ status: 'received', deliveryType: 'escrow' });
  const { lots } = await app.ok('escrow.index', {}, { token: lin });
  expect(lots!.list.find((one) => one.id === lot.id)).toMatchObject({ orderId: id, batch: lot.batch });
});

test('goods that may not lie there are not offered', async () => {
  const { made } = await buy(lin, [{ skuId: '103501', qty: 1 }], 'escrow');
  expect(made).toMatchObject({ code: 422, message: '所选商品不支持该配送方式' });
});

test('own lots with a summary; todo is for the stock staff', async () => {
  const { summary, lots } = await app.ok('escrow.index', {}, { token: lin });
  expect(summary.lots).toBe(lots!.total);
  expect(lots!.list.map(({ id }) => id)).toContain(lotId);
  expect((await app.ok('escrow.index', {}, { token: shen })).lots!.list.map(({ id }) => id)).not.toContain(lotId);
  await expect(app.call('escrow.index', { tab: 'todo' }, { token: lin })).resolves.toMatchObject({ code: 403 });
  const token = await app.login('13900000003');
  const { work, requests } = await app.ok('escrow.index', { tab: 'todo' }, { token });
  const waiting = requests!.list.map(({ createdAt }) => createdAt);
  expect(work).toMatchObject({ oldestAt: Math.min(...waiting) });
  expect(work!.applied + work!.picking).toBe(requests!.total);
  expect((await app.ok('escrow.index', {}, { token })).work).toBeUndefined();
  await expect(app.call('escrow.index')).resolves.toMatchObject({ code: 401 });
  await expect(app.call('escrow.index', { tab: 'x' }, { token: lin })).resolves.toMatchObject({ code: 400 });
});

test('numbered pieces lie there in their holder’s name, and are moved as pieces only', async () => {
  const { lots } = await app.ok('escrow.index', {}, { token: lin });
  const pieces = lots!.list.filter(({ source }) => source === 'collectible');
  const held = await app.db.select().from(holdings).where(eq(holdings.memberId, '10001'));
  expect(pieces.map(({ holdingId }) => holdingId).toSorted()).toEqual(held.map(({ id }) => id).toSorted());
  expect(pieces.length).toBeGreaterThan(0);
  for (const { specText, qty, months, renewFee } of pieces)
    expect({ specText, qty, months, renewFee }).toEqual({
      specText: expect.stringMatching(/^No\.\d+$/) as string,
      qty: 1,
      months: 0,
      renewFee: 0,
    });
  const { id } = pieces[0]!;
  const refused = { code: 422, message: '藏品请到「我的藏品」转赠或提货' };
  await expect(act({ action: 'outbound', lotId: id, qty: 1 })).resolves.toMatchObject(refused);
  await expect(act({ action: 'renew', lotId: id })).resolves.toMatchObject(refused);
  await expect(act({ action: 'place', lotId: id })).resolves.toMatchObject(refused);
  await expect(act({ action: 'transfer', lotId: id, qty: 1, toId: '10002' })).resolves.toMatchObject(refused);
});

test('outbound holds pieces back, never more than there are; taken back they are free', async () => {
  await expect(act({ action: 'outbound', lotId, qty: 3 })).resolves.toMatchObject({ code: 422, message: '可出库 2' });
  const requestId = randomUUID();
  const [one, two] = await Promise.all([
    act({ action: 'outbound', lotId, qty: 1, requestId }),
    act({ action: 'outbound', lotId, qty: 1, requestId }),
  ]);
  // The freight of one parcel waits at the cashier.
  expect(one).toMatchObject({ code: 200, data: { status: 'unpaid', qty: 1, fee: 1000, lot: { free: 1 } } });
  expect(two.data).toEqual(one.data);
  const races = await Promise.all([1, 2, 3].map(() => act({ action: 'outbound', lotId, qty: 1 })));
  expect(races.filter(({ code }) => code === 200)).toHaveLength(1);
  await expect(act({ action: 'cancel', requestRef: one.data.id })).resolves.toMatchObject({
    code: 200,
    data: { status: 'cancelled', lot: { free: 1 } },
  });
  await expect(act({ action: 'cancel', requestRef: one.data.id })).resolves.toMatchObject({ code: 409 });
  expect(await app.db.$count(escrowRequests, eq(escrowRequests.lotId, lotId))).toBe(2);
  const { requests } = await app.ok('escrow.index', { tab: 'requests' }, { token: lin });
  expect(requests!.list.map(({ id }) => id)).toContain(one.data.id);
});

test('somebody else, nobody, bad input', async () => {
  await expect(act({ action: 'outbound', lotId, qty: 1 }, shen)).resolves.toMatchObject({ code: 404 });
  await expect(act({ action: 'outbound', qty: 1 })).resolves.toMatchObject({ code: 400 });
  await expect(act({ action: 'eat', lotId, qty: 1 })).resolves.toMatchObject({ code: 400 });
  await expect(
    app.call('escrow.act', { action: 'outbound', lotId, qty: 1, requestId: randomUUID() }),
  ).resolves.toMatchObject({
    code: 401,
  });
});

test('its parcel is followed like the one of an order, by its owner alone', async () => {
  const id = '697921';
  const express = (token = lin, of = id) => app.call('escrow.express', { id: of }, { token });
  expect((await express()).data).toMatchObject({ parcels: [], canReceive: false });
  await app.db.transaction((tx) => send(tx, id, { company: '顺丰速运', trackingNo: 'SF1234567890' }, app.clock.now()));
  const { data: sent } = await express();
  expect(sent.receiver).toMatch(/^林\*\* 138\*{4}\d{4}$/);
  expect(sent.address).toMatch(/\*{4}$/);
  expect(sent.parcels).toMatchObject([
    {
      parcel: {
        trackingNo: 'SF1234567890',
        companyTel: '95338',
        status: '已揽收',
        lines: [{ title: '武夷红茶', qty: 100, unit: 'g' }],
      },
      traces: [{ text: '包裹已出库，快递员已揽收' }],
    },
  ]);
  app.clock.advance(40 * 3_600_000);
  await app.runJobs();
  const { data: there } = await express();
  expect(there.parcels[0]!.parcel.status).toBe('已签收');
  expect(there.parcels[0]!.traces).toHaveLength(8);
  // Somebody else's, and a gift, which has no parcel.
  expect((await express(shen)).code).toBe(404);
  expect((await express(lin, '697923')).code).toBe(404);
});

test('the unsent rest of a paid order goes to the cellar; with nothing left to send the order is received', async () => {
  const { id } = await buy(shen, [{ skuId: '101401', qty: 10 }], 'express', 'wholesale');
  const before = (await app.db.select().from(skus).where(eq(skus.id, '101401')))[0]!;
  await expect(act({ action: 'store', orderId: id }, lin)).resolves.toMatchObject({ code: 404 });
  const stored = await act({ action: 'store', orderId: id }, shen);
  expect(stored).toMatchObject({ code: 200, data: { qty: 10, status: 'done' } });
  expect(await orderOf(id)).toMatchObject({ status: 'received' });
  const [line] = await app.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(line).toMatchObject({ qty: 10, storeQty: 10, shippedQty: 0 });
  expect((await app.db.select().from(skus).where(eq(skus.id, '101401')))[0]).toMatchObject({ stock: before.stock });
  await expect(act({ action: 'store', orderId: id }, shen)).resolves.toMatchObject({ code: 409 });
});

test('storage costs nothing for a year, then ¥2 per started kilogram and month', () => {
  const lot = { weight: 470, freeUntil: 1_000_000 };
  expect(storageFee(lot, 10, 10_000, 1_000_000)).toBe(0);
  expect(storageFee(lot, 10, 10_000, 1_000_001)).toBe(5 * 200);
  expect(storageFee(lot, 1, 10_000, 1_000_000 + 31 * 86_400_000)).toBe(2 * 200);
});
