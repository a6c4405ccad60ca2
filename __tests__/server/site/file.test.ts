import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../../server/db/schema';
import { endpoints } from '../../../src/contract/endpoints';
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

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

/** Red and green above, blue and white below. */
const quarters = (size: number) =>
  draw(size, size).composite(
    [
      { background: '#ff0000', left: 0, top: 0 },
      { background: '#00ff00', left: size / 2, top: 0 },
      { background: '#0000ff', left: 0, top: size / 2 },
      { background: '#ffffff', left: size / 2, top: size / 2 },
    ].map(({ background, ...place }) => ({
      ...place,
      input: { create: { width: size / 2, height: size / 2, channels: 3 as const, background } },
    })),
  );
/** Which of the four colours stands in each quarter of an uploaded picture. */
async function seen(url: string): Promise<string[]> {
  const { rawPayload } = await app.http.inject(url);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const key = [...data.subarray(from, from + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
    return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[key] ?? key;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}
const half = { w: 0.5, h: 0.5 };

test.each([
  ['one quarter', { x: 0.5, y: 0, ...half }, 200, ['green', 'green', 'green', 'green']],
  ['the middle', { x: 0.25, y: 0.25, ...half }, 200, ['red', 'green', 'blue', 'white']],
  ['all of it', { x: 0, y: 0, w: 1, h: 1 }, 400, ['red', 'green', 'blue', 'white']],
])('%s is kept', async (_what, crop, size, colours) => {
  const { data } = await app.upload(await quarters(400).png().toBuffer(), { token, crop });
  expect(data).toMatchObject({ width: size, height: size });
  expect(await seen(data.url)).toEqual(colours);
});

test('a crop means the picture as it stands upright', async () => {
  // Turned to the right when it is shown: blue and red above, white and green below.
  const photo = await quarters(400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { data } = await app.upload(photo, { token, crop: { x: 0, y: 0, ...half } });
  expect(await seen(data.url)).toEqual(['blue', 'blue', 'blue', 'blue']);
  const tall = await draw(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const low = { x: 0, y: 0.5, w: 1, h: 0.5 };
  expect((await app.upload(tall, { token, crop: low })).data).toMatchObject({ width: 300, height: 300 });
});

test('goods whose picture somebody has cropped keep what was cropped', async () => {
  const wide = await draw(800, 300).jpeg().toBuffer();
  const asked = { token, scene: 'goods' };
  expect((await app.upload(wide, { ...asked, crop: { x: 0, y: 0, w: 1, h: 1 } })).data).toMatchObject({ width: 800 });
  expect((await app.upload(wide, asked)).data).toMatchObject({ width: 300, height: 300 });
});

test('the thinnest crop is a pixel', async () => {
  const crop = { x: 0.9999, y: 0.9999, w: 0.0001, h: 0.0001 };
  const { data } = await app.upload(await draw(30, 20).png().toBuffer(), { token, crop });
  expect(data).toMatchObject({ width: 1, height: 1 });
});

test.each([
  ['past the right edge', { x: 0.6, y: 0, w: 0.5, h: 1 }],
  ['past the lower edge', { x: 0, y: 0.6, w: 1, h: 0.5 }],
  ['before the beginning', { x: -0.1, y: 0, w: 0.5, h: 0.5 }],
  ['of no width', { x: 0, y: 0, w: 0, h: 1 }],
  ['without a height', { x: 0, y: 0, w: 1 }],
  ['in words', { x: '左', y: 0, w: 1, h: 1 }],
  ['that is none', 'all of it'],
])('a crop %s is refused', async (_what, crop) => {
  const photo = await draw(30, 20).png().toBuffer();
  expect(await app.upload(photo, { token, crop })).toMatchObject({ code: 400, field: 'crop' });
});

test('papers are kept whole', async () => {
  const photo = await draw(30, 20).png().toBuffer();
  const crop = { x: 0, y: 0, ...half };
  expect((await app.upload(photo, { token, scene: 'identity', crop })).code).toBe(400);
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
  expect(await app.upload(Buffer.alloc(0), { token })).toMatchObject({ code: 400, field: 'file' });
  expect(await app.call('file.images', {}, { token })).toMatchObject({ code: 400, field: 'file' });
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

interface Sent {
  query?: Record<string, string>;
  before?: [string, string][];
  after?: [string, string][];
  filename?: string;
}
/** A form written by hand: fields before the file and after it, and the file's name as it is. */
async function send(body: Buffer, { query = {}, before = [], after = [], filename = 'a.jpg' }: Sent) {
  const field = ([name, value]: [string, string]) =>
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const payload = Buffer.concat([
    ...before.map(field),
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    body,
    Buffer.from('\r\n'),
    ...after.map(field),
    Buffer.from('--x--\r\n'),
  ]);
  const answer = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.images'].path}?${new URLSearchParams({ 'access-token': token, ...query }).toString()}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
  return answer.json<{
    code: number;
    message: string;
    data: { url: string; width: number; height: number; name: string };
  }>();
}

test.each<[what: string, sent: Sent]>([
  ['in the address', { query: { scene: 'identity' } }],
  ['before the file', { before: [['scene', 'identity']] }],
  ['after the file', { after: [['scene', 'identity']] }],
  ['in both', { query: { scene: 'identity' }, after: [['scene', 'identity']] }],
  ['with an empty one in the address', { query: { scene: '' }, before: [['scene', 'identity']] }],
  ['in capitals', { before: [['scene', 'Identity']] }],
  ['with a space', { query: { scene: ' identity ' } }],
])('an identity card never gets a public address: its scene %s', async (_what, sent) => {
  const { code, data } = await send(await draw(40, 30).jpeg().toBuffer(), sent);
  expect(code).toBe(200);
  expect(data.url).toMatch(/^\/sealed\//);
});

test.each<[what: string, sent: Sent]>([
  ['in the address and in the form', { query: { scene: 'avatar' }, before: [['scene', 'identity']] }],
  ['twice in the form', { before: [['scene', 'identity']], after: [['scene', 'avatar']] }],
])('two scenes are none: %s', async (_what, sent) => {
  const before = await app.db.$count(files);
  expect(await send(await draw(40, 30).jpeg().toBuffer(), sent)).toMatchObject({
    code: 400,
    message: expect.stringContaining('两处写得不一样'),
  });
  expect(await app.db.$count(files)).toBe(before);
});

test('every field is read from the form, too', async () => {
  const photo = await quarters(400).png().toBuffer();
  const { data } = await send(photo, { after: [['crop', JSON.stringify({ x: 0.5, y: 0, ...half })]] });
  expect(await seen(data.url)).toEqual(['green', 'green', 'green', 'green']);
});

test.each(['', ' ', '.', '/'])('a file that is called %j is a picture all the same', async (filename) => {
  const { code, data } = await send(await draw(40, 30).jpeg().toBuffer(), { filename });
  expect(code).toBe(200);
  expect(data.name).not.toBe('');
});

test.each([
  ['a long screenshot', 1080, 12_000, 1080, 12_000],
  ['a longer one than WebP can be', 1080, 20_000, 885, 16_383],
  ['a small strip', 300, 3000, 300, 3000],
  ['a panorama', 6000, 1200, 5400, 1080],
  ['a photograph', 3000, 2000, 2048, 1365],
  ['twice as wide as high', 3000, 1500, 2048, 1024],
])('%s keeps what can be read of it', async (_what, width, height, keptWidth, keptHeight) => {
  const { data } = await app.upload(await draw(width, height).jpeg().toBuffer(), { token });
  expect([data.width, data.height]).toEqual([keptWidth, keptHeight]);
});
