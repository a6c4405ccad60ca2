import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { feedbacks, orders } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let token: string;
beforeAll(async () => {
  app = await createTestServer({ seed: 'base', disagrees: 'nobody has paid its orders' });
  token = await app.login('13800000001');
  const amounts = {
    goods: 0,
    memberOff: 0,
    campaignOff: 0,
    couponOff: 0,
    pointsOff: 0,
    vipOff: 0,
    freight: 0,
    adjust: 0,
    payable: 0,
  };
  const order = {
    kind: 'normal',
    source: 'detail',
    deliveryType: 'express',
    seller: '叶间',
    amounts,
    payable: 0,
    createdAt: 1,
  } as const;
  await app.db.insert(orders).values([
    { ...order, id: '501', no: 'T501', memberId: '10001', status: 'paid' },
    { ...order, id: '502', no: 'T502', memberId: '10001', status: 'shipped' },
    { ...order, id: '503', no: 'T503', memberId: '10003', status: 'paid' },
  ]);
});
afterAll(() => app.close());

const TEXT = '希望可以按产地筛选茶叶，谢谢。';
const send = (fields: Record<string, unknown>, as?: string) =>
  app.call('shop.opinion', { kind: 'suggest', content: TEXT, requestId: randomUUID(), ...fields }, { token: as });

test('a member writes a ticket, with pictures and an order', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data: photo } = await app.upload(picture, { token });
  const { data } = await send({ kind: 'product', photos: [photo.url], orderId: '502' }, token);
  expect(data).toMatchObject({
    kind: 'product',
    content: TEXT,
    photos: [photo.url],
    orderNo: 'T502',
    status: 'open',
    replies: [],
  });
  expect(data.no).toMatch(/^YJ260616\d{6}$/);
});

test('a replay answers the first ticket; the same text again within ten minutes is refused', async () => {
  const requestId = randomUUID();
  const content = '首页的搜索框能不能更大一点？';
  const first = await send({ content, requestId }, token);
  const replay = await send({ content, requestId }, token);
  expect(replay.data).toEqual(first.data);
  expect(await send({ content }, token)).toMatchObject({ code: 422, message: '请勿重复提交' });
  app.clock.advance(10 * 60_000);
  expect((await send({ content }, token)).code).toBe(200);
});

test('a visitor leaves a contact', async () => {
  expect(await send({})).toMatchObject({ code: 400, field: 'contact' });
  expect(await send({ contact: '回头见' })).toMatchObject({ code: 400 });
  expect((await send({ contact: 'guest@example.com' })).code).toBe(200);
  expect(await send({ contact: 'guest@example.com' })).toMatchObject({ code: 422, message: '请勿重复提交' });
  expect((await send({ contact: '13711112222' })).code).toBe(200);
  expect(await send({ contact: '13711112222', photos: ['/uploads/a.webp'] })).toMatchObject({
    code: 400,
    field: 'photos',
  });
});

test.each([
  [{ kind: 'gossip' }, 'kind'],
  [{ content: '太短' }, 'content'],
  [{ content: 'x'.repeat(501) }, 'content'],
  [{ photos: ['/uploads/2026/06/foreign.webp'] }, 'photos'],
  [{ photos: ['/a', '/b', '/c', '/d', '/e'] }, 'photos'],
  [{ requestId: 'x' }, 'requestId'],
])('%p names %s', async (fields, field) => {
  expect(await send(fields, token)).toMatchObject({
    code: 400,
    field,
  });
});

describe('提醒发货', () => {
  const urge = (orderId: string | undefined, as = token) => send({ kind: 'urge', content: '提醒发货', orderId }, as);

  test('once a day and order, while it waits', async () => {
    expect((await urge('501')).data.orderNo).toBe('T501');
    expect(await urge('501')).toMatchObject({ code: 422, message: '今天已经提醒过了，我们会尽快发货' });
    app.clock.advance(24 * 3_600_000);
    expect((await urge('501')).code).toBe(200);
    expect(await urge('502')).toMatchObject({ code: 422, message: '订单当前状态无需提醒发货' });
    expect(await urge(undefined)).toMatchObject({ code: 400, field: 'orderId' });
  });

  test('not for somebody else’s order', async () => {
    expect((await urge('503')).code).toBe(404);
    expect((await send({ orderId: '501', contact: '13711112222' })).code).toBe(404);
    const rows = await app.db.select().from(feedbacks).where(eq(feedbacks.orderId, '503'));
    expect(rows).toEqual([]);
  });
});
