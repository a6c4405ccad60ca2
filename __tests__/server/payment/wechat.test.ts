/** WeChat Pay behind the gateway: configuration for the dialog, raw callbacks by signature, queries, refunds; with a fake library. */
import { generateKeyPairSync, createSign, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identities, payments } from '../../../server/db/schema';
import { createWechatPayment, type WechatClient } from '../../../server/gateways/paymentWechat';
import { createGateways } from '../../../server/gateways';
import { readConfig, type WechatConfig } from '../../../server/config';
import { createTestServer, type TestServer } from '../harness';
import { ANNA, buy, fillShop, TEA, tokenFor } from '../order/shop';

const key = randomBytes(16).toString('hex');
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const config = { apiV3Key: key, appId: 'wx1', miniAppId: 'wxMini', mchId: 'm1' } as WechatConfig;
const asked: Record<string, unknown>[] = [];
const client: WechatClient = {
  transactions_jsapi: (params) => {
    asked.push({ ...params });
    return Promise.resolve({
      status: 200,
      data: { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' },
    });
  },
  transactions_app: () => Promise.resolve({ status: 400, error: 'PARAM_ERROR' }),
  query: () => Promise.resolve({ status: 200, data: { out_trade_no: 'x', trade_state: 'NOTPAY' } }),
  refunds: (params) => {
    asked.push({ ...params });
    return Promise.resolve({ status: 200, data: { status: 'PROCESSING' } as never });
  },
  verifySign: ({ timestamp, nonce, body, signature }) => {
    const text = `${timestamp}\n${nonce}\n${String(body)}\n`;
    const expected = createSign('RSA-SHA256').update(text).sign(platform.privateKey, 'base64');
    return Promise.resolve(expected === signature);
  },
  decipher_gcm: ((ciphertext: string) =>
    JSON.parse(Buffer.from(ciphertext, 'base64').toString())) as WechatClient['decipher_gcm'],
};

let app: TestServer;
let token: string;
beforeAll(async () => {
  const gateways = { ...createGateways(readConfig({})), payment: createWechatPayment(config, client) };
  app = await createTestServer({ gateways });
  await fillShop(app);
  token = await tokenFor(app, ANNA);
});
afterAll(() => app.close());

const notify = (transaction: object, forge = false) => {
  const ciphertext = Buffer.from(JSON.stringify(transaction)).toString('base64');
  const body = JSON.stringify({ id: '1', resource: { ciphertext, associated_data: 'transaction', nonce: 'abc' } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createSign('RSA-SHA256').update(`${timestamp}\nnn\n${body}\n`).sign(platform.privateKey, 'base64');
  return app.http.inject({
    method: 'POST',
    url: '/pay/wechat/notify',
    payload: forge ? body.replace('transaction', 'forged') : body,
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'nn',
      'wechatpay-serial': 's',
      'wechatpay-signature': signature,
    },
  });
};

test('bound account, prepay, callback by its raw body, once, in the right amount', async () => {
  const { order } = await buy(app, token, [{ skuId: TEA, qty: 1 }]);
  const start = () => app.call('pay', { trade_type: 'js', pay_type: 11, data: { order_id: order.orderId } }, { token });
  expect(await start()).toMatchObject({ code: 422, message: '请先绑定微信' });
  await app.db.insert(identities).values({ provider: 'wechat', openId: 'o-anna', memberId: ANNA, boundAt: 1 });
  const { data } = await start();
  expect(data.config).toEqual({
    appId: 'wx1',
    timestamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    signature: 's',
    paySign: 's',
  });
  expect(asked[0]).toMatchObject({
    payer: { openid: 'o-anna' },
    amount: { total: order.amount },
    notify_url: 'http://localhost:8086/pay/wechat/notify',
  });

  const [row] = await app.db.select().from(payments).where(eq(payments.id, data.paymentId));
  const event = {
    out_trade_no: row!.no,
    transaction_id: '42',
    trade_state: 'SUCCESS',
    amount: { total: order.amount },
  };
  expect((await notify(event, true)).statusCode).toBe(401);
  expect((await notify({ ...event, amount: { total: 1 } })).statusCode).toBe(400);
  expect((await notify({ ...event, out_trade_no: 'nobody' })).statusCode).toBe(404);
  expect((await app.ok('pay.result', { paymentId: data.paymentId }, { token })).status).toBe('pending');
  for (let i = 0; i < 2; i++) expect((await notify(event)).json()).toEqual({ code: 'SUCCESS', message: '成功' });
  expect(await app.ok('pay.result', { paymentId: data.paymentId }, { token })).toMatchObject({ status: 'paid' });
  expect(
    await app.call('pay.notify', { paymentNo: row!.no, tradeNo: '1', result: 'success', sign: 'x' }),
  ).toMatchObject({ code: 400 });
});

test('in the mini-program it is paid by the id that the payer has there, of the app that knows it', async () => {
  const { order } = await buy(app, token, [{ skuId: TEA, qty: 1 }]);
  const pay = (agent: string) =>
    app.call(
      'pay',
      { trade_type: 'js', pay_type: 11, data: { order_id: order.orderId } },
      { token, headers: { 'user-agent': agent } },
    );
  expect(await pay('MicroMessenger miniProgram')).toMatchObject({ code: 422, message: '请先绑定微信' });
  await app.db.insert(identities).values({ provider: 'mini', openId: 'm-anna', memberId: ANNA, boundAt: 1 });
  const { paymentId } = (await pay('MicroMessenger miniProgram')).data;
  expect(asked.at(-1)).toMatchObject({ appid: 'wxMini', payer: { openid: 'm-anna' } });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(row!.miniOpenId).toBe('m-anna');
  expect((await pay('MicroMessenger')).data.paymentId).not.toBe(paymentId);
  expect(asked.at(-1)).toMatchObject({ payer: { openid: 'o-anna' } });
  expect(asked.at(-1)).not.toHaveProperty('appid');
});

test('late money is refunded at the provider, once per refund number; a refused app payment is a fault', async () => {
  const { order } = await buy(app, token, [{ skuId: TEA, qty: 1 }]);
  const { paymentId } = (
    await app.call('pay', { trade_type: 'js', pay_type: 11, data: { order_id: order.orderId } }, { token })
  ).data;
  expect((await app.call('pay.app', { pay_type: 11, data: { order_id: order.orderId } }, { token })).status).toBe(500);
  await app.ok('memberOrder.close', { id: order.orderId, reason: '拍错' }, { token });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  await notify({
    out_trade_no: row!.no,
    transaction_id: '43',
    trade_state: 'SUCCESS',
    amount: { total: order.amount },
  });
  await app.runJobs();
  expect(asked.at(-1)).toMatchObject({
    out_trade_no: row!.no,
    out_refund_no: `R${row!.no}`,
    amount: { refund: order.amount, total: order.amount },
  });
});
