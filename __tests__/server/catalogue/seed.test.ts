/** The demo world (chapter 20 of docs/rules.md): counts, sums, texts, and that two runs are the same. */
import { eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/client';
import * as tables from '../../../server/db/schema';
import { seed } from '../../../server/seed';
import { ean13 } from '../../../server/seed/goods/goodsRows';
import { COPY } from '../../../server/seed/data/copy';
import { gramsOf } from '../../../server/domains/offer/keyword/grams';
import { pictureKeys } from '../../../server/pictures/catalogue';
import { START, createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
});
afterAll(() => app.close());

describe('goods', () => {
  test('60 goods, 148 SKUs, 8 and 26 categories, 6 stores, 3 freight templates, 40 words', async () => {
    const { goods, skus, categories, stores, freightTemplates, hotWords, masters, producers } = tables;
    expect(await app.db.$count(goods)).toBe(60);
    expect(await app.db.$count(skus)).toBe(148);
    expect(await app.db.$count(categories, eq(categories.parentId, ''))).toBe(8);
    expect(await app.db.$count(categories, sql`${categories.parentId} <> ''`)).toBe(26);
    // The counter of a merchant is no store of the house.
    expect(await app.db.$count(stores, isNull(stores.merchantId))).toBe(6);
    expect(await app.db.$count(freightTemplates)).toBe(4);
    expect(await app.db.$count(hotWords)).toBe(40);
    expect(await app.db.$count(masters)).toBe(12);
    expect(await app.db.$count(producers)).toBe(6);
  });

  test('three SKUs are nearly gone, five are sold out; one goods is off the shelf, three are sold out', async () => {
    const rows = await app.db.select().from(tables.skus);
    expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(5);
    expect(rows.filter(({ stock }) => stock >= 1 && stock <= 3)).toHaveLength(3);
    expect(
      (await app.db.select().from(tables.goods).where(eq(tables.goods.status, 'off'))).map(({ id }) => id),
    ).toEqual(['1042']);
    const total = new Map<string, number>();
    for (const { goodsId, stock } of rows) total.set(goodsId ?? '', (total.get(goodsId ?? '') ?? 0) + stock);
    expect([...total].flatMap(([id, stock]) => (stock === 0 ? [id] : [])).sort()).toEqual(['1012', '1027', '1060']);
  });

  test('sales of a goods are those of its SKUs', async () => {
    const sold = await app.db.select().from(tables.skus);
    for (const { id, sales } of await app.db.select().from(tables.goods)) {
      expect(sales).toBe(sold.filter(({ goodsId }) => goodsId === id).reduce((sum, sku) => sum + sku.sold, 0));
    }
  });

  test('the prices of the specification: smallest SKU in yuan', async () => {
    const prices: Record<string, number> = {
      '1001': 1280,
      '1004': 468,
      '1013': 268,
      '1034': 238,
      '1044': 128,
      '1048': 1680,
      '1060': 168,
    };
    for (const [id, yuan] of Object.entries(prices)) {
      const [row] = await app.db.select().from(tables.goods).where(eq(tables.goods.id, id));
      expect(row?.minPrice).toBe(yuan * 100);
    }
  });

  test('bar codes are valid EAN-13 and unique; every combination of values is a value of its spec', async () => {
    const rows = await app.db.select().from(tables.skus);
    expect(new Set(rows.map(({ barCode }) => barCode)).size).toBe(148);
    const items = new Map((await app.db.select().from(tables.goods)).map((item) => [item.id, item]));
    for (const { barCode, goodsId, specValues, price, marketPrice, cost, weight } of rows) {
      expect(ean13(barCode.slice(0, 12))).toBe(barCode);
      const item = items.get(goodsId ?? '');
      expect(specValues).toHaveLength(item?.specs.length ?? -1);
      specValues.forEach((value, i) => expect(item?.specs[i]?.values).toContain(value));
      expect(cost).toBeLessThan(price);
      expect(marketPrice).toBeGreaterThan(price);
      expect(weight).toBeGreaterThan(0);
    }
  });

  test('every page has real text: subtitle, attributes, brewing card, two to four paragraphs with own pictures', async () => {
    const items = await app.db.select().from(tables.goods);
    expect(new Set(items.map(({ subtitle }) => subtitle)).size).toBe(60);
    for (const { id, subtitle, detailHtml, attrs, brew, images, searchGrams, searchText } of items) {
      expect(subtitle.length).toBeGreaterThanOrEqual(12);
      expect(attrs.length).toBeGreaterThanOrEqual(5);
      expect(brew.steps.length).toBeGreaterThanOrEqual(3);
      const headings = detailHtml.match(/<h3>/g)?.length ?? 0;
      expect(headings).toBeGreaterThanOrEqual(2);
      expect(headings).toBeLessThanOrEqual(4);
      expect(COPY[id]?.story.every(([, text]) => text.length >= 20)).toBe(true);
      for (const [, src] of detailHtml.matchAll(/src="([^"]+)"/g)) expect(images).toContain(src);
      expect([...searchGrams].sort()).toEqual(gramsOf(searchText).sort());
    }
  });

  test("tea may be picked up, and a merchant's goods at its counter; the cellar takes what carries the mark", async () => {
    for (const { id, marks, deliveryTypes, rootCategoryId, merchantId } of await app.db.select().from(tables.goods)) {
      expect(deliveryTypes.includes('escrow')).toBe(marks.includes('escrow'));
      // A tray as large as a piece of furniture is only sent.
      expect(deliveryTypes.includes('pickup')).toBe(id !== '1054' && (rootCategoryId !== '8' || merchantId !== null));
    }
  });
});

describe('reviews', () => {
  test('420 different texts, 126 with pictures, 168 answered, 14 appended, by the thirty tea friends', async () => {
    const rows = await app.db.select().from(tables.reviews);
    expect(rows).toHaveLength(420);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(420);
    expect(rows.filter(({ photos }) => photos.length > 0)).toHaveLength(126);
    expect(rows.filter(({ reply }) => reply !== null)).toHaveLength(168);
    expect(rows.filter(({ append }) => append !== null)).toHaveLength(14);
    for (const { memberId, score, at } of rows) {
      expect(Number(memberId)).toBeGreaterThanOrEqual(10050);
      expect(Number(memberId)).toBeLessThanOrEqual(10079);
      expect([3, 4, 5]).toContain(score);
      expect(at).toBeLessThan(START);
    }
  });

  test('the newest two of a goods share no sentence, and no answer', async () => {
    const rows = await app.db.select().from(tables.reviews);
    const repeated = (await app.db.select().from(tables.goods)).flatMap(({ id, title }) => {
      const newest = rows
        .filter(({ goodsId }) => goodsId === id)
        .sort((a, b) => b.at - a.at)
        .slice(0, 2);
      const said = newest.flatMap(({ text, reply }) => [...text.split(/[，。；！～]/), reply ?? '']).filter(Boolean);
      return said.length === new Set(said).size ? [] : [`${title}：${said.join('|')}`];
    });
    expect(repeated).toEqual([]);
  });

  test('nobody praises another tea than the bought one', async () => {
    const rows = await app.db
      .select({ title: tables.goods.title, text: tables.reviews.text, append: tables.reviews.append })
      .from(tables.reviews)
      .innerJoin(tables.goods, eq(tables.goods.id, tables.reviews.goodsId));
    const named = (words: RegExp) => new Set(rows.filter(({ text }) => words.test(text)).map(({ title }) => title));
    expect([...named(/铁观音/)].filter((title) => !title.includes('铁观音'))).toEqual([]);
    expect([...named(/鸭屎香/)]).toEqual(['凤凰单丛鸭屎香']);
    expect([...named(/松烟/)]).toEqual(['正山小种']);
    const crackled = rows.filter(({ append }) => append?.includes('开片'));
    expect(crackled.map(({ title }) => title)).toEqual(['汝窑盖碗']);
  });

  test('the sums of the goods are those of their reviews', async () => {
    const rows = await app.db.select().from(tables.reviews);
    for (const { id, scoreSum, reviewCount } of await app.db.select().from(tables.goods)) {
      const own = rows.filter(({ goodsId }) => goodsId === id);
      expect(reviewCount).toBe(own.length);
      expect(scoreSum).toBe(own.reduce((sum, { score }) => sum + score, 0));
    }
  });
});

describe('flash sales and content', () => {
  test('no campaign is called after a season: the demo opens on any day of the year', async () => {
    const { redPacketRains, prizePools } = tables;
    const names = [
      ...(await app.db.select({ title: redPacketRains.title }).from(redPacketRains)),
      ...(await app.db.select({ title: prizePools.title }).from(prizePools)),
    ].map(({ title }) => title);
    expect(names).not.toEqual([]);
    const season = /[春夏秋冬]|[大小][暑寒雪满]|立|芒种|惊蛰|谷雨|清明|白露|寒露|霜降|雨水|端午|中秋/;
    expect(names.filter((title) => season.test(title))).toEqual([]);
  });

  test('four slots of five goods on both days, without a gap, sold by the plan', async () => {
    const rows = await app.db
      .select()
      .from(tables.campaigns)
      .where(eq(tables.campaigns.type, 'discount'))
      .orderBy(tables.campaigns.startAt);
    const starts = [...new Set(rows.map(({ startAt }) => startAt))];
    expect(starts).toHaveLength(8);
    starts.forEach((start, i) => {
      const slot = rows.filter(({ startAt }) => startAt === start);
      expect(new Set(slot.map(({ goodsId }) => goodsId)).size).toBe(5);
      expect(slot.every(({ endAt }) => endAt === (starts[i + 1] ?? endAt))).toBe(true);
    });
    const quotas = await app.db.select().from(tables.campaignSkus);
    expect(quotas.every(({ sold, stock }) => sold <= stock)).toBe(true);
    const running = rows.filter(({ startAt, endAt }) => startAt <= START && endAt > START).map(({ id }) => id);
    const shares = running.map((id) => {
      const own = quotas.filter(({ campaignId }) => campaignId === id);
      return Math.round(
        (100 * own.reduce((sum, { sold }) => sum + sold, 0)) / own.reduce((sum, { stock }) => sum + stock, 0),
      );
    });
    expect(Math.max(...shares)).toBe(100);
    expect(shares.filter((share) => share === 100)).toHaveLength(1);
  });

  test('30 articles of four kinds with their own texts', async () => {
    const rows = await app.db
      .select()
      .from(tables.articles)
      .where(sql`${tables.articles.id} between 4001 and 4030`);
    const countOf = (cate: string) => rows.filter((row) => row.cate === cate).length;
    expect(['notice', 'tea', 'event', 'brand'].map(countOf)).toEqual([8, 12, 6, 4]);
    expect(new Set(rows.map(({ html }) => html)).size).toBe(30);
    const ids = new Set((await app.db.select({ id: tables.goods.id }).from(tables.goods)).map(({ id }) => id));
    for (const { goodsIds, publishedAt } of rows) {
      expect(goodsIds.every((id) => ids.has(id))).toBe(true);
      expect(publishedAt).toBeLessThan(START);
    }
  });

  test('every picture that the catalogue names is drawn', async () => {
    const { goods, skus, reviews, categories, producers, masters, stores, homeBlocks, articles } = tables;
    const named = new Set<string>();
    for (const table of [goods, skus, reviews, categories, producers, masters, stores, homeBlocks, articles]) {
      const rows = JSON.stringify(await app.db.select().from(table));
      for (const [, key] of rows.matchAll(/\/images\/([\w/-]+)\.webp/g)) named.add(key ?? '');
    }
    const drawn = new Set(pictureKeys());
    expect([...named].filter((key) => !drawn.has(key))).toEqual([]);
  });

  test('basket, settlement and orders show the picture of the SKU', async () => {
    const token = await app.login('13800000001');
    const pictures = new Map((await app.db.select().from(tables.skus)).map(({ id, image }) => [id, image]));
    const basket = (await app.ok('cartItem.index', {}, { token })).lines;
    const ordered = (await app.ok('memberOrder.index', { tab: 'all' }, { token })).list.flatMap((card) => card.lines);
    const settled = await app.ok(
      'shop.orderPreview',
      { source: 'buy', lines: [{ skuId: '105302', qty: 1 }], deliveryType: 'express' },
      { token },
    );
    expect(settled.lines.map(({ cover }) => cover)).toEqual(['/images/goods/105302.webp']);
    const shown = [...basket, ...ordered].map(({ skuId, cover }) => ({ skuId, cover }));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual(shown.map(({ skuId }) => ({ skuId, cover: pictures.get(skuId) })));
  });

  test('a second seed writes nothing', async () => {
    expect(await seed(app.server)).toBe(false);
    expect(await app.db.$count(tables.goods)).toBe(60);
  });
});

test('two runs are the same to the row', async () => {
  const {
    goods,
    skus,
    reviews,
    campaigns,
    articles,
    homeBlocks,
    categories,
    producers,
    masters,
    freightTemplates,
    hotWords,
  } = tables;
  const { stores, tierPrices, campaignSkus } = tables;
  const written = [
    goods,
    skus,
    reviews,
    campaigns,
    articles,
    homeBlocks,
    categories,
    producers,
    masters,
    freightTemplates,
    hotWords,
    stores,
    tierPrices,
    campaignSkus,
  ];
  const dump = async (db: Db) => {
    const parts = [];
    for (const table of written) parts.push((await db.select().from(table)).map((row) => JSON.stringify(row)).sort());
    return parts;
  };
  const again = await createTestServer();
  expect(await seed({ db: again.db, now: () => START })).toBe(true);
  expect(await dump(again.db)).toEqual(await dump(app.db));
  await again.close();
});
