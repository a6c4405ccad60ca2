/** The contact page: stores by distance, departments, the advisor, and who is served when. */
import { isServing } from '../../../server/domains/offer/contact/service';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

test('stores, the nearest first; departments with the number to call', async () => {
  const near = await app.ok('tea.contactUs', { lat: 24.45, lng: 118.07 }, { token });
  expect(near.stores).toHaveLength(6);
  expect(near.stores[0]?.name).toBe('叶间·鼓浪屿馆');
  expect(near.service.map(({ label }) => label)).toEqual(['批发订货', '渠道合作', '茶馆加盟', '投诉建议']);
  expect((await app.ok('tea.contactUs', {}, { token })).stores[0]?.distance).toBeUndefined();
});

test('bad positions, visitors', async () => {
  expect((await app.call('tea.contactUs', { lat: 91, lng: 1 }, { token })).code).toBe(400);
  expect(await app.call('tea.contactUs', { lat: 30 }, { token })).toMatchObject({ field: 'lng' });
  expect((await app.call('tea.contactUs', {})).code).toBe(401);
  expect((await app.call('tea.contactUsOne', {})).code).toBe(401);
});

test('the adviser of the store, the group, the hours', async () => {
  const one = await app.ok('tea.contactUsOne', {}, { token });
  expect(one.advisor).toMatchObject({ name: '李牧之', title: '茶顾问', mobile: '13900000002' });
  expect(one).toMatchObject({ hours: '09:00-21:00', online: true });
  expect(one.groupQr).toMatch(/^http/);
});

test('served from nine to nine by the clock of Shanghai', () => {
  const at = (clock: string) => Date.parse(`2026-06-16T${clock}:00+08:00`);
  expect(['08:59', '09:00', '20:59', '21:00'].map((clock) => isServing('09:00-21:00', at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
