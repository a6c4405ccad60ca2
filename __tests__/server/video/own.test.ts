/** What a member keeps of films (video.place, video.history, video.later and their writes), and what belongs together (video.collections). */
import { and, eq } from 'drizzle-orm';
import { videos, videoSlices, videoViews } from '../../../server/db/schema';
import { testServer } from '../harness';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let lin: string;
let linsPad: string;
let xu: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  linsPad = await app.login('13800000001');
  xu = await app.login('13800000003');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const view = (id: string, token = lin) => app.ok('video.alibabaVideo', { id }, { token });
const place = (id: string, position: number, token = lin) => app.ok('video.place', { id, position }, { token });
const history = async (token = lin) =>
  (await app.ok('video.history', {}, { token })).list.map(({ card, position }) => [card.id, position]);
const later = async (token = lin) => (await app.ok('video.later', {}, { token })).list.map(({ id }) => id);

describe('where a film was left', () => {
  test('the next phone begins there; each member for itself', async () => {
    await place('8801', 4);
    expect((await view('8801', linsPad)).position).toBe(4);
    expect((await view('8801', xu)).position).toBe(0);
  });

  test('counts nothing, and a film seen to its end begins anew', async () => {
    const { plays } = (await view('8801')).card;
    await place('8801', 6);
    expect((await view('8801')).card.plays).toBe(plays);
    await place('8801', 10);
    expect((await view('8801')).position).toBe(0);
    await place('8801', 9);
    expect((await view('8801')).position).toBe(9);
    // Another phone that has not heard of it yet may be behind; what is told last counts.
    await place('8801', 2, linsPad);
    expect((await view('8801')).position).toBe(2);
  });

  test('unknown, withdrawn, nonsense, logged out', async () => {
    expect((await app.call('video.place', { id: '1', position: 1 }, { token: lin })).code).toBe(404);
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8801'));
    expect((await app.call('video.place', { id: '8801', position: 1 }, { token: lin })).code).toBe(404);
    expect(await app.call('video.place', { id: '8804', position: -1 }, { token: lin })).toMatchObject({
      field: 'position',
    });
    expect((await app.call('video.place', { id: '8804', position: 1 })).code).toBe(401);
  });
});

describe('history', () => {
  test('the last watched first, on every phone; a like alone is no watching', async () => {
    expect(await history()).toEqual([
      ['8804', 5],
      ['8805', 0],
    ]);
    await app.ok('video.click', { id: '8803', kind: 'like' }, { token: lin });
    app.clock.advance(1000);
    await place('8802', 3);
    app.clock.advance(1000);
    await app.ok('video.click', { id: '8805', kind: 'play', position: 4 }, { token: linsPad });
    expect(await history()).toEqual([
      ['8805', 4],
      ['8802', 3],
      ['8804', 5],
    ]);
    expect(await history(xu)).toEqual([]);
  });

  test('one is taken out, or all; likes and what waits stay', async () => {
    await app.ok('video.historyDelete', { id: '8804' }, { token: lin });
    expect(await history()).toEqual([['8805', 0]]);
    expect((await view('8804')).position).toBe(0);
    await app.ok('video.historyDelete', {}, { token: xu });
    expect(await history()).toEqual([['8805', 0]]);
    await app.ok('video.historyDelete', {}, { token: lin });
    expect(await history()).toEqual([]);
    expect((await view('8805')).card.liked).toBe(true);
    expect(await later()).toEqual(['8808']);
    expect((await app.call('video.historyDelete', { id: '1' }, { token: lin })).code).toBe(200);
  });

  test('somebody else’s history is not touched by its id', async () => {
    await app.ok('video.historyDelete', { id: '8804' }, { token: xu });
    expect(await history()).toEqual([
      ['8804', 5],
      ['8805', 0],
    ]);
  });

  test('a withdrawn film is not shown', async () => {
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8804'));
    expect(await history()).toEqual([['8805', 0]]);
  });
});

test('the area shows what was left in the middle last: not what was seen to its end, forgotten, withdrawn, or is somebody else’s', async () => {
  const left = async (part: object = {}, token = lin) => {
    const found = (await app.ok('video.index', part, { token })).left;
    return found && [found.card.id, found.position];
  };
  expect(await left()).toEqual(['8804', 5]);
  expect(await left({ cateId: '茶席' })).toEqual(['8804', 5]);
  expect(await left({ page: 2 })).toBeUndefined();
  expect(await left({}, xu)).toBeUndefined();
  app.clock.advance(1000);
  await place('8801', 4, linsPad);
  expect(await left()).toEqual(['8801', 4]);
  await place('8801', 10);
  expect(await left()).toEqual(['8804', 5]);
  await app.ok('video.historyDelete', { id: '8804' }, { token: lin });
  expect(await left()).toBeUndefined();
  await place('8802', 3);
  await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8802'));
  expect(await left()).toBeUndefined();
});

describe('put aside for later', () => {
  test('on and off, the last first, and said on the film itself', async () => {
    expect(await later()).toEqual(['8808']);
    expect((await view('8808')).later).toBe(true);
    app.clock.advance(1000);
    expect(await app.ok('video.laterSave', { id: '8801', on: true }, { token: lin })).toEqual({ on: true });
    await app.ok('video.laterSave', { id: '8808', on: true }, { token: lin });
    expect(await later(linsPad)).toEqual(['8801', '8808']);
    await app.ok('video.laterSave', { id: '8801', on: false }, { token: linsPad });
    expect(await later()).toEqual(['8808']);
    expect(await later(xu)).toEqual([]);
    await app.ok('video.laterSave', { id: '8808', on: false }, { token: xu });
    expect(await later()).toEqual(['8808']);
    expect((await app.call('video.laterSave', { id: '1', on: true }, { token: lin })).code).toBe(404);
  });

  test('twenty times at once is once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => app.call('video.laterSave', { id: '8801', on: true }, { token: lin })),
    );
    expect((await later()).filter((id) => id === '8801')).toHaveLength(1);
  });
});

test('collections: in their order, without what was withdrawn, none that is empty', async () => {
  const all = () => app.ok('video.collections', {}, { token: lin });
  expect((await all()).map(({ title, films }) => [title, films.map(({ id }) => id)])).toEqual([
    ['从水到盏', ['8802', '8805', '8803']],
    ['跟着山走', ['8801', '8804']],
    ['存茶与夜席', ['8806', '8808']],
  ]);
  await app.db.update(videos).set({ status: 'off' }).where(eq(videos.cate, '茶山'));
  expect((await all()).map(({ title }) => title)).toEqual(['从水到盏', '存茶与夜席']);
  expect((await app.call('video.collections')).code).toBe(401);
});

describe('what a film brings', () => {
  test('what is said in it, its pours, who speaks, its class', async () => {
    const film = await view('8803');
    expect(film.transcript).toEqual([
      { from: 0, to: 3, text: '银针五克，满披白毫' },
      { from: 3, to: 6, text: '九十度的水，沿杯壁走一圈' },
      { from: 6, to: 10, text: '第一泡等它一分钟，急不得' },
    ]);
    expect(film.steeps.map(({ id: _id, ...steep }) => steep)).toEqual([
      { name: '第一泡', at: 3, seconds: 60, grams: 5, celsius: 90 },
      { name: '第二泡', at: 6, seconds: 30, grams: 5, celsius: 90 },
      { name: '第三泡', at: 8, seconds: 45, grams: 5, celsius: 92 },
    ]);
    expect(film).toMatchObject({ cateId: '冲泡', master: { id: '603', name: '方太和' }, later: false });
    expect((await view('8801')).master).toBeUndefined();
    expect((await view('8801')).steeps).toEqual([]);
  });

  test('a link says its name and picture to anybody, nothing else; of a withdrawn film nothing', async () => {
    expect(await app.ok('video.card', { id: '8803' })).toEqual({
      title: '白毫银针，慢慢泡',
      cover: '/images/video/3.webp',
    });
    expect((await app.call('video.card', { id: '1' })).code).toBe(404);
    expect(await app.call('video.card', { id: 'x' })).toMatchObject({ field: 'id' });
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8803'));
    expect((await app.call('video.card', { id: '8803' })).code).toBe(404);
  });

  test('a poster leads to where it plays; of a withdrawn one there is none', async () => {
    const poster = (id: string) => app.call('site.poster', { kind: 'video', id }, { token: lin });
    expect((await poster('8803')).data).toMatchObject({ title: '白毫银针，慢慢泡', subtitle: '方太和 · 冲泡' });
    expect((await poster('8803')).data.url).toContain('/entertainment/pages/video/video?id=8803');
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8803'));
    expect((await poster('8803')).code).toBe(404);
  });

  test('files of the shop itself are played without a service', async () => {
    const files = [
      { quality: '流畅', url: 'https://film.example.com/1-sd.mp4' },
      { quality: '高清', url: 'https://film.example.com/1-hd.mp4' },
    ];
    await app.db.update(videos).set({ files, mediaId: '' }).where(eq(videos.id, '8801'));
    const film = await view('8801');
    expect(film.sources).toEqual(files);
    expect(film.slices[0]?.url).toBe('https://film.example.com/1-hd.mp4#t=0,3');
  });

  test('a slice counts with its film, once an hour, and only of its film', async () => {
    const [slice] = (await view('8801')).slices;
    const plays = async () => (await app.db.select().from(videoSlices).where(eq(videoSlices.id, slice!.id)))[0]!.plays;
    const before = await plays();
    const play = (id: string) => app.call('video.click', { id, kind: 'play', sliceId: slice!.id }, { token: lin });
    await play('8801');
    await play('8801');
    expect(await plays()).toBe(before + 1);
    expect((await play('8802')).code).toBe(404);
    const [mine] = await app.db
      .select()
      .from(videoViews)
      .where(and(eq(videoViews.videoId, '8801'), eq(videoViews.memberId, '10001')));
    expect(mine?.seenAt).toBe(app.clock.now());
  });
});
