/**
 * 发货信息管理 against a server that plays the platform by its documentation: what a report has to say is checked there as the platform does,
 * and every documented answer is one of ours.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Shipment } from '../../../server/gateways/shipping';
import { createWechatShipping } from '../../../server/gateways/shippingWechat';

const CONFIG = { miniAppId: 'wxM', miniAppSecret: 'secretM' };
const AT = Date.parse('2026-06-16T10:30:00.120+08:00');
type Body = Record<string, unknown>;
interface Parcel {
  tracking_no?: string;
  express_company?: string;
  item_desc?: string;
  contact?: { receiver_contact: string };
}

/** What is answered next, by path: a number is an HTTP status, a text no JSON, 'silence' nothing at all. */
let answers: Record<string, (Body | number | string)[]>;
let asked: { path: string; body: Body }[];
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '', 'http://platform');
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body;
    const answer = answers[url.pathname]?.shift() ?? answerTo(url, request.method ?? '', body);
    if (answer === 'silence') return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});

function answerTo(url: URL, method: string, body: Body): Body {
  if (method !== 'POST') return { errcode: 43002, errmsg: 'require POST method' };
  if (url.pathname === '/cgi-bin/stable_token') {
    const known = body.appid === 'wxM' && body.secret === 'secretM' && body.grant_type === 'client_credential';
    return known ? { access_token: 'T', expires_in: 7200 } : { errcode: 40125 };
  }
  if (url.searchParams.get('access_token') !== 'T') return { errcode: 40001 };
  asked.push({ path: url.pathname, body });
  if (url.pathname === '/wxa/sec/order/upload_shipping_info') return { errcode: faultOf(body), errmsg: 'x' };
  if (url.pathname.endsWith('/get_delivery_list'))
    return { errcode: 0, delivery_list: [{ delivery_id: 'DBL', delivery_name: '德邦快递' }], count: 1 };
  return { errcode: 0, errmsg: 'ok' };
}

/** The rules of upload_shipping_info as its documentation has them. */
function faultOf(body: Body): number {
  const key = body.order_key as { order_number_type: number; transaction_id: string };
  const list = body.shipping_list as Parcel[];
  if (key.order_number_type !== 2) return 268485194;
  if (!key.transaction_id) return 268485195;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/.test(String(body.upload_time))) return 268485216;
  if (body.delivery_mode !== 1 && body.delivery_mode !== 2) return 268485224;
  if (![1, 3, 4].includes(body.logistics_type as number)) return 10060005;
  if (body.delivery_mode === 1 && list.length !== 1) return 268485228;
  if (body.delivery_mode === 2 && body.logistics_type !== 1) return 10060006;
  if (body.delivery_mode === 2 && typeof body.is_all_delivered !== 'boolean') return 10060007;
  if (list.length > 15) return 10060024;
  if (!(body.payer as { openid?: string }).openid) return 10060031;
  return list.map((one) => parcelFaultOf(one, body.logistics_type === 1)).find((fault) => fault !== 0) ?? 0;
}
function parcelFaultOf({ item_desc: says = '', ...parcel }: Parcel, isCarried: boolean): number {
  if (says === '') return 10060008;
  if (Array.from(says).length > 120) return 10060009;
  if (!isCarried) return 0;
  if (!parcel.tracking_no) return 268485226;
  if (!parcel.express_company) return 268485227;
  if (parcel.express_company === 'SF' && !/^\d{3}\*{4}\d{4}$/.test(parcel.contact?.receiver_contact ?? ''))
    return 10060014;
  return 0;
}

let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = {};
  asked = [];
});
/** The platform's address, here. */
const fetcher = ((input: string, init?: RequestInit) =>
  fetch(input.replace('https://api.weixin.qq.com', base), init)) as typeof fetch;
const gateway = (limitMs?: number) => createWechatShipping(CONFIG, fetcher, limitMs);

const UPLOAD = '/wxa/sec/order/upload_shipping_info';
const PARCEL = { company: '顺丰速运', trackingNo: 'SF1', contains: '龙井*1' };
const shipment = (more: Partial<Shipment> = {}): Shipment => ({
  transactionId: '42',
  openId: 'o-mini',
  way: 'express',
  isSplit: false,
  isLast: true,
  parcels: [PARCEL],
  contains: '龙井',
  mobile: '13811112222',
  at: AT,
  ...more,
});

test('one parcel: by the number of WeChat Pay, with the carrier’s id and the end of the receiver’s number', async () => {
  expect(await gateway().upload(shipment())).toBe('taken');
  expect(asked).toEqual([
    {
      path: UPLOAD,
      body: {
        order_key: { order_number_type: 2, transaction_id: '42' },
        logistics_type: 1,
        delivery_mode: 1,
        shipping_list: [
          {
            tracking_no: 'SF1',
            express_company: 'SF',
            item_desc: '龙井*1',
            contact: { receiver_contact: '138****2222' },
          },
        ],
        upload_time: '2026-06-16T10:30:00.120+08:00',
        payer: { openid: 'o-mini' },
      },
    },
  ]);
});

test('split parcels say whether they are all; the counter and what is not carried have words only', async () => {
  const parcels = [PARCEL, { company: ' 京东快递', trackingNo: 'JD2', contains: '茶'.repeat(200) }];
  expect(await gateway().upload(shipment({ isSplit: true, isLast: false, parcels }))).toBe('taken');
  expect(asked[0]!.body).toMatchObject({ delivery_mode: 2, is_all_delivered: false });
  expect((asked[0]!.body.shipping_list as Parcel[])[1]).toMatchObject({
    express_company: 'JD',
    item_desc: `${'茶'.repeat(119)}…`,
  });
  for (const [way, type] of [
    ['pickup', 4],
    ['virtual', 3],
  ] as const) {
    expect(await gateway().upload(shipment({ way, parcels: [], contains: '年卡' }))).toBe('taken');
    expect(asked.at(-1)!.body).toMatchObject({ logistics_type: type, shipping_list: [{ item_desc: '年卡' }] });
  }
});

test('a carrier that is not known here is looked up in the platform’s list, once; one that is not there is refused', async () => {
  const own = gateway();
  for (const trackingNo of ['D1', 'D2'])
    expect(await own.upload(shipment({ parcels: [{ ...PARCEL, company: '德邦快递', trackingNo }] }))).toBe('taken');
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
    'get_delivery_list',
    'upload_shipping_info',
    'upload_shipping_info',
  ]);
  expect(await own.upload(shipment({ parcels: [{ ...PARCEL, company: '骡马帮' }] }))).toEqual({
    refused: '没有叫「骡马帮」的快递公司',
  });
});

/** What is refused for good. */
const REFUSED = [
  10060004, 10060005, 10060006, 10060007, 10060008, 10060009, 10060014, 10060020, 10060024, 10060025, 10060026,
  10060031, 268485194, 268485195, 268485216, 268485224, 268485226, 268485227, 268485228,
];
test.each<[errcode: number, answer: unknown]>([
  [10060023, 'taken'],
  [10060002, 'over'],
  [10060003, 'over'],
  ...REFUSED.map((code): [number, unknown] => [code, { refused: expect.stringContaining(`（${code}）`) }]),
])('the platform answers %s', async (errcode, answer) => {
  answers[UPLOAD] = [{ errcode, errmsg: 'rid: 1' }];
  expect(await gateway().upload(shipment())).toEqual(answer);
});

test.each([-1, 10060001, 10060012, 10060019, 45009, 44990, 40001])(
  '%s passes, so it is tried again',
  async (errcode) => {
    answers[UPLOAD] = [{ errcode }];
    await expect(gateway().upload(shipment())).rejects.toThrow(`${UPLOAD} answered errcode ${errcode}`);
  },
);

test.each([
  ['an answer of another shape', {}, 'answered without errcode'],
  ['a page', '<html>', /JSON/],
  ['a fault of the platform', 502, 'HTTP 502'],
  ['nothing', 'silence', /timeout|aborted/],
])('%s is no yes, and the reason says no secret', async (_name, answer, reason) => {
  answers[UPLOAD] = [answer];
  const failed = await gateway(answer === 'silence' ? 200 : undefined)
    .upload(shipment())
    .catch((error: Error) => error);
  expect((failed as Error).message).toMatch(reason);
  expect(String(failed)).not.toMatch(/secretM|access_token|13811112222|o-mini/);
});

test('what the platform knows of a payment', async () => {
  const path = '/wxa/sec/order/get_order';
  answers[path] = [
    {
      errcode: 0,
      order: { order_state: 2, shipping: { finish_shipping: true, shipping_list: [{ tracking_no: 'SF1' }] } },
    },
    { errcode: 0, order: { order_state: 1, shipping: {} } },
    ...[3, 4, 5, 6].map((state) => ({ errcode: 0, order: { order_state: state } })),
    { errcode: 10060001 },
    { errcode: -1 },
  ];
  const own = gateway();
  expect(await own.find('42')).toEqual({ isOver: false, isComplete: true, trackingNos: ['SF1'] });
  expect(await own.find('42')).toEqual({ isOver: false, isComplete: false, trackingNos: [] });
  for (let i = 0; i < 4; i++) expect((await own.find('42'))?.isOver).toBe(true);
  expect(await own.find('42')).toBeUndefined();
  await expect(own.find('42')).rejects.toThrow('errcode -1');
});

test('the buyer is asked to confirm, in seconds, and what cannot be asked (any more) is over', async () => {
  const path = '/wxa/sec/order/notify_confirm_receive';
  const own = gateway();
  expect(await own.remind({ transactionId: '42', receivedAt: AT })).toBe('taken');
  expect(asked).toEqual([{ path, body: { transaction_id: '42', received_time: Math.floor(AT / 1000) } }]);
  answers[path] = [10060028, 10060029, 10060030, 10060032].map((errcode) => ({ errcode }));
  for (let i = 0; i < 4; i++) expect(await own.remind({ transactionId: '42', receivedAt: AT })).toBe('over');
  answers[path] = [{ errcode: 10060012 }];
  await expect(own.remind({ transactionId: '42', receivedAt: AT })).rejects.toThrow('10060012');
});
