import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../../server/db/schema';
import { endpoints } from '../../../src/contract/endpoints';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let token: string;
beforeAll(async () => {
  app = await createTestServer({ seed: 'base' });
  token = await app.login('13800000001');
});
afterAll(() => app.close());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7043' } });

test('a picture comes back as WebP at an address nobody guesses, without its metadata', async () => {
  const photo = await draw(3000, 1500)
    .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '30/1 14/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('SpyCam')).toBe(true);
  const { data } = await app.upload(photo, { token, filename: '../../茶.jpg' });
  expect(data).toMatchObject({ kind: 'image', name: '茶.jpg', width: 2048, height: 1024 });
  expect(data.url).toMatch(/^\/uploads\/2026\/06\/[0-9a-f]{32}\.webp$/);
  const served = await app.http.inject(data.url);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(served.headers['cache-control']).toContain('immutable');
  expect(served.rawPayload.includes('SpyCam')).toBe(false);
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
  const [row] = await app.db.select().from(files).where(eq(files.path, data.url));
  expect(row).toMatchObject({ memberId: '10001', mime: 'image/webp', size: data.size });
});

test('a turned photo is stood upright', async () => {
  const photo = await draw(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await app.upload(photo, { token })).data).toMatchObject({ width: 30, height: 60 });
});

test.each([
  ['a page with the name of a picture', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['half a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
])('%s is refused', async (_what, body) => {
  expect(await app.upload(body, { token })).toMatchObject({ code: 422, message: expect.stringContaining('图片') });
});

test('5 MB is the limit', async () => {
  expect(await app.upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1), { token })).toMatchObject({
    code: 422,
    message: '图片不能超过5MB',
  });
});

test('no file, an empty one, no session', async () => {
  expect(await app.upload(Buffer.alloc(0), { token })).toMatchObject({ code: 400, message: '参数错误：file' });
  expect(await app.call('file.images', {}, { token })).toMatchObject({ code: 400, message: '参数错误：file' });
  const form = {
    method: 'POST' as const,
    url: `${endpoints['file.images'].path}?access-token=${token}`,
    payload: '--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
  expect((await app.http.inject(form)).json()).toMatchObject({ code: 400 });
  expect((await app.upload(await draw(9, 9).png().toBuffer(), {})).code).toBe(401);
});

test('nothing outside the folder is served', async () => {
  for (const url of ['/uploads/../db/PG_VERSION', '/uploads/%2e%2e/db/PG_VERSION', '/uploads/']) {
    expect((await app.http.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  }
});
