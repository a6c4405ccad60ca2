/** The bucket by the documents of S3: what is signed, what each refusal means, and that nobody is asked, or waited for, without end. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { S3Config } from '../../../server/config';
import { isNotKept } from '../../../server/lib/wholeFile';
import { createBucket } from '../../../server/storage/s3';
import { isStoreAway } from '../../../server/storage/failed';
import type { Storage } from '../../../server/storage/store';
import { fault, openBucketDouble, SECRET, type BucketDouble } from './bucketDouble';

/** Of a line to this process. What is silent is silent for good, so a busy machine only makes it longer. */
const LIMITS = { connectMs: 2000, quietMs: 400 };
const KEY = 'uploads/2026/06/0a.webp';
const TRIES = 3;

let double: BucketDouble;
let bucket: Storage;
beforeAll(async () => {
  double = await openBucketDouble();
  bucket = createBucket(double.config, LIMITS);
});
afterAll(async () => {
  bucket.close();
  await double.close();
});
afterEach(() => {
  double.always();
  double.asked.splice(0);
});
const failed = async (work: Promise<unknown>): Promise<Error> => {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it did not fail');
};
const all = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};
const askedFor = () => double.asked.map(({ method }) => method);
const other = (more: Partial<S3Config>) => createBucket({ ...double.config, ...more }, LIMITS);

test('what is written is signed, has its type, and is read as it was', async () => {
  await bucket.write(KEY, Buffer.from('picture'));
  expect(double.asked[0]).toMatchObject({ method: 'PUT', key: KEY, headers: { 'content-type': 'image/webp' } });
  // Trailers would lie in the file of a service that does not know them.
  expect(double.asked[0]!.headers['content-encoding']).toBeUndefined();
  expect(double.objects.get(KEY)).toEqual(Buffer.from('picture'));
  expect(await bucket.read(KEY)).toEqual(Buffer.from('picture'));
  expect(await bucket.stat(KEY)).toMatchObject({ size: 7, modified: new Date('2026-06-16T02:30:00Z') });
  expect(await text((await bucket.open(KEY, 2, 4))!)).toBe('ctu');
  await bucket.remove(KEY);
  await bucket.remove(KEY);
  expect(double.objects.size).toBe(0);
  expect(double.faults).toEqual([]);
});

test('names with other characters are signed as they are spelt', async () => {
  const key = 'materials/春茶 (一)+a@2!.pdf';
  await bucket.write(key, Buffer.from('x'));
  expect([...double.objects.keys()]).toEqual([key]);
  expect(await bucket.read(key)).toEqual(Buffer.from('x'));
  await bucket.remove(key);
  expect(double.faults).toEqual([]);
});

test('a file of the disk is sent as it is read, with the sum of it, and is gone then', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-take-')), 'a.part');
  fs.writeFileSync(file, Buffer.alloc(300_000, 7));
  await bucket.take('uploads/2026/06/0b.mp4', file);
  expect(double.asked[0]!.headers['content-md5']).toMatch(/^[\w+/]{22}==$/);
  expect(double.objects.get('uploads/2026/06/0b.mp4')).toHaveLength(300_000);
  expect(fs.existsSync(file)).toBe(false);
  // Too busy twice, and then not.
  fs.writeFileSync(file, 'again');
  const busy = (response: Parameters<typeof fault>[0]) => fault(response, 503, 'SlowDown');
  double.next(busy, busy);
  await bucket.take('uploads/2026/06/0c.mp4', file);
  expect(double.objects.get('uploads/2026/06/0c.mp4')).toEqual(Buffer.from('again'));
  // What is refused is not sent again, and stays where it was.
  fs.writeFileSync(file, 'no');
  double.asked.splice(0);
  double.next((response) => fault(response, 403, 'AccessDenied'));
  expect(isNotKept(await failed(bucket.take('uploads/2026/06/0d.mp4', file)))).toBe(true);
  expect(askedFor()).toEqual(['PUT']);
  expect(fs.existsSync(file)).toBe(true);
  double.objects.clear();
});

test('a listing goes on page by page; what is half there is not in it', async () => {
  for (const name of ['a.webp', 'b.webp', 'c.webp', 'd.tmp', 'e.webp'])
    double.objects.set(`sealed/${name}`, Buffer.from('x'));
  double.objects.set('uploads/f.webp', Buffer.from('x'));
  expect(await all(bucket.list('sealed/'))).toEqual(['a', 'b', 'c', 'e'].map((name) => `sealed/${name}.webp`));
  expect(askedFor()).toEqual(['GET', 'GET', 'GET']);
  expect(await all(bucket.list('nothing/'))).toEqual([]);
  double.objects.clear();
});

test('what is not there is nothing, a bucket that is not there a failure', async () => {
  expect(await bucket.read('uploads/none.webp')).toBeUndefined();
  expect(await bucket.stat('uploads/none.webp')).toBeUndefined();
  expect(await bucket.open('uploads/none.webp', 0, 1)).toBeUndefined();
  const wrong = other({ bucket: 'somebody-elses' });
  for (const work of [() => wrong.read(KEY), () => wrong.stat(KEY), () => all(wrong.list('uploads/'))])
    expect(isStoreAway(await failed(work()))).toBe(true);
  expect(isNotKept(await failed(wrong.write(KEY, Buffer.from('x'))))).toBe(true);
});

test('a wrong secret is refused once, and says nothing of what was signed', async () => {
  const wrong = other({ secret: 'another' });
  const errors = [await failed(wrong.read(KEY)), await failed(wrong.write(KEY, Buffer.from('body-of-it')))];
  expect(askedFor()).toEqual(['GET', 'PUT']);
  expect(double.faults.splice(0)).toEqual(['another signature', 'another signature']);
  for (const error of errors) {
    expect(error.message).toContain('403 SignatureDoesNotMatch');
    const told = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
    for (const hidden of [SECRET, 'AKIDEXAMPLE', 'another', 'body-of-it', 'AWS4-HMAC'])
      expect(told).not.toContain(hidden);
  }
});

describe('503 SlowDown', () => {
  const busy = (response: Parameters<typeof fault>[0]) => fault(response, 503, 'SlowDown');

  test('once or twice is asked again', async () => {
    double.next(busy, busy);
    await bucket.write(KEY, Buffer.from('picture'));
    expect(askedFor()).toEqual(['PUT', 'PUT', 'PUT']);
    double.next(busy);
    expect(await bucket.read(KEY)).toEqual(Buffer.from('picture'));
  });

  test('always is a failure after some tries: of a write that nothing is wrong with, of a read that it is away', async () => {
    double.always(busy);
    expect(isNotKept(await failed(bucket.write(KEY, Buffer.from('x'))))).toBe(true);
    expect(askedFor()).toHaveLength(TRIES);
    for (const work of [
      () => bucket.read(KEY),
      () => bucket.stat(KEY),
      () => bucket.remove(KEY),
      () => all(bucket.list('uploads/')),
    ]) {
      double.asked.splice(0);
      const error = await failed(work());
      expect(isStoreAway(error)).toBe(true);
      expect(isNotKept(error)).toBe(false);
      expect(double.asked).toHaveLength(TRIES);
    }
  });
});

describe('no answer', () => {
  test('at all: some tries of so long a silence, then a failure', async () => {
    double.always(() => undefined);
    expect(isStoreAway(await failed(bucket.read(KEY)))).toBe(true);
    expect(double.asked).toHaveLength(TRIES);
    double.asked.splice(0);
    expect(isNotKept(await failed(bucket.write(KEY, Buffer.from('x'))))).toBe(true);
    expect(double.asked).toHaveLength(TRIES);
  });

  test('any more, in the middle of a file: no file that is shorter', async () => {
    const begin = (response: Parameters<typeof fault>[0], cut: boolean) => {
      response.writeHead(200, { etag: '"a"', 'last-modified': 'Tue, 16 Jun 2026 02:30:00 GMT', 'content-length': 10 });
      response.write('half');
      if (cut) setTimeout(() => response.destroy(), 50);
    };
    double.always((response) => begin(response, true));
    expect(isStoreAway(await failed(bucket.read(KEY)))).toBe(true);
    double.always((response) => begin(response, false));
    expect(isStoreAway(await failed(bucket.read(KEY)))).toBe(true);
  });

  test('since nobody listens', async () => {
    const nobody = other({ endpoint: 'http://127.0.0.1:9' });
    const error = await failed(nobody.read(KEY));
    expect(isStoreAway(error)).toBe(true);
    expect(error.message).toContain('ECONNREFUSED');
  });

  test('soon enough for who would rather do without', async () => {
    double.always(() => undefined);
    expect(isStoreAway(await failed(bucket.read(KEY, AbortSignal.timeout(50))))).toBe(true);
    expect(double.asked.length).toBeLessThan(TRIES);
  });
});

describe('an answer of another shape', () => {
  const page = (response: Parameters<typeof fault>[0], status = 200) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<html><body>Please log in</body></html>');
  };

  test('is no empty listing, no file that is kept, and no file that is not there', async () => {
    double.always((response) => page(response));
    expect(isStoreAway(await failed(all(bucket.list('uploads/'))))).toBe(true);
    expect(isNotKept(await failed(bucket.write(KEY, Buffer.from('x'))))).toBe(true);
    expect(isStoreAway(await failed(bucket.stat(KEY)))).toBe(true);
    double.always((response) => page(response, 404));
    expect(isStoreAway(await failed(bucket.read(KEY)))).toBe(true);
    expect(isStoreAway(await failed(bucket.stat(KEY)))).toBe(true);
  });
});

test.each([
  '',
  'uploads/../db/PG_VERSION',
  '/etc/passwd',
  'uploads//a',
  'uploads/.',
  'a\\..\\b',
  'a\u0000b',
  'a'.repeat(600),
])('no key leads out of it: %j', async (key) => {
  await failed(bucket.read(key));
  await failed(bucket.write(key, Buffer.from('x')));
  expect(double.asked).toEqual([]);
});

test('a server without a bucket never loads its client', () => {
  const script = path.join(os.tmpdir(), `yejian-loads-${process.pid}.mts`);
  const at = (file: string) => JSON.stringify(path.resolve('server', file));
  fs.writeFileSync(
    script,
    `import { createRequire } from 'node:module';
    import { createStorage } from ${at('storage/create.ts')};
    const loaded = () => Object.keys(createRequire(${at('config.ts')}).cache).some((file) => file.includes('@aws-sdk'));
    const s3 = ${JSON.stringify({ ...double.config, endpoint: 'http://127.0.0.1:9' })};
    await createStorage({ dataDir: ${JSON.stringify(path.join(os.tmpdir(), 'yejian-loads'))} }).read('uploads/a');
    const chosen = createStorage({ dataDir: '', s3 });
    const before = loaded();
    await chosen.read('uploads/a').catch(() => undefined);
    console.log(before, loaded());`,
  );
  const said = execFileSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  fs.rmSync(script);
  expect(said.trim()).toBe('false true');
});
