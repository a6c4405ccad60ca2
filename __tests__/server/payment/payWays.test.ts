/** Ways to pay that the shop has closed: the cashier does not offer them, and the server takes no money by them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { orders, payments } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO, OWN, type PayWay } from '../../../server/domains/people/shopSettings/settings';
import { openWays } from '../../../server/domains/people/shopSettings/payWays';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { kinds } from '../../../server/kinds';
import { PAID_GROUPS } from '../../../server/shop/tables/payments';
import { testServer } from '../harness';
import { ANNA, BEN, buy, fillShop, payTokenFor, rid, TEA, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
  await writeShopSettings(app.db, { bankAccounts: DEMO.shopSettings.bankAccounts });
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});
afterEach(async () => {
  await writeShopSettings(app.db, { payments: {}, bankAccounts: DEMO.shopSettings.bankAccounts });
});

const open = (...ways: PayWay[]) => writeShopSettings(app.db, { payments: { order: ways } });
const ordered = async () => (await buy(app, anna, [{ skuId: TEA, qty: 1 }])).order;
const offered = async (orderId: string) =>
  (await app.ok('pay.cashier', { orderGroup: 'order', orderId }, { token: anna })).methods
    .map(({ key }) => key)
    .filter((key) => key !== 'demo');
const begin = (orderId: string, token = anna) =>
  app.call('pay', { trade_type: 'js', pay_type: 11, data: { order_id: orderId } }, { token });
const fromWallet = async (orderId: string, token = anna) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'order', orderId, payToken: await payTokenFor(app, ANNA), requestId: rid() },
    { token },
  );
async function prove(orderId: string, amount: number) {
  const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const photo = (await app.upload(body, { token: anna })).data.url;
  const transfer = { orderGroup: 'order', orderId, amount, payer: '安娜', paidAt: app.clock.now(), photos: [photo] };
  return app.call('atShop.orderProof', { ...transfer, requestId: randomUUID() }, { token: anna });
}
const paymentsOf = (orderId: string) => app.db.select().from(payments).where(eq(payments.orderId, orderId));

test('what nobody has spoken of has all of its ways; only shop orders take transfers', () => {
  expect(openWays(OWN.shopSettings, 'order')).toEqual(['wallet', 'js', 'offline']);
  expect(openWays(OWN.shopSettings, 'auction')).toEqual(['wallet', 'js']);
  expect(openWays({ payments: { order: ['js'], collectible: ['offline', 'wallet'] } }, 'order')).toEqual(['js']);
  expect(openWays({ payments: { order: ['js'], collectible: ['offline', 'wallet'] } }, 'collectible')).toEqual([
    'wallet',
  ]);
});

test('the folder names the groups that somebody serves', () => {
  const served = Object.entries(kinds.payables).flatMap(([group, payable]) => (payable ? [group] : []));
  expect(Object.values(PAID_GROUPS).sort()).toEqual(served.sort());
});

test('the cashier offers what is open', async () => {
  const { orderId } = await ordered();
  expect(await offered(orderId)).toEqual(['wallet', 'js', 'offline']);
  await open('js');
  expect(await offered(orderId)).toEqual(['js']);
  await open('offline', 'wallet');
  expect(await offered(orderId)).toEqual(['wallet', 'offline']);
  // Without an account there is nowhere to send money to.
  await writeShopSettings(app.db, { bankAccounts: [] });
  expect(await offered(orderId)).toEqual(['wallet']);
});

test('a closed balance takes nothing; a foreign order is as unknown as ever', async () => {
  const { orderId } = await ordered();
  await open('js');
  expect(await fromWallet(orderId)).toMatchObject({ code: 422, message: '本店这里不能用余额付款，请换一种方式' });
  expect((await fromWallet(orderId, ben)).code).toBe(404);
  expect(await paymentsOf(orderId)).toEqual([]);
  await open('wallet');
  expect((await fromWallet(orderId)).code).toBe(200);
});

test('a closed messenger begins no payment and makes no order', async () => {
  const { orderId } = await ordered();
  const count = () => app.db.$count(orders);
  await open('wallet', 'offline');
  const refusal = { code: 422, message: '本店这里不能用微信支付付款，请换一种方式' };
  expect(await begin(orderId)).toMatchObject(refusal);
  expect(await app.call('pay.app', { pay_type: 11, data: { order_id: orderId } }, { token: anna })).toMatchObject(
    refusal,
  );
  const request = { source: 'buy' as const, lines: [{ skuId: TEA, qty: 1 }], deliveryType: 'express' as const };
  const { amounts } = await app.ok('shop.orderPreview', request, { token: anna });
  const before = await count();
  const creation = { trade_type: 'js', pay_type: 1, data: { ...request, payable: amounts.payable }, requestId: rid() };
  expect(await app.call('pay', creation, { token: anna })).toMatchObject(refusal);
  expect(await count()).toBe(before);
  expect(await paymentsOf(orderId)).toEqual([]);
});

test('no proof of a transfer where transfers are closed', async () => {
  const { orderId, amount } = await ordered();
  await open('wallet', 'js');
  expect(await prove(orderId, amount)).toMatchObject({
    code: 422,
    message: '本店这里不能用线下转账付款，请换一种方式',
  });
  await open('wallet', 'offline');
  expect((await prove(orderId, amount)).code).toBe(200);
});

test('a payment that began while its way was open is taken', async () => {
  const { orderId } = await ordered();
  const { data } = await begin(orderId);
  await open('wallet');
  const [row] = await paymentsOf(orderId);
  expect(row?.id).toBe(data.paymentId);
  await app.ok('pay.notify', sandboxNotify(app.server.config.secret, row!));
  expect((await app.ok('memberOrder.view', { id: orderId }, { token: anna })).card.status).toBe('paid');
});
