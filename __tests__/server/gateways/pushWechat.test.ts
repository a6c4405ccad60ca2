/** Messages of the mini-program's platform. Each is signed and sealed here by the documented steps, written out, not by the code under test. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { createWechatPush } from '../../../server/gateways/pushWechat';

const APP = 'wxMini';
const TOKEN = 'AAAAA';
const AES_KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const pushOf = (more = {}) => createWechatPush({ miniAppId: APP, pushToken: TOKEN, pushAesKey: '', ...more });

const sha1 = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex');
const [timestamp, nonce] = ['1714037059', '486452656'];
const plain = (token = TOKEN) => ({ timestamp, nonce, signature: sha1(token, timestamp, nonce) });
const event = {
  ToUserName: 'gh_9df7d78a1234',
  FromUserName: 'o4_t144jTUSEoxydysUA2E234_tc',
  CreateTime: 1_626_959_646,
  MsgType: 'event',
  Event: 'wxa_media_check',
  appid: APP,
  trace_id: '60f96f1d-3845297a-1976a3ce',
  version: 2,
  detail: [{ strategy: 'content_model', errcode: 0, suggest: 'pass', label: 100, prob: 90 }],
  errcode: 0,
  errmsg: 'ok',
  result: { suggest: 'risky', label: 20_002 },
};
const verdict = { traceId: event.trace_id, suggest: 'risky', label: '色情' };
const xml = `<xml><ToUserName><![CDATA[gh_9df7d78a1234]]></ToUserName><CreateTime>1626959646</CreateTime>
<MsgType><![CDATA[event]]></MsgType><Event><![CDATA[wxa_media_check]]></Event><appid><![CDATA[${APP}]]></appid>
<trace_id><![CDATA[${event.trace_id}]]></trace_id><version>2</version>
<detail><strategy><![CDATA[content_model]]></strategy><errcode>0</errcode><suggest><![CDATA[pass]]></suggest><label>100</label></detail>
<errcode>0</errcode><errmsg><![CDATA[ok]]></errmsg><result><suggest><![CDATA[risky]]></suggest><label>20002</label></result></xml>`;

/** 16 random bytes, the length in four, the message, the app id, filled up to a multiple of 32; AES-256-CBC, the key's first half as its IV. */
const seal = (message: string, appId = APP) => {
  const key = Buffer.from(`${AES_KEY}=`, 'base64');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(message));
  const whole = Buffer.concat([randomBytes(16), length, Buffer.from(message), Buffer.from(appId)]);
  const fill = 32 - (whole.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([whole, Buffer.alloc(fill, fill)])), cipher.final()]).toString(
    'base64',
  );
};
const sealedQuery = (encrypted: string) => ({
  ...plain(),
  encrypt_type: 'aes',
  msg_signature: sha1(TOKEN, timestamp, nonce, encrypted),
});

test('the documented signature is the one that is asked for', () => {
  expect(plain().signature).toBe('899cf89e464efb63f54ddac96b0a0a235f53aa78');
});

test('the address is proven by an echo', () => {
  expect(pushOf().read({ ...plain(), echostr: '4375120948345356249' }, '')).toEqual({
    echo: '4375120948345356249',
  });
  expect(pushOf().read({ ...plain('other'), echostr: '1' }, '')).toBeUndefined();
  expect(pushOf({ pushAesKey: AES_KEY }).read({ ...plain(), echostr: '1' }, '')).toEqual({ echo: '1' });
});

test.each([
  ['JSON', JSON.stringify(event)],
  ['XML', xml],
])('open, as %s', (_shape, body) => {
  expect(pushOf().read(plain(), body)).toEqual({ verdict });
  expect(pushOf().read(plain('other'), body)).toBeUndefined();
  expect(pushOf().read({}, body)).toBeUndefined();
});

test.each([
  ['JSON', JSON.stringify(event), (Encrypt: string) => JSON.stringify({ ToUserName: 'gh', Encrypt })],
  [
    'XML',
    xml,
    (Encrypt: string) => `<xml><ToUserName><![CDATA[gh]]></ToUserName><Encrypt><![CDATA[${Encrypt}]]></Encrypt></xml>`,
  ],
])('sealed, as %s', (_shape, message, envelope) => {
  const gateway = pushOf({ pushAesKey: AES_KEY });
  const sealed = seal(message);
  expect(gateway.read(sealedQuery(sealed), envelope(sealed))).toEqual({ verdict });
  expect(gateway.read({ ...sealedQuery(sealed), msg_signature: plain().signature }, envelope(sealed))).toBeUndefined();
  const others = seal(message, 'wxOther');
  expect(gateway.read(sealedQuery(others), envelope(others))).toBeUndefined();
  expect(gateway.read(sealedQuery('AAAA'), envelope('AAAA'))).toBeUndefined();
  // With a key an open message is nobody's, however it is signed.
  expect(gateway.read(plain(), message)).toBeUndefined();
});

test('what is about something else, or about another app, says nothing', () => {
  const gateway = pushOf();
  for (const other of [{ Event: 'subscribe_msg_popup_event' }, { appid: 'wxOther' }, { trace_id: '' }])
    expect(gateway.read(plain(), JSON.stringify({ ...event, ...other }))).toEqual({ verdict: undefined });
  expect(gateway.read(plain(), 'not a message')).toBeUndefined();
});

test('a picture that could not be fetched, and an answer of another shape, are looked at by a person', () => {
  const gateway = pushOf();
  const review = { verdict: { traceId: event.trace_id, suggest: 'review', label: '' } };
  expect(gateway.read(plain(), JSON.stringify({ ...event, errcode: -1008 }))).toEqual(review);
  expect(gateway.read(plain(), JSON.stringify({ ...event, result: undefined, isrisky: 0 }))).toEqual(review);
});

describe('a receipt that the platform took', () => {
  const confirmed = {
    ToUserName: 'gh_9df7d78a1234',
    FromUserName: 'o-1',
    CreateTime: 1_714_037_059,
    MsgType: 'event',
    Event: 'trade_manage_order_settlement',
    transaction_id: '4200001234202411300000000001',
    merchant_id: '1230000109',
    merchant_trade_no: 'P2024113000001',
    pay_time: 1_714_000_000,
    shipped_time: 1_714_010_000,
    confirm_receive_method: 2,
    confirm_receive_time: 1_714_037_000,
    settlement_time: 1_714_037_050,
  };
  const receipt = { tradeNo: confirmed.transaction_id, paymentNo: confirmed.merchant_trade_no };
  const asXml = (message: object) =>
    `<xml>${Object.entries(message)
      .map(([name, value]) => `<${name}>${typeof value === 'string' ? `<![CDATA[${value}]]>` : value}</${name}>`)
      .join('')}</xml>`;
  const shapes: [string, (message: object) => string][] = [
    ['JSON', JSON.stringify],
    ['XML', asXml],
  ];

  test.each(shapes)('by the number of the payment, as %s', (_shape, write) => {
    expect(pushOf().read(plain(), write(confirmed))).toEqual({ receipt });
    expect(pushOf().read(plain(), write({ ...confirmed, confirm_receive_method: 1 }))).toEqual({ receipt });
  });

  test.each(shapes)('not when everything was only sent, and not without its numbers, as %s', (_shape, write) => {
    const {
      confirm_receive_method: _method,
      confirm_receive_time: _time,
      settlement_time: _settled,
      ...sent
    } = confirmed;
    for (const other of [
      { ...sent, estimated_settlement_time: 1_715_000_000 },
      { ...confirmed, confirm_receive_time: 0 },
      { ...confirmed, transaction_id: '' },
      { ...confirmed, merchant_trade_no: '' },
      { ...confirmed, Event: 'trade_manage_remind_shipping' },
      { ...confirmed, appid: 'wxOther' },
    ])
      expect(pushOf().read(plain(), write(other))).toEqual({});
    expect(pushOf().read(plain('other'), write(confirmed))).toBeUndefined();
  });
});
