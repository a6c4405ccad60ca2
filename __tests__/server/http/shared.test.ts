import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EndpointName } from '../../../src/contract/endpoints';
import { goods } from '../../../server/db/schema';
import { createShared } from '../../../server/http/shared';
import { createTestServer, type TestServer } from '../harness';

test('twins wait for one answer, which is kept for its time and then made anew', async () => {
  let now = 0;
  let made = 0;
  const shared = createShared(1000, () => now);
  const make = () => Promise.resolve(`answer ${(made += 1)}`);
  expect(await Promise.all([shared.get('/a', make), shared.get('/a', make)])).toEqual(['answer 1', 'answer 1']);
  now = 999;
  expect(await shared.get('/a', make)).toBe('answer 1');
  expect(await shared.get('/b', make)).toBe('answer 2');
  now = 1000;
  expect(await shared.get('/a', make)).toBe('answer 3');
});

test('what begins at a full second is not hidden by what was made just before, and a clock that goes back keeps nothing', async () => {
  let now = 1990;
  const shared = createShared(1000, () => now);
  const make = () => Promise.resolve(`made at ${now}`);
  expect(await shared.get('/a', make)).toBe('made at 1990');
  now = 2000;
  expect(await shared.get('/a', make)).toBe('made at 2000');
  now = 1500;
  expect(await shared.get('/a', make)).toBe('made at 1500');
});

test('without a time nothing is shared', async () => {
  const shared = createShared(0, () => 5);
  expect(await shared.get('/a', () => Promise.resolve(1))).toBe(1);
  expect(await shared.get('/a', () => Promise.resolve(2))).toBe(2);
});

test('a failure is told to everybody who waits, and the next one tries again', async () => {
  const shared = createShared(1000, () => 0);
  const fail = () => Promise.reject(new Error('库存服务没有回应'));
  const twins = await Promise.allSettled([shared.get('/a', fail), shared.get('/a', fail)]);
  expect(twins.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.get('/a', () => Promise.resolve('ok'))).toBe('ok');
});

test('addresses that nobody asks again are forgotten', async () => {
  const shared = createShared(1000, () => 0);
  for (let page = 0; page <= 500; page += 1) await shared.get(`/a?page=${page}`, () => Promise.resolve('old'));
  expect(await shared.get('/a?page=0', () => Promise.resolve('new'))).toBe('new');
  expect(await shared.get('/a?page=500', () => Promise.resolve('new'))).toBe('old');
});

describe('on a running server', () => {
  let app: TestServer;
  beforeAll(async () => (app = await createTestServer({ seed: true, config: { sharedMs: 1000 } })));
  afterAll(() => app.close());

  const VIEWERS = { visitor: '', level: '13800000001', fresh: '13800000002', wholesaler: '13800000020' };
  const tokens = async () => {
    const entries = Object.entries(VIEWERS).map(async ([name, mobile]) => [name, mobile && (await app.login(mobile))]);
    return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof VIEWERS, string>;
  };
  const PAGES: { name: EndpointName; params: object }[] = [
    { name: 'shop.index', params: {} },
    { name: 'shopV2.home', params: { page: 1 } },
    { name: 'shop.productIndex', params: { page: 1 } },
    { name: 'shop.productView', params: { id: '1001' } },
    { name: 'marketing.couponType', params: {} },
    { name: 'cartItem.index', params: {} },
    { name: 'shop.orderPreview', params: { source: 'buy', lines: [{ skuId: '100101', qty: 1 }] } },
  ];

  test.each(PAGES)('$name: whoever came first, each sees what is theirs', async ({ name, params }) => {
    const ask = async (token: string) => {
      const { code, data } = await app.call(name, params, { token });
      const { serverTime: _at, ...seen } = (data ?? {}) as { serverTime?: number };
      return { code, seen };
    };
    const all = Object.entries(await tokens());
    for (const [i, [, token]] of all.entries())
      if (token) await app.ok('cartItem.create', { skuId: '100101', qty: i + 1, requestId: randomUUID() }, { token });
    const alone = new Map<string, unknown>();
    for (const [who, token] of all) {
      app.clock.advance(1000);
      alone.set(who, await ask(token));
    }
    // Prices differ, so it would be seen if one were shown to another.
    expect(alone.get('level')).not.toEqual(alone.get('visitor'));
    for (const [, first] of all) {
      app.clock.advance(1000);
      await ask(first);
      for (const [who, token] of all) expect([who, await ask(token)]).toEqual([who, alone.get(who)]);
    }
  });

  test.each(PAGES)('$name: those who ask at the same moment each get their own', async ({ name, params }) => {
    const viewers = Object.values(await tokens());
    const ask = async (token: string) => {
      const { code, data } = await app.call(name, params, { token });
      const { serverTime: _at, ...seen } = (data ?? {}) as { serverTime?: number };
      return { code, seen };
    };
    app.clock.advance(1000);
    const alone: unknown[] = [];
    for (const token of viewers) alone.push(await ask(token));
    for (let turn = 0; turn < 3; turn += 1) {
      app.clock.advance(1000);
      const crowd = Array.from({ length: 30 }, (_, i) => i % viewers.length);
      const seen = await Promise.all(crowd.map((i) => ask(viewers[i] as string)));
      expect(seen).toEqual(crowd.map((i) => alone[i]));
    }
  });

  test('who has logged out is nobody, also in a crowd', async () => {
    const { level, fresh } = await tokens();
    const second = await app.login(VIEWERS.level);
    const crowd = () =>
      Promise.all(
        [level, second, fresh, level, second].map(
          async (token) => (await app.call('cartItem.index', {}, { token })).code,
        ),
      );
    expect(await crowd()).toEqual([200, 200, 200, 200, 200]);
    const underWay = crowd();
    await app.ok('member.logout', { scope: 'device' }, { token: level });
    expect(await crowd()).toEqual([401, 200, 200, 401, 200]);
    await underWay;
    app.clock.advance(1000);
  });

  test('a change is seen by who has just written at once, by everybody with the next second', async () => {
    const { visitor, level, fresh } = await tokens();
    const titleFor = async (token: string) => (await app.ok('shop.productView', { id: '1001' }, { token })).card.title;
    app.clock.set(Math.ceil(app.clock.now() / 1000) * 1000);
    const before = await titleFor(level);
    expect(await titleFor(visitor)).toBe(before);
    await app.db.update(goods).set({ title: '改过的名字' }).where(eq(goods.id, '1001'));
    app.clock.advance(999);
    expect(await titleFor(level)).toBe(before);
    await app.ok('cartItem.create', { skuId: '100101', qty: 1, requestId: randomUUID() }, { token: fresh });
    expect(await titleFor(fresh)).toBe('改过的名字');
    // What was read for one is there for all members; a visitor's whole answer is from before.
    expect(await titleFor(level)).toBe('改过的名字');
    expect(await titleFor(visitor)).toBe(before);
    app.clock.advance(1);
    expect(await titleFor(visitor)).toBe('改过的名字');
    expect(await app.call('shop.productView', { id: '9' })).toMatchObject({ code: 404 });
  });

  test('views of members and visitors are counted together', async () => {
    const { visitor, level, fresh } = await tokens();
    const viewsOf = async () => {
      await app.server.views.flush();
      const [row] = await app.db.select({ views: goods.views }).from(goods).where(eq(goods.id, '1002'));
      return row?.views ?? 0;
    };
    const before = await viewsOf();
    for (const token of [visitor, level, fresh, level]) await app.ok('shop.productView', { id: '1002' }, { token });
    expect(await viewsOf()).toBe(before + 4);
  });
});
