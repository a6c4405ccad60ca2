/** notify.index and notify.read: newest first, by box, one's own only. */
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
let zhou: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  zhou = await app.login('13800000002');
});

test('newest first, a page at a time, by box', async () => {
  const first = await app.ok('notify.index', {}, { token: lin });
  const second = await app.ok('notify.index', { page: 2 }, { token: lin });
  expect(first).toMatchObject({ total: 32, more: true });
  expect(second).toMatchObject({ total: 32, more: false });
  const times = [...first.list, ...second.list].map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const all = [...first.list, ...second.list];
  const boxes = [...new Set(all.map(({ box }) => box))];
  expect(first.last).toHaveLength(boxes.length);
  for (const { id, box, title } of first.last) {
    const newest = all.find((row) => row.box === box);
    expect([newest?.id, newest?.title]).toEqual([id, title]);
  }
  expect((await app.ok('notify.index', {}, { token: zhou })).last.map(({ id }) => id)).not.toContain(first.last[0]!.id);
  const chat = await app.ok('notify.index', { box: 'chat' }, { token: lin });
  expect(chat.list.length).toBe(chat.total);
  expect(chat.last).toEqual(first.last);
  expect(chat.list.every(({ box }) => box === 'chat')).toBe(true);
  expect((await app.call('notify.index')).code).toBe(401);
});

test('read: one, a box, all; somebody else’s stays as it is', async () => {
  const unread = async (token: string) => (await app.ok('notify.statistics', {}, { token })).total;
  const before = await unread(lin);
  const [one] = (await app.ok('notify.index', {}, { token: lin })).list.filter(({ read }) => !read);
  await app.ok('notify.read', { ids: [one!.id] }, { token: zhou });
  expect(await unread(lin)).toBe(before);
  expect(await app.ok('notify.read', { ids: [one!.id] }, { token: lin })).toMatchObject({ total: before - 1 });
  expect(await app.ok('notify.read', { box: 'chat' }, { token: lin })).toMatchObject({ chat: 0 });
  expect(await app.ok('notify.read', {}, { token: lin })).toMatchObject({ total: 0 });
  expect((await app.call('notify.read', { box: 'x' }, { token: lin })).code).toBe(400);
});
