/** Lists, goods pages, reviews, the tree and recommendations, called as the client calls them. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../../server/db/client';
import {
  campaigns,
  campaignSkus,
  footprints,
  goods,
  goodsVersions,
  hobbyTags,
  memberCoupons,
  skus,
} from '../../../server/db/schema';
import { progressOf, scoreOf } from '../../../server/domains/offer/catalogue/cards';
import { PRICE_BANDS } from '../../../server/domains/offer/catalogue/list/bands';
import { readPrices } from '../../../server/domains/offer/catalogue/list/filters';
import { countOptions, type Filters, type ListScope } from '../../../server/domains/offer/catalogue/list/repository';
import { maskName } from '../../../server/lib/mask';
import { testServer, START } from '../harness';

const MAIN = '13800000001';
const OTHER = '13800000003';

const app = testServer({ seed: true });
let main: string;
let other: string;
beforeAll(async () => {
  main = await app.login(MAIN);
  other = await app.login(OTHER);
});

type ListInput = RequestOf<'shop.productIndex'>;
const list = (input: ListInput = {}, token?: string) => app.ok('shop.productIndex', input, { token });
const idsOf = ({ page }: { page: { list: { id: string }[] } }) => page.list.map(({ id }) => id);

describe('shop.productIndex', () => {
  test('shows what is on the shelf in pages of 20', async () => {
    const pages = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })];
    expect(pages.map(({ page }) => [page.list.length, page.more, page.total])).toEqual([
      [20, true, 59],
      [20, true, 59],
      [19, false, 59],
    ]);
    const ids = pages.flatMap(idsOf);
    expect(new Set(ids).size).toBe(59);
    expect(ids).not.toContain('1042');
    expect((await list({ page: 99 })).page.list).toEqual([]);
  });

  test('a member sees the better of level and card price, a visitor none; the single specification can be added at once', async () => {
    const find = async (id: string, token?: string) =>
      (await list({ keyword: '蜜兰香' }, token)).page.list.find((card) => card.id === id);
    expect(await find('1034')).toMatchObject({ price: 23800, soldOut: false });
    expect(await find('1034')).not.toHaveProperty('offer');
    expect(await find('1034', main)).toMatchObject({ offer: { price: 21420, why: 'card' } });
    expect((await list({ keyword: '玫瑰普洱' })).page.list[0]).toMatchObject({ id: '1046', singleSkuId: '104601' });
    expect((await list({ keyword: '白毫银针' })).page.list[0]).not.toHaveProperty('singleSkuId');
  });

  test('the running flash sale is on the card, the next one is not', async () => {
    const cards = (await list({ scene: 'vip' })).page.list.concat((await list({ scene: 'vip', page: 2 })).page.list);
    const flashing = cards.filter(({ campaign }) => campaign);
    expect(flashing.length).toBeGreaterThan(0);
    for (const { campaign, price } of flashing) {
      expect(campaign?.endAt).toBe(Date.parse('2026-06-16T14:00:00+08:00'));
      expect(campaign?.price).toBeLessThan(price);
    }
  });

  test.each([
    ['sales', (a: Card, b: Card) => b.sales - a.sales],
    ['priceAsc', (a: Card, b: Card) => a.price - b.price],
    ['priceDesc', (a: Card, b: Card) => b.price - a.price],
  ] as const)('sorts by %s', async (sort, compare) => {
    const cards = (await list({ sort, inStock: true })).page.list;
    expect(cards.map(({ id }) => id)).toEqual([...cards].sort((a, b) => compare(a, b) || 0).map(({ id }) => id));
  });
  type Card = { sales: number; price: number };

  test('newest first, and the new scene', async () => {
    const rows = await app.db.select().from(goods).where(eq(goods.status, 'on'));
    const newest = [...rows].sort((a, b) => b.listedAt - a.listedAt || Number(a.id) - Number(b.id))[0];
    expect(idsOf(await list({ sort: 'newest' }))[0]).toBe(newest?.id);
    expect(idsOf(await list({ scene: 'new' })).sort()).toEqual(['1011', '1020', '1026', '1045', '1053', '1056']);
  });

  test('contexts: category of both levels, producer, master, scenes', async () => {
    expect((await list({ categoryId: '2' })).page.total).toBe(8);
    expect(idsOf(await list({ categoryId: '105' }))).toEqual(['1013']);
    expect((await list({ producerId: '705' })).page.total).toBe(4);
    expect(idsOf(await list({ masterId: '608' }))).toEqual(['1048']);
    const escrow = await list({ scene: 'escrow' });
    expect(escrow.page.total).toBe((await list({ delivery: 'escrow' })).page.total);
    expect((await list({ scene: 'show' })).page.total).toBe(18);
  });

  test.each(['categoryId', 'producerId', 'masterId', 'campaignId', 'couponId'] as const)(
    'an unknown %s means all goods',
    async (key) => {
      expect((await list({ [key]: '987654321' })).page.total).toBe(59);
    },
  );

  test('a campaign lists its whole slot', async () => {
    const [running] = await app.db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.type, 'discount'), eq(campaigns.startAt, Date.parse('2026-06-16T10:00:00+08:00'))));
    expect((await list({ campaignId: running?.id })).page.total).toBe(5);
  });

  test('a coupon lists its scope: by template, or by an own coupon; a foreign one narrows nothing', async () => {
    const tea = await list({ couponId: '5008' });
    expect(tea.page.total).toBe(12);
    const [own] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.templateId, '5008'));
    expect((await list({ couponId: own?.id }, main)).page.total).toBe(12);
    expect((await list({ couponId: own?.id }, other)).page.total).toBe(59);
    expect((await list({ couponId: own?.id })).page.total).toBe(59);
    expect(idsOf(await list({ couponId: '5009' }))).toEqual(['1053']);
  });

  test('prices that were typed the wrong way round are swapped', async () => {
    const right = await list({ priceMin: 10000, priceMax: 20000 });
    expect(right.page.list.every(({ price }) => price >= 10000 && price <= 20000)).toBe(true);
    expect(idsOf(await list({ priceMin: 20000, priceMax: 10000 }))).toEqual(idsOf(right));
  });

  test('in stock leaves the sold-out ones out; they close the default order', async () => {
    expect((await list({ inStock: true })).page.total).toBe(56);
    const last = (await list({ page: 3 })).page.list.slice(-3);
    expect(last.every(({ soldOut }) => soldOut)).toBe(true);
  });

  test('refuses what is no filter', async () => {
    expect((await app.call('shop.productIndex', { sort: 'cheapest' })).code).toBe(400);
    expect((await app.call('shop.productIndex', { delivery: 'drone' })).code).toBe(400);
    expect((await app.call('shop.productIndex', { page: 0 })).code).toBe(400);
    expect(await app.call('shop.productIndex', { categoryId: 'tea' })).toMatchObject({ field: 'categoryId' });
    expect((await app.call('shop.productIndex', { keyword: '茶'.repeat(61) })).code).toBe(400);
  });

  const contexts: [string, ListInput][] = [
    ['all goods', {}],
    ['a category', { categoryId: '1' }],
    ['a leaf', { categoryId: '112' }],
    ['a word', { keyword: '福鼎' }],
    ['several filters', { categoryId: '4', origin: '福建武夷山', inStock: true }],
    ['a scene and a price', { scene: 'vip', priceMin: 10000, priceMax: 50000 }],
  ];
  test.each(contexts)('the counts beside the filters are the lists behind them: %s', async (_name, context) => {
    const { facets } = await list(context);
    expect(facets.length).toBeGreaterThan(0);
    for (const { key, options } of facets) {
      for (const { value, label } of options) {
        const count = Number(/（(\d+)）$/.exec(label)?.[1]);
        const chosen: ListInput =
          key === 'price'
            ? { ...context, priceMin: undefined, priceMax: undefined, ...priceOf(value) }
            : { ...context, [key]: value };
        expect([key, value, (await list(chosen)).page.total]).toEqual([key, value, count]);
      }
    }
  });
  test('who scrolls on has the filters already', async () => {
    const [first, second] = [await list({}), await list({ page: 2 })];
    expect(first.facets.length).toBeGreaterThan(0);
    expect(second).toMatchObject({ facets: [], page: { total: first.page.total } });
  });
  const priceOf = (value: string): ListInput => {
    const [from, to] = value.split('-');
    return { priceMin: Number(from), ...(to ? { priceMax: Number(to) } : {}) };
  };
});

describe('shop.productView', () => {
  test('a visitor gets the whole page', async () => {
    const view = await app.ok('shop.productView', { id: '1013' });
    expect(view.skus.map(({ id }) => id)).toEqual(['101301', '101302', '101303', '101304']);
    expect(view).toMatchObject({
      state: 'on',
      escrowAllowed: false,
      collected: false,
      deliveryTypes: ['express', 'pickup'],
      serverTime: START,
      master: { id: '603', collected: false },
      producer: { id: '704' },
      freightText: '顺丰速运 ¥10 起，满 ¥99 包邮',
    });
    expect(view.reviews).toHaveLength(3);
    expect(view.reviews[0]?.user.nickname).toMatch(/^(.\*\*|匿名茶友)$/u);
    expect(view.promises).toHaveLength(4);
    expect(view.similar.map(({ id }) => id)).not.toContain('1013');
    expect(view.coupons.length).toBeGreaterThan(0);
    expect(view.detailHtml).toContain('<h3>');
    expect(view.limits).toEqual({ bought: 0 });
  });

  test('a member gets member prices, a footprint a day, and the goods one more view', async () => {
    const rows = () =>
      app.db
        .select()
        .from(footprints)
        .where(and(eq(footprints.goodsId, '1050'), eq(footprints.memberId, '10001')));
    const viewsOf = async () => (await app.db.select().from(goods).where(eq(goods.id, '1050')))[0]?.views ?? 0;
    const [before, views] = [(await rows()).length, await viewsOf()];
    await app.ok('shop.productView', { id: '1050' }, { token: main });
    await app.ok('shop.productView', { id: '1050' }, { token: main });
    await app.ok('shop.productView', { id: '1050' });
    expect((await rows()).length).toBe(before + 1);
    expect(await viewsOf()).toBe(views + 3);
    const view = await app.ok('shop.productView', { id: '1034' }, { token: main });
    expect(view.skus[0]).toMatchObject({ price: 23800, offer: { price: 21420, why: 'card' } });
  });

  test('collecting shows', async () => {
    await app.ok('collect.create', { kind: 'goods', targetId: '1049', on: true }, { token: other });
    expect((await app.ok('shop.productView', { id: '1049' }, { token: other })).collected).toBe(true);
    expect((await app.ok('shop.productView', { id: '1049' }, { token: main })).collected).toBe(false);
  });

  test('the campaign price stands while its quota lasts and its slot runs', async () => {
    const at = Date.parse('2026-06-16T10:00:00+08:00');
    const slot = await app.db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.type, 'discount'), eq(campaigns.startAt, at)))
      .orderBy(campaigns.id);
    const [soldOut, , , half] = slot;
    const gone = await app.ok('shop.productView', { id: soldOut?.goodsId ?? '' });
    expect(gone.card.campaign?.progress).toBe(100);
    expect(gone.skus.every(({ offer }) => offer?.why !== 'flash')).toBe(true);
    const view = await app.ok('shop.productView', { id: half?.goodsId ?? '', campaignId: half?.id });
    const quotas = await app.db
      .select()
      .from(campaignSkus)
      .where(eq(campaignSkus.campaignId, half?.id ?? ''));
    for (const { id, offer } of view.skus)
      expect(offer).toEqual({ price: quotas.find(({ skuId }) => skuId === id)?.price, why: 'flash' });
    expect(view.limits.perMember).toBe(2);
    expect(view.promotions.map(({ key }) => key)).toContain('discount');
  });

  test('goods for the cellar say what it costs to get them out of it', async () => {
    const { promotions } = await app.ok('shop.productView', { id: '1015' });
    expect(promotions.find(({ key }) => key === 'escrow')?.value).toBe(
      '下单可存入茶窖，12 个月免费托管，以后寄出付运费 ¥10 起，到店自提免运费',
    );
  });

  test('off the shelf is a page that says so; deleted and unknown goods are refused', async () => {
    const off = await app.ok('shop.productView', { id: '1042' }, { token: main });
    expect(off.state).toBe('off');
    expect(off.similar.length).toBeGreaterThan(0);
    expect(off.coupons).toEqual([]);
    expect(await app.call('shop.productView', { id: '999' })).toMatchObject({
      code: 404,
      message: '内容不存在或已下架',
      status: 200,
    });
    expect((await app.call('shop.productView', { id: 'abc' })).code).toBe(400);
    await app.db.update(goods).set({ status: 'deleted' }).where(eq(goods.id, '1060'));
    expect((await app.call('shop.productView', { id: '1060' })).code).toBe(404);
    expect((await app.call('shop.productReviews', { id: '1060' })).code).toBe(404);
    await app.db.update(goods).set({ status: 'on' }).where(eq(goods.id, '1060'));
  });

  test('locked pieces cannot be seen as stock', async () => {
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, '105002'));
    await app.db.update(skus).set({ locked: 5 }).where(eq(skus.id, '105002'));
    const view = await app.ok('shop.productView', { id: '1050' });
    expect(view.skus.find(({ id }) => id === '105002')?.stock).toBe((sku?.stock ?? 0) - 5);
    await app.db
      .update(skus)
      .set({ locked: sku?.locked ?? 0 })
      .where(eq(skus.id, '105002'));
  });
});

describe('shop.productReviews', () => {
  test('tabs count what their lists hold', async () => {
    const all = await app.ok('shop.productReviews', { id: '1044' });
    expect(all.tabs.map(({ id }) => id)).toEqual(['all', 'photo', 'good', 'middle', 'bad', 'append']);
    for (const { id, count } of all.tabs) {
      const { page } = await app.ok('shop.productReviews', { id: '1044', filter: id as 'all' });
      expect(page.total).toBe(count);
      expect(page.list.length).toBe(Math.min(20, count));
    }
    const scores = all.page.list.map(({ at }) => at);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(all.score).toBeGreaterThan(3);
  });
  test('unknown goods and filters are refused', async () => {
    expect((await app.call('shop.productReviews', { id: '999' })).code).toBe(404);
    expect((await app.call('shop.productReviews', { id: '1044', filter: 'best' })).code).toBe(400);
  });
});

describe('tree, promises, recommendations', () => {
  test('the tree counts what the lists show', async () => {
    const tree = await app.ok('atShop.goodsClass');
    expect(tree.map(({ name }) => name)).toEqual(['普洱', '白茶', '红茶', '乌龙', '绿茶', '花茶', '茶器', '茶点']);
    expect(tree.flatMap(({ children }) => children ?? [])).toHaveLength(26);
    for (const node of tree) {
      expect((await list({ categoryId: node.id })).page.total).toBe(node.count);
      for (const leaf of node.children ?? []) expect((await list({ categoryId: leaf.id })).page.total).toBe(leaf.count);
    }
    expect((await app.call('atShop.goodsClass', { scene: 'outlet' })).code).toBe(400);
  });

  test('channel and wholesale count their own goods only', async () => {
    const total = async (scene: 'channel' | 'wholesale') =>
      (await app.ok('atShop.goodsClass', { scene })).reduce((sum, { count }) => sum + count, 0);
    expect(await total('channel')).toBe(10);
    expect(await total('wholesale')).toBe(17);
  });

  test('four promises', async () => {
    expect((await app.ok('atShop.serviceLogo')).map(({ title }) => title)).toEqual([
      '正品保障',
      '破损包赔',
      '七天无理由',
      '顺丰包邮',
    ]);
  });

  test('recommendations need a session and follow the tags', async () => {
    expect((await app.call('memberV4.hobbyProduct')).code).toBe(401);
    expect((await app.call('memberV4.hobbySave', { tagIds: ['1'] })).code).toBe(401);
    const tags = await app.db.select().from(hobbyTags);
    const tag = tags.find(({ categoryIds }) => categoryIds.length > 0);
    const saved = await app.ok('memberV4.hobbySave', { tagIds: [tag?.id ?? ''] }, { token: other });
    expect(saved.tags.filter(({ on }) => on).map(({ id }) => id)).toEqual([tag?.id]);
    const { goods: page, tags: shown } = await app.ok('memberV4.hobbyProduct', {}, { token: other });
    expect(shown).toEqual(saved.tags);
    expect(page).toMatchObject({ total: 59, size: 20, more: true });
    const [first] = await app.db
      .select()
      .from(goods)
      .where(eq(goods.id, page.list[0]?.id ?? ''));
    expect(
      tag?.categoryIds.includes(first?.rootCategoryId ?? '') ||
        tag?.categoryIds.includes(first?.categoryId ?? '') ||
        tag?.match.some((word) => first?.searchText.includes(word)),
    ).toBe(true);
  });

  test('saving refuses no tag, too many, and what is no tag', async () => {
    const save = (tagIds: string[]) => app.call('memberV4.hobbySave', { tagIds }, { token: other });
    expect((await save([])).code).toBe(400);
    expect((await save(['987654'])).code).toBe(400);
    expect((await save(['1', '2', '3', '4', '5', '6', '7', '8', '9'])).code).toBe(400);
    expect((await app.call('memberV4.hobbySave', { tagIds: 'none' }, { token: other })).code).toBe(400);
  });
});

describe('counts beside a list', () => {
  const countOf = async (key: string, value: string, input: ListInput = {}) => {
    const { facets } = await list(input);
    const label = facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.label;
    return Number(/（(\d+)）/.exec(label ?? '')?.[1] ?? 0);
  };
  const version = async () => (await app.db.select().from(goodsVersions))[0]?.version ?? 0;
  const set = (values: Partial<typeof goods.$inferInsert>) =>
    app.db.update(goods).set(values).where(eq(goods.id, '1001'));

  test('follow the goods at once, and are counted again only when something they count has changed', async () => {
    const [before] = await app.db.select().from(goods).where(eq(goods.id, '1001'));
    expect(await countOf('origin', '云南茶山')).toBe(0);
    const year = { year: before!.year ?? 0 };
    const [all, thatYear] = [(await list()).page.total, (await list(year)).page.total];
    await set({ origin: '云南茶山' });
    expect(await countOf('origin', '云南茶山')).toBe(1);
    expect(await countOf('origin', '云南茶山', year)).toBe(1);
    expect(await countOf('origin', '云南茶山', { ...year, origin: '别处' })).toBe(1);
    const changed = await version();
    await set({ sales: before!.sales + 1, views: before!.views + 1, scoreSum: before!.scoreSum });
    expect(await version()).toBe(changed);
    await set({ status: 'off' });
    expect(await version()).toBeGreaterThan(changed);
    expect([(await list()).page.total, (await list(year)).page.total]).toEqual([all - 1, thatYear - 1]);
    // Another price, which lies in the highest band.
    const dear = await countOf('price', '100000-');
    const wasDear = before!.minPrice >= 100_000;
    await set({ status: 'on', minPrice: 200_000 });
    expect(await countOf('price', '100000-')).toBe(dear + 1);
    await set({ origin: before!.origin, minPrice: before!.minPrice });
    expect(await countOf('price', '100000-')).toBe(dear + Number(wasDear));
    expect(await countOf('origin', '云南茶山')).toBe(0);
  });

  test('a transaction that changes goods reads its own counts, and nobody is told of them when it fails', async () => {
    const query = { scope: {} as ListScope, filters: { prices: [] } as unknown as Filters };
    const totalOf = async (tx: Tx) => (await countOptions(tx, query)).find(({ key }) => key === 'total')?.count;
    const all = await totalOf(app.db);
    await expect(
      app.db.transaction(async (open) => {
        const tx = open as unknown as Tx;
        await tx.update(goods).set({ status: 'off' }).where(eq(goods.id, '1001'));
        expect(await totalOf(tx)).toBe((all ?? 0) - 1);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await totalOf(app.db)).toBe(all);
  });
});

describe('arithmetic', () => {
  test('progress is 0-100 and 100 exactly when nothing is left', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (quota, sold) => {
        const progress = progressOf({ quota, sold });
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress === 100).toBe(sold >= quota);
      }),
    );
  });
  test('the score lies between the lowest and the highest review', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 }), (scores) => {
        const score = scoreOf({ scoreSum: scores.reduce((sum, one) => sum + one, 0), reviewCount: scores.length });
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(score).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });
  test('goods that nobody has reviewed have no score', () => {
    expect(scoreOf({ scoreSum: 0, reviewCount: 0 })).toBe(0);
  });
  test('every price lies in exactly one band; a swapped range is the same range', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (a, b) => {
        expect(PRICE_BANDS.filter(([from, to]) => a >= from && (to === null || a <= to))).toHaveLength(1);
        expect(readPrices({ priceMin: a, priceMax: b })).toEqual(
          readPrices({ priceMin: Math.min(a, b), priceMax: Math.max(a, b) }),
        );
      }),
    );
  });
  test('names are masked whatever they are made of', () => {
    expect([maskName('林知夏'), maskName('𠮷田'), maskName('')]).toEqual(['林**', '𠮷**', '**']);
  });
});
