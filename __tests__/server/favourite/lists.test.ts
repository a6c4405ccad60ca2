/** What a member looks at: flash slots, zones, hot lists, footprints, favourites, the books. */
import { eq } from 'drizzle-orm';
import { campaignSkus, collects, footprints, goods, notices, reminds, skus } from '../../../server/db/schema';
import { planWatch } from '../../../server/domains/membership/favourite/watch';
import { CLEANUP_JOB } from '../../../server/jobs/cleanup';
import { schedule } from '../../../server/db/timers';
import { DAY_MS } from '../../../server/lib/shanghai';
import { openEar, serve } from '../realtime/listen';
import { testServer } from '../harness';

const LIN = '13800000001';
const XU = '13800000003';
const app = testServer({ seed: true });
let token: string;
let other: string;
beforeAll(async () => {
  token = await app.login(LIN);
  other = await app.login(XU);
});

describe('marketing.discount', () => {
  test('the running slot comes first, by the server clock; a visitor may look', async () => {
    const { slots, goods: page, serverTime } = await app.ok('marketing.discount', {});
    expect(serverTime).toBe(app.clock.now());
    expect(slots.map(({ label, state }) => `${label} ${state}`)).toEqual([
      '00:00 ended',
      '10:00 running',
      '14:00 soon',
      '20:00 soon',
      '00:00 tomorrow',
      '10:00 tomorrow',
      '14:00 tomorrow',
      '20:00 tomorrow',
    ]);
    expect(page.list).toHaveLength(5);
    expect(page.list[0]?.campaign).toMatchObject({ type: 'discount', progress: 100, limit: 2 });
    expect(page.list.every(({ campaign }) => campaign?.endAt === slots[1]?.endAt)).toBe(true);
  });

  test('another slot shows its own campaigns, whichever of them names it; an unknown one the running slot', async () => {
    const { slots } = await app.ok('marketing.discount', {});
    const later = slots[2]!;
    const { goods: page } = await app.ok('marketing.discount', { slotId: later.id });
    expect(page.list.every(({ campaign }) => campaign?.endAt === later.endAt)).toBe(true);
    const last = page.list.at(-1)!.campaign!.id;
    expect((await app.ok('marketing.discount', { slotId: last })).goods.list).toEqual(page.list);
    const unknown = await app.ok('marketing.discount', { slotId: '999999' });
    expect(unknown.goods.list[0]?.campaign?.endAt).toBe(slots[1]?.endAt);
    expect(await app.call('marketing.discount', { slotId: 'x' })).toMatchObject({ field: 'slotId' });
  });

  test('the last piece turns the bar at once', async () => {
    const { goods: before } = await app.ok('marketing.discount', {});
    const card = before.list.find(({ campaign }) => (campaign?.progress ?? 100) < 100)!;
    const rows = await app.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, card.campaign!.id));
    for (const row of rows)
      await app.db.update(campaignSkus).set({ sold: row.stock }).where(eq(campaignSkus.skuId, row.skuId!));
    const { goods: after } = await app.ok('marketing.discount', {});
    expect(after.list.find(({ id }) => id === card.id)?.campaign?.progress).toBe(100);
  });
});

describe('member zones', () => {
  test('running first, 会员日 on the next 8th; prices are the member’s', async () => {
    const { zones } = await app.ok('tea.discount', {}, { token });
    expect(zones.map(({ title }) => title)).toEqual(['新茶尝鲜', '老茶清仓', '会员日', '茶器专场']);
    const day = zones[2]!;
    expect(new Date(day.startAt + 8 * 3_600_000).toISOString().slice(0, 10)).toBe('2026-07-08');
    expect(day.endAt - day.startAt).toBe(DAY_MS);
    const rows = await app.ok('tea.discountProduct', { zoneId: day.id, sort: 'price' }, { token });
    expect(rows.total).toBe(day.count);
    expect(rows.list.map(({ price }) => price)).toEqual(rows.list.map(({ price }) => price).sort((a, b) => a - b));
    expect(rows.list.find(({ offer }) => offer?.why === 'card')).toBeDefined();
    const visitorLike = await app.ok('tea.discountProduct', { zoneId: day.id, sort: 'discount' }, { token: other });
    const mine = rows.list.find(({ offer }) => offer?.why === 'card')!;
    expect(visitorLike.list.find(({ id }) => id === mine.id)?.offer?.price ?? mine.price).toBeGreaterThan(
      mine.offer!.price,
    );
  });

  test('unknown, bad, nobody; a coming zone can be waited for', async () => {
    expect((await app.call('tea.discountProduct', { zoneId: '99' }, { token })).code).toBe(404);
    expect(await app.call('tea.discountProduct', { zoneId: 'x' }, { token })).toMatchObject({
      field: 'zoneId',
    });
    expect(await app.call('tea.discountProduct', { zoneId: '5301', sort: 'x' }, { token })).toMatchObject({
      field: 'sort',
    });
    for (const name of ['tea.discount', 'tea.discountProduct'] as const)
      expect((await app.call(name, { zoneId: '5301' })).code).toBe(401);
    const { zones } = await app.ok('tea.discount', {}, { token });
    const coming = zones.find(({ startAt }) => startAt > app.clock.now())!;
    const row = await app.ok('wechat.remind', { kind: 'discount', targetId: coming.id, on: true }, { token });
    expect(row).toMatchObject({ title: coming.title, when: coming.startAt });
    await app.ok('wechat.remind', { kind: 'discount', targetId: coming.id, on: false }, { token });
  });
});

describe('hot lists', () => {
  test('at most 20, ranked, with a reason; classes and periods', async () => {
    const cates = await app.ok('tea.productHotCate', {}, { token });
    expect(cates[0]).toMatchObject({ id: '', label: '全部' });
    for (const period of ['week', 'month', 'year'] as const) {
      const { list, updatedAt } = await app.ok('tea.productHot', { period }, { token });
      expect(list.map(({ rank }) => rank)).toEqual(list.map((_, i) => i + 1));
      expect(list).toHaveLength(20);
      expect(list.every(({ reason }) => /复购|人买|累计/.test(reason))).toBe(true);
      expect(updatedAt % 3_600_000).toBe(0);
    }
    const ware = await app.ok('tea.productHot', { cateId: '7' }, { token });
    expect(ware.list).toHaveLength(8);
    expect((await app.ok('tea.productHot', { cateId: 'nothing' }, { token })).list).toEqual([]);
    expect(await app.call('tea.productHot', { period: 'day' }, { token })).toMatchObject({ field: 'period' });
    for (const name of ['tea.productHot', 'tea.productHotCate'] as const)
      expect((await app.call(name, {})).code).toBe(401);
  });
});

describe('footprints', () => {
  test('60 in three pages, classes add up, the lost ones apart', async () => {
    const first = await app.ok('footprint.index', {}, { token });
    expect(first).toMatchObject({ total: 60, more: true });
    const last = await app.ok('footprint.index', { page: 3 }, { token });
    expect(last).toMatchObject({ more: false });
    expect(last.list).toHaveLength(20);
    const cates = await app.ok('footprint.cate', {}, { token });
    expect(cates[0]?.count).toBe(60);
    expect(cates.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const puer = await app.ok('footprint.index', { cateId: '1' }, { token });
    expect(puer.total).toBe(cates.find(({ id }) => id === '1')?.count);
    const gone = await app.ok('footprint.soldOut', {}, { token });
    expect(gone.total).toBe(4);
    expect(gone.list.every(({ state }) => state !== 'ok')).toBe(true);
    expect(first.list.some(({ priceDrop }) => (priceDrop ?? 0) > 0)).toBe(true);
  });

  test('a visit writes one a day; deleted by id, only own ones, then all', async () => {
    const id = '1034';
    await app.ok('shop.productView', { id }, { token: other });
    await app.ok('shop.productView', { id }, { token: other });
    const mine = await app.ok('footprint.index', {}, { token: other });
    expect(mine.list.map(({ targetId }) => targetId)).toEqual([id]);
    const [foreign] = (await app.ok('footprint.index', {}, { token })).list;
    await app.ok('footprint.delete', { ids: [foreign!.id] }, { token: other });
    expect((await app.ok('footprint.index', {}, { token })).total).toBe(60);
    await app.ok('footprint.delete', { ids: [foreign!.id] }, { token });
    expect((await app.ok('footprint.index', {}, { token })).total).toBe(59);
    await app.ok('footprint.delete', { all: true }, { token: other });
    expect((await app.ok('footprint.index', {}, { token: other })).total).toBe(0);
    expect(await app.call('footprint.delete', {}, { token })).toMatchObject({ field: 'ids' });
    expect((await app.call('footprint.delete', { ids: ['x'] }, { token })).code).toBe(400);
    for (const name of ['footprint.index', 'footprint.delete', 'footprint.cate', 'footprint.soldOut'] as const)
      expect((await app.call(name, {})).code).toBe(401);
  });

  test('after 90 days they are gone from the list and from the table', async () => {
    await app.db.insert(footprints).values({
      memberId: '10003',
      goodsId: '1034',
      day: '2026-03-01',
      price: 1,
      viewedAt: app.clock.now() - 91 * DAY_MS,
    });
    expect((await app.ok('footprint.index', {}, { token: other })).total).toBe(0);
    await schedule(app.db, CLEANUP_JOB, 'daily', app.clock.now());
    await app.runJobs();
    expect(await app.db.$count(footprints, eq(footprints.memberId, '10003'))).toBe(0);
  });
});

describe('favourites', () => {
  test('23 by kind, price drops and lost things', async () => {
    const cates = await app.ok('collect.cate', {}, { token });
    expect(cates.reduce((sum, { count }) => sum + count, 0)).toBe(23);
    expect(cates.map(({ id }) => id).join(' ')).toBe('goods store article video course master tree collectible');
    const kept = await app.ok('collect.index', { kind: 'goods' }, { token });
    expect(kept.total).toBe(13);
    expect(kept.list.filter(({ priceDrop }) => priceDrop).map(({ priceDrop }) => priceDrop)).toEqual(
      expect.arrayContaining([3000, 4000]),
    );
    expect(new Set(kept.list.map(({ state }) => state))).toEqual(new Set(['ok', 'soldout', 'off']));
    // Nothing but the goods' own price of then and now makes a drop: a member's price is none.
    expect(kept.list.filter(({ offer, priceDrop }) => offer?.why === 'card' && priceDrop === undefined)).not.toEqual(
      [],
    );
    for (const kind of ['store', 'article', 'master'] as const)
      expect((await app.ok('collect.index', { kind }, { token })).list[0]).toMatchObject({ kind, state: 'ok' });
    expect((await app.ok('collect.index', {}, { token })).total).toBe(23);
    expect((await app.ok('collect.index', {}, { token: other })).total).toBe(0);
  });

  test('a thing that went away stays as 失效 until it is let go', async () => {
    await app.db.insert(collects).values({ memberId: '10003', kind: 'article', targetId: '99999', at: 1 });
    expect((await app.ok('collect.index', { kind: 'article' }, { token: other })).list).toMatchObject([
      { title: '内容已下架', state: 'off' },
    ]);
    await app.ok('collect.create', { kind: 'article', targetId: '99999', on: false }, { token: other });
    expect((await app.ok('collect.index', {}, { token: other })).total).toBe(0);
    expect(await app.call('collect.index', { kind: 'x' }, { token })).toMatchObject({ field: 'kind' });
    for (const name of ['collect.index', 'collect.cate'] as const) expect((await app.call(name, {})).code).toBe(401);
  });
});

describe('到货提醒 and 降价提醒', () => {
  const told = () => app.db.select().from(notices).where(eq(notices.memberId, '10003'));
  const later = async () => {
    app.clock.advance(5 * 60_000);
    await app.runJobs();
  };

  test('one message when the goods are back, one when they cost less, none before', async () => {
    await planWatch(app.db, app.clock.now());
    const phone = openEar(await serve(app), other, 'user:10003');
    await phone.hears(({ kind }) => kind === 'snapshot');
    const before = (await told()).length;
    await app.ok('wechat.remind', { kind: 'stock', targetId: '1012', on: true }, { token: other });
    await app.ok('wechat.remind', { kind: 'price', targetId: '1034', on: true }, { token: other });
    await later();
    expect((await told()).length).toBe(before);
    await app.db.update(skus).set({ stock: 5 }).where(eq(skus.goodsId, '1012'));
    await app.db.update(goods).set({ minPrice: 20_000 }).where(eq(goods.id, '1034'));
    await later();
    const fresh = (await told()).slice(before);
    expect(fresh.map(({ title }) => title).sort()).toEqual(['到货提醒', '降价提醒']);
    expect(fresh.find(({ title }) => title === '降价提醒')?.text).toContain('¥38');
    expect(fresh.every(({ link }) => link?.startsWith('/shop/pages/goods?id='))).toBe(true);
    expect(await app.db.$count(reminds, eq(reminds.memberId, '10003'))).toBe(0);
    await expect(phone.hears(({ kind }) => kind === 'notice')).resolves.toMatchObject({ data: { box: 'service' } });
    phone.socket.terminate();
    await later();
    expect((await told()).length).toBe(before + 2);
  });
});

describe('credits.index', () => {
  test('rows of one unit, by direction and month; only own ones', async () => {
    const all = await app.ok('credits.index', { unit: 'coin' }, { token });
    const [newest] = all.list;
    expect(newest?.balanceAfter).toBe(46);
    const into = await app.ok('credits.index', { unit: 'coin', dir: 'in' }, { token });
    const out = await app.ok('credits.index', { unit: 'coin', dir: 'out' }, { token });
    expect(into.total + out.total).toBe(all.total);
    expect(all.list.reduce((sum, { delta }) => sum + delta, 0)).toBe(46);
    const month = await app.ok('credits.index', { unit: 'coin', month: '2026-06' }, { token });
    expect(month.list.every(({ createdAt }) => new Date(createdAt + 8 * 3_600_000).getUTCMonth() === 5)).toBe(true);
    expect((await app.ok('credits.index', { unit: 'coin', bizType: 'merge' }, { token })).total).toBe(3);
    expect(await app.call('credits.index', { unit: 'gold' }, { token })).toMatchObject({ field: 'unit' });
    expect(await app.call('credits.index', { unit: 'coin', month: '2026-13' }, { token })).toMatchObject({
      field: 'month',
    });
    expect((await app.call('credits.index', { unit: 'coin' })).code).toBe(401);
  });
});
