/** What a goods list says about itself: its maker, its mountain, its sale; hot words with their tags. */
import { eq } from 'drizzle-orm';
import { campaigns, masters, producers } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
test('a maker and a mountain stand above their goods, once', async () => {
  const [master] = await app.db.select().from(masters).limit(1);
  const [producer] = await app.db.select().from(producers).limit(1);
  const makers = await app.ok('shop.productIndex', { masterId: master!.id });
  expect(makers.head?.master).toMatchObject({ id: master!.id, name: master!.name, collected: false });
  expect(makers.head).not.toHaveProperty('producer');
  const places = await app.ok('shop.productIndex', { producerId: producer!.id });
  expect(places.head?.producer).toMatchObject({ id: producer!.id, name: producer!.name });
  expect(await app.ok('shop.productIndex', { producerId: producer!.id, page: 2 })).not.toHaveProperty('head');
});

test('what a member keeps is marked for that member only', async () => {
  const [master] = await app.db.select().from(masters).limit(1);
  const token = await app.login('13800000001');
  await app.ok('collect.create', { kind: 'master', targetId: master!.id, on: true }, { token });
  const asked = { masterId: master!.id };
  expect((await app.ok('shop.productIndex', asked, { token })).head?.master?.collected).toBe(true);
  const other = await app.login('13800000003');
  expect((await app.ok('shop.productIndex', asked, { token: other })).head?.master?.collected).toBe(false);
});

test('a flash sale brings its times, another campaign and unknown ids bring nothing', async () => {
  const [sale] = await app.db.select().from(campaigns).where(eq(campaigns.type, 'discount')).limit(1);
  const { head } = await app.ok('shop.productIndex', { campaignId: sale!.id });
  expect(head?.campaign).toMatchObject({ id: sale!.id, startAt: sale!.startAt, endAt: sale!.endAt });
  expect(head?.serverTime).toBe(app.clock.now());
  for (const asked of [{ masterId: '999' }, { producerId: '999' }, { campaignId: '999999' }, { categoryId: '1' }])
    expect(await app.ok('shop.productIndex', asked)).not.toHaveProperty('head');
  expect((await app.call('shop.productIndex', { masterId: 'x' })).code).toBe(400);
});

test('hot words carry 热 and 新', async () => {
  const { hotWords, hotTags = [] } = await app.ok('site.config', {});
  expect(hotTags).toContainEqual({ word: '白毫银针', tag: '热' });
  expect(hotTags).toContainEqual({ word: '老白茶', tag: '新' });
  expect(hotTags.every(({ word }) => hotWords.includes(word))).toBe(true);
});
