/** The library as the area reads it (video.index, video.slicing, video.slicingCate, video.audio): classes, pages, prices, what was withdrawn. */
import { eq } from 'drizzle-orm';
import { goods, videos, videoSlices } from '../../../server/db/schema';
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

const films = (part: object = {}) => app.ok('video.index', part, { token: lin });
const slices = (part: object = {}) => app.ok('video.slicing', part, { token: lin });
const withdraw = (id: string) => app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, id));

describe('video.index', () => {
  test('classes in the order of the films, with how many there are', async () => {
    const { cates, page } = await films();
    expect(cates.map(({ id, label, count }) => [id, label, count])).toEqual([
      ['', '全部', 8],
      ['茶山', '茶山', 2],
      ['冲泡', '冲泡', 4],
      ['识茶', '识茶', 1],
      ['茶席', '茶席', 1],
    ]);
    expect(page).toMatchObject({ total: 8, page: 1, more: false });
    expect(page.list[0]).toMatchObject({ title: '春山第一采', goods: [{ id: '1036' }] });
    await withdraw('8808');
    expect((await films()).cates.map(({ id }) => id)).not.toContain('茶席');
    expect((await films()).page.total).toBe(7);
  });

  test('one class; a class that is none has nothing in it', async () => {
    expect((await films({ cateId: '茶山' })).page.list.map(({ id }) => id)).toEqual(['8801', '8804']);
    expect((await films({ cateId: '没有' })).page).toMatchObject({ list: [], total: 0, more: false });
    expect((await app.call('video.index')).code).toBe(401);
  });

  test('a tea that is not sold any more is not offered', async () => {
    await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, '1036'));
    const [first] = (await films()).page.list;
    expect(first?.goods ?? []).not.toContainEqual(expect.objectContaining({ id: '1036', soldOut: false }));
  });
});

describe('video.slicing', () => {
  test('by class, by film, in their order; the address begins and ends with the piece', async () => {
    const cates = await app.ok('video.slicingCate', {}, { token: lin });
    expect(cates[0]).toEqual({ id: '', label: '全部', count: 20 });
    expect((await slices({ cateId: '茶席' })).list.map(({ title }) => title)).toEqual(['月上', '煮一壶老寿眉']);
    const ofFilm = await slices({ videoId: '8803' });
    expect(ofFilm.list.map(({ from, to, url }) => [from, to, url])).toEqual([
      [0, 3, '/video/3-hd.mp4#t=0,3'],
      [3, 6, '/video/3-hd.mp4#t=3,6'],
      [6, 10, '/video/3-hd.mp4#t=6,10'],
    ]);
    expect(await slices({ page: 2 })).toMatchObject({ list: [], total: 20, more: false });
  });

  test('pieces of a withdrawn film are gone, and their class with them', async () => {
    await withdraw('8808');
    expect((await slices({ cateId: '茶席' })).total).toBe(0);
    expect((await app.ok('video.slicingCate', {}, { token: lin })).map(({ id }) => id)).not.toContain('茶席');
    expect((await app.call('video.slicing')).code).toBe(401);
    expect((await app.call('video.slicingCate')).code).toBe(401);
  });

  test('a service that keeps the films is asked once for each, not for each piece', async () => {
    const asked: string[] = [];
    const { video } = app.server.gateways;
    const sources = jest.spyOn(video, 'sources').mockImplementation((mediaId) => {
      asked.push(mediaId);
      return Promise.resolve([{ quality: '高清', url: `https://vod.example.com/${mediaId}.m3u8?sign=1` }]);
    });
    const { list } = await slices();
    expect(list).toHaveLength(20);
    expect(asked.sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(list[0]?.url).toBe('https://vod.example.com/1.m3u8?sign=1#t=0,3');
    sources.mockRestore();
    await app.db.delete(videoSlices);
    expect((await slices()).total).toBe(0);
  });
});

test('video.audio: six pieces, each there to be heard', async () => {
  const { list, total } = await app.ok('video.audio', {}, { token: lin });
  expect(total).toBe(6);
  const answers = await Promise.all(list.map(({ url }) => app.http.inject({ url, headers: { range: 'bytes=0-9' } })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(list.map(() => 206));
  expect((await app.call('video.audio')).code).toBe(401);
});
