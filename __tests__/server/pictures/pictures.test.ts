import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { EMPTY_KINDS } from '../../../server/art/index.mjs';
import { drawPicture, pictureKeys, pictureSize } from '../../../server/pictures/catalogue';
import { picturesPlugin } from '../../../server/pictures/plugin';
import { skuPicture } from '../../../server/pictures/skus';
import { createPictureStore, pictureWidth } from '../../../server/pictures/store';
import { EMOJI } from '../../../src/core/lib/emoji';
import { GOODS } from '../../../server/seed/data/goods';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What the seed and the pages ask for by address. */
const EXPECTED = [
  ...range(1001, 1060).flatMap((id) => [`goods/${id}`, `goods/${id}-2`, `goods/${id}-3`]),
  ...range(1, 8).map((id) => `category/${id}`),
  ...range(101, 126).map((id) => `category/${id}`),
  ...range(1, 10).map((id) => `banner/${id}`),
  ...range(1, 4).map((id) => `floor/${id}`),
  ...range(1, 6).flatMap((id) => [`store/${id}`, `store/${id}-in`, `producer/${id}`]),
  ...range(1, 40).map((id) => `avatar/${id}`),
  ...range(1, 12).map((id) => `master/${id}`),
  ...range(1, 30).map((id) => `article/${id}`),
  ...range(1, 12).flatMap((id) => range(1, 3).map((n) => `master/${id}-${n}`)),
  ...range(1, 6).flatMap((id) => range(1, 4).map((n) => `producer/${id}-${n}`)),
  ...[1001, 1003, 1004, 1007, 1011, 1013, 1015, 1016, 1021, 1022, 1028, 1029, 1033, 1035, 1036, 1038].flatMap((id) =>
    ['dry', 'liquor', 'base'].map((part) => `exhibit/${id}-${part}`),
  ),
  ...range(1, 14).flatMap((id) => [`activity/${id}`, `merchant/${id}`]),
  ...range(1, 3).map((id) => `scene/${id}`),
  ...range(1, 6).map((id) => `paper/${id}`),
  ...range(1, 8).map((id) => `video/${id}`),
  ...range(1, 10).map((id) => `course/${id}`),
  ...range(1, 16).map((id) => `lesson/${id}`),
  ...range(1, 5).map((id) => `vr/${id}`),
  ...range(1, 12).flatMap((id) => [`collectible/${id}`, `collectible/${id}-2`, `collectible/${id}-3`]),
  ...EMOJI.map(({ file }) => file.replace('.webp', '')),
  ...range(1, 4).map((id) => `cellar/${id}`),
  'field/hill',
  ...range(1, 12).flatMap((id) => [
    `field/${id}`,
    `tree/${id}`,
    `tree/${id}-wide`,
    ...['spring', 'summer', 'autumn', 'winter'].map((season) => `tree/${id}-${season}`),
  ]),
  'collectible/notary',
  'collectible/report',
  'regions/1',
  'booking/hero',
  ...range(1, 4).map((id) => `booking/${id}`),
  ...range(1, 6).map((id) => `service-type/${id}`),
  ...range(1, 5).map((id) => `level/${id}`),
  ...range(1, 5).map((id) => `ridge/${id}`),
  ...EMPTY_KINDS.map((kind) => `empty/${kind}`),
  ...['splash/1', 'ad/1', 'share/1', 'share/2', 'music/1', 'service/1', 'letter/1', 'team/1'],
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

describe('catalogue', () => {
  it('holds every picture of the seed and nothing else', () => {
    const ofSkus = GOODS.flatMap(({ id, skus }) =>
      skus.map((_sku, i) => skuPicture(id, i).slice('/images/'.length, -5)),
    );
    expect([...pictureKeys()].sort()).toEqual([...new Set([...EXPECTED, ...ofSkus])].sort());
  });

  it('shows each specification of a goods as what it is: no two of one goods alike', () => {
    for (const { id, skus } of GOODS) {
      const shown = new Set(skus.map((_sku, i) => skuPicture(id, i)));
      expect({ id, shown: shown.size }).toEqual({ id, shown: skus.length });
    }
    expect(skuPicture('1053', 1)).toBe('/images/goods/105302.webp');
    expect(skuPicture('1057', 0)).toBe('/images/goods/1057.webp');
  });

  it('draws every key at its own size, no two alike', () => {
    const seen = new Set<string>();
    for (const key of pictureKeys()) {
      const drawing = drawPicture(key);
      seen.add(drawing?.svg ?? '');
      expect(drawing).toMatchObject(pictureSize(key) ?? { width: 'known' });
      expect(drawing?.svg.startsWith('<svg ')).toBe(true);
      // a colour or a number that failed to compute shows up as one of these words
      expect(drawing?.svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(drawing?.svg).toContain(`width="${drawing?.width}" height="${drawing?.height}"`);
    }
    expect(seen.size).toBe(pictureKeys().length);
  });

  it('draws the same picture twice', () => {
    for (const key of ['goods/1001', 'goods/1047', 'store/5', 'avatar/17', 'banner/4', 'article/9']) {
      expect(drawPicture(key)).toEqual(drawPicture(key));
    }
  });

  it.each(['goods/1000', 'goods/1061', 'goods/1001-4', 'constructor', '__proto__', '', 'goods', '../goods/1001'])(
    'does not know %p',
    (key) => {
      expect(drawPicture(key)).toBeUndefined();
      expect(pictureSize(key)).toBeUndefined();
    },
  );

  it('takes view 1 for the main picture', () => {
    expect(drawPicture('goods/1001-1')).toEqual(drawPicture('goods/1001'));
  });
});

describe('widths', () => {
  it.each([
    [750, 1, 24],
    [750, 25, 120],
    [750, 375, 375],
    [750, 376, 480],
    [750, undefined, 750],
    [750, 9999, 750],
    [400, 480, 400],
    [1500, undefined, 750],
    [1500, 1171, 1500],
    [1170, 1500, 1170],
    [750, -5, 750],
    [750, Number.NaN, 750],
  ])('own %p, wanted %p: %p', (own, wanted, expected) => {
    expect(pictureWidth(own, wanted)).toBe(expected);
  });
});

describe('store', () => {
  it('draws each width once, however many ask for it, and no other', async () => {
    const draw = jest.fn(drawPicture);
    const store = createPictureStore({ dir, draw, edition: 'a' });
    const all = await Promise.all([
      store.get('goods/1013', 375),
      store.get('goods/1013', 300),
      store.get('goods/1013', 24),
      store.get('goods/1013', 600),
    ]);
    expect(draw).toHaveBeenCalledTimes(3);
    expect(all[0]?.etag).toBe(all[1]?.etag);
    const widths = await Promise.all(all.map(async (one) => (await sharp(one?.body).metadata()).width));
    expect(widths).toEqual([375, 375, 24, 750]);
    expect((await readdir(join(dir, 'a', 'goods'))).sort()).toEqual(['1013@24.webp', '1013@375.webp', '1013@750.webp']);
  });

  it('reads what is on disk and draws nothing', async () => {
    await createPictureStore({ dir, edition: 'a' }).get('level/2', 120);
    const draw = jest.fn(drawPicture);
    const again = await createPictureStore({ dir, draw, edition: 'a' }).get('level/2', 120);
    expect(draw).not.toHaveBeenCalled();
    expect(again?.body).toEqual(await readFile(join(dir, 'a', 'level', '2@120.webp')));
  });

  it('draws again what other code has drawn, and clears that away', async () => {
    await createPictureStore({ dir, edition: 'a' }).get('level/2', 120);
    const draw = jest.fn(drawPicture);
    await createPictureStore({ dir, draw, edition: 'b' }).get('level/2', 120);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await readdir(dir)).toEqual(['b']);
  });

  it('keeps the wire small', async () => {
    const store = createPictureStore({ dir });
    for (const key of ['goods/1002', 'goods/1043'])
      expect((await store.get(key, 375))?.body.length).toBeLessThan(20_000);
  });

  it('warms a list and tells how far it is', async () => {
    const steps: string[] = [];
    await createPictureStore({ dir, edition: 'a' }).warm(['level/1', 'level/3'], [24, 120], (done, total) =>
      steps.push(`${done}/${total}`),
    );
    expect(steps).toEqual(['1/2', '2/2']);
    expect(await readdir(join(dir, 'a', 'level'))).toEqual(
      expect.arrayContaining(['1@24.webp', '1@120.webp', '3@24.webp', '3@120.webp']),
    );
  });

  it('leaves nothing behind for an unknown key', async () => {
    await expect(createPictureStore({ dir }).get('../../etc/passwd')).resolves.toBeUndefined();
  });
});

describe('GET /images', () => {
  let app: FastifyInstance;
  let uploadsDir: string;
  beforeAll(async () => {
    uploadsDir = await mkdtemp(join(tmpdir(), 'uploads-'));
    await writeFile(
      join(uploadsDir, 'a1.png'),
      await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    await writeFile(join(uploadsDir, 'note.html'), '<script>');
    app = fastify();
    await app.register(picturesPlugin, { store: createPictureStore({ dir }), uploadsDir });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(uploadsDir, { recursive: true, force: true });
  });

  it('serves a picture that may be kept for good', async () => {
    const answer = await app.inject('/images/level/1.webp?w=100');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(120);

    const etag = String(answer.headers.etag);
    const again = await app.inject({ url: '/images/level/1.webp?w=100', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('is JPG where that is asked for, on paper where it is transparent: cards of the messenger and albums take no WebP', async () => {
    for (const key of ['level/1', 'goods/1001', 'avatar/1']) {
      const answer = await app.inject(`/images/${key}.jpg?w=100`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 120 });
      // The WebP of the same picture is another file.
      expect((await app.inject(`/images/${key}.webp?w=100`)).headers['content-type']).toBe('image/webp');
    }
  });

  it('on a card of the messenger is a JPG of 5:4, filled, whatever its own form', async () => {
    for (const key of ['goods/1001', 'banner/1', 'share/1', 'avatar/1']) {
      const answer = await app.inject(`/images/${key}.jpg?size=share`);
      expect([key, answer.statusCode, answer.headers['content-type']]).toEqual([key, 200, 'image/jpeg']);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 400 });
    }
    // What the app shows keeps its form.
    const shown = await app.inject('/images/goods/1001.webp?w=100&size=share');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 120, height: 120 });
    expect((await app.inject('/images/goods/1001.jpg?size=other')).statusCode).toBe(200);
  });

  it.each(['x', '', '-1', '1e9', '24&w=120'])('does not stumble over w=%s', async (w) => {
    expect((await app.inject(`/images/level/1.webp?w=${w}`)).statusCode).toBe(200);
  });

  it.each([
    '/images/goods/9999.webp',
    '/images/goods/9999.jpg',
    '/images/..%2f..%2fpackage.json.jpg',
    '/images/.jpg',
    '/images/goods/1001.svg',
    '/images/',
    '/images/../package.json',
    '/images/..%2f..%2fpackage.json.webp',
    '/images/%2e%2e/%2e%2e/etc/passwd.webp',
    '/images/goods/..%2F..%2F..%2Fetc%2Fpasswd.webp',
    '/images/uploads/..%2f..%2fpackage.json',
    '/images/uploads/note.html',
    '/images/uploads/missing.png',
    '/images/__proto__.webp',
  ])('refuses %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  it('serves an upload as it came', async () => {
    const answer = await app.inject('/images/uploads/a1.png');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
  });
});
