/** Masters, producers, articles, the landing page: what a member reads, and what is refused. */
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
let xu: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
});

const PRIVATE = [
  'tea.newIndex',
  'tea.masterCate',
  'tea.master',
  'tea.producerCate',
  'tea.producer',
  'tea.official',
  'video.audio',
] as const;
test.each(PRIVATE)('%s asks a visitor to log in', async (name) => {
  expect(await app.call(name)).toMatchObject({ code: 401, message: '请登录后再操作' });
});

test('five trades, twelve masters, found by trade and by a word', async () => {
  const cates = await app.ok('tea.masterCate', {}, { token: lin });
  expect(cates.map(({ label, count }) => [label, count])).toEqual([
    ['全部', 12],
    ['制茶大师', 4],
    ['茶艺师', 3],
    ['陶艺家', 2],
    ['茶学者', 2],
    ['书画家', 1],
  ]);
  const all = await app.ok('tea.master', {}, { token: lin });
  expect(all.page).toMatchObject({ total: 12, more: false });
  const potters = await app.ok('tea.master', { cateId: '63' }, { token: lin });
  expect(potters.page?.list.map(({ name }) => name)).toEqual(['邵一坯', '许青窑']);
  const found = await app.ok('tea.master', { keyword: '武夷' }, { token: lin });
  expect(found.page?.list.map(({ name }) => name)).toEqual(['陈守拙']);
  expect((await app.ok('tea.master', { keyword: '%' }, { token: lin })).page?.total).toBe(0);
  const liked = await app.ok('tea.master', { sort: 'followers' }, { token: lin });
  const followers = liked.page?.list.map((one) => one.followers) ?? [];
  expect(followers).toEqual([...followers].sort((a, b) => b - a));
  expect(await app.call('tea.master', { page: 0 }, { token: lin })).toMatchObject({ field: 'page' });
  expect(await app.call('tea.master', { id: 'x' }, { token: lin })).toMatchObject({ field: 'id' });
});

test('one master with honours, gallery and works; an unknown one is gone', async () => {
  const { master } = await app.ok('tea.master', { id: '604' }, { token: lin });
  expect(master).toMatchObject({
    card: { name: '陈守拙' },
    bookable: true,
    employeeNo: 'E1009',
    courses: [{ title: '岩茶山场', teacher: '陈守拙' }],
    videos: [{ title: '云起牛栏坑', liked: false }],
  });
  expect(master?.gallery).toHaveLength(3);
  expect(master?.honours.length).toBeGreaterThan(2);
  expect(master?.goods.map(({ title }) => title)).toContain('武夷大红袍');
  expect((await app.ok('tea.master', { id: '608' }, { token: lin })).master?.bookable).toBe(false);
  expect(await app.call('tea.master', { id: '999' }, { token: lin })).toMatchObject({ code: 404 });
});

test('following counts once, is one own, and lets go again', async () => {
  const card = async (token: string) => (await app.ok('tea.master', { id: '606' }, { token })).master!.card;
  const before = (await card(lin)).followers;
  await app.ok('collect.create', { kind: 'master', targetId: '606', on: true }, { token: lin });
  await app.ok('collect.create', { kind: 'master', targetId: '606', on: true }, { token: lin });
  expect(await card(lin)).toMatchObject({ followers: before + 1, collected: true });
  expect(await card(xu)).toMatchObject({ followers: before + 1, collected: false });
  await app.ok('collect.create', { kind: 'master', targetId: '606', on: false }, { token: lin });
  await app.ok('collect.create', { kind: 'master', targetId: '606', on: false }, { token: lin });
  expect(await card(lin)).toMatchObject({ followers: before, collected: false });
});

test('six producers in four regions, each with three batches; a batch may wait for its report', async () => {
  const cates = await app.ok('tea.producerCate', {}, { token: lin });
  expect(cates.map(({ label, count }) => [label, count])).toEqual([
    ['全部', 6],
    ['云南', 2],
    ['福建', 2],
    ['浙江', 1],
    ['广东', 1],
  ]);
  const rows = (await app.ok('tea.producer', { cateId: '71' }, { token: lin })).page!.list;
  expect(rows.map(({ name }) => name)).toEqual(['班章古茶园', '易武麻黑茶园']);
  const { producer } = await app.ok('tea.producer', { id: '703' }, { token: lin });
  expect(producer?.batches).toHaveLength(3);
  expect(producer?.batches[0]).toMatchObject({ no: 'WY2026C1', report: '' });
  expect(producer?.steps).toHaveLength(4);
  expect(producer?.goods.length).toBeGreaterThan(2);
  expect(producer?.geo.lat).toBeGreaterThan(20);
  expect(await app.call('tea.producer', { id: '1' }, { token: lin })).toMatchObject({ code: 404 });
  expect(await app.call('tea.producer', { cateId: 'x' }, { token: lin })).toMatchObject({ field: 'cateId' });
});

test('articles: by kind, by word, one with its goods and neighbours; reading counts', async () => {
  const tea = await app.ok('article.index', { cate: 'tea' });
  expect(tea.total).toBe(12);
  expect(tea.list[0]).not.toHaveProperty('html');
  expect((await app.ok('article.index', { keyword: '白茶' })).total).toBeGreaterThan(0);
  expect(await app.call('article.index', { cate: 'x' })).toMatchObject({ field: 'cate' });
  const id = tea.list[1]!.id;
  const first = await app.ok('article.details', { id });
  const second = await app.ok('article.details', { id });
  expect(second.views).toBe(first.views + 1);
  expect(first.html).toContain('<p>');
  expect(first.prev?.id).toBe(tea.list[0]!.id);
  expect(await app.call('article.details', { id: '1' })).toMatchObject({ code: 404 });
  await app.ok('collect.create', { kind: 'article', targetId: id, on: true }, { token: lin });
  expect((await app.ok('article.details', { id }, { token: lin })).collected).toBe(true);
  expect((await app.ok('article.details', { id }, { token: xu })).collected).toBe(false);
});

test('the landing page has every block', async () => {
  const home = await app.ok('tea.newIndex', {}, { token: lin });
  expect(home.hero.items[0]).toMatchObject({ label: '芒种' });
  expect(home.masters).toHaveLength(8);
  expect(home.producers).toHaveLength(6);
  expect(home.articles).toHaveLength(5);
  expect(home.exhibits).toHaveLength(6);
  expect(home.vr.items).toHaveLength(5);
  expect(home.salon.length).toBeGreaterThan(0);
  expect(home.salon.every(({ startAt }) => startAt > app.clock.now())).toBe(true);
});

test('eighteen exhibits by craft, each with pictures and a taste wheel', async () => {
  const all = await app.ok('shop.productIndex', { scene: 'show' }, { token: lin });
  expect(all.page.total).toBe(18);
  expect(all.facets[0]?.key).toBe('craft');
  const white = await app.ok('shop.productIndex', { scene: 'show', craft: '白茶' }, { token: lin });
  expect(white.page.total).toBe(3);
  const { exhibit } = await app.ok('shop.productView', { id: white.page.list[0]!.id }, { token: lin });
  expect(exhibit).toMatchObject({ craft: '白茶' });
  expect(exhibit?.taste).toHaveLength(8);
  expect(exhibit?.infusions).toHaveLength(10);
  expect((await app.ok('shop.productView', { id: '1005' })).exhibit).toBeUndefined();
});

test('VR: five scenes and a tour of six stops, for members only', async () => {
  const page = await app.ok('pages.view', { code: 'VR' }, { token: lin });
  expect(page.blocks.filter(({ kind }) => kind === 'image')).toHaveLength(5);
  expect(page.blocks.find(({ kind }) => kind === 'steps')?.items).toHaveLength(6);
  expect((await app.call('pages.view', { code: 'VR' })).code).toBe(401);
});

test('six pieces of music', async () => {
  const { list } = await app.ok('video.audio', {}, { token: lin });
  expect(list).toHaveLength(6);
  expect(await app.call('video.audio', { page: 0 }, { token: lin })).toMatchObject({ field: 'page' });
});
