/** file.videos: what is a film by its boxes, what is refused, whose it is; and the library beside the own ones. */
import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../../src/contract/endpoints';
import type { DataOf } from '../../../src/contract/schemas';
import sharp from 'sharp';
import { testServer, type Answer } from '../harness';

const app = testServer({ seed: true });
let su: string;
let lin: string;
beforeAll(async () => {
  su = await app.login('13800000030');
  lin = await app.login('13800000001');
});

const box = (kind: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const zeros = (bytes: number) => Buffer.alloc(bytes);

interface Shape {
  seconds?: number;
  width?: number;
  height?: number;
  codec?: string;
  kind?: string;
  data?: Buffer;
  /** What stands in its head, in its track and beside its boxes as well. */
  head?: Buffer[];
  inTrack?: Buffer[];
  beside?: Buffer[];
}
function film({
  seconds = 12,
  width = 1280,
  height = 720,
  codec = 'avc1',
  kind = 'vide',
  data = zeros(2000),
  head = [],
  inTrack = [],
  beside = [],
}: Shape = {}): Buffer {
  const mvhd = zeros(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(seconds * 1000, 16);
  const tkhd = zeros(84);
  tkhd.writeUInt16BE(width, 76);
  tkhd.writeUInt16BE(height, 80);
  const hdlr = zeros(24);
  hdlr.write(kind, 8, 'latin1');
  const entry = box(codec, zeros(70));
  const stsd = Buffer.concat([zeros(8), entry]);
  const stbl = box('stbl', box('stsd', stsd));
  const trak = box('trak', box('tkhd', tkhd), box('mdia', box('hdlr', hdlr), box('minf', stbl)), ...inTrack);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom0000')),
    box('mdat', data),
    box('moov', box('mvhd', mvhd), trak, ...head),
    ...beside,
  ]);
}
const numbers = (...all: number[]): Buffer => {
  const body = zeros(4 * all.length);
  all.forEach((one, at) => body.writeUInt32BE(one, 4 * at));
  return body;
};

async function bare(body: Buffer, token: string, more = ''): Promise<Answer<DataOf<'file.videos'>>> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(body)], { type: 'video/mp4' }), '桂花酥 出炉.mp4');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.videos'].path}?access-token=${token}${more}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer<DataOf<'file.videos'>>, 'status'>>() };
}
const coverOf = async (token: string) => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer();
  return (await app.upload(picture, { token })).data.url;
};
/** A frame of each sender's, one for all films. */
const covers = new Map<string, string>();
async function send(body: Buffer, token: string) {
  const cover = covers.get(token) ?? (token && (await coverOf(token)));
  covers.set(token, cover);
  return bare(body, token, `&cover=${encodeURIComponent(cover)}`);
}
const filesOnDisk = () => {
  const root = path.join(app.server.config.dataDir, 'uploads');
  return fs.existsSync(root)
    ? fs.readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('.mp4')).length
    : 0;
};

test('a film is told by its boxes, wherever its head stands; what is none leaves nothing behind', async () => {
  expect(await bare(film(), su)).toMatchObject({ code: 422, message: '视频没有封面，请换一段能播放的视频' });
  const { data } = await send(film(), su);
  expect((await app.ok('file.ownVideos', {}, { token: su })).list[0]!.cover).toBe(covers.get(su));
  expect(data).toMatchObject({ kind: 'video', duration: 12, width: 1280, height: 720, name: '桂花酥 出炉.mp4' });
  expect(data.url).toMatch(/^\/uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}\.mp4$/);
  const served = await app.http.inject({ method: 'GET', url: data.url, headers: { range: 'bytes=0-3' } });
  expect(served.statusCode).toBe(206);
  const before = filesOnDisk();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  for (const wrong of [picture, Buffer.from('MZ not a film'), film({ codec: 'wmv3' }), film({ kind: 'soun' })])
    expect(await send(wrong, su)).toMatchObject({ code: 422, message: '请上传 MP4（H.264）格式的视频' });
  expect((await send(film({ seconds: 301 }), su)).message).toBe('视频不能超过 5 分钟');
  expect((await send(film({ width: 8192 }), su)).message).toContain('尺寸太大');
  expect((await send(Buffer.alloc(0), su)).code).toBe(400);
  // Boxes that promise more than there is.
  expect((await send(film().subarray(0, 2100), su)).code).toBe(422);
  expect(filesOnDisk()).toBe(before);
  expect((await send(film(), '')).code).toBe(401);
});

test('where a film was taken and by what is empty in what is served, and nothing of it has moved', async () => {
  const place = Buffer.from('+30.2436+120.1396/');
  const frames = Buffer.from('pictures and sound');
  // Notes of a camera in two pieces, between frames: at the 100th byte two of them, at the 300th one.
  const data = (notes: Buffer) => {
    const all = zeros(2000);
    notes.copy(all, 100);
    notes.copy(all, 300);
    for (const at of [82, 118, 282, 318]) frames.copy(all, at);
    return all;
  };
  const first = 24;
  const notes = (stsz: Buffer, ...chunks: Buffer[]) => {
    const hdlr = zeros(24);
    hdlr.write('meta', 8, 'latin1');
    const stbl = box('stbl', box('stsz', stsz), ...chunks);
    return box('trak', box('mdia', box('hdlr', hdlr), box('minf', stbl)));
  };
  const runs = box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1));
  const sized = notes(numbers(0, 0, 3, 6, 12, 18), runs, box('stco', numbers(0, 2, first + 100, first + 300)));
  const even = notes(
    numbers(0, 9, 4),
    box('stsc', numbers(0, 1, 1, 2, 1)),
    box('co64', numbers(0, 2, 0, first + 100, 0, first + 300)),
  );
  const hidden = box('udta', box('\xa9xyz', place), box('\xa9mod', Buffer.from('Phone 15')));
  const shape = (notesOf: Buffer, hush: (told: Buffer) => Buffer, said: Buffer): Shape => ({
    data: data(said),
    head: [hush(notesOf), hush(hidden), hush(box('meta', place)), hush(box('uuid', place))],
    inTrack: [hush(hidden), hush(box('meta', place))],
    beside: [hush(hidden), hush(box('uuid', zeros(16), place)), hush(box('free', place)), hush(box('skip', place))],
  });
  for (const track of [sized, even]) {
    const told = film(shape(track, (it) => it, place));
    const { data: kept } = await send(Buffer.concat([told, Buffer.from('GPS')]), su);
    const served = (await app.http.inject({ method: 'GET', url: kept.url })).rawPayload;
    expect(served.includes(place) || served.includes('Phone') || served.includes('GPS')).toBe(false);
    const silent = film(shape(track, (it) => box('free', zeros(it.length - 8)), zeros(place.length)));
    expect(served.equals(Buffer.concat([silent, zeros(3)]))).toBe(true);
  }
});

test('the own list is the own; a cover is an own picture; out of the list the film plays on', async () => {
  const cover = await coverOf(su);
  expect(await bare(film(), lin, `&cover=${encodeURIComponent(cover)}`)).toMatchObject({ field: 'cover' });
  const { data } = await bare(film({ seconds: 30 }), su, `&cover=${encodeURIComponent(cover)}`);
  expect(data.cover).toBe(cover);
  const own = await app.ok('file.ownVideos', {}, { token: su });
  expect(own.list[0]).toEqual(data);
  expect((await app.ok('file.ownVideos', {}, { token: lin })).total).toBe(0);
  expect((await app.call('file.videoDelete', { id: data.id }, { token: lin })).code).toBe(404);
  await app.ok('file.videoDelete', { id: data.id }, { token: su });
  expect((await app.call('file.videoDelete', { id: data.id }, { token: su })).code).toBe(404);
  expect((await app.http.inject({ method: 'GET', url: data.url })).statusCode).toBe(200);
});

test('the library: films and slices by class', async () => {
  const { cates, page } = await app.ok('video.index', {}, { token: lin });
  expect(cates[0]).toMatchObject({ id: '', count: 8 });
  expect(page.total).toBe(8);
  const [, first] = cates;
  expect((await app.ok('video.index', { cateId: first!.id }, { token: lin })).page.total).toBe(first!.count);
  const slices = await app.ok('video.slicing', {}, { token: lin });
  expect(slices.total).toBe(20);
  expect(slices.list[0]!.url).toMatch(/\.mp4#t=\d+,\d+$/);
  const tabs = await app.ok('video.slicingCate', {}, { token: lin });
  expect((await app.ok('video.slicing', { cateId: tabs[1]!.id }, { token: lin })).total).toBe(tabs[1]!.count);
  const { videoId, title } = slices.list[0]!;
  expect((await app.ok('video.slicing', { videoId, keyword: title }, { token: lin })).list[0]!.title).toBe(title);
});

test('a picture for a goods is cut to a square', async () => {
  const wide = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(wide)], { type: 'image/jpeg' }), 'cake.jpg');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.images'].path}?access-token=${su}&scene=goods`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.json<Answer<DataOf<'file.images'>>>().data).toMatchObject({ width: 300, height: 300 });
  expect((await app.upload(wide, { token: su })).data).toMatchObject({ width: 800, height: 300 });
});
