/** The life circle: posts wait for their check, likes count once, comments come once, only the author deletes. Merchants by distance. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { RequestOf } from '../../../src/contract/schemas';
import { lifePosts, notices } from '../../../server/db/schema';
import { AUDIT_MS } from '../../../server/domains/offer/life/actions';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
let xu: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
});

const act = (input: RequestOf<'tea.lifePost'>, token = lin) => app.call('tea.lifePost', input, { token });
const write = (text: string, more: Partial<RequestOf<'tea.lifePost'>> = {}, token = lin) =>
  act({ action: 'post', text, requestId: randomUUID(), ...more }, token);
const circle = (token = lin, more: RequestOf<'tea.lifeCircle'> = {}) => app.ok('tea.lifeCircle', more, { token });
/** A post of 林知夏 that everybody sees. */
async function shown(text: string): Promise<string> {
  const { id } = (await write(text)).data;
  app.clock.advance(AUDIT_MS);
  await app.runJobs();
  return id;
}

test('forty posts in pages of twenty, by topic, newest first', async () => {
  const first = await circle();
  expect(first.posts).toMatchObject({ total: 40, more: true });
  expect((await circle(lin, { page: 2 })).posts).toMatchObject({ more: false });
  const times = first.posts.list.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const seats = await circle(lin, { topic: '茶席' });
  expect(seats.posts.list.every(({ topic }) => topic === '茶席')).toBe(true);
  expect(first.offers).toHaveLength(3);
  expect(await app.call('tea.lifeCircle')).toMatchObject({ code: 401 });
  expect(await app.call('tea.lifeCircle', { lat: 99 }, { token: lin })).toMatchObject({ field: 'lat' });
  expect(await app.call('tea.lifeCircle', { topic: '闲聊' }, { token: lin })).toMatchObject({
    field: 'topic',
  });
});

test('a new post waits, only its author sees it, then everybody does', async () => {
  const requestId = randomUUID();
  const made = await write('雨停了，开一泡水仙。', { requestId, storeId: '1' });
  expect(made.data).toMatchObject({ auditing: true, mine: true, topic: '今日一泡', store: { id: '1' } });
  expect((await write('雨停了，开一泡水仙。', { requestId })).data.id).toBe(made.data.id);
  expect((await circle()).posts.list[0]?.id).toBe(made.data.id);
  expect((await circle(xu)).posts.list[0]?.id).not.toBe(made.data.id);
  expect(await act({ id: made.data.id, action: 'like' }, xu)).toMatchObject({ code: 404 });
  app.clock.advance(AUDIT_MS);
  await app.runJobs();
  expect((await circle(xu)).posts.list[0]).toMatchObject({ id: made.data.id, auditing: false, mine: false });
});

test('what may not be posted', async () => {
  expect(await write('  ')).toMatchObject({ field: 'text' });
  expect(await write('加 微-信 便宜卖')).toMatchObject({ code: 422, message: '内容未通过审核' });
  expect(await act({ action: 'post', text: '没有编号' })).toMatchObject({ field: 'requestId' });
  expect(await write('好', { photos: ['/uploads/2026/06/other.webp'] })).toMatchObject({ field: 'photos' });
  expect(await write('好', { storeId: '99' })).toMatchObject({ field: 'storeId' });
  expect(await write('字'.repeat(501))).toMatchObject({ field: 'text' });
  expect(await app.call('tea.lifePost', { action: 'post', text: '好', requestId: randomUUID() })).toMatchObject({
    code: 401,
  });
});

test('own photos only, and no more than nine', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const { data } = await app.upload(picture, { token: lin });
  expect((await write('一张照片', { photos: [data.url] })).data.photos).toEqual([data.url]);
  expect(await write('别人的照片', { photos: [data.url] }, xu)).toMatchObject({ field: 'photos' });
  expect(await write('太多', { photos: Array.from({ length: 10 }, () => data.url) })).toMatchObject({
    field: 'photos',
  });
});

test('likes count once per member, at the same time too', async () => {
  const id = await shown('给这泡点个赞。');
  const answers = await Promise.all([lin, xu, lin, xu].map((token) => act({ id, action: 'like' }, token)));
  expect(answers.every(({ code }) => code === 200)).toBe(true);
  expect((await act({ id, action: 'like' })).data).toMatchObject({ likes: 2, liked: true });
  expect((await act({ id, action: 'unlike' })).data).toMatchObject({ likes: 1, liked: false });
  expect((await act({ id, action: 'unlike' })).data.likes).toBe(1);
});

test('a comment comes once per request', async () => {
  const id = await shown('聊聊水温。');
  const requestId = randomUUID();
  await Promise.all([1, 2].map(() => act({ id, action: 'comment', text: '九十度试试', requestId }, xu)));
  const { comments } = (await circle()).posts.list.find((post) => post.id === id)!;
  expect(comments.map(({ text, user }) => [text, user.nickname])).toEqual([['九十度试试', '许清和']]);
  expect(await act({ id, action: 'comment', text: ' ', requestId: randomUUID() })).toMatchObject({
    field: 'text',
  });
  expect((await act({ id, action: 'comment', text: '字'.repeat(201), requestId: randomUUID() })).message).toContain(
    '200',
  );
  expect((await act({ id: '1', action: 'like' })).code).toBe(404);
  expect(await act({ action: 'like' })).toMatchObject({ field: 'id' });
});

test('only the author deletes', async () => {
  const id = await shown('明天就删。');
  expect(await act({ id, action: 'delete' }, xu)).toMatchObject({ code: 403 });
  expect(await act({ id, action: 'report' })).toMatchObject({ field: 'id' });
  expect((await act({ id, action: 'delete' })).code).toBe(200);
  expect((await act({ id, action: 'like' })).code).toBe(404);
  const [row] = await app.db.select().from(lifePosts).where(eq(lifePosts.id, id));
  expect(row?.status).toBe('removed');
});

describe('three reports hide a post and put it on the service desk', () => {
  const REPORTERS = ['13800000003', '13800000050', '13800000051'];
  const desk = () => app.login('13900000004');
  const report = async (id: string, mobiles: string[]) => {
    for (const mobile of mobiles) await act({ id, action: 'report', text: '广告' }, await app.login(mobile));
  };
  const openTasks = async (id: string) => {
    const token = await desk();
    const { page } = await app.ok('ding.tasksMessage', { kind: 'report' }, { token });
    const found = await Promise.all(
      page!.list.map((task) => app.ok('ding.tasksMessage', { id: task.id }, { token }).then(({ task: one }) => one!)),
    );
    return found.filter(({ fields }) => fields.some(({ key, value }) => key === 'post' && value === id));
  };
  const decide = async (id: string, result: 'pass' | 'reject', note = '', token?: string) => {
    const [task] = await openTasks(id);
    const input = { id: task!.task.id, rev: task!.rev, result, note, requestId: randomUUID() };
    return app.call('ding.tasksComplete', input, { token: token ?? (await desk()) });
  };
  const seenBy = async (token: string, id: string) => (await circle(token)).posts.list.find((post) => post.id === id);
  const noticesOf = async (since: number) =>
    (await app.db.select().from(notices).where(eq(notices.memberId, '10001'))).filter(
      ({ createdAt }) => createdAt >= since,
    );

  test('with what was said and shown, once; two reports do nothing', async () => {
    const id = await shown('先看看，再说。');
    await report(id, REPORTERS.slice(0, 2));
    await report(id, REPORTERS.slice(0, 2));
    expect(await openTasks(id)).toEqual([]);
    expect(await seenBy(xu, id)).toMatchObject({ auditing: false });
    await report(id, REPORTERS.slice(2));
    expect(await seenBy(xu, id)).toBeUndefined();
    expect(await seenBy(lin, id)).toMatchObject({ auditing: true });
    const [task, ...more] = await openTasks(id);
    expect(more).toEqual([]);
    expect(task).toMatchObject({ task: { kind: 'report', from: '茶友举报', status: 'todo' }, can: ['pass', 'reject'] });
    expect(task!.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: '内容', value: '先看看，再说。' }),
        expect.objectContaining({ label: '举报', value: '3 人：广告' }),
      ]),
    );
    expect(JSON.stringify(task)).not.toContain('许清和');
  });

  test('passed, it is back; the same three cannot hide it again, three others can', async () => {
    const id = await shown('这是清白的。');
    await report(id, REPORTERS);
    const since = app.clock.now();
    expect((await decide(id, 'pass')).data.task.status).toBe('passed');
    expect(await seenBy(xu, id)).toMatchObject({ auditing: false });
    expect((await noticesOf(since)).map(({ title }) => title)).toContain('动态已恢复显示');
    app.clock.advance(1000);
    await report(id, [...REPORTERS, '13800000052', '13800000053']);
    expect(await seenBy(xu, id)).toMatchObject({ auditing: false });
    await report(id, ['13800000054']);
    expect(await seenBy(xu, id)).toBeUndefined();
    expect(await openTasks(id)).toHaveLength(1);
  });

  test('refused, it is gone for everybody, and the author is told why', async () => {
    const id = await shown('这个不行。');
    await report(id, REPORTERS);
    const since = app.clock.now();
    expect(await decide(id, 'reject')).toMatchObject({ code: 422, message: '请填写下架原因' });
    expect((await decide(id, 'reject', '带广告')).data.task.status).toBe('rejected');
    expect(await seenBy(xu, id)).toBeUndefined();
    expect(await seenBy(lin, id)).toBeUndefined();
    expect((await act({ id, action: 'like' })).code).toBe(404);
    const told = (await noticesOf(since)).find(({ title }) => title === '动态已下架');
    expect(told?.text).toContain('带广告');
  });

  test('the author deletes it meanwhile: it leaves the desk', async () => {
    const id = await shown('算了。');
    await report(id, REPORTERS);
    expect(await openTasks(id)).toHaveLength(1);
    await act({ id, action: 'delete' });
    expect(await openTasks(id)).toEqual([]);
  });

  test('an employee does not decide about an own post', async () => {
    const token = await desk();
    const { id } = (await write('下班来一泡。', {}, token)).data;
    app.clock.advance(AUDIT_MS);
    await app.runJobs();
    await report(id, REPORTERS);
    expect(await decide(id, 'pass')).toMatchObject({ code: 403 });
    const other = await app.login('13900000001');
    expect((await decide(id, 'pass', '', other)).data.task.status).toBe('passed');
  });

  test('reports at the same moment open one task', async () => {
    const id = await shown('同时。');
    const tokens = await Promise.all(REPORTERS.map((mobile) => app.login(mobile)));
    await Promise.all(tokens.map((token) => act({ id, action: 'report' }, token)));
    expect(await openTasks(id)).toHaveLength(1);
  });
});

test('merchants: by class, nearest first, closed ones say so', async () => {
  const token = lin;
  const cates = await app.ok('tea.merchantCate', {}, { token });
  expect(cates.map(({ label }) => label)).toEqual(['全部', '茶点', '花艺', '书店', '民宿', '素食']);
  const near = await app.ok('tea.merchantList', { lat: 30.24, lng: 120.17 }, { token });
  expect(near.total).toBe(14);
  const metres = near.list.map(({ distance }) => distance ?? 0);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  const scores = (await app.ok('tea.merchantList', {}, { token })).list.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect((await app.ok('tea.merchantList', { cateId: '83', keyword: '朝花' }, { token })).list).toMatchObject([
    { name: '朝花书店', open: false },
  ]);
  expect((await app.ok('merchant.list', { cateId: '85' })).list.every(({ cate }) => cate === '素食')).toBe(true);
  const last = near.list.at(-1)!.id;
  expect((await app.ok('merchant.list', { id: last })).list.map(({ id }) => id)).toEqual([last]);
  expect(await app.call('merchant.list', { cateId: 'x' })).toMatchObject({ field: 'cateId' });
  expect(await app.call('tea.merchantList', { lng: 181 }, { token })).toMatchObject({ field: 'lng' });
  for (const name of ['tea.merchantCate', 'tea.merchantList'] as const) expect((await app.call(name)).code).toBe(401);
});

test('stores and merchants around a point', async () => {
  const here = { lat: 30.2436, lng: 120.1396 };
  const stores = await app.ok('merchant.nearby', { ...here, kind: 'store', radius: 10_000 });
  expect(stores.list.map(({ name }) => name)).toEqual(['叶间·西湖总店', '叶间·武林馆']);
  const both = await app.ok('merchant.nearby', here);
  expect(both.total).toBe(20);
  expect(await app.call('merchant.nearby', { lat: 30 })).toMatchObject({ field: 'lng' });
  expect(await app.call('merchant.nearby', { lat: 91, lng: 0 })).toMatchObject({ field: 'lat' });
});
