/** Whatever a shop keeps beside its database, in either store: kept whole, found again, sent as before, gone when it has to go. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { endpoints } from '../../../src/contract/endpoints';
import { files, materials, sealedFiles } from '../../../server/db/schema';
import { createPictureStore } from '../../../server/pictures/store';
import { backup, restore } from '../../../server/shop/backup';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { createStorage } from '../../../server/storage/create';
import { sharedDrawings } from '../../../server/storage/drawings';
import { storeAway } from '../../../server/storage/failed';
import type { Storage } from '../../../server/storage/store';
import { createTestServer, type TestServer } from '../harness';
import { PDF, sendPaper } from '../papers';
import { drawing, newFolder, settingsOf } from '../shop/folders';
import { describeStores } from './eachStore';

const DAY_MS = 86_400_000;
/** A silent frame of a phone's recorder, 36 ms. */
const FRAME = Buffer.concat([Buffer.from([0xff, 0xf3, 0x48, 0xc4]), Buffer.alloc(140)]);
const RECORDING = Buffer.concat(Array.from({ length: 100 }, () => FRAME));

async function keysIn(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}
/** Halves of uploads that stayed on the disk of the machine. */
const halves = ({ server }: TestServer): string[] =>
  fs
    .readdirSync(server.config.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(part|tmp)$/.test(name));
async function sendForm(app: TestServer, name: 'file.voices' | 'file.videos', token: string, body: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(body)]), 'a');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints[name].path}?access-token=${token}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ code: number; data: { url: string } }>();
}
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describeStores(({ isBucket, another }) => {
  describe('a store', () => {
    let storage: Storage;
    let dataDir: string;
    beforeAll(async () => {
      dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-store-'));
      storage = createStorage({ dataDir, ...(await another()) });
    });
    afterAll(() => {
      storage.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    });

    test('keeps a file, replaces it, gives parts of it, and gives it up', async () => {
      const key = 'uploads/2026/06/0a.webp';
      expect(await storage.read(key)).toBeUndefined();
      expect(await storage.stat(key)).toBeUndefined();
      expect(await storage.open(key, 0, 3)).toBeUndefined();
      await storage.write(key, Buffer.from('0123456789'));
      const before = await storage.stat(key);
      expect(before).toMatchObject({ size: 10, etag: expect.stringMatching(/^(W\/)?"[\w-]+"$/) as string });
      expect(Math.abs(before!.modified.getTime() - Date.now())).toBeLessThan(3_600_000);
      expect(await text((await storage.open(key, 2, 4))!)).toBe('234');
      expect(await text((await storage.open(key, 0, 9))!)).toBe('0123456789');
      await storage.write(key, Buffer.from('other'));
      expect(await storage.read(key)).toEqual(Buffer.from('other'));
      expect((await storage.stat(key))?.etag).not.toBe(before?.etag);
      await storage.write('uploads/2026/06/empty.webp', Buffer.alloc(0));
      expect(await storage.read('uploads/2026/06/empty.webp')).toEqual(Buffer.alloc(0));
      expect(await storage.read('uploads/2026/06')).toBeUndefined();
      expect(await storage.stat('uploads/2026')).toBeUndefined();
      await storage.remove('uploads/2026/06/empty.webp');
      await storage.remove(key);
      await storage.remove(key);
      expect(await storage.read(key)).toBeUndefined();
    });

    test('takes a file of the disk, and lists what it has below a prefix', async () => {
      const part = path.join(dataDir, 'a.part');
      fs.writeFileSync(part, 'film');
      await storage.take('uploads/2026/07/0b.mp4', part);
      expect(fs.existsSync(part)).toBe(false);
      await storage.write('sealed/0c.bin', Buffer.from('x'));
      await storage.write('sealed/0d.bin.tmp', Buffer.from('x'));
      expect(await keysIn(storage, 'uploads/')).toEqual(['uploads/2026/07/0b.mp4']);
      expect(await keysIn(storage, 'sealed/')).toEqual(['sealed/0c.bin']);
      expect(await keysIn(storage, 'materials/')).toEqual([]);
      expect(await storage.read('uploads/2026/07/0b.mp4')).toEqual(Buffer.from('film'));
    });

    test.each(['', '../a', 'uploads/../../a', '/a', 'a//b', 'a\\b'])('no key leads out of it: %j', async (key) => {
      await expect(storage.read(key)).rejects.toThrow();
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow();
      await expect(storage.remove(key)).rejects.toThrow();
    });
  });

  describe('what people send in', () => {
    let app: TestServer;
    let token: string;
    let photo: Buffer;
    beforeAll(async () => {
      app = await createTestServer({ seed: 'base', config: await another() });
      token = await app.login('13800000001');
      photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3f7043' } })
        .jpeg()
        .toBuffer();
    });
    afterAll(() => app.close());
    afterEach(() => jest.restoreAllMocks());
    const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

    test('a picture is served for good, by its tag, by its time and in parts; also as JPG', async () => {
      const { data } = await app.upload(photo, { token });
      expect(await keysIn(app.server.storage, 'uploads/')).toContain(data.url.slice(1));
      const served = await get(data.url);
      expect(served).toMatchObject({
        statusCode: 200,
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'accept-ranges': 'bytes',
          'content-length': String(data.size),
          'x-content-type-options': 'nosniff',
        },
      });
      expect(served.headers['content-disposition']).toBeUndefined();
      expect((await sharp(served.rawPayload).metadata()).width).toBe(60);
      const { etag = '', 'last-modified': since = '' } = served.headers as Record<string, string>;
      const known: Record<string, string>[] = [
        { 'if-none-match': `"other", ${etag}` },
        { 'if-modified-since': since },
        { 'if-none-match': '*' },
      ];
      for (const headers of known) expect(await get(data.url, headers)).toMatchObject({ statusCode: 304, payload: '' });
      const news: Record<string, string>[] = [
        { 'if-none-match': '"other"', 'if-modified-since': since },
        { 'if-none-match': etag, 'cache-control': 'no-cache' },
      ];
      for (const headers of news) expect((await get(data.url, headers)).statusCode).toBe(200);
      const part = await get(data.url, { range: 'bytes=0-3', 'if-range': etag });
      expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
        206,
        'RIFF',
        `bytes 0-3/${data.size}`,
      ]);
      expect((await get(data.url, { range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
      const head = await app.http.inject({ method: 'HEAD', url: data.url });
      expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', String(data.size)]);
      const jpg = await get(data.url.replace('.webp', '.jpg'));
      expect([jpg.headers['content-type'], (await sharp(jpg.rawPayload).metadata()).width]).toEqual(['image/jpeg', 60]);
      for (const none of [
        '/uploads/',
        '/uploads/2026/06',
        '/uploads/none.pdf',
        `/uploads/2026/06/${'0'.repeat(32)}.jpg`,
      ]) {
        const missing = await get(none);
        expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
        expect(missing.headers['content-disposition']).toBeUndefined();
      }
    });

    test('a recording in the parts that a phone asks for, a paper as a download', async () => {
      const { data } = await sendForm(app, 'file.voices', token, RECORDING);
      const part = await get(data.url, { range: 'bytes=-100' });
      expect(part).toMatchObject({
        statusCode: 206,
        headers: {
          'content-type': 'audio/mpeg',
          'content-range': `bytes ${RECORDING.length - 100}-${RECORDING.length - 1}/${RECORDING.length}`,
        },
      });
      expect(part.rawPayload).toEqual(RECORDING.subarray(-100));
      expect(await get(data.url, { range: `bytes=${RECORDING.length}-` })).toMatchObject({
        statusCode: 416,
        headers: { 'content-range': `bytes */${RECORDING.length}` },
      });
      const paper = await sendPaper(app, PDF, { token });
      const served = await get(paper.data.url);
      expect(served.rawPayload).toEqual(PDF);
      expect(served.headers).toMatchObject({ 'content-disposition': 'attachment', 'content-type': 'application/pdf' });
      expect(halves(app)).toEqual([]);
    });

    test('a sealed picture and a sealed paper open for a signed address only, and nowhere lie open', async () => {
      const picture = await app.upload(photo, { token, scene: 'voucher' });
      const paper = await sendPaper(app, PDF, { token, scene: 'chat' });
      expect(paper.code).toBe(200);
      expect((await get(picture.data.url)).headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
      });
      for (const { data } of [picture, paper]) {
        const [bare = ''] = data.url.split('?');
        const key = `sealed/${path.basename(bare)}.bin`;
        for (const url of [bare, `/${key}`, `/uploads/${key}`, `/uploads/../${key}`])
          expect((await get(url)).statusCode).toBe(404);
        const kept = await app.server.storage.read(key);
        expect(kept).toBeDefined();
        expect(kept!.includes('WEBP') || kept!.includes('%PDF')).toBe(false);
      }
      expect((await keysIn(app.server.storage, 'uploads/')).filter((key) => key.endsWith('.bin'))).toEqual([]);
      expect(halves(app)).toEqual([]);
    });

    test('a row that cannot be written takes its file with it, a form that is refused too', async () => {
      const kept = async () => [
        ...(await keysIn(app.server.storage, 'uploads/')),
        ...(await keysIn(app.server.storage, 'sealed/')),
      ];
      const before = await kept();
      await app.database.exec('alter table files rename to files_gone; alter table sealed_files rename to sealed_gone');
      expect((await app.upload(photo, { token })).status).toBe(500);
      expect((await app.upload(photo, { token, scene: 'identity' })).status).toBe(500);
      expect((await sendPaper(app, PDF, { token })).code).toBe(500);
      await app.database.exec('alter table files_gone rename to files; alter table sealed_gone rename to sealed_files');
      expect((await sendForm(app, 'file.videos', token, RECORDING)).code).toBe(422);
      expect((await sendPaper(app, PDF, { token, scene: 'identity' })).code).toBe(400);
      expect(await kept()).toEqual(before);
      expect(halves(app)).toEqual([]);
    });

    test('a store that takes nothing, or does not answer, is told as such', async () => {
      const rows = await app.db.$count(files);
      const { storage } = app.server;
      jest.spyOn(storage, 'write').mockRejectedValue(Object.assign(new Error('full'), { code: 'STORE_NOT_KEPT' }));
      jest.spyOn(storage, 'take').mockRejectedValue(Object.assign(new Error('full'), { code: 'STORE_NOT_KEPT' }));
      const SENTENCE = { code: 422, message: '暂时存不下，请稍后再试' };
      expect(await app.upload(photo, { token })).toMatchObject(SENTENCE);
      expect(await sendPaper(app, PDF, { token })).toMatchObject(SENTENCE);
      expect(await app.db.$count(files)).toBe(rows);
      expect(halves(app)).toEqual([]);
      jest.restoreAllMocks();
      const { data } = await app.upload(photo, { token });
      jest.spyOn(storage, 'stat').mockRejectedValue(storeAway('no answer'));
      const away = await get(data.url);
      expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
        503,
        '2',
        'no-store',
      ]);
    });

    test('what stands in no form goes after a day, also when the store does not answer at first', async () => {
      const { data } = await app.upload(photo, { token, scene: 'identity' });
      const key = `sealed/${path.basename(data.url)}.bin`;
      const remove = jest.spyOn(app.server.storage, 'remove').mockRejectedValueOnce(storeAway('no answer'));
      app.clock.advance(DAY_MS + 1000);
      await app.runJobs();
      expect(remove).toHaveBeenCalled();
      // No form can take it any more, and the file is asked for again.
      expect(await app.db.$count(sealedFiles)).toBe(0);
      app.clock.advance(60_000);
      await app.runJobs();
      expect(await app.server.storage.read(key)).toBeUndefined();
      expect(await keysIn(app.server.storage, 'sealed/')).toEqual([]);
    });
  });

  describe('an own shop', () => {
    let app: TestServer;
    let folder: string;
    beforeAll(async () => {
      app = await createTestServer({ seed: 'base', config: await another() });
      folder = newFolder();
      await initFolder(folder, drawing);
      await push(await readFolder(folder), settingsOf(app));
    });
    afterAll(() => app.close());

    test('its pictures and materials are served, and come back with a pull', async () => {
      const pictures = await keysIn(app.server.storage, 'pictures-shop/');
      expect(pictures.length).toBeGreaterThan(3);
      const name = path.basename(pictures[0] ?? '');
      const served = await app.http.inject({ url: `/images/shop/${name}.webp?w=120` });
      expect([served.statusCode, (await sharp(served.rawPayload).metadata()).format]).toEqual([200, 'webp']);
      const bogus = name.replace(/^[\da-f]{4}/, 'beef');
      expect((await app.http.inject({ url: `/images/shop/${bogus}.webp?w=120` })).statusCode).toBe(404);
      const [material] = await app.db.select().from(materials);
      const token = await app.login('13911110021');
      const { url } = await app.ok('college.materialGet', { id: material?.id ?? '' }, { token });
      const part = await app.http.inject({ url, headers: { range: 'bytes=0-4' } });
      expect([part.statusCode, part.payload, part.headers['cache-control']]).toEqual([
        206,
        '%PDF-',
        'private, no-store',
      ]);
      const { pages } = await app.ok('college.materialPreview', { id: material?.id ?? '' }, { token });
      expect((await app.http.inject({ url: pages[0] ?? '' })).headers['content-type']).toBe('image/webp');
      const pulled = newFolder();
      await pull(pulled, settingsOf(app));
      for (const kind of ['pictures', 'materials'])
        for (const file of fs.readdirSync(path.join(folder, kind)))
          expect(
            fs.readFileSync(path.join(pulled, kind, file)).equals(fs.readFileSync(path.join(folder, kind, file))),
          ).toBe(true);
    });

    test('its backup has them, and is read into a store of either kind', async () => {
      const file = path.join(newFolder(), 'shop.gz');
      const all = async ({ server }: TestServer) =>
        [
          await keysIn(server.storage, 'pictures-shop/'),
          await keysIn(server.storage, 'materials/'),
          await keysIn(server.storage, 'uploads/'),
        ].flat();
      const token = await app.login('13800000001');
      const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const { data } = await app.upload(photo, { token });
      const { files: count } = await backup(file, { db: app.db, storage: app.server.storage });
      const before = await all(app);
      expect(before).toHaveLength(count);
      for (const config of [{}, await another()]) {
        const own = await createTestServer({ seed: false, config });
        await restore(file, { db: own.db, storage: own.server.storage });
        expect(await all(own)).toEqual(before);
        expect((await own.http.inject(data.url)).statusCode).toBe(200);
        await own.close();
      }
    });
  });

  // Without a bucket each machine has its own.
  (isBucket ? test : test.skip)('two machines draw a picture once', async () => {
    const config = await another();
    const drawn: string[] = [];
    const folders: string[] = [];
    const machine = (edition: string) => {
      const dataDir = newFolder();
      folders.push(dataDir);
      const storage = createStorage({ dataDir, ...config });
      const draw = (key: string) => {
        drawn.push(key);
        return { width: 750, height: 750, svg: '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="750"/>' };
      };
      return {
        storage,
        pictures: createPictureStore({
          dir: path.join(dataDir, 'pictures'),
          shared: sharedDrawings(storage),
          draw,
          edition,
          effort: 0,
        }),
      };
    };
    const [one, two] = [machine('a'), machine('a')];
    const first = await one.pictures.get('avatar/1', 120);
    await until(async () => (await keysIn(one.storage, 'pictures/')).length === 1);
    expect(await two.pictures.get('avatar/1', 120)).toEqual(first);
    expect(drawn).toEqual(['avatar/1']);
    // From its own disk from then on.
    await two.storage.remove('pictures/a/avatar/1@120.webp');
    expect(await two.pictures.get('avatar/1', 120)).toEqual(first);
    expect(fs.existsSync(path.join(folders[1] ?? '', 'pictures/a/avatar/1@120.webp'))).toBe(true);
    expect(drawn).toHaveLength(1);
    // Another edition draws anew, and clears away what the one before left in the bucket.
    await one.pictures.get('avatar/2', 120);
    await until(async () => (await keysIn(one.storage, 'pictures/')).length === 1);
    await machine('b').pictures.get('avatar/1', 120);
    await until(async () => (await keysIn(one.storage, 'pictures/')).join() === 'pictures/b/avatar/1@120.webp');
    expect(drawn).toEqual(['avatar/1', 'avatar/2', 'avatar/1']);
    // A bucket that does not answer is done without.
    const lost = machine('b');
    jest.spyOn(lost.storage, 'read').mockRejectedValue(storeAway('no answer'));
    jest.spyOn(lost.storage, 'write').mockRejectedValue(storeAway('no answer'));
    expect(await lost.pictures.get('avatar/1', 120)).toEqual(first);
    expect(drawn).toHaveLength(4);
  });
});
