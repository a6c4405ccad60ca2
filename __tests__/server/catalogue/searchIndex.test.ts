/** Ten thousand goods: the plans say that the index finds them, and the answers are the right ones and all of them. */
import { and, eq, sql } from 'drizzle-orm';
import { addManyGoods, titleOf } from '../../../scripts/bench/manyGoods';
import { goods } from '../../../server/db/schema';
import { loadSynonyms, matchLoosely, matchTerms } from '../../../server/domains/offer/keyword/match';
import { isMatch, type Match } from '../../../server/domains/offer/keyword/repository';
import { testServer } from '../harness';

const COUNT = 10_000;
const app = testServer({ seed: true });
beforeAll(async () => {
  await addManyGoods(app.db, COUNT);
});

const planOf = async (match: Match | undefined): Promise<string> => {
  const where = and(eq(goods.status, 'on'), match && isMatch(match));
  const plan = await app.db.execute(sql`explain select ${goods.id} from ${goods} where ${where}`);
  return JSON.stringify((plan as unknown as { rows: unknown[] }).rows);
};
const titles = Array.from({ length: COUNT }, (_, i) => titleOf(i));

test.each(['昔归晚霞', '第9876号', '曼松 小罐', '生普', '武夷茶'])('%s is looked up in the index', async (keyword) => {
  const plan = await planOf(matchTerms(keyword, await loadSynonyms(app.db)));
  expect(plan).toContain('goods_grams');
  expect(plan).not.toContain('Seq Scan on goods');
});

test('a loose reading too', async () => {
  const plan = await planOf(matchLoosely('正宗昔归晚霞', 0.75));
  expect(plan).toContain('goods_grams');
});

test('finds the right ones and all of them, with their facets', async () => {
  const { page, facets } = await app.ok('shop.productIndex', { keyword: '勐库春芽' });
  expect(page.total).toBe(titles.filter((title) => title.startsWith('勐库春芽')).length);
  expect(page.list.every(({ title }) => title.startsWith('勐库春芽'))).toBe(true);
  const years = facets.find(({ key }) => key === 'year')?.options ?? [];
  const counted = years.map(({ label }) => Number(/（(\d+)）/.exec(label)?.[1]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(page.total);
  const one = await app.ok('tea.search', { keyword: '第9999号' });
  expect(one.goods?.map(({ title }) => title)).toEqual([titleOf(9_999)]);
});
