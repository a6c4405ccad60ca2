/** What members sent in lies as WebP; asked for as JPG it comes as JPG, and nothing else comes that way. */
import sharp from 'sharp';
import { testServer } from '../harness';

const app = testServer({ seed: true });
test('an upload as JPG', async () => {
  const token = await app.login('13800000001');
  const image = sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } });
  const { url } = (await app.upload(await image.png().toBuffer(), { token })).data;
  expect(url).toMatch(/^\/uploads\/.*\.webp$/);
  const jpg = await app.http.inject({ url: url.replace('.webp', '.jpg') });
  expect([jpg.statusCode, jpg.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(jpg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  const card = await app.http.inject({ url: url.replace('.webp', '.jpg?size=share') });
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 400 });
  expect((await app.http.inject({ url })).headers['content-type']).toBe('image/webp');
});

test.each([
  `/uploads/2026/06/${'0'.repeat(32)}.jpg`,
  '/uploads/2026/06/..%2f..%2fkey.jpg',
  '/uploads/2026/06/a.jpg',
  '/uploads/..%2f06/a.jpg',
])('%s is not there', async (url) => {
  const { statusCode } = await app.http.inject({ url });
  expect([400, 403, 404]).toContain(statusCode);
});
