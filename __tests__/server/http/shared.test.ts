import { eq } from 'drizzle-orm';
import { goods } from '../../../server/db/schema';
import { shareAnswers } from '../../../server/http/frame/shared';
import { createTestServer } from '../harness';

test('twins wait for one answer, which is kept for its time and then made anew', async () => {
  let now = 0;
  let made = 0;
  const shared = shareAnswers(1000, () => now);
  const make = () => Promise.resolve(`answer ${(made += 1)}`);
  expect(await Promise.all([shared.get('/a', make), shared.get('/a', make)])).toEqual(['answer 1', 'answer 1']);
  now = 999;
  expect(await shared.get('/a', make)).toBe('answer 1');
  expect(await shared.get('/b', make)).toBe('answer 2');
  now = 1000;
  expect(await shared.get('/a', make)).toBe('answer 3');
});

test('a failure is told to everybody who waits, and the next one tries again', async () => {
  const shared = shareAnswers(1000, () => 0);
  const fail = () => Promise.reject(new Error('库存服务没有回应'));
  const twins = await Promise.allSettled([shared.get('/a', fail), shared.get('/a', fail)]);
  expect(twins.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.get('/a', () => Promise.resolve('ok'))).toBe('ok');
});

test('addresses that nobody asks again are forgotten', async () => {
  const shared = shareAnswers(1000, () => 0);
  for (let page = 0; page <= 500; page += 1) await shared.get(`/a?page=${page}`, () => Promise.resolve('old'));
  expect(await shared.get('/a?page=0', () => Promise.resolve('new'))).toBe('new');
  expect(await shared.get('/a?page=500', () => Promise.resolve('new'))).toBe('old');
});

test('visitors share a page of goods, a member never gets it from there', async () => {
  const app = await createTestServer({ seed: true, config: { sharedMs: 60_000 } });
  const token = await app.login('13800000001');
  const titleFor = async (options?: { token: string }) =>
    (await app.call('shop.productView', { id: '1001' }, options)).data?.card.title;
  const before = await titleFor();
  expect(before).toContain('班章');
  await app.db.update(goods).set({ title: '改过的名字' }).where(eq(goods.id, '1001'));
  expect(await titleFor()).toBe(before);
  expect(await titleFor({ token })).toBe('改过的名字');
  expect(await app.call('shop.productView', { id: '9' })).toMatchObject({ code: 404 });
  await app.close();
});
