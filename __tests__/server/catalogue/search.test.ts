/** Search: grams, synonyms, corrections, suggestions, and that two thousand goods are found by the index. */
import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { goods, hotWords } from '../../../server/db/schema';
import { correct, editDistance } from '../../../server/domains/search/correct';
import { gramsOf, neededGrams, normalise, searchFields, termsOf } from '../../../server/domains/search/grams';
import { cutKeyword, loadSynonyms, matchTerms, readingsOf } from '../../../server/domains/search/match';
import { suggest } from '../../../server/domains/search/vocabulary';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
});
afterAll(() => app.close());

const search = (keyword: string, more: Record<string, unknown> = {}) =>
  app.ok('tea.search', { keyword, ...more } as never);

describe('tea.search', () => {
  test('goods and stores together, then each kind by itself', async () => {
    const all = await search('西湖');
    expect(all.tabs.map(({ id }) => id)).toEqual(['all', 'goods', 'store']);
    expect(all.goods?.length).toBeLessThanOrEqual(4);
    expect(all.stores?.map(({ name }) => name)).toContain('叶间·西湖总店');
    expect(all.total).toBe(all.tabs[0]?.count);
    const stores = await search('西湖', { kind: 'store' });
    expect(stores).not.toHaveProperty('goods');
    expect(stores.total).toBe(all.tabs.find(({ id }) => id === 'store')?.count);
    const items = await search('西湖', { kind: 'goods' });
    expect(items.total).toBe(all.tabs.find(({ id }) => id === 'goods')?.count);
    expect(await search('西湖', { kind: 'course' })).toMatchObject({ total: 0, more: false });
  });

  test('kinds without hits have no tab; nothing at all has none', async () => {
    expect((await search('外滩')).tabs.map(({ id }) => id)).toEqual(['all', 'store']);
    expect((await search('碧螺春')).tabs.map(({ id }) => id)).toEqual(['all', 'goods']);
    expect(await search('qwertyuiop')).toEqual({ tabs: [], total: 0, more: false });
    expect(await search('   ')).toEqual({ tabs: [], total: 0, more: false });
    expect(await search('！？%_')).toEqual({ tabs: [], total: 0, more: false });
  });

  test('the title that has the words comes first', async () => {
    expect((await search('白毫银针', { kind: 'goods' })).goods?.[0]?.id).toBe('1013');
    expect((await search('2018班章', { kind: 'goods' })).goods?.[0]?.id).toBe('1001');
    expect((await search('班章 2003', { kind: 'goods' })).goods?.map(({ id }) => id)).toEqual(['1008']);
  });

  test('synonyms widen: 岩茶 finds all oolongs, its own first', async () => {
    const result = await search('岩茶', { kind: 'goods' });
    const list = await app.ok('shop.productIndex', { categoryId: '4' });
    expect(result.goods?.map(({ id }) => id)).toEqual(expect.arrayContaining(list.page.list.map(({ id }) => id)));
    expect((await search('三才碗', { kind: 'goods' })).goods?.map(({ id }) => id)).toContain('1049');
  });

  test('every word of the search page finds something', async () => {
    for (const { word } of await app.db.select().from(hotWords)) {
      const { page } = await app.ok('shop.productIndex', { keyword: word });
      expect([word, page.total > 0]).toEqual([word, true]);
    }
  });

  test.each([
    ['白豪银针', '白毫银针'],
    ['铁灌音', '铁观音'],
    ['大红跑', '大红袍'],
    ['小柑青', '小青柑'],
  ])('%s is corrected to %s', async (typed, meant) => {
    const result = await search(typed);
    expect(result.corrected).toBe(meant);
    expect(result.goods?.length).toBeGreaterThan(0);
  });

  test('words that stand together nowhere are found by most of their pairs', async () => {
    const result = await search('福鼎白毫银针');
    expect(result).not.toHaveProperty('corrected');
    expect(result.goods?.[0]?.id).toBe('1013');
  });

  test('suggestions: at most ten, beginnings first, without a keyword the hot words', async () => {
    const { suggest: words = [], tabs } = await search('白', { suggest: true });
    expect(tabs).toEqual([]);
    expect(words.length).toBeLessThanOrEqual(10);
    expect(words[0]?.startsWith('白')).toBe(true);
    expect(words.every((word) => word.includes('白'))).toBe(true);
    const hot = await app.db.select().from(hotWords).where(isNull(hotWords.meansWord)).orderBy(hotWords.sort).limit(10);
    expect((await search('', { suggest: true })).suggest).toEqual(hot.map(({ word }) => word));
  });

  test('a keyword is cut at 30 in the list and refused beyond in the search', async () => {
    expect(cutKeyword('茶'.repeat(40))).toBe('茶'.repeat(30));
    expect((await app.call('tea.search', { keyword: '茶'.repeat(31) })).code).toBe(400);
    expect((await app.call('tea.search', {})).code).toBe(400);
    expect((await app.call('tea.search', { keyword: '茶', kind: 'song' })).code).toBe(400);
    expect((await app.ok('shop.productIndex', { keyword: `白毫银针${' '.repeat(40)}` })).page.total).toBeGreaterThan(0);
  });
});

describe('two thousand goods', () => {
  test('are found by the index, the right ones and all of them', async () => {
    const [sample] = await app.db.select().from(goods).where(eq(goods.id, '1013'));
    if (!sample) throw new Error('no sample');
    const places = ['勐库', '南糯', '巴达', '大雪山', '昔归', '忙肺', '那卡', '曼松'];
    const kinds = ['春芽', '秋香', '古韵', '晨露', '山岚', '晚霞'];
    const rows = Array.from({ length: 2_000 }, (_, i) => {
      const title = `${places[i % 8]}${kinds[i % 6]}第${i}号`;
      return {
        ...sample,
        id: String(500_000 + i),
        no: `T${i}`,
        title,
        sort: 1_000 + i,
        ...searchFields([title, sample.origin]),
      };
    });
    for (let i = 0; i < rows.length; i += 250) await app.db.insert(goods).values(rows.slice(i, i + 250));
    await app.db.execute(sql`analyze goods`);

    const match = matchTerms('昔归晚霞', await loadSynonyms(app.db));
    if (!match) throw new Error('no match');
    const plan = await app.db.execute(sql`explain select ${goods.id} from ${goods} where ${match.where}`);
    expect(JSON.stringify((plan as unknown as { rows: unknown[] }).rows)).toContain('goods_grams');

    const { page } = await app.ok('shop.productIndex', { keyword: '勐库春芽' });
    expect(page.total).toBe(rows.filter(({ title }) => title.startsWith('勐库春芽')).length);
    expect((await app.ok('shop.productIndex', { keyword: '第1999号' })).page.list.map(({ id }) => id)).toEqual([
      '501999',
    ]);
    await app.db.delete(goods).where(sql`${goods.id} >= 500000`);
  });
});

describe('words', () => {
  const text = fc
    .array(fc.constantFrom(...'普洱白毫银针龙井茶班章古树2018ab 、·'.split('')), { maxLength: 24 })
    .map((letters) => letters.join(''));

  test('a text contains every gram that any part of it needs', () => {
    fc.assert(
      fc.property(text, fc.nat(24), fc.nat(24), (whole, from, length) => {
        const { searchText, searchGrams } = searchFields([whole]);
        const part = normalise(searchText.slice(from, from + length));
        for (const run of part.split(' ')) for (const gram of neededGrams(run)) expect(searchGrams).toContain(gram);
      }),
    );
  });
  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => expect(normalise(normalise(any))).toBe(normalise(any))),
    );
    expect(normalise('  ＡＢＣ·茶 ')).toBe('abc 茶');
  });
  test('terms break at spaces and between letters and characters', () => {
    expect(termsOf('2018班章 生饼')).toEqual(['2018', '班章', '生饼']);
    expect(termsOf('、。')).toEqual([]);
    expect(termsOf('一 二 三 四 五 六 七 八 九')).toHaveLength(8);
    expect(gramsOf('白毫')).toEqual(['白', '白毫', '毫']);
  });
  test('synonyms are followed, circles end', () => {
    const synonyms = new Map([
      ['武夷茶', '岩茶'],
      ['岩茶', '乌龙'],
      ['甲', '乙'],
      ['乙', '甲'],
    ]);
    expect(readingsOf('武夷茶', synonyms)).toEqual(['武夷茶', '岩茶', '乌龙']);
    expect(readingsOf('甲', synonyms)).toEqual(['甲', '乙']);
  });
  test('the distance of two words is symmetric and at most their length', () => {
    const word = fc
      .array(fc.constantFrom(...'大红袍跑茶金骏眉'.split('')), { maxLength: 6 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 10);
        expect(distance).toBe(editDistance(b, a, 10));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance === 0).toBe(a === b);
        expect(editDistance(a, b, 1)).toBe(Math.min(distance, 2));
      }),
    );
    expect(editDistance('小柑青', '小青柑', 2)).toBe(1);
  });
  test('short and known words are not corrected', () => {
    expect(correct('普耳', ['普洱'])).toBeUndefined();
    expect(correct('普洱茶', ['普洱茶', '普洱菜'])).toBeUndefined();
    expect(correct('abcdef', ['普洱'])).toBeUndefined();
  });
  test('the typed word itself is no suggestion', () => {
    expect(suggest('盖碗', ['盖碗', '汝窑盖碗'])).toEqual(['汝窑盖碗']);
  });
});
