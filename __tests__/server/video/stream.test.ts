/** The sandbox's streams: endless by the clock, the same from every process, without a gap from piece to piece; replays; signed ones. */
import fs from 'node:fs';
import path from 'node:path';
import { CLIPS, QUALITIES } from '../../../server/video/films';
import { signedUrl } from '../../../server/http/signedUrl';
import { readClip } from '../../../server/video/stream/clip';
import { bytesOf, cutsOf, numberAt, pieceOf } from '../../../server/video/stream/pieces';
import { lastPiece, runningList } from '../../../server/video/stream/playlist';
import { createTestServer, START, testServer } from '../harness';

const app = testServer();
beforeEach(() => app.clock.set(START));
const get = (url: string) => app.http.inject({ url });
const text = async (url: string) => {
  const { statusCode, headers, payload } = await get(url);
  expect({ url, statusCode, type: headers['content-type'] }).toEqual({
    url,
    statusCode: 200,
    type: 'application/vnd.apple.mpegurl',
  });
  return payload;
};
const filesOf = (list: string) => list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const firstOf = (list: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(list)?.[1]);

/** Of each track in a piece: when it begins, and how long its frames are together, in ticks. */
function spansOf(bytes: Buffer) {
  const spans: { track: number; from: bigint; frames: number; sizes: number; sync: boolean; at: number }[] = [];
  const walk = (from: number, to: number) => {
    for (let at = from; at < to; at += bytes.readUInt32BE(at)) {
      const name = bytes.toString('latin1', at + 4, at + 8);
      const end = at + bytes.readUInt32BE(at);
      if (name === 'moof') walk(at + 8, end);
      if (name !== 'traf') continue;
      const [tfhd, tfdt, trun] = ['tfhd', 'tfdt', 'trun'].map((word) => bytes.indexOf(word, at) + 4);
      const frames = bytes.readUInt32BE(trun! + 4);
      const isFilm = (bytes.readUInt32BE(trun!) & 0x400) !== 0;
      const width = isFilm ? 12 : 4;
      const sizes = Array.from({ length: frames }, (_, i) => bytes.readUInt32BE(trun! + 12 + i * width));
      spans.push({
        track: bytes.readUInt32BE(tfhd! + 4),
        from: bytes.readBigUInt64BE(tfdt! + 4),
        frames,
        sizes: sizes.reduce((sum, size) => sum + size, 0),
        sync: !isFilm || bytes.readUInt32BE(trun! + 16) === 0x02000000,
        at: bytes.readUInt32BE(trun! + 8),
      });
    }
  };
  walk(0, bytes.length);
  return spans;
}

const ALL = CLIPS.flatMap((_, i) => QUALITIES.map(({ name }) => `${i + 1}-${name}`));
test.each(ALL)('clip %s is cut where decoding may begin, and goes on without a gap through its beginning', (name) => {
  const clip = readClip(fs.readFileSync(path.join('server/video/clips', `${name}.mp4`)));
  const round = { cuts: cutsOf(clip), seconds: clip.seconds };
  expect(round.seconds).toBe(CLIPS[Number(name.split('-')[0]) - 1]!.seconds);
  expect(round.cuts.map(({ from, to }) => to - from)).toEqual([4, 4, round.seconds - 8]);
  const from = numberAt(round, START / 1000);
  const ends = new Map<number, bigint>();
  for (let number = from; number < from + 60; number += 1) {
    const bytes = bytesOf(clip, pieceOf(round, number));
    const spans = spansOf(bytes);
    expect(spans.map(({ track }) => track)).toEqual([clip.film.id, clip.sound.id]);
    // The data lies where it is said to lie, one track after the other, up to the end.
    const [film, sound] = spans;
    expect(sound!.at).toBe(film!.at + film!.sizes);
    expect(bytes.indexOf('moof') - 4 + sound!.at + sound!.sizes).toBe(bytes.length);
    for (const { track, from: at, frames, sync } of spans) {
      const { frame, timescale } = track === clip.film.id ? clip.film : clip.sound;
      expect(sync).toBe(true);
      expect(frames).toBeGreaterThan(0);
      if (ends.has(track)) expect(at).toBe(ends.get(track));
      ends.set(track, at + BigInt(frames * frame));
      // Film and sound are never further apart than a frame of sound.
      expect(Math.abs(Number(at) / timescale - pieceOf(round, number).from)).toBeLessThan(0.065);
    }
  }
});

test('the running list goes on by the clock: what was offered stays the same, nothing is left out, nothing is offered too early', () => {
  const round = {
    cuts: [
      { from: 0, to: 4 },
      { from: 4, to: 8 },
      { from: 8, to: 11 },
    ],
    seconds: 11,
  };
  let before = runningList(round, START);
  const offered = new Map<string, string>();
  for (let now = START; now < START + 120_000; now += 700) {
    const list = runningList(round, now);
    const first = firstOf(list);
    const files = filesOf(list);
    expect(files).toEqual(files.map((_, i) => `${first + i}.m4s`));
    // The stream goes on through the beginning of its clip: nothing is torn, so nothing that was torn has to be counted.
    expect(list).not.toContain('DISCONTINUITY');
    expect(first).toBeGreaterThanOrEqual(firstOf(before));
    // Some of it was there before: a player that looks again goes on.
    expect(filesOf(before)).toContain(files[0]);
    const durations = [...list.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)];
    for (const [, duration = '', file = ''] of durations) {
      expect(Number(duration)).toBeLessThanOrEqual(4);
      expect(offered.get(file) ?? duration).toBe(duration);
      offered.set(file, duration);
    }
    // At least three of the longest, as a player asks for.
    expect(durations.reduce((sum, [, duration]) => sum + Number(duration), 0)).toBeGreaterThanOrEqual(12);
    const last = pieceOf(round, first + files.length - 1);
    expect(last.to * 1000).toBeLessThanOrEqual(now);
    expect(last.to * 1000).toBeGreaterThan(now - 4000);
    before = list;
  }
  expect([...offered.keys()].map((file) => parseInt(file))).toEqual(
    [...offered.keys()].map((_, i, all) => parseInt(all[0]!) + i),
  );
  expect(lastPiece(round, START + 11_000)).toBe(lastPiece(round, START) + 3);
});

test('a running stream over HTTP: two qualities, a head, pieces; another process offers the same', async () => {
  const top = await text('/video/live/3.m3u8');
  expect(filesOf(top)).toEqual(['3-hd/index.m3u8', '3-sd/index.m3u8']);
  expect(top).toContain('CODECS="avc1.4D401F,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=12.000');
  const list = await text('/video/live/3-hd/index.m3u8');
  expect(list).not.toContain('ENDLIST');
  expect(list).toContain('#EXT-X-MAP:URI="init.mp4"');
  const head = await get('/video/live/3-hd/init.mp4');
  expect(head).toMatchObject({ statusCode: 200, headers: { 'content-type': 'video/mp4' } });
  expect(head.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
  for (const file of filesOf(list)) {
    const piece = await get(`/video/live/3-hd/${file}`);
    expect(piece).toMatchObject({ statusCode: 200, headers: { 'content-type': 'video/mp4' } });
    expect(spansOf(piece.rawPayload)).toHaveLength(2);
  }
  const clip = readClip(fs.readFileSync('server/video/clips/3-hd.mp4'));
  expect(list).toBe(runningList({ cuts: cutsOf(clip), seconds: clip.seconds }, START));
  // A server that has been started again goes on where the other one was: its numbers never fall.
  const again = await createTestServer();
  again.clock.set(START + 4000);
  const payload = (await again.http.inject({ url: '/video/live/3-hd/index.m3u8' })).payload;
  expect(firstOf(payload)).toBeGreaterThan(firstOf(list));
  expect(filesOf(list)).toContain(filesOf(payload)[0]);
  await again.close();
  app.clock.advance(4000);
  expect(firstOf(await text('/video/live/3-hd/index.m3u8'))).toBeGreaterThan(firstOf(list));
  // What is long past, and what is to come, is not there.
  const [first] = filesOf(list);
  app.clock.advance(3_600_000);
  expect((await get(`/video/live/3-hd/${first}`)).statusCode).toBe(404);
  app.clock.set(START - 60_000);
  expect((await get(`/video/live/3-hd/${first}`)).statusCode).toBe(404);
});

test('a replay is the clip so many times, and ends', async () => {
  const list = await text('/video/replay/1x30-sd/index.m3u8');
  expect(list.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
  const files = filesOf(list);
  expect(files).toHaveLength(90);
  const [begin, end] = [
    await get(`/video/replay/1x30-sd/${files[0]}`),
    await get(`/video/replay/1x30-sd/${files[89]}`),
  ];
  expect(spansOf(begin.rawPayload)[0]).toMatchObject({ from: 0n });
  const last = spansOf(end.rawPayload)[0]!;
  expect(Number(last.from) + last.frames * 1024).toBe(300 * 12_288);
  expect((await get('/video/replay/1x30-sd/90.m4s')).statusCode).toBe(404);
});

test('a closed one wants a signature for each of its files, which its own lists give', async () => {
  const sign = (url: string) => signedUrl(app.server.config, url, app.clock.now());
  expect((await get('/video/closed/1x2.m3u8')).statusCode).toBe(403);
  expect((await get(`/video/closed/1x3.m3u8?${sign('/video/closed/1x2.m3u8').split('?')[1]}`)).statusCode).toBe(403);
  const top = await text(sign('/video/closed/1x2.m3u8'));
  const [hd = ''] = filesOf(top);
  const list = await text(`/video/closed/${hd}`);
  expect((await get('/video/closed/1x2-hd/index.m3u8')).statusCode).toBe(403);
  const [piece = ''] = filesOf(list);
  expect((await get(`/video/closed/1x2-hd/${piece}`)).statusCode).toBe(200);
  const head = /URI="([^"]+)"/.exec(list)?.[1];
  expect((await get(`/video/closed/1x2-hd/${head}`)).statusCode).toBe(200);
  expect((await get('/video/closed/1x2-hd/0.m4s')).statusCode).toBe(403);
  app.clock.advance(10 * 60_000 + 1);
  expect((await get(`/video/closed/1x2-hd/${piece}`)).statusCode).toBe(403);
});

test.each([
  '/video/live/9.m3u8',
  '/video/live/3-hd.m3u8',
  '/video/open/3.m3u8',
  '/video/live/3-uhd/index.m3u8',
  '/video/live/3-hd/x.m4s',
  '/video/live/3-hd/-1.m4s',
  '/video/live/3/index.m3u8',
  '/video/replay/1x0-hd/index.m3u8',
  '/video/replay/1x999-hd/index.m3u8',
  '/video/live/..%2f3-hd/init.mp4',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
