/** The mall home, the seasonal greeting, flash slots over time, and stores. */
import { asc, eq, inArray, like } from 'drizzle-orm';
import fc from 'fast-check';
import { campaigns, campaignSkus, goods, skus, storeStocks } from '../../../server/db/schema';
import { planFlashDay } from '../../../server/domains/selling/campaign/flash/jobs';
import { flashPrice, slotsOf } from '../../../server/domains/selling/campaign/flash/plan';
import { LINES, seasonLine } from '../../../server/domains/offer/home/greeting';
import { presentSlot } from '../../../server/domains/offer/home/service';
import { solarTermOf, sunLongitude } from '../../../server/domains/offer/home/solarTerms';
import { isOpen } from '../../../server/domains/offer/store/hours';
import { distanceOf, hoursText } from '../../../server/domains/offer/store/presenter';
import { testServer, START } from '../harness';

const day = (text: string) => Date.parse(`${text}+08:00`);
const DAY = 86_400_000;
const TERMS = Object.keys(LINES) as (keyof typeof LINES)[];

const app = testServer({ seed: true });
beforeEach(() => app.clock.set(START));

describe('shop.index', () => {
  test('banners, the grid of entries, three announcements, floors', async () => {
    const home = await app.ok('shop.index');
    expect(home.banners.items).toHaveLength(4);
    expect(home.icons.items.map(({ label }) => label)).toEqual([
      '普洱',
      '白茶',
      '红茶',
      '乌龙',
      '绿茶',
      '花茶',
      '茶器',
      '茶点',
      '认养',
      '门店',
    ]);
    expect(home.notice).toHaveLength(3);
    const times = home.notice.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(home.floors.length).toBe(2);
    expect(home.floors.every(({ goods: list }) => list?.length === 6)).toBe(true);
    expect(home.serverTime).toBe(START);
    const links = [...home.banners.items, ...home.icons.items, ...home.floors].map(({ link }) => link ?? '');
    for (const link of links) expect(link).toMatch(/^\/(shop\/pages\/(list|goods)\?|pages\/tea\/(szcy|index1|cpf)$)/);
  });

  test.each([
    ['2026-02-03', '煮老白', '4'],
    ['2026-02-04', '明前鲜', '1'],
    ['2026-05-04', '明前鲜', '1'],
    ['2026-05-05', '冷泡夏', '2'],
    ['2026-08-08', '桂子落', '3'],
    ['2026-11-06', '桂子落', '3'],
    ['2026-11-07', '煮老白', '4'],
    ['2026-12-31', '煮老白', '4'],
  ])('the banners of %s begin with %s and the drawing of that season', async (date, title, drawing) => {
    app.clock.set(day(`${date}T12:00:00`));
    const { banners } = await app.ok('shop.index');
    expect(banners.items).toHaveLength(4);
    expect(banners.items[0]).toMatchObject({ label: title, image: `/images/banner/${drawing}.webp` });
    expect(new Set(banners.items.map(({ image }) => image)).size).toBe(4);
  });

  test('what is sold out in a slot stands behind what can be had', async () => {
    const before = (await app.ok('shop.index')).flash!.goods;
    await app.db
      .update(campaignSkus)
      .set({ sold: campaignSkus.stock })
      .where(eq(campaignSkus.campaignId, before[0]!.campaign!.id));
    const after = (await app.ok('shop.index')).flash!.goods;
    const gone = after.filter(({ campaign }) => campaign!.progress >= 100);
    expect(gone.map(({ id }) => id)).toContain(before[0]!.id);
    expect(after.slice(-gone.length)).toEqual(gone);
    expect(gone.length).toBeLessThan(after.length);
  });

  test.each([
    ['2026-06-16T00:00:00', '00:00'],
    ['2026-06-16T09:59:59', '00:00'],
    ['2026-06-16T10:00:00', '10:00'],
    ['2026-06-16T14:00:00', '14:00'],
    ['2026-06-16T23:59:59', '20:00'],
    ['2026-06-17T12:00:00', '10:00'],
  ])('at %s the slot of %s runs', async (time, label) => {
    app.clock.set(day(time));
    const { flash } = await app.ok('shop.index');
    expect(flash?.slot).toMatchObject({ label, state: 'running' });
    expect(flash?.goods).toHaveLength(5);
    expect(flash?.goods.every((card) => card.campaign?.endAt === flash.slot.endAt)).toBe(true);
  });

  test('without slots ahead there is no strip; the daily job brings it back', async () => {
    app.clock.set(START + 5 * DAY);
    expect(await app.ok('shop.index')).not.toHaveProperty('flash');
    await app.runJobs();
    const { flash } = await app.ok('shop.index');
    expect(flash?.slot.state).toBe('running');
    expect(flash?.goods).toHaveLength(5);
    const count = await app.db.$count(campaigns);
    await app.db.transaction((tx) => planFlashDay(tx as never, day('2026-06-21T00:00:00')));
    expect(await app.db.$count(campaigns)).toBe(count);
  });

  test('members see their own prices', async () => {
    const token = await app.login('13800000001');
    const cards = (await app.ok('shop.index', {}, { token })).floors.flatMap(({ goods: list }) => list ?? []);
    expect(cards.some(({ offer }) => offer?.why === 'card' || offer?.why === 'level')).toBe(true);
    const visitor = (await app.ok('shop.index')).floors.flatMap(({ goods: list }) => list ?? []);
    expect(visitor.every(({ offer }) => offer === undefined || offer.why === 'flash')).toBe(true);
  });

  test('a goods that left the shelf leaves its floor', async () => {
    await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, '1004'));
    const cards = (await app.ok('shop.index')).floors.flatMap(({ goods: list }) => list ?? []);
    expect(cards.map(({ id }) => id)).not.toContain('1004');
    await app.db.update(goods).set({ status: 'on' }).where(eq(goods.id, '1004'));
  });
});

describe('shopV2.home', () => {
  test('floors come with page 1, the feed ends with all goods shown once, categories take turns', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await app.ok('shopV2.home', { page }));
    expect(pages.map(({ blocks }) => blocks.length)).toEqual([2, 0, 0]);
    expect(pages.map(({ feed }) => feed.more)).toEqual([true, true, false]);
    const ids = pages.flatMap(({ feed }) => feed.list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(59);
    expect(ids).toHaveLength(59);
    const rows = await app.db.select().from(goods);
    const roots = ids.slice(0, 8).map((id) => rows.find((row) => row.id === id)?.rootCategoryId);
    expect(new Set(roots).size).toBe(8);
    expect((await app.call('shopV2.home', { page: -1 })).code).toBe(400);
  });
});

describe('tea.index and the solar terms', () => {
  test('greets by the hour and the term of the day', async () => {
    const view = await app.ok('tea.index');
    expect(view.season).toBe('芒种');
    expect(view.greeting).toMatch(/^上午好，芒种第 \d+ 天 · /);
    expect(view.store?.name).toBe('叶间·西湖总店');
    expect(view.culture.map(({ title }) => title)).toEqual(['茶人', '产地']);
    for (const { items } of view.culture)
      for (const { link } of items) expect(link).toMatch(/^\/tea\/pages\/(artistDetail|producer)\?/);
  });

  test('the season names a tea only where it is sold', async () => {
    const asked = new Set<string>();
    for (const term of TERMS) {
      const sold = await seasonLine(term, (word) => Promise.resolve(Boolean(asked.add(word))));
      const plain = await seasonLine(term, () => Promise.resolve(false));
      expect(`${sold}${plain}`).not.toContain('＿');
      for (const word of asked) expect(plain).not.toContain(word);
    }
    expect(asked.size).toBeGreaterThan(15);
    // The demo sells what its season recommends; when that has left the shelf, it does so no more.
    const word = LINES.芒种.tea!.name!;
    expect((await app.ok('tea.index')).greeting).toContain(word);
    const sold = await app.db.select({ id: goods.id }).from(goods).where(like(goods.searchText, '%闷泡%'));
    const ids = sold.map(({ id }) => id);
    await app.db.update(goods).set({ status: 'off' }).where(inArray(goods.id, ids));
    app.clock.set(START + 3000);
    expect((await app.ok('tea.index')).greeting).not.toContain(word);
    await app.db.update(goods).set({ status: 'on' }).where(inArray(goods.id, ids));
  });

  // Purple Mountain Observatory's calendars.
  test.each([
    ['2024-02-04', '立春'],
    ['2024-06-21', '夏至'],
    ['2024-12-21', '冬至'],
    ['2025-04-04', '清明'],
    ['2025-08-07', '立秋'],
    ['2025-11-07', '立冬'],
    ['2026-01-05', '小寒'],
    ['2026-04-05', '清明'],
    ['2026-06-05', '芒种'],
    ['2026-10-23', '霜降'],
    ['2026-11-22', '小雪'],
    ['2027-03-21', '春分'],
    ['2030-09-23', '秋分'],
  ])('%s is the first day of %s', (date, name) => {
    expect(solarTermOf(day(`${date}T08:00:00`))).toEqual({ name, day: 0 });
    expect(solarTermOf(day(`${date}T08:00:00`) - DAY).name).not.toBe(name);
  });

  test('a term lasts 14 to 16 days and its days count up, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: day('1980-01-01T00:00:00'), max: day('2090-01-01T00:00:00') }), (at) => {
        const today = solarTermOf(at);
        const tomorrow = solarTermOf(at + DAY);
        expect(today.day).toBeLessThanOrEqual(16);
        expect(tomorrow.name === today.name ? tomorrow.day - today.day : tomorrow.day).toBe(
          tomorrow.name === today.name ? 1 : 0,
        );
        if (tomorrow.name !== today.name) expect(today.day).toBeGreaterThanOrEqual(13);
        expect(sunLongitude(at)).toBeLessThan(360);
        expect(TERMS).toContain(today.name);
      }),
      { numRuns: 60 },
    );
  });
});

describe('flash plan', () => {
  test('slots cover the day without a gap; every price is a whole yuan between 68 and 80 %', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 10, max: 50_000 }),
        (turn, count, yuan) => {
          const ids = Array.from({ length: count }, (_, i) => String(i + 1));
          const start = day('2026-06-16T00:00:00');
          const slots = slotsOf(start, turn, ids);
          expect(slots[0]?.startAt).toBe(start);
          expect(slots.at(-1)?.endAt).toBe(start + DAY);
          slots.slice(1).forEach((slot, i) => expect(slot.startAt).toBe(slots[i]?.endAt));
          for (const { goodsIds } of slots) expect(new Set(goodsIds).size).toBe(Math.min(5, count));
          const price = flashPrice(yuan * 100, turn);
          expect(price % 100).toBe(0);
          expect(price).toBeLessThanOrEqual(yuan * 80);
          expect(price).toBeGreaterThan(yuan * 68 - 100);
        },
      ),
    );
  });
  test('a slot is soon, running, ended, or tomorrow', () => {
    const slot = {
      id: '1',
      label: '10:00',
      startAt: day('2026-06-17T10:00:00'),
      endAt: day('2026-06-17T14:00:00'),
      goodsIds: [],
    };
    const state = (time: string) => presentSlot(slot, day(time)).state;
    expect(
      ['2026-06-16T23:59:59', '2026-06-17T00:00:00', '2026-06-17T10:00:00', '2026-06-17T14:00:00'].map(state),
    ).toEqual(['tomorrow', 'soon', 'running', 'ended']);
  });
});

describe('pickUp.index', () => {
  test('six stores in their order, the nearest first when the position is known', async () => {
    const all = await app.ok('pickUp.index');
    expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(all[0]).not.toHaveProperty('distance');
    const near = await app.ok('pickUp.index', { lat: 31.23, lng: 121.47 });
    expect(near[0]?.name).toBe('叶间·外滩馆');
    const metres = near.map(({ distance }) => distance ?? -1);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(metres[0]).toBeLessThan(5_000);
  });

  test('hours by the server clock; the island is closed on Tuesdays', async () => {
    const island = async () => (await app.ok('pickUp.index')).find(({ id }) => id === '6');
    expect(await island()).toMatchObject({ open: false, hours: '09:30-21:30（周二休息）' });
    app.clock.advance(DAY);
    expect((await island())?.open).toBe(true);
    app.clock.set(day('2026-06-17T21:30:00'));
    expect((await island())?.open).toBe(false);
  });

  test('says whether all SKUs can be picked up', async () => {
    const [sold] = await app.db.select().from(skus).where(eq(skus.stock, 0)).orderBy(asc(skus.id));
    const ok = async (skuIds: string[]) => (await app.ok('pickUp.index', { skuIds })).map(({ stockOk }) => stockOk);
    const shelves = await app.db.select().from(storeStocks);
    const has = (storeId: string, skuId: string) =>
      shelves.some((row) => row.storeId === storeId && row.skuId === skuId && row.stock > 0);
    const stores = await app.ok('pickUp.index');
    // The answer is that of the shelves: some stores have both teas, some lack one.
    const both = stores.map(({ id }) => has(id, '101301') && has(id, '103401'));
    expect(await ok(['101301', '103401'])).toEqual(both);
    expect(both).toContain(true);
    expect(new Set(await ok(['101301', sold?.id ?? '']))).toEqual(new Set([false]));
    expect(new Set(await ok(['999999']))).toEqual(new Set([false]));
    expect((await app.ok('pickUp.index', { skuIds: [] }))[0]).not.toHaveProperty('stockOk');
  });

  test('refuses places outside the globe and broken lists', async () => {
    expect((await app.call('pickUp.index', { lat: 91, lng: 0 })).code).toBe(400);
    expect((await app.call('pickUp.index', { lat: 0, lng: 181 })).code).toBe(400);
    expect((await app.call('pickUp.index', { lat: 'north', lng: 0 })).code).toBe(400);
    expect((await app.call('pickUp.index', { skuIds: '[1' })).code).toBe(400);
    expect((await app.call('pickUp.index', { lat: 30 })).code).toBe(200);
  });

  test('distance is symmetric, zero only for one place, and within the globe', () => {
    const geo = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(geo, geo, (a, b) => {
        expect(distanceOf(a, b)).toBe(distanceOf(b, a));
        expect(distanceOf(a, b)).toBeLessThanOrEqual(20_015_100);
        expect(distanceOf(a, a)).toBe(0);
      }),
    );
    expect(distanceOf({ lat: 30.2436, lng: 120.1396 }, { lat: 31.2397, lng: 121.4903 })).toBeCloseTo(170_000, -4);
  });

  test('closing time is not open any more', () => {
    const hours = { open: '10:00', close: '22:00', closedDays: [] };
    const open = (time: string) => isOpen(hours, day(`2026-06-16T${time}`));
    expect([open('09:59:59'), open('10:00:00'), open('21:59:59'), open('22:00:00')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(hoursText(hours)).toBe('10:00-22:00');
  });
});
