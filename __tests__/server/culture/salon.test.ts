/** The calendar of the tea space: days, the coming thirty days, one day, one activity, the reminder of a full one. */
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
let xu: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
});

const DAY = 86_400_000;

test('the coming thirty days in order, with the own tickets on top', async () => {
  const view = await app.ok('tea.salon', {}, { token: lin });
  const starts = view.page!.list.map(({ startAt }) => startAt);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.every((at) => at < app.clock.now() + 31 * DAY)).toBe(true);
  expect(view.mine?.map(({ mine }) => mine)).toEqual(['checked', 'signed']);
  expect((await app.ok('tea.salon', {}, { token: xu })).mine).toEqual([]);
  expect(view.page!.list.find(({ title }) => title === '岩茶山场：三坑两涧')?.status).toBe('full');
  expect(view.page!.list.some(({ kind }) => kind === 'furniture')).toBe(false);
});

test('days have dots; one day, one kind, one store narrow the list', async () => {
  const view = await app.ok('tea.salon', { month: '2026-06' }, { token: lin });
  expect(view.days.find(({ key }) => key === '2026-06-16')?.value).toBe('3');
  const day = await app.ok('tea.salon', { month: '2026-06', date: '2026-06-16' }, { token: lin });
  expect(day.page!.total).toBe(3);
  const past = await app.ok('tea.salon', { month: '2026-06', date: '2026-06-04' }, { token: lin });
  expect(past.page!.list[0]).toMatchObject({ title: '一席一枝：茶席花艺', status: 'ended' });
  const tasting = await app.ok('tea.salon', { kind: 'tasting' }, { token: lin });
  expect(tasting.page!.list.every(({ kind }) => kind === 'tasting')).toBe(true);
  const store = await app.ok('tea.salon', { storeId: '6' }, { token: lin });
  expect(store.page!.list.map(({ title }) => title)).toEqual(['鼓浪屿午后席']);
});

test('twelve months back, three ahead, and real days only', async () => {
  expect((await app.call('tea.salon', { month: '2025-06' }, { token: lin })).code).toBe(200);
  expect(await app.call('tea.salon', { month: '2025-05' }, { token: lin })).toMatchObject({ field: 'month' });
  expect((await app.call('tea.salon', { month: '2026-09' }, { token: lin })).code).toBe(200);
  expect(await app.call('tea.salon', { month: '2026-10' }, { token: lin })).toMatchObject({ field: 'month' });
  expect(await app.call('tea.salon', { month: '2026-13' }, { token: lin })).toMatchObject({ field: 'month' });
  expect(await app.call('tea.salon', { month: '2026-06', date: '2026-07-01' }, { token: lin })).toMatchObject({
    field: 'date',
  });
  expect((await app.call('tea.salon')).code).toBe(401);
});

test('one activity: agenda, hosts, own ticket; an unknown one is gone', async () => {
  const { activity } = await app.ok('tea.salon', { id: '9401' }, { token: lin });
  expect(activity).toMatchObject({ card: { title: '荷风里的白茶会' }, signup: { qty: 2, mobile: '138****0001' } });
  expect(activity?.hosts.map(({ name }) => name)).toEqual(expect.arrayContaining(['方太和', '林听雪']));
  expect(activity?.agenda.length).toBeGreaterThan(2);
  const foreign = await app.ok('tea.salon', { id: '9401' }, { token: xu });
  expect(foreign.activity?.signup).toBeUndefined();
  expect((await app.call('tea.salon', { id: '1' }, { token: lin })).code).toBe(404);
});

test('候补提醒 of a full event comes ten minutes before it', async () => {
  const row = await app.ok('wechat.remind', { kind: 'activity', targetId: '9402', on: true }, { token: lin });
  expect(row).toMatchObject({ title: '岩茶山场：三坑两涧', on: true });
  expect((await app.call('wechat.remind', { kind: 'activity', targetId: '1', on: true }, { token: lin })).code).toBe(
    404,
  );
});
