/** One video to play, its counters, and the files themselves (video.alibabaVideo, video.click, /video/). */
import fs from 'node:fs';
import path from 'node:path';
import { eq, sql, type SQL } from 'drizzle-orm';
import { videos, videoSlices } from '../../../server/db/schema';
import { CLIPS } from '../../../server/video/films';
import { testServer } from '../harness';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let lin: string;
let xu: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const view = (id: string, token = lin) => app.ok('video.alibabaVideo', { id }, { token });
const click = (kind: string, token = lin, part: object = {}) =>
  app.call('video.click', { id: '8804', kind, ...part }, { token });

describe('video.alibabaVideo', () => {
  test('addresses by quality, slices inside the film, goods, others to go on with', async () => {
    const found = await view('8804');
    expect(found.card).toMatchObject({ title: '云起牛栏坑', author: '陈守拙', liked: false });
    expect(found.sources).toEqual([
      { quality: '流畅', url: '/video/4-sd.mp4' },
      { quality: '高清', url: '/video/4-hd.mp4' },
    ]);
    expect(found.slices.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 8],
      [8, 11],
    ]);
    expect(found.slices[1]).toMatchObject({ url: '/video/4-hd.mp4#t=4,8', goods: { id: '1029' } });
    expect(found.slices.at(-1)?.to).toBeLessThanOrEqual(found.card.duration);
    expect(found.goods.map(({ id }) => id)).toEqual(['1028', '1029']);
    expect(found.related).toHaveLength(6);
    expect(found.related[0]?.title).toBe('春山第一采');
    expect(found.related.some(({ id }) => id === '8804')).toBe(false);
  });

  test('what is mine is mine: like, place, kept', async () => {
    expect(await view('8805')).toMatchObject({ card: { liked: true }, position: 0 });
    expect((await view('8804')).position).toBe(5);
    expect(await view('8805', xu)).toMatchObject({ card: { liked: false }, position: 0, collected: false });
    await app.ok('collect.create', { kind: 'video', targetId: '8805', on: true }, { token: xu });
    expect((await view('8805', xu)).collected).toBe(true);
    expect((await view('8805')).collected).toBe(false);
    const kept = await app.ok('collect.index', { kind: 'video' }, { token: xu });
    expect(kept.list[0]).toMatchObject({ title: '盖碗怎么拿才不烫', sub: '林听雪 · 0:10', state: 'ok' });
  });

  test('unknown, withdrawn, nonsense, logged out', async () => {
    expect((await app.call('video.alibabaVideo', { id: '1' }, { token: lin })).code).toBe(404);
    await app.db.update(videos).set({ status: 'off' }).where(eq(videos.id, '8801'));
    expect((await app.call('video.alibabaVideo', { id: '8801' }, { token: lin })).code).toBe(404);
    expect((await view('8804')).related.some(({ id }) => id === '8801')).toBe(false);
    expect(await app.call('video.alibabaVideo', { id: 'x' }, { token: lin })).toMatchObject({ field: 'id' });
    expect((await app.call('video.alibabaVideo', { id: '8804' })).code).toBe(401);
  });
});

describe('video.click', () => {
  test('a like is a switch, each member for itself', async () => {
    const before = (await view('8804')).card.likes;
    expect((await click('like')).data).toMatchObject({ likes: before + 1, liked: true });
    expect((await click('like')).data.likes).toBe(before + 1);
    expect((await click('like', xu)).data.likes).toBe(before + 2);
    expect((await click('unlike')).data).toMatchObject({ likes: before + 1, liked: false });
    expect((await click('unlike')).data.likes).toBe(before + 1);
    expect((await view('8804', xu)).card.liked).toBe(true);
  });

  test('twenty likes at once are one', async () => {
    const before = (await view('8804')).card.likes;
    await Promise.all(Array.from({ length: 20 }, () => click('like')));
    expect((await view('8804')).card.likes).toBe(before + 1);
  });

  test('plays, ends and shares count once an hour; goods every time', async () => {
    const before = (await view('8804')).card.plays;
    app.clock.advance(86_400_000);
    expect((await click('play')).data.plays).toBe(before + 1);
    expect((await click('play')).data.plays).toBe(before + 1);
    app.clock.advance(3_600_000);
    expect((await click('play')).data.plays).toBe(before + 2);
    for (const kind of ['finish', 'finish', 'share', 'share', 'goods', 'goods']) await click(kind);
    const [row] = await app.db.select().from(videos).where(eq(videos.id, '8804'));
    const seeded = { finishes: 2252, shares: 90 };
    expect(row).toMatchObject({ finishes: seeded.finishes + 1, shares: seeded.shares + 1, leads: 2 });
  });

  test('twenty plays at once, of the film and of a piece of it, are one', async () => {
    const before = (await view('8804')).card.plays;
    const pieces = async () => (await app.db.select().from(videoSlices).where(eq(videoSlices.id, '8830')))[0]!.plays;
    const was = await pieces();
    app.clock.advance(86_400_000);
    await Promise.all(Array.from({ length: 20 }, () => click('play', lin, { sliceId: '8830' })));
    expect([(await view('8804')).card.plays, await pieces()]).toEqual([before + 1, was + 1]);
  });

  test('the place is kept, never behind the end, and anew after it', async () => {
    await click('play', lin, { position: 7 });
    expect((await view('8804')).position).toBe(7);
    await click('goods', lin, { position: 4000 });
    expect((await view('8804')).position).toBe(11);
    await click('finish', lin, { position: 11 });
    expect((await view('8804')).position).toBe(0);
    expect((await view('8804', xu)).position).toBe(0);
  });

  test('unknown, nonsense, logged out', async () => {
    expect((await app.call('video.click', { id: '1', kind: 'like' }, { token: lin })).code).toBe(404);
    expect(await click('dance')).toMatchObject({ field: 'kind' });
    expect(await click('play', lin, { position: -1 })).toMatchObject({ field: 'position' });
    expect((await app.call('video.click', { id: '8804', kind: 'like' })).code).toBe(401);
  });
});

describe('the films', () => {
  test('eight with twenty slices, each file there and small enough to ship', async () => {
    expect(await app.db.$count(videos)).toBe(8);
    expect(await app.db.$count(videoSlices)).toBe(20);
    const dir = path.resolve('server/video/clips');
    const files = fs.readdirSync(dir);
    expect(files.sort()).toEqual(CLIPS.flatMap((_, i) => [`${i + 1}-hd.mp4`, `${i + 1}-sd.mp4`]).sort());
    const sizes = files.map((file) => fs.statSync(path.join(dir, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(150 * 1024);
    for (const file of files)
      expect(fs.readFileSync(path.join(dir, file)).subarray(4, 8).toString('latin1')).toBe('ftyp');
  });

  test('whole or in parts, for good', async () => {
    const whole = await app.http.inject({ url: '/video/1-sd.mp4' });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await app.http.inject({ url: '/video/1-sd.mp4', headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
    const end = await app.http.inject({ url: '/video/1-sd.mp4', headers: { range: 'bytes=-10' } });
    expect(end.rawPayload.equals(whole.rawPayload.subarray(-10))).toBe(true);
    const past = await app.http.inject({ url: '/video/1-sd.mp4', headers: { range: 'bytes=99999999-' } });
    expect(past.statusCode).toBe(416);
  });

  test.each(['/video/9-hd.mp4', '/video/../films.ts', '/video/%2e%2e/films.ts', '/video/'])(
    '%s is not there',
    async (url) => {
      expect((await app.http.inject({ url })).statusCode).toBe(404);
    },
  );
});

test('every film that the demo world names anywhere is there to be played', async () => {
  const read = async <T>(query: SQL) => ((await app.db.execute(query)) as unknown as { rows: T[] }).rows;
  const tables = await read<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const named = new Set<string>();
  for (const { name } of tables) {
    const found = await read<{ film: string }>(
      sql`select distinct (regexp_matches(t::text, '/video/[A-Za-z0-9_-]+[.]mp4', 'g'))[1] as film from ${sql.identifier(name)} t`,
    );
    for (const { film } of found) named.add(film);
  }
  expect(named.size).toBeGreaterThan(5);
  const answers = await Promise.all([...named].map((url) => app.http.inject({ url, headers: { range: 'bytes=0-9' } })));
  expect(answers.filter(({ statusCode }) => statusCode !== 206).length).toBe(0);
});
