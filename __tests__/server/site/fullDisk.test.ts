/** A disk that is full, or may not be written to: a sentence, nothing left behind, no connection that hangs, and pictures all the same. */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { endpoints } from '../../../src/contract/endpoints';
import { createPictureStore } from '../../../server/pictures/store';
import { files, sealedFiles } from '../../../server/db/schema';
import { testServer } from '../harness';

const SENTENCE = { status: 200, code: 422, message: '暂时存不下，请稍后再试' };
const failing = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });

const app = testServer({ seed: 'base' });
let token = '';
let photo: Buffer;
beforeAll(async () => {
  token = await app.login('13800000001');
  photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#3f7043' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => jest.restoreAllMocks());

const left = (): string[] =>
  fs
    .readdirSync(app.server.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /uploads|sealed/.test(entry.parentPath))
    .map(({ name }) => name);
const rowsNow = async () => [await app.db.$count(files), await app.db.$count(sealedFiles)];

/** The disk takes some bytes, then no more. */
const fillUp = (code: string) => {
  const { writeFile } = promises;
  jest.spyOn(promises, 'writeFile').mockImplementation(async (file, data) => {
    await writeFile(file, (data as Buffer).subarray(0, 10));
    throw failing(code);
  });
};
const refuseFolders = (code: string) => jest.spyOn(promises, 'mkdir').mockRejectedValue(failing(code));

test.each([
  ['full while it is written', () => fillUp('ENOSPC')],
  ['over its quota', () => fillUp('EDQUOT')],
  ['broken', () => fillUp('EIO')],
  ['not to be written to', () => refuseFolders('EROFS')],
  ['somebody else’s', () => refuseFolders('EACCES')],
  ['a file where its folder should be', () => refuseFolders('ENOTDIR')],
])('a picture and a paper, and the disk is %s', async (_what, break_) => {
  const [before, rows] = [left(), await rowsNow()];
  break_();
  expect(await app.upload(photo, { token })).toMatchObject(SENTENCE);
  expect(await app.upload(photo, { token, scene: 'identity' })).toMatchObject(SENTENCE);
  jest.restoreAllMocks();
  expect(left()).toEqual(before);
  expect(await rowsNow()).toEqual(rows);
  expect((await app.upload(photo, { token })).code).toBe(200);
});

test('a row that cannot be written takes its file with it', async () => {
  const before = left();
  await app.database.exec('alter table files rename to files_gone; alter table sealed_files rename to sealed_gone');
  expect((await app.upload(photo, { token })).status).toBe(500);
  expect((await app.upload(photo, { token, scene: 'identity' })).status).toBe(500);
  await app.database.exec('alter table files_gone rename to files; alter table sealed_gone rename to sealed_files');
  expect(left()).toEqual(before);
});

describe('over a real line', () => {
  let port = 0;
  beforeAll(async () => {
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    port = (app.http.server.address() as AddressInfo).port;
  });

  interface Heard {
    body: string;
    ms: number;
    closed: number;
  }
  /** Sends a film of so many bytes, and goes on sending as long as it is let; hears the answer, and when the line is closed. */
  const sendFilm = (query: string, bytes: number): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const from = performance.now();
      const boundary = 'film';
      const agent = new http.Agent({ keepAlive: true });
      const request = http.request({
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: `${endpoints['file.videos'].path}?${query}`,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 200 + bytes },
      });
      let heard: Heard | undefined;
      request.on('response', (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += String(part)));
        response.on('end', () => (heard = { body, ms: performance.now() - from, closed: 0 }));
        response.socket.once('close', () => {
          agent.destroy();
          if (heard) resolve({ ...heard, closed: performance.now() - from });
          else reject(new Error('cut'));
        });
      });
      request.on('error', (error) => (heard ? undefined : reject(error)));
      request.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
      );
      // The rest never comes.
      request.write(Buffer.alloc(bytes));
    });

  test('a film that is not stored is refused in words, and its line ends soon', async () => {
    const { data: cover } = await app.upload(photo, { token });
    const before = left();
    jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(
        () => new Writable({ write: (_part, _encoding, done) => done(failing('ENOSPC')) }) as unknown as fs.WriteStream,
      );
    const heard = await sendFilm(`access-token=${token}&cover=${encodeURIComponent(cover.url)}`, 3_000_000);
    expect(JSON.parse(heard.body)).toMatchObject({ code: SENTENCE.code, message: SENTENCE.message });
    expect(heard.closed).toBeLessThan(15_000);
    expect(left()).toEqual(before);
  });

  test('one that is refused before it is read, too', async () => {
    const heard = await sendFilm('', 3_000_000);
    expect((JSON.parse(heard.body) as { code: number }).code).toBe(401);
    expect(heard.closed).toBeLessThan(15_000);
  });
});

test.each(['ENOSPC', 'EROFS', 'EACCES'])('a picture that cannot be kept (%s) is drawn and served', async (code) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-full-'));
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return { width: 750, height: 750, svg: '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="750"/>' };
  };
  const store = createPictureStore({ dir, draw, effort: 0 });
  fillUp(code);
  jest.spyOn(promises, 'rm').mockRejectedValue(failing(code));
  const first = await store.get('avatar/1', 120);
  expect((await sharp(first!.body).metadata()).width).toBe(120);
  expect((await store.get('avatar/1', 120))?.etag).toBe(first!.etag);
  expect(drawn).toBe(1);
  jest.restoreAllMocks();
  // The disk takes files again.
  await store.get('avatar/2', 120);
  const kept = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  expect(kept).toHaveLength(1);
  fs.rmSync(dir, { recursive: true, force: true });
});
