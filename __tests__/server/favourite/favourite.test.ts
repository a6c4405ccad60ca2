import { and, eq, gt, like } from 'drizzle-orm';
import { campaigns, collectibles, collects, discountZones, goods, notices, teaFields } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let token: string;
let goodsId: string;
beforeAll(async () => {
  token = await app.login('13800000054');
  const [row] = await app.db.select().from(goods).where(eq(goods.status, 'on'));
  goodsId = row?.id ?? '';
});

const collect = (fields: Record<string, unknown>) => app.call('collect.create', fields, { token });
const remind = (fields: Record<string, unknown>) => app.call('wechat.remind', fields, { token });

describe('collect.create', () => {
  test('on twice is one, off twice is none; the price is remembered', async () => {
    const set = (on: boolean) => collect({ kind: 'goods', targetId: goodsId, on });
    expect((await set(true)).data).toEqual({ on: true, count: 1 });
    expect((await set(true)).data).toEqual({ on: true, count: 1 });
    const [row] = await app.db.select().from(collects).where(eq(collects.memberId, '10054'));
    expect(row?.price).toBeGreaterThan(0);
    expect((await set(false)).data).toEqual({ on: false, count: 0 });
    expect((await set(false)).data).toEqual({ on: false, count: 0 });
  });

  test('stores, articles and masters too; parallel calls are one row', async () => {
    expect((await collect({ kind: 'store', targetId: '1', on: true })).code).toBe(200);
    expect((await collect({ kind: 'master', targetId: '601', on: true })).code).toBe(200);
    await Promise.all([1, 2, 3].map(() => collect({ kind: 'article', targetId: '4001', on: true })));
    expect((await collect({ kind: 'article', targetId: '4001', on: true })).data.count).toBe(3);
  });

  test('unknown things, wrong words, no session', async () => {
    expect((await collect({ kind: 'goods', targetId: '999999', on: true })).code).toBe(404);
    expect((await collect({ kind: 'course', targetId: '1', on: true })).code).toBe(404);
    expect(await collect({ kind: 'cloud', targetId: '1', on: true })).toMatchObject({
      code: 400,
      field: 'kind',
    });
    expect(await collect({ kind: 'goods', targetId: 'x', on: true })).toMatchObject({
      code: 400,
      field: 'targetId',
    });
    expect(await collect({ kind: 'goods', targetId: '1' })).toMatchObject({ code: 400, field: 'on' });
    expect((await app.call('collect.create', { kind: 'goods', targetId: goodsId, on: true })).code).toBe(401);
  });
});

/** Of flash sales: the member reserved limited teas as well, which are drawn meanwhile. */
const aboutSales = and(eq(notices.memberId, '10054'), like(notices.link, '/shop/pages/marketing/discount%'));

describe('reminders', () => {
  const list = async () => (await app.call('wechat.getRemind', {}, { token })).data;

  test('of goods: on, listed, off', async () => {
    const { data } = await remind({ kind: 'stock', targetId: goodsId, on: true });
    expect(data).toMatchObject({ kind: 'stock', targetId: goodsId, on: true });
    await remind({ kind: 'stock', targetId: goodsId, on: true });
    expect(await list()).toEqual([data]);
    expect((await remind({ kind: 'stock', targetId: goodsId, on: false })).data.on).toBe(false);
    expect(await list()).toEqual([]);
  });

  test('each leads to the page of its thing, as the message about it will', async () => {
    const [issue] = await app.db.select().from(collectibles);
    const [field] = await app.db.select().from(teaFields);
    const [zone] = await app.db.select().from(discountZones);
    const campaign = async (type: 'discount' | 'group') =>
      (await app.db.select().from(campaigns).where(eq(campaigns.type, type)))[0]!.id;
    const [sale, group] = [await campaign('discount'), await campaign('group')];
    const all = [
      ['stock', goodsId, `/shop/pages/goods?id=${goodsId}`],
      ['stock', issue!.id, `/pages/tea/cpf-goods?id=${issue!.id}`],
      ['harvest', field!.id, `/pages/tea/rycs?fieldId=${field!.id}`],
      ['discount', sale, `/shop/pages/marketing/discount?slotId=${sale}`],
      ['discount', group, `/shop/pages/marketing/wholesale_detail?id=${group}&type=group`],
      ['discount', zone!.id, `/tea/pages/discount?zoneId=${zone!.id}`],
    ] as const;
    for (const [kind, targetId, link] of all) {
      const { data } = await remind({ kind, targetId, on: true });
      expect(data).toMatchObject({ kind, targetId, link });
      expect((await list()).find((row) => row.targetId === targetId)).toEqual(data);
      await remind({ kind, targetId, on: false });
    }
  });

  test('of a flash sale: one message ten minutes before, then it is used up', async () => {
    const [sale] = await app.db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.type, 'discount'), gt(campaigns.startAt, app.clock.now() + 3_600_000)));
    if (!sale) throw new Error('the seed has a later flash sale');
    expect((await remind({ kind: 'discount', targetId: sale.id, on: true })).data.when).toBe(sale.startAt);
    app.clock.set(sale.startAt - 11 * 60_000);
    await app.runJobs();
    const messages = () => app.db.select().from(notices).where(aboutSales);
    expect(await messages()).toHaveLength(0);
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await messages()).toMatchObject([{ box: 'service', read: false, text: expect.stringContaining('秒杀') }]);
    expect(await list()).toEqual([]);
  });

  test('a reminder taken back stays silent', async () => {
    const [sale] = await app.db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.type, 'discount'), gt(campaigns.startAt, app.clock.now() + 3_600_000)));
    await remind({ kind: 'discount', targetId: sale?.id, on: true });
    await remind({ kind: 'discount', targetId: sale?.id, on: false });
    app.clock.set((sale?.startAt ?? 0) + 1);
    await app.runJobs();
    const told = await app.db.select().from(notices).where(aboutSales);
    expect(told.filter(({ box }) => box === 'service')).toHaveLength(1);
  });

  test('unknown things, wrong words, no session', async () => {
    expect((await remind({ kind: 'price', targetId: '999999', on: true })).code).toBe(404);
    expect((await remind({ kind: 'live', targetId: '1', on: true })).code).toBe(404);
    expect(await remind({ kind: 'rain', targetId: '1', on: true })).toMatchObject({
      code: 400,
      field: 'kind',
    });
    expect((await app.call('wechat.remind', { kind: 'stock', targetId: goodsId, on: true })).code).toBe(401);
    expect((await app.call('wechat.getRemind')).code).toBe(401);
  });
});
