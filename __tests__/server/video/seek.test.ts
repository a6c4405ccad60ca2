/** Words and films of the area by keyword (video.search, video.videoSearch, video.slicing), and films in the site-wide search. */
import { eq } from 'drizzle-orm';
import { videos } from '../../../server/db/schema';
import { testServer } from '../harness';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let lin: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const seek = (keyword: string, part: object = {}) => app.ok('video.videoSearch', { keyword, ...part }, { token: lin });
const titles = async (keyword: string, part: object = {}) => (await seek(keyword, part)).list.map(({ title }) => title);

describe('video.search', () => {
  test('ten hot words at most, those of the most watched films first; no suggestion before a letter', async () => {
    const { hot, suggest } = await app.ok('video.search', {}, { token: lin });
    expect(hot).toHaveLength(10);
    expect(hot.slice(0, 2)).toEqual(['入门', '盖碗']);
    expect(suggest).toEqual([]);
    expect((await app.ok('video.search', { keyword: '  ' }, { token: lin })).suggest).toEqual([]);
  });

  test('names of films, slices and speakers, also by their sound; withdrawn ones not', async () => {
    const words = async (keyword: string) => (await app.ok('video.search', { keyword }, { token: lin })).suggest;
    expect(await words('盖碗')).toEqual(['盖碗怎么拿才不烫']);
    expect(await words('松风')).toEqual(['松风：水将沸']);
    expect(await words('陈守')).toEqual(['陈守拙']);
    expect(await words('hubian')).toEqual(['湖边夜茶']);
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8808'));
    expect(await words('湖边')).toEqual([]);
  });

  test('a session is needed', async () => {
    expect((await app.call('video.search')).code).toBe(401);
    expect((await app.call('video.videoSearch', { keyword: '茶' })).code).toBe(401);
  });
});

describe('video.videoSearch', () => {
  test('a word in the name comes before one that is only said', async () => {
    expect(await titles('盖碗')).toEqual(['盖碗怎么拿才不烫']);
    expect(await titles('银针')).toEqual(['白毫银针，慢慢泡']);
    expect((await titles('茶窖'))[0]).toBe('总店茶窖的一个下午');
  });

  test('what is said is found to the second, the first three places of it', async () => {
    const { list } = await seek('溪里');
    expect(list.map(({ title, moments }) => [title, moments])).toEqual([
      ['云起牛栏坑', [{ at: 4, text: '雾从溪里上来' }]],
    ]);
    expect((await seek('咬盏')).list[0]?.moments).toEqual([{ at: 5, text: '击拂不停，直到沫饽咬盏' }]);
    // The time marks of the transcript are no words.
    expect(await titles('00:00')).toEqual([]);
    expect(await titles('WEBVTT')).toEqual([]);
  });

  test('several words must all be there; odd keywords find nothing and break nothing', async () => {
    expect(await titles('白茶 冲泡')).toEqual(['白毫银针，慢慢泡']);
    expect(await titles('白茶 岩壁')).toEqual([]);
    for (const odd of ['', '   ', '%', '_', '🍵', "'; drop table videos; --"]) expect(await titles(odd)).toEqual([]);
    expect((await app.call('video.videoSearch', { keyword: '茶'.repeat(31) }, { token: lin })).code).not.toBe(500);
  });

  test('a word that was meant by its sound', async () => {
    expect(await titles('yinzhen')).toEqual(await titles('银针'));
  });

  test('class, length and order', async () => {
    const all = await titles('茶');
    expect(all.length).toBeGreaterThan(4);
    const ofClass = await seek('茶', { cateId: '茶山' });
    expect(ofClass.list.map(({ title }) => title).sort()).toEqual(['云起牛栏坑', '春山第一采'].sort());
    expect((await seek('茶', { duration: 'short' })).total).toBe(all.length);
    expect((await seek('茶', { duration: 'mid' })).total).toBe(0);
    await app.db.update(videos).set({ seconds: 60 }).where(eq(videos.id, '8801'));
    await app.db.update(videos).set({ seconds: 601 }).where(eq(videos.id, '8804'));
    expect(await titles('茶', { duration: 'mid' })).toEqual(['春山第一采']);
    expect(await titles('茶', { duration: 'long' })).toEqual(['云起牛栏坑']);
    const plays = (await seek('茶', { sort: 'plays' })).list.map((card) => card.plays);
    expect(plays).toEqual([...plays].sort((one, other) => other - one));
    expect((await titles('茶', { sort: 'newest' }))[0]).toBe('春山第一采');
  });

  test('the first goods of a film stand beside it, withdrawn films are not found', async () => {
    expect((await seek('银针')).list[0]?.goods).toMatchObject([{ id: '1013' }]);
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8803'));
    expect(await titles('银针')).toEqual([]);
  });

  test('pages', async () => {
    expect(await seek('茶', { page: 2 })).toMatchObject({ list: [], page: 2, more: false });
    expect(await app.call('video.videoSearch', { keyword: '茶', page: 0 }, { token: lin })).toMatchObject({
      field: 'page',
    });
  });
});

describe('slices by keyword, films in the site-wide search', () => {
  test('a slice by its own name first, then those of a film of that name', async () => {
    const { list } = await app.ok('video.slicing', { keyword: '银针' }, { token: lin });
    expect(list.map(({ title }) => title)).toEqual(['投茶五克', '水沿杯壁走', '出汤与看色']);
    const [first] = (await app.ok('video.slicing', { keyword: '老寿眉' }, { token: lin })).list;
    expect(first).toMatchObject({ title: '煮一壶老寿眉', goods: { id: '1015' } });
    expect((await app.ok('video.slicing', { keyword: '%' }, { token: lin })).total).toBe(0);
  });

  test('films have a tab of their own', async () => {
    const found = await app.ok('tea.search', { keyword: '牛栏坑', kind: 'video' });
    expect(found.tabs.find(({ id }) => id === 'video')).toMatchObject({ label: '视频', count: 1 });
    expect(found.videos).toMatchObject([{ id: '8804', liked: false }]);
  });
});
