/** Payments: applied once, in the right amount, from their owner; late money goes back. */
import { eq } from 'drizzle-orm';
import { payments, ledgerRows } from '../../../server/db/schema';
import { sandboxNotify, type SandboxGateway } from '../../../server/gateways/paymentSandbox';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import { ANNA, BEN, buy, fillShop, payTokenFor, rid, skuOf, TEA, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
  await writeShopSettings(app.db, { bankAccounts: DEMO.shopSettings.bankAccounts });
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});

const ordered = async (token = anna, qty = 1) => (await buy(app, token, [{ skuId: TEA, qty }])).order;
const start = (orderId: string, token = anna) =>
  app.call('pay', { trade_type: 'js', pay_type: 11, data: { order_id: orderId } }, { token });
const rowOf = async (id: string) => (await app.db.select().from(payments).where(eq(payments.id, id)))[0]!;
const status = async (id: string, token = anna) => (await app.ok('memberOrder.view', { id }, { token })).card.status;

test('a callback that arrives twice, at the same time and later, is applied once', async () => {
  const { orderId } = await ordered();
  const { data } = await start(orderId);
  expect(data.config).toMatchObject({ signType: 'HMAC-SHA256', package: expect.stringContaining('prepay_id=') });
  expect((await start(orderId)).data.paymentId).toBe(data.paymentId);
  const row = await rowOf(data.paymentId);
  const sold = (await skuOf(app.db, TEA)).sold;
  const notify = sandboxNotify(app.server.config.secret, row);
  const answers = await Promise.all([app.call('pay.notify', notify), app.call('pay.notify', notify)]);
  expect(answers.map((answer) => answer.code)).toEqual([200, 200]);
  app.clock.advance(86_400_000);
  await app.ok('pay.notify', notify);
  expect((await skuOf(app.db, TEA)).sold).toBe(sold + 1);
  expect(await app.ok('pay.result', { paymentId: data.paymentId }, { token: anna })).toMatchObject({
    status: 'paid',
    channel: 'js',
  });
  expect(await status(orderId)).toBe('paid');
  expect(await start(orderId)).toMatchObject({ code: 409, message: '订单已支付' });
});

test('only a success consumes the slot; a forged sign and another amount are refused', async () => {
  const { orderId } = await ordered();
  const row = await rowOf((await start(orderId)).data.paymentId);
  const { secret } = app.server.config;
  await app.ok('pay.notify', sandboxNotify(secret, row, 'fail'));
  expect((await rowOf(row.id)).status).toBe('failed');
  expect(await app.call('pay.notify', { ...sandboxNotify(secret, row), sign: 'forged' })).toMatchObject({
    code: 400,
    field: 'sign',
  });
  expect(await app.call('pay.notify', { ...sandboxNotify(secret, row), sign: '签'.repeat(64) })).toMatchObject({
    status: 200,
    code: 400,
  });
  expect((await app.call('pay.notify', sandboxNotify(secret, { ...row, amount: 1 }))).code).toBe(400);
  expect((await app.call('pay.notify', sandboxNotify(secret, { no: 'YP0', amount: 1 }))).code).toBe(404);
  expect(await app.call('pay.notify', { paymentNo: row.no })).toMatchObject({ field: 'tradeNo' });
  await app.ok('pay.notify', sandboxNotify(secret, row));
  expect(await status(orderId)).toBe('paid');
});

test('money that comes after the end of the order goes back to where it came from', async () => {
  const { orderId } = await ordered();
  const row = await rowOf((await start(orderId)).data.paymentId);
  const free = (await skuOf(app.db, TEA)).stock;
  await app.ok('memberOrder.close', { id: orderId, reason: '不想要了' }, { token: anna });
  expect((await rowOf(row.id)).status).toBe('cancelled');
  expect(await start(orderId)).toMatchObject({ code: 410 });
  const notify = sandboxNotify(app.server.config.secret, row);
  await app.ok('pay.notify', notify);
  await app.ok('pay.notify', notify);
  expect(await rowOf(row.id)).toMatchObject({ status: 'refunded', refundedAmount: row.amount });
  await app.runJobs();
  await app.runJobs();
  const { refunds } = app.server.gateways.payment as SandboxGateway;
  expect(refunds).toEqual([{ paymentNo: row.no, refundNo: `R${row.no}`, amount: row.amount }]);
  expect(await status(orderId)).toBe('cancelled');
  expect(await skuOf(app.db, TEA)).toMatchObject({ stock: free, locked: 0 });
});

test('paid from the wallet and by the messenger: the second money goes back', async () => {
  const { orderId, amount } = await ordered();
  const row = await rowOf((await start(orderId)).data.paymentId);
  const before = (await balancesOf(app.db, ANNA)).money.available;
  await app.ok(
    'pay.wallet',
    { orderGroup: 'order', orderId, payToken: await payTokenFor(app, ANNA), requestId: rid() },
    { token: anna },
  );
  await app.ok('pay.notify', sandboxNotify(app.server.config.secret, row));
  expect((await rowOf(row.id)).status).toBe('refunded');
  expect((await balancesOf(app.db, ANNA)).money.available).toBe(before - amount);
  expect(await app.ok('pay.result', { orderGroup: 'order', orderId }, { token: anna })).toMatchObject({
    status: 'paid',
    channel: 'wallet',
  });
});

test('wallet paid twice at once: one payment, one ledger row', async () => {
  const { orderId, amount } = await ordered();
  const before = (await balancesOf(app.db, ANNA)).money.available;
  const [first, second] = [await payTokenFor(app, ANNA), await payTokenFor(app, ANNA)];
  const pay = (payToken: string, requestId: string) =>
    app.call('pay.wallet', { orderGroup: 'order', orderId, payToken, requestId }, { token: anna });
  const same = rid();
  const [sent, again, other] = await Promise.all([pay(first, same), pay(first, same), pay(second, rid())]);
  // Either proof may be first at the order; the request that was sent twice has one answer.
  expect(again.code).toBe(sent.code);
  expect([sent.code, other.code].sort()).toEqual([200, 409]);
  expect((await balancesOf(app.db, ANNA)).money.available).toBe(before - amount);
  expect(await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, orderId))).toHaveLength(1);
});

test('a pay proof is of its owner, in time, and used once; the balance must do', async () => {
  const one = await ordered();
  const pay = (orderId: string, payToken: string, token = anna) =>
    app.call('pay.wallet', { orderGroup: 'order', orderId, payToken, requestId: rid() }, { token });
  expect(await pay(one.orderId, '')).toMatchObject({ field: 'payToken' });
  expect(await pay(one.orderId, await payTokenFor(app, BEN))).toMatchObject({ code: 410 });
  const old = await payTokenFor(app, ANNA);
  app.clock.advance(5 * 60_000);
  expect((await pay(one.orderId, old)).code).toBe(410);
  const proof = await payTokenFor(app, ANNA);
  expect((await pay(one.orderId, proof)).code).toBe(200);
  const two = await ordered();
  expect((await pay(two.orderId, proof)).code).toBe(410);
  const poor = await ordered(ben);
  expect(await pay(poor.orderId, await payTokenFor(app, BEN), ben)).toMatchObject({ code: 422, message: '余额不足' });
  expect(await app.ok('pay.cashier', { orderGroup: 'order', orderId: poor.orderId }, { token: ben })).toMatchObject({
    state: 'payable',
    amount: poor.amount,
    balance: 0,
    hasPayPassword: false,
    title: '蜜兰香',
    nextRoute: `/shop/pages/order/success?id=${poor.orderId}`,
    methods: [
      { key: 'wallet', enabled: false, reason: '余额不足' },
      { key: 'js', enabled: true },
      { key: 'offline', enabled: true },
      { key: 'demo', label: '演示：当作已付款', enabled: true },
    ],
  });
});

test('in demo mode a started payment is paid when its result is asked for', async () => {
  const { orderId } = await ordered();
  const { paymentId } = (await start(orderId)).data;
  expect((await app.ok('pay.result', { paymentId }, { token: anna })).status).toBe('pending');
  app.clock.advance(1500);
  expect((await app.ok('pay.result', { paymentId }, { token: anna })).status).toBe('paid');
  expect((await app.ok('pay.cashier', { orderGroup: 'order', orderId }, { token: anna })).state).toBe('paid');
});

test.each([
  ['a server that is no demo', { demo: false }, true],
  ['a server in earnest', { development: false }, true],
  ['a server with a provider', {}, false],
])(
  'rule 10.6: %s offers no pretended payment, and what was only begun is not paid by asking',
  async (_, as, sandbox) => {
    const { server } = app;
    const [config, provider] = [{ ...server.config }, server.gateways.payment];
    const { orderId } = await ordered();
    const { paymentId } = (await start(orderId)).data;
    Object.assign(server.config, as);
    // A provider that knows of no money, as one that is asked about a payment nobody has made.
    if (!sandbox) server.gateways.payment = { ...provider, sandbox, query: () => Promise.resolve(undefined) };
    const { methods } = await app.ok('pay.cashier', { orderGroup: 'order', orderId }, { token: anna });
    app.clock.advance(5000);
    const { status: paid } = await app.ok('pay.result', { paymentId }, { token: anna });
    Object.assign(server.config, config);
    server.gateways.payment = provider;
    expect(methods.map(({ key }) => key)).toEqual(['wallet', 'js', 'offline']);
    // A shop that is tried out with its own goods still settles by itself (YEJIAN_DEVELOPMENT), it only offers no such way.
    expect(paid).toBe('demo' in as ? 'paid' : 'pending');
  },
);

test('rule 2.12: pay_type 1 makes the order and its payment, once per requestId, by the rules of the order', async () => {
  const lines = [{ skuId: TEA, qty: 1 }];
  const request = { source: 'buy', lines, deliveryType: 'express' };
  const { amounts } = await app.ok('shop.orderPreview', { ...request } as never, { token: anna });
  const requestId = rid();
  const make = (data: object, id = requestId) =>
    app.call('pay', { trade_type: 'js', pay_type: 1, data: { ...request, ...data }, requestId: id }, { token: anna });
  const first = await make({ payable: amounts.payable });
  expect(first.data.config.package).toContain('prepay_id=');
  const row = await rowOf(first.data.paymentId);
  expect(row).toMatchObject({ orderGroup: 'order', amount: amounts.payable, status: 'pending' });
  expect(await status(row.orderId)).toBe('unpaid');
  // The same intention again is the same order and the same payment.
  expect((await make({ payable: amounts.payable })).data.paymentId).toBe(first.data.paymentId);
  await app.ok('pay.notify', sandboxNotify(app.server.config.secret, row));
  expect(await status(row.orderId)).toBe('paid');
  // The refusals are those of the order itself.
  expect(await make({ payable: amounts.payable + 1 }, rid())).toMatchObject({ code: 409, message: '价格有变动' });
  expect(await make({}, rid())).toMatchObject({ code: 400, field: 'payable' });
  expect(await make({ payable: amounts.payable, requestId: 'x' }, rid())).toMatchObject({ code: 200 });
  const without = { trade_type: 'js' as const, pay_type: 1 as const, data: { ...request, payable: amounts.payable } };
  expect(await app.call('pay', without, { token: anna })).toMatchObject({
    code: 400,
    field: 'requestId',
  });
});

test('what is missing, foreign or not open yet', async () => {
  const { orderId } = await ordered();
  const { paymentId } = (await app.call('pay.app', { pay_type: 11, data: { order_id: orderId } }, { token: anna }))
    .data;
  expect((await start(orderId, ben)).code).toBe(404);
  expect((await app.call('pay.result', { paymentId }, { token: ben })).code).toBe(404);
  expect((await app.call('pay.result', { orderGroup: 'order', orderId }, { token: ben })).code).toBe(404);
  expect((await app.call('pay.cashier', { orderGroup: 'order', orderId }, { token: ben })).code).toBe(404);
  expect((await app.call('pay.cashier', { orderGroup: 'vip', orderId }, { token: anna })).code).toBe(404);
  const foreign = { orderGroup: 'order', orderId, payToken: await payTokenFor(app, BEN), requestId: rid() };
  expect((await app.call('pay.wallet', foreign, { token: ben })).code).toBe(404);
  expect(
    (await app.call('pay', { trade_type: 'js', pay_type: 1, order_group: 'exchange', data: {} }, { token: anna })).code,
  ).toBe(422);
  expect(await app.call('pay', { trade_type: 'js', pay_type: 11, data: {} }, { token: anna })).toMatchObject({
    field: 'data',
  });
  expect(await app.call('pay', { trade_type: 'xx', pay_type: 11, data: {} }, { token: anna })).toMatchObject({
    field: 'trade_type',
  });
  expect(await app.call('pay.result', {}, { token: anna })).toMatchObject({ field: 'paymentId' });
  for (const name of ['pay', 'pay.app', 'pay.cashier', 'pay.wallet', 'pay.result'] as const) {
    expect((await app.call(name, { orderGroup: 'order', orderId })).code).toBe(401);
  }
});
