/** Search: grams, synonyms, corrections, sounds, suggestions, kinds. That the index is used: searchIndex.test.ts. */
import { eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { articles, hotWords, masters, skus } from '../../../server/db/schema';
import { correct, correctBySound, correctWord, editDistance } from '../../../server/domains/offer/keyword/correct';
import { gramsOf, neededGrams, normalise, searchFields, termsOf } from '../../../server/domains/offer/keyword/grams';
import { cutKeyword, readingsOf } from '../../../server/domains/offer/keyword/match';
import { soundOf } from '../../../server/domains/offer/keyword/sound';
import { suggest, wordsOf } from '../../../server/domains/offer/keyword/vocabulary';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const search = (keyword: string, more: Record<string, unknown> = {}) =>
  app.ok('tea.search', { keyword, ...more } as never);

describe('tea.search', () => {
  test('goods and stores together, then each kind by itself', async () => {
    const all = await search('西湖');
    expect(all.tabs.map(({ id }) => id)).toEqual(expect.arrayContaining(['all', 'goods', 'store']));
    expect(all.tabs.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
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
    expect((await search('圆明园路')).tabs.map(({ id }) => id)).toEqual(['all', 'store']);
    expect((await search('太湖 碧螺春')).tabs.map(({ id }) => id)).toEqual(['all', 'goods']);
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

  test.each([
    ['bhyz', '白毫银针'],
    ['baihaoyinzhen', '白毫银针'],
    ['puer', '普洱'],
    ['普耳', '普洱'],
    ['龙警', '龙井'],
    ['tieguanyin', '铁观音'],
  ])('%s sounds like %s', async (typed, meant) => {
    const result = await search(typed);
    expect(result.corrected).toContain(meant);
    const { page } = await app.ok('shop.productIndex', { keyword: typed });
    expect(page.total).toBe(result.tabs.find(({ id }) => id === 'goods')?.count);
    expect(page.total).toBeGreaterThan(0);
  });

  test('while typing, initials and whole syllables suggest too', async () => {
    expect((await search('bhyz', { suggest: true })).suggest?.[0]).toBe('白毫银针');
    expect((await search('longj', { suggest: true })).suggest?.join()).toContain('龙井');
    expect((await search('x', { suggest: true })).suggest).toEqual([]);
  });

  test('articles and tea people by name, each kind by itself', async () => {
    const [{ title = '' } = {}] = await app.db.select({ title: articles.title }).from(articles).limit(1);
    const [{ name = '', id = '' } = {}] = await app.db
      .select({ name: masters.name, id: masters.id })
      .from(masters)
      .limit(1);
    const texts = await search(title.slice(0, 30), { kind: 'article' });
    expect(texts.articles?.map((one) => one.title)).toContain(title);
    const lin = await app.login('13800000001');
    await app.ok('collect.create', { kind: 'master', targetId: id, on: true }, { token: lin });
    const mine = await app.ok('tea.search', { keyword: name, kind: 'master' }, { token: lin });
    expect(mine.masters).toEqual([expect.objectContaining({ id, name, collected: true })]);
    expect((await search(name, { kind: 'master' })).masters?.[0]?.collected).toBe(false);
    expect((await search(name)).tabs.map((tab) => tab.id)).toContain('master');
  });

  test('articles that come later are not found yet', async () => {
    const [row] = await app.db.select().from(articles).limit(1);
    if (!row) throw new Error('no article');
    await app.db
      .insert(articles)
      .values({ ...row, id: '999001', title: '明日之茗帖', publishedAt: app.clock.now() + 60_000 });
    expect((await search('明日之茗帖', { kind: 'article' })).total).toBe(0);
    app.clock.advance(60_000);
    expect((await search('明日之茗帖', { kind: 'article' })).total).toBe(1);
    await app.db.delete(articles).where(eq(articles.id, '999001'));
  });

  test('a bar code finds its goods', async () => {
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, '101301'));
    const { page } = await app.ok('shop.productIndex', { keyword: sku?.barCode ?? '' });
    expect(page.list.map(({ id }) => id)).toEqual(['1013']);
    expect((await search('6900000000000')).total).toBe(0);
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
  test('sounds: whole, initials, and what a southern tongue mixes up', () => {
    expect(soundOf('2018 班章生饼')).toEqual({ full: '2018banzhangshengbing', initials: '2018bzsb' });
    const words = wordsOf(['碧螺春', '金骏眉', '普洱']);
    expect(correctBySound('必罗春', words)).toBe('碧螺春');
    expect(correctBySound('京骏眉', words)).toBe('金骏眉');
    expect(correctBySound('jjm', words)).toBe('金骏眉');
    expect(correctBySound('jinj', words)).toBe('金骏眉');
    expect(correctBySound('普洱', words)).toBeUndefined();
    expect(correctWord('qwert', words)).toBeUndefined();
  });
  test('short and known words are not corrected', () => {
    expect(correct('普耳', ['普洱'])).toBeUndefined();
    expect(correct('普洱茶', ['普洱茶', '普洱菜'])).toBeUndefined();
    expect(correct('abcdef', ['普洱'])).toBeUndefined();
  });
  test('the typed word itself is no suggestion', () => {
    expect(suggest('盖碗', wordsOf(['盖碗', '汝窑盖碗']))).toEqual(['汝窑盖碗']);
  });
});
