/** Visits of the stores, told on the spot (chapter 40 of docs/rules.md). */
import { and, eq } from 'drizzle-orm';
import { exploreRoutes, ledgerRows, storeVisits } from '../../../server/db/schema';
import { CHEN, LIN, XU, ZHOU } from '../demo';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true });
const DAY = 86_400_000;
const tokens: Record<string, string> = {};
const as = (who: string) => ({ token: tokens[who]! });
beforeAll(async () => {
  for (const who of [LIN, XU, ZHOU, CHEN]) tokens[who] = await app.login(who);
});

let ids = 0;
/** `metres` north of the store. */
async function visit(who: string, storeId: string, metres = 0, more: object = {}) {
  const { stores } = await app.ok('tea.explore', {}, as(who));
  const { lat, lng } = stores.find(({ store }) => store.id === storeId)!.store.geo;
  ids += 1;
  const body = { storeId, lat: lat + metres / 111_195, lng, requestId: `explore-visit-${ids}`, ...more };
  return app.call('tea.exploreVisit', body, as(who));
}
const view = (who: string) => app.ok('tea.explore', {}, as(who));
const points = async (who: string) => (await app.ok('member.my', {}, as(who))).points;

test('each store with its line and what it is known for, and how far one has come', async () => {
  const { stores, visited, total, complete, routes } = await view(LIN);
  expect({ visited, total, complete }).toEqual({ visited: 2, total: 6, complete: false });
  expect(stores.map(({ line }) => line !== '')).toEqual(Array(6).fill(true));
  expect(stores.filter((store) => store.visited).map(({ store }) => store.id)).toEqual(['1', '2']);
  expect(new Set(stores.map(({ signature }) => signature?.title)).size).toBeGreaterThan(2);
  expect(routes[0]?.stops.map(({ name, storeId }) => [name, storeId])).toEqual([
    [stores[0]?.store.name, '1'],
    ['苏堤', undefined],
    [stores[1]?.store.name, '2'],
  ]);
});

test('opens with the still picture of a film and where it plays', async () => {
  const { hero } = await view(LIN);
  expect(hero).toEqual({ title: '湖边夜茶', image: '/images/video/8.webp', film: '/video/8-hd.mp4' });
});

test('a route whose store is gone keeps the place as it was written', async () => {
  await app.db
    .insert(exploreRoutes)
    .values({ id: '9899', title: '旧路', minutes: 60, stops: [{ name: '旧馆', text: '', storeId: '999' }], sort: 9 });
  const { routes } = await view(XU);
  expect(routes.at(-1)?.stops).toEqual([{ name: '旧馆', text: '' }]);
});

test('is told on the spot, not from afar, however unsure the phone says it is', async () => {
  expect(await visit(XU, '1', 320)).toMatchObject({ code: 422, message: '到店后再打卡' });
  expect(await visit(XU, '1', 700, { accuracy: 5_000 })).toMatchObject({ code: 422, message: '到店后再打卡' });
  expect((await visit(XU, '1', 420, { accuracy: 150 })).code).toBe(200);
  expect((await visit(XU, '2', 290)).code).toBe(200);
});

test('brings points the first time, once a store and day after that nothing', async () => {
  const before = await points(ZHOU);
  expect((await visit(ZHOU, '3')).data).toMatchObject({ visited: 1, points: 20 });
  expect(await visit(ZHOU, '3')).toMatchObject({ code: 422, message: '今天在这家店打过卡了' });
  app.clock.advance(DAY);
  expect((await visit(ZHOU, '3')).data).toMatchObject({ visited: 1, points: 0 });
  expect(await points(ZHOU)).toBe(before + 20);
  const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, 'visit-3'));
  expect(rows).toMatchObject([{ delta: 20, title: '探店打卡' }]);
  // Beside the own posts the life circle counts them.
  expect((await app.ok('tea.lifeCircle', {}, as(ZHOU))).checkins).toMatchObject([{ key: '3', value: '2' }]);
});

test('the last store completes the round', async () => {
  for (const id of ['1', '2', '3', '4', '5']) expect((await visit(CHEN, id)).data.complete).toBe(false);
  expect((await visit(CHEN, '6')).data).toMatchObject({ visited: 6, total: 6, complete: true });
  expect(await view(CHEN)).toMatchObject({ visited: 6, complete: true });
});

test('no store of ours is not found', async () => {
  const body = { storeId: '999', lat: 30.2, lng: 120.1, requestId: 'explore-none-1' };
  expect((await app.call('tea.exploreVisit', body, as(XU))).code).toBe(404);
});

test('pressed in two tabs at once it is one visit and one reward', async () => {
  for (let round = 0; round < Math.min(RACES, 8); round += 1) {
    await app.db.delete(storeVisits).where(and(eq(storeVisits.memberId, '10001'), eq(storeVisits.storeId, '6')));
    const before = await points(LIN);
    const answers = await Promise.all([1, 2, 3, 4].map(() => visit(LIN, '6')));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422, 422]);
    expect((await points(LIN)) - before).toBe(round === 0 ? 20 : 0);
  }
});
