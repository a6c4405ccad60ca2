/**
 * A carrier that tells by itself: a parcel that leaves is subscribed, what comes to the callback is on the page at once, and the carrier is asked
 * only when it has been silent. 快递100 plays it, as documented.
 */
import { and, asc, eq } from 'drizzle-orm';
import { jobs, parcels, parcelTraces } from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { createGateways } from '../../../server/gateways';
import { createKuaidi100Carrier } from '../../../server/gateways/carrierKuaidi100';
import { readConfig } from '../../../server/config';
import { momentText } from '../../../server/lib/shanghai';
import { createTestServer, type TestServer } from '../harness';
import { ANNA, buy, fillShop, payTokenFor, rid, TEA, tokenFor } from '../order/shop';
import { ACCOUNT, pushOf, RESULT, startKuaidi100, type Asked, type Kuaidi100 } from '../gateways/kuaidi100';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOTIFY = '/carrier/notify';

let provider: Kuaidi100;
let app: TestServer;
let anna: string;
beforeAll(async () => {
  provider = await startKuaidi100();
  const carrier = createKuaidi100Carrier(ACCOUNT, { host: provider.host, timeoutMs: 20_000 });
  app = await createTestServer({ gateways: { ...createGateways(readConfig({})), carrier } });
  await fillShop(app);
  const delta = 1_000_000;
  const at = app.clock.now();
  await book(app.db, { owner: memberOwner(ANNA), unit: 'money', bizType: 'recharge', bizId: 'more', delta, at });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
/** What the provider knows of a parcel when it is asked. */
let known: Record<string, unknown>[] = [];
const usual = ({ path }: Asked) =>
  path === '/poll'
    ? { result: true, returnCode: '200', message: '提交成功' }
    : { message: 'ok', status: '200', state: '0', com: 'shunfeng', data: known };
beforeEach(async () => {
  anna = await tokenFor(app, ANNA);
  known = [];
  provider.answer(usual);
  provider.asked.length = 0;
});

/** An order whose parcel has left, with its subscription. */
async function sent() {
  const { order } = await buy(app, anna, [{ skuId: TEA, qty: 1 }]);
  const { orderId } = order;
  const payToken = await payTokenFor(app, ANNA);
  await app.ok('pay.wallet', { orderGroup: 'order', orderId, payToken, requestId: rid() }, { token: anna });
  await app.db.transaction((tx) => ship(tx as never, orderId, undefined, app.clock.now(), app.server));
  await app.runJobs();
  const [parcel] = await app.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  if (!parcel) throw new Error('no parcel has left');
  return { orderId, id: parcel.id, no: parcel.trackingNo };
}
const rowOf = async (id: string) => (await app.db.select().from(parcels).where(eq(parcels.id, id)))[0]!;
const textsOf = async (id: string) =>
  (await app.db.select().from(parcelTraces).where(eq(parcelTraces.parcelId, id)).orderBy(asc(parcelTraces.at))).map(
    ({ text }) => text,
  );
const jobOf = async (kind: 'parcel.track' | 'parcel.subscribe', id: string) =>
  (
    await app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, kind), eq(jobs.key, id)))
  )[0]!;
const asks = (path: string, no: string) =>
  provider.asked.filter((one) => one.path === path && (one.param.num ?? one.param.number) === no);

const stepAt = (at: number, context: string, statusCode = '0') => ({
  ftime: momentText(at),
  context,
  statusCode,
  areaName: '浙江,杭州市,西湖区',
});
const saltOf = () =>
  (provider.asked.find(({ path }) => path === '/poll')?.param.parameters as { salt: string } | undefined)?.salt ?? '';
const pushed = (no: string, data: object[], more: Record<string, unknown> = {}) => ({
  status: 'polling',
  message: '',
  comOld: '',
  comNew: '',
  lastResult: { nu: no, com: 'shunfeng', state: '0', status: '200', message: 'ok', data },
  ...more,
});
const post = (payload: string) =>
  app.http.inject({
    method: 'POST',
    url: NOTIFY,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  });
const tell = (push: object) => post(pushOf(push, saltOf()));

test('a parcel that leaves is subscribed once, with where it goes and the end of the mobile', async () => {
  const { id, no } = await sent();
  expect(asks('/poll', no)).toMatchObject([
    {
      param: {
        company: 'shunfeng',
        to: expect.stringContaining('杭州市'),
        parameters: { callbackurl: `http://localhost:8086${NOTIFY}`, phone: expect.stringMatching(/^\d{4}$/) },
      },
    },
  ]);
  expect((await rowOf(id)).nextTrackAt).toBe(app.clock.now() + DAY);
  app.clock.advance(3 * HOUR);
  await app.runJobs();
  expect(asks('/poll', no)).toHaveLength(1);
  // The timer of two hours saw that it is early, and waits for the silence of a day.
  expect(asks('/poll/query.do', no)).toHaveLength(0);
  expect(await jobOf('parcel.track', id)).toMatchObject({ doneAt: null, runAt: app.clock.now() - 3 * HOUR + DAY });
});

test('what is told is on the page at once; told again, and by two at a time, it is there once', async () => {
  const { orderId, id, no } = await sent();
  app.clock.advance(5 * HOUR);
  const steps = [
    stepAt(app.clock.now() - HOUR, '快件已到达【杭州转运中心】'),
    stepAt(app.clock.now() - HOUR, '快件已到达【杭州转运中心】'),
    stepAt(app.clock.now() - 60_000, '派送中，请准备签收', '5'),
  ];
  const [first, ...again] = await Promise.all([1, 2, 3].map(() => tell(pushed(no, steps))));
  expect([first!.statusCode, first!.body]).toEqual([200, RESULT]);
  for (const one of again) expect(one.body).toBe(RESULT);
  expect((await tell(pushed(no, steps))).body).toBe(RESULT);
  expect(await textsOf(id)).toEqual(['包裹已出库，快递员已揽收', '快件已到达【杭州转运中心】', '派送中，请准备收件']);
  const { parcels: shown } = await app.ok('memberOrder.express', { id: orderId }, { token: anna });
  expect(shown[0]).toMatchObject({
    parcel: { status: '派送中' },
    traces: [{ text: '派送中，请准备收件', place: '杭州市' }, {}, {}],
  });
  expect(asks('/poll/query.do', no)).toHaveLength(0);
  expect((await rowOf(id)).nextTrackAt).toBe(app.clock.now() + DAY);
});

test('silent for a day it is asked, and tells on afterwards', async () => {
  const { id, no } = await sent();
  app.clock.advance(DAY - 1);
  await app.runJobs();
  expect(asks('/poll/query.do', no)).toHaveLength(0);
  app.clock.advance(1);
  known = [stepAt(app.clock.now() - HOUR, '快件已发往【杭州转运中心】')];
  await app.runJobs();
  expect(asks('/poll/query.do', no)).toHaveLength(1);
  expect(await textsOf(id)).toContain('快件已发往【杭州转运中心】');
  await tell(pushed(no, known));
  expect(await textsOf(id)).toHaveLength(2);
  expect((await rowOf(id)).nextTrackAt).toBe(app.clock.now() + DAY);
});

test('the signature ends the journey, and so does a parcel that went back', async () => {
  const { id, no } = await sent();
  const signed = [stepAt(app.clock.now(), '已送达驿站', '304')];
  await tell(pushed(no, signed, { status: 'shutdown' }));
  expect(await textsOf(id)).toContain('已签收：已送达驿站');
  expect((await rowOf(id)).nextTrackAt).toBeNull();
  const back = await sent();
  await tell(pushed(back.no, [stepAt(app.clock.now(), '退回件已签收', '4')], { status: 'shutdown' }));
  expect(await textsOf(back.id)).toContain('退回件已收件');
  expect((await rowOf(back.id)).nextTrackAt).toBeNull();
  app.clock.advance(3 * DAY);
  await app.runJobs();
  expect([asks('/poll/query.do', no), asks('/poll/query.do', back.no)]).toEqual([[], []]);
  // What comes after the end is kept, and wakes nothing.
  anna = await tokenFor(app, ANNA);
  await tell(pushed(no, [...signed, stepAt(app.clock.now(), '感谢使用')]));
  expect(await textsOf(id)).toContain('感谢使用');
  expect((await rowOf(id)).nextTrackAt).toBeNull();
});

test('one that the carrier stops following is asked for again', async () => {
  const { id, no } = await sent();
  const answer = await tell(pushed(no, [], { status: 'abort', message: '3天查询无记录' }));
  expect(answer.body).toBe(RESULT);
  expect((await rowOf(id)).nextTrackAt).toBe(app.clock.now() + 2 * HOUR);
  app.clock.advance(2 * HOUR);
  await app.runJobs();
  expect(asks('/poll/query.do', no)).toHaveLength(1);
});

test('who has not signed is refused before anything is read', async () => {
  const { id, no } = await sent();
  const push = pushed(no, [stepAt(app.clock.now(), '已签收', '301')]);
  const before = await textsOf(id);
  for (const payload of [
    pushOf(push, 'another salt'),
    pushOf(push, ''),
    pushOf(push, saltOf()).replace('param=', 'param=+'),
    `param=${encodeURIComponent(JSON.stringify(push))}`,
    '',
  ]) {
    const { statusCode, body } = await post(payload);
    expect([statusCode, JSON.parse(body)]).toEqual([401, { result: false, returnCode: '401', message: '签名错误' }]);
  }
  const json = await app.http.inject({ method: 'POST', url: NOTIFY, payload: { param: push, sign: ['x'] } });
  expect(json.statusCode).toBe(401);
  expect(await textsOf(id)).toEqual(before);
  expect((await app.http.inject({ method: 'GET', url: NOTIFY })).statusCode).toBe(404);
});

test('a parcel of nobody, or of another carrier, is thanked for; what cannot be read is not', async () => {
  const { id, no } = await sent();
  const step = [stepAt(app.clock.now(), '别人的包裹')];
  expect((await tell(pushed('SF0000000000000', step))).body).toBe(RESULT);
  const other = pushed(no, step);
  expect((await tell({ ...other, lastResult: { ...other.lastResult, com: 'yuantong' } })).body).toBe(RESULT);
  expect(await textsOf(id)).toHaveLength(1);
  const { statusCode, body } = await tell({ status: 'polling' });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { result: false, returnCode: '400' }]);
});

test('a number that was given out again long after belongs to another parcel', async () => {
  const { id, no } = await sent();
  app.clock.advance(91 * DAY);
  expect((await tell(pushed(no, [stepAt(app.clock.now(), '新的包裹')]))).body).toBe(RESULT);
  expect(await textsOf(id)).toHaveLength(1);
});

test('more than a journey can be is not taken', async () => {
  const { id, no } = await sent();
  const long = pushOf(pushed(no, [stepAt(app.clock.now(), '长'.repeat(100_000))]), saltOf());
  expect((await post(long)).statusCode).toBe(413);
  expect(await textsOf(id)).toHaveLength(1);
});

test('a subscription that is refused leaves the asking as it is; one that finds nobody comes back', async () => {
  provider.answer((asked) => (asked.path === '/poll' ? { result: false, returnCode: '701' } : usual(asked)));
  const refused = await sent();
  expect((await rowOf(refused.id)).nextTrackAt).toBe(app.clock.now() + 2 * HOUR);
  expect(await jobOf('parcel.subscribe', refused.id)).toMatchObject({ doneAt: app.clock.now(), deadAt: null });

  provider.answer((asked) => (asked.path === '/poll' ? { status: 502 } : usual(asked)));
  const waiting = await sent();
  const job = await jobOf('parcel.subscribe', waiting.id);
  expect(job).toMatchObject({ doneAt: null, attempts: 1, lastError: 'Kuaidi100 poll answered HTTP 502' });
  provider.answer(usual);
  app.clock.advance(5000);
  await app.runJobs();
  expect((await rowOf(waiting.id)).nextTrackAt).toBe(app.clock.now() + DAY);
});

test('a carrier that will never know a parcel is asked once; one that fails is asked again, and the page says so', async () => {
  provider.answer(() => ({ result: false, returnCode: '408', message: '验证码错误' }));
  const { orderId, id, no } = await sent();
  provider.answer((asked) => (asked.path === '/poll' ? { result: false, returnCode: '700' } : { status: 502 }));
  const other = await sent();
  provider.answer(({ param }) =>
    param.num === no ? { result: false, returnCode: '408', message: '验证码错误' } : { status: 502 },
  );
  app.clock.advance(2 * HOUR);
  await app.runJobs();
  expect((await rowOf(id)).nextTrackAt).toBeNull();
  expect((await rowOf(other.id)).nextTrackAt).toBe(app.clock.now() + 2 * HOUR);
  app.clock.advance(2 * HOUR);
  const pageOf = async (order: string) =>
    (await app.ok('memberOrder.express', { id: order }, { token: anna })).parcels[0]!;
  expect(await pageOf(orderId)).not.toHaveProperty('staleAt');
  expect(await pageOf(other.orderId)).toHaveProperty('staleAt');
  expect(asks('/poll/query.do', no)).toHaveLength(1);
});

test('without such a carrier every callback is refused, and nothing is subscribed', async () => {
  const plain = await createTestServer();
  try {
    const { statusCode } = await plain.http.inject({
      method: 'POST',
      url: NOTIFY,
      payload: pushOf(pushed('SF1', []), 'salt'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(statusCode).toBe(401);
  } finally {
    await plain.close();
  }
});
