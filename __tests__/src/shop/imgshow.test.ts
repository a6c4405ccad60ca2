/** What the viewer shows, and how an enlarged picture moves. */
import fc from 'fast-check';
import { distance, held, middle, moved, MOST_ZOOM, REST, tapped, zoomed } from '@/shop/imgshow/pose';
import { isOwnPicture, readSlides } from '@/shop/imgshow/slides';
import { goods, pageOf } from '../contract/fixtures';

const A = '/images/a.webp';
const B = '/uploads/b.webp';
const review = (text: string, photos: string[]) => ({ text, photos, score: 5, sku: '50g' });
const caller = (answers: Record<string, unknown>) => jest.fn((name: string) => Promise.resolve(answers[name])) as never;

describe('slides', () => {
  it('never loads a foreign address', async () => {
    const urls = [
      A,
      'https://elsewhere.test/x.png',
      '//elsewhere.test/x.png',
      '/api/secret',
      'data:image/png;base64,AA',
      7,
      B,
    ];
    const { list } = await readSlides({ urls: JSON.stringify(urls) }, caller({}));
    expect(list.map(({ url }) => url)).toEqual([A, B]);
    fc.assert(fc.property(fc.webUrl(), (url) => !isOwnPicture(url)));
  });

  it('finds the picture that was pressed although others were left out', async () => {
    const urls = JSON.stringify(['https://elsewhere.test/x.png', A, B]);
    await expect(readSlides({ urls, index: '2' }, caller({}))).resolves.toMatchObject({ start: 1 });
    await expect(readSlides({ urls, index: '0' }, caller({}))).resolves.toMatchObject({ start: 0 });
    await expect(readSlides({ urls, index: 'nonsense' }, caller({}))).resolves.toMatchObject({ start: 0 });
  });

  it('shows the pictures of goods', async () => {
    const call = caller({ 'shop.productView': goods({ images: [A, B, 'http://elsewhere.test/x'] }) });
    await expect(readSlides({ goodsId: '101', kind: 'images', index: '9' }, call)).resolves.toMatchObject({
      list: [{ url: A }, { url: B }],
      start: 1,
    });
  });

  it('shows the words of a review under its pictures', async () => {
    const page = pageOf([review('回甘', [A]), review('好喝', [B])]);
    const call = caller({ 'shop.productReviews': { page } });
    const shown = await readSlides({ goodsId: '101', kind: 'reviews', urls: JSON.stringify([B]), index: '0' }, call);
    expect(shown.start).toBe(1);
    expect(shown.list[1]).toEqual({ url: B, text: '好喝', note: '5 分 · 50g' });
  });

  it('shows pictures of a later page of reviews without words', async () => {
    const call = caller({ 'shop.productReviews': { page: pageOf([review('回甘', [A])]) } });
    const shown = await readSlides({ goodsId: '101', kind: 'reviews', urls: JSON.stringify([B]) }, call);
    expect(shown.list).toEqual([{ url: B, text: '', note: '' }]);
  });

  it('has nothing to show without an address', async () => {
    await expect(readSlides({}, caller({}))).resolves.toEqual({ list: [], start: 0 });
    await expect(readSlides({ urls: '{broken' }, caller({}))).resolves.toEqual({ list: [], start: 0 });
  });
});

describe('an enlarged picture', () => {
  const frame = { width: 300, height: 300 };
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
  const isHeld = ({ scale, x, y }: typeof REST) => {
    const room = ((scale - 1) / 2) * 300 + 1e-6;
    return scale >= 1 && scale <= MOST_ZOOM && Math.abs(x) <= room && Math.abs(y) <= room;
  };

  it('stays between its own size and 4x and never leaves its frame empty', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, number, number), { maxLength: 12 }), (gestures) => {
        let pose = REST;
        for (const [by, x, y] of gestures) {
          pose = moved(zoomed(pose, by, { x, y }, frame), x, y, frame);
          expect(isHeld(pose)).toBe(true);
        }
      }),
    );
  });

  it('keeps what lies under the fingers in its place', () => {
    const spot = { x: 40, y: -30 };
    const pose = zoomed(REST, 2, spot, frame);
    expect(pose.scale).toBe(2);
    // The point of the picture that was under the fingers: (spot - offset) / scale.
    expect({ x: (spot.x - pose.x) / 2, y: (spot.y - pose.y) / 2 }).toEqual(spot);
  });

  it('goes large and back with a double tap', () => {
    const large = tapped(REST, { x: 0, y: 0 }, frame);
    expect(large.scale).toBe(2);
    expect(tapped(large, { x: 10, y: 0 }, frame)).toEqual(REST);
    expect(held({ scale: 1, x: 90, y: -9 }, frame)).toMatchObject({ scale: 1, x: 0 });
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
    expect(middle({ x: 0, y: 0 }, { x: 4, y: 2 })).toEqual({ x: 2, y: 1 });
  });
});
