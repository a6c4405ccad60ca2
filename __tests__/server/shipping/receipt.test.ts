/** The platform of the mini-program takes the receipt of what was paid there: its number is on the order while it does, and its word counts. */
import { eq } from 'drizzle-orm';
import { ledgerRows, orderLogs, payments } from '../../../server/db/schema';
import { linesOf, shipAll } from '../afterSale/sales';
import { testServer } from '../harness';
import { ANNA, BEN, buy, fillShop, RARE, rid, TEA, tokenFor } from '../order/shop';
import { pushed } from '../push';
import { keepRows } from '../rewind';
import { bindMini, later, payThere, platformOf } from './mini';

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
  platformOf(app).uploads.length = 0;
  platformOf(app).answers.length = 0;
});

const BOTH = [
  { skuId: TEA, qty: 1 },
  { skuId: RARE, qty: 1 },
];
async function paid({ mini = true } = {}) {
  const { order } = await buy(app, anna, BOTH);
  const paymentId = await payThere(app, { token: anna, id: order.orderId, mini });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  return { id: order.orderId, receipt: { paymentNo: row!.no, tradeNo: row!.tradeNo! } };
}
const view = (id: string) => app.ok('memberOrder.view', { id }, { token: anna });
const statusOf = async (id: string) => (await view(id)).card.status;
async function sent(how = {}) {
  const order = await paid(how);
  await shipAll(app, order.id);
  await later(app);
  return order;
}

describe('the number under which it is asked for', () => {
  test('is there from the moment the platform knows of all parcels until the order is received', async () => {
    const { id, receipt } = await paid();
    const [first] = await linesOf(app, id, anna);
    await shipAll(app, id, [{ lineId: first!.id, qty: 1 }]);
    await later(app);
    expect(await view(id)).not.toHaveProperty('receiptNo');
    await shipAll(app, id);
    expect(await view(id)).not.toHaveProperty('receiptNo');
    await later(app);
    expect(await view(id)).toMatchObject({ receiptNo: receipt.tradeNo });
    expect(await app.ok('memberOrder.takeDelivery', { id }, { token: anna })).not.toHaveProperty('receiptNo');
  });

  test('is not there for what was paid in a browser, or what the platform refused', async () => {
    expect(await view((await sent({ mini: false })).id)).not.toHaveProperty('receiptNo');
    platformOf(app).answers.push({ refused: '参数不对' });
    expect(await view((await sent()).id)).not.toHaveProperty('receiptNo');
  });

  test('is nobody else’s', async () => {
    const { id } = await sent();
    expect(await app.call('memberOrder.view', { id }, { token: await tokenFor(app, BEN) })).toMatchObject({
      code: 404,
    });
  });
});

describe('the platform says that it was confirmed', () => {
  test('the order is received, once however often it is said, and its buyer reads who took it', async () => {
    const { id, receipt } = await sent();
    const both = await Promise.all([pushed(app, { receipt }), pushed(app, { receipt })]);
    expect(both.map(({ body }) => body)).toEqual(['success', 'success']);
    await pushed(app, { receipt });
    expect(await statusOf(id)).toBe('received');
    const logs = await app.db.select().from(orderLogs).where(eq(orderLogs.orderId, id));
    expect(logs.filter(({ key }) => key === 'received')).toMatchObject([{ by: '微信', label: '确认收货' }]);
    await later(app);
    expect((await view(id)).giveGot).toBeGreaterThan(0);
  });

  test('nothing happens to what is not wholly on its way, or received already', async () => {
    const { id, receipt } = await paid();
    await pushed(app, { receipt });
    expect(await statusOf(id)).toBe('paid');
    const [first] = await linesOf(app, id, anna);
    await shipAll(app, id, [{ lineId: first!.id, qty: 1 }]);
    await pushed(app, { receipt });
    expect(await statusOf(id)).toBe('partial');
    await shipAll(app, id);
    await app.ok('memberOrder.takeDelivery', { id }, { token: anna });
    const before = await app.db.select().from(orderLogs).where(eq(orderLogs.orderId, id));
    await pushed(app, { receipt });
    expect(await app.db.select().from(orderLogs).where(eq(orderLogs.orderId, id))).toEqual(before);
  });

  test('both numbers of the payment have to fit, and the signature', async () => {
    const { id, receipt } = await sent();
    const wrong = [
      { ...receipt, tradeNo: `${receipt.tradeNo}0` },
      { ...receipt, paymentNo: 'P0' },
      { paymentNo: receipt.tradeNo, tradeNo: receipt.paymentNo },
    ];
    for (const other of wrong) expect((await pushed(app, { receipt: other })).body).toBe('success');
    expect((await pushed(app, { receipt }, { signature: '0'.repeat(40) })).statusCode).toBe(401);
    expect(await statusOf(id)).toBe('shipped');
  });

  test('of a recharge it changes nothing', async () => {
    const { orderId } = await app.ok('recharge.create', { amount: 10_000, requestId: rid() }, { token: anna });
    const paymentId = await payThere(app, { token: anna, group: 'recharge', id: orderId });
    const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
    const before = await app.db.$count(ledgerRows);
    expect((await pushed(app, { receipt: { paymentNo: row!.no, tradeNo: row!.tradeNo! } })).body).toBe('success');
    expect(await app.db.$count(ledgerRows)).toBe(before);
  });
});
