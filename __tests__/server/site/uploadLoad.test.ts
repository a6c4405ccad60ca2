/** Pictures that are heavier than they look, and many at once: decoding takes cores and memory that everybody shares. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MOST_IN_FLIGHT, PARALLEL } from '../../../server/domains/people/file/redraw';
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A white PNG with one bit a pixel: 400 million pixels are 49 kB. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a small file of 400 million pixels is refused in words, before it is unfolded', async () => {
  const body = bomb(20_000, 20_000);
  expect(body.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  expect(await app.upload(body, { token, filename: 'bomb.png', type: 'image/png' })).toMatchObject({
    code: 422,
    message: '图片尺寸太大，请缩小到5000万像素以内再上传',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

test('just below the limit it is a picture', async () => {
  const { data } = await app.upload(bomb(7000, 7000), { token, filename: 'large.png', type: 'image/png' });
  expect(data).toMatchObject({ width: 2048, height: 2048 });
});

/** Pixels that no codec makes short work of. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

test(`of 30 pictures at once ${PARALLEL} are decoded at a time, and all are kept`, async () => {
  const photo = await noise(500);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.upload(photo, { token })));
  clearInterval(watch);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(PARALLEL);
});

test('what comes while every place is taken is refused at once', async () => {
  const photo = await noise(400);
  const answers = await Promise.all(Array.from({ length: MOST_IN_FLIGHT + 20 }, () => app.upload(photo, { token })));
  const refused = answers.filter(({ code }) => code === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ message }) => message === '上传的人太多，请稍后再试')).toBe(true);
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(MOST_IN_FLIGHT);
  expect((await app.upload(photo, { token })).code).toBe(200);
});
