/** Posters: text that wraps, a code whose modules lie on whole pixels, a picture that fills its frame. */
import { drawPoster, POSTER, type Poster } from '@/domain/poster/draw';
import { drawCode, wrap } from '@/domain/poster/pen';
import type { Pen } from '@/core/platform';

const measure = { measureText: (text: string) => ({ width: Array.from(text).length * 10 }) as TextMetrics };

test('text wraps by what fits, the rest becomes an ellipsis', () => {
  expect(wrap(measure, '班章古树青饼', 30, 3)).toEqual(['班章古', '树青饼']);
  expect(wrap(measure, '班章古树青饼', 30, 1)).toEqual(['班章…']);
  expect(wrap(measure, '茶', 30, 1)).toEqual(['茶']);
  expect(wrap(measure, '', 30, 2)).toEqual([]);
});

/** Records what is drawn. */
function recorder() {
  const rects: number[][] = [];
  const texts: string[] = [];
  const images: number[][] = [];
  const nothing = () => undefined;
  const pen = {
    ...measure,
    fillRect: (...rect: number[]) => void rects.push(rect),
    fillText: (text: string) => void texts.push(text),
    drawImage: (_image: unknown, ...at: number[]) => void images.push(at),
    save: nothing,
    restore: nothing,
    beginPath: nothing,
    arc: nothing,
    clip: nothing,
    strokeRect: nothing,
  } as unknown as Pen;
  return { pen, rects, texts, images };
}

test('every module of the code is as large as the others and stands on whole pixels of the file', () => {
  const { pen, rects } = recorder();
  drawCode(pen, 'https://yejian.example.com/h5/pages/tea/cpf-goods?id=9201&share_id=abcdefghijkl', 271, 531, 78, 3);
  expect(rects.length).toBeGreaterThan(300);
  expect(new Set(rects.map(([, , w, h]) => `${w}x${h}`)).size).toBe(1);
  for (const [x = 0, y = 0, w = 0] of rects.slice(0, 50)) {
    for (const value of [x, y, w]) expect(Math.abs(value * 3 - Math.round(value * 3))).toBeLessThan(1e-6);
  }
});

const poster: Poster = {
  kind: 'goods',
  title: '白毫银针',
  subtitle: '头采单芽',
  image: '/images/goods/1013.webp',
  price: 26_800,
  qr: 'https://yejian.example.com/h5/?share_id=a',
  url: 'https://yejian.example.com/h5/?share_id=a',
  share_id: 'a',
  owner: { id: '10001', no: 'YJ88810001', nickname: '林知夏', avatar: '/images/avatar/1.webp', levelName: '雅士' },
};

test('a poster says what it is, what it costs and who invites; a picture that is wider is cut at its sides', async () => {
  const { pen, texts, images } = recorder();
  const wide = { image: {} as CanvasImageSource, width: 800, height: 400 };
  await drawPoster({ pen, load: () => Promise.resolve(wide) }, poster);
  for (const text of ['白毫银针', '头采单芽', '268', '林知夏', '邀你一起品茶 · 叶间']) expect(texts).toContain(text);
  expect(images[0]).toEqual([200, 0, 400, 400, 0, 0, POSTER.width, POSTER.width]);
});

test('what has no price has room for a second line: an address and hours', async () => {
  const subtitle = '杭州市西湖区北山街八十四号湖畔居对面二层 · 营业 09:30-22:30';
  for (const [price, lines] of [
    [undefined, 2],
    [100, 1],
  ] as const) {
    const { pen, texts } = recorder();
    const { price: _, ...free } = poster;
    await drawPoster(
      { pen, load: () => Promise.resolve(undefined) },
      { ...free, subtitle, ...(price !== undefined && { price }) },
    );
    expect(wrap(pen, subtitle, 335, lines).every((row) => texts.includes(row))).toBe(true);
    expect(texts.some((row) => subtitle.endsWith(row) && row.length > 3)).toBe(lines === 2);
  }
});

test('a certificate says who gave, and invites nobody', async () => {
  const { pen, texts } = recorder();
  await drawPoster({ pen, load: () => Promise.resolve(undefined) }, { ...poster, kind: 'donation', as: '捐赠人' });
  expect(texts).toContain('捐赠人');
  expect(texts).not.toContain('邀你一起品茶');
});

test('a picture that does not come leaves paper, the poster is drawn all the same', async () => {
  const { pen, texts, images } = recorder();
  await drawPoster({ pen, load: () => Promise.resolve(undefined) }, { ...poster, price: undefined });
  expect(images).toEqual([]);
  expect(texts).not.toContain('¥');
});

test.each(['goods', 'member', 'donation'] as const)(
  'in the mini-program %s carries its own code, or the link where it does not come',
  async (kind) => {
    const own = { image: {} as CanvasImageSource, width: 430, height: 430 };
    const mini = { ...poster, kind, code: '/codes/a', ...(kind === 'donation' && { as: '捐赠人' }) };
    const drawn = async (comes: boolean) => {
      const { pen, rects, images } = recorder();
      const load = (src: string) => Promise.resolve(comes && src === '/codes/a' ? own : undefined);
      await drawPoster({ pen, load }, mini);
      return { modules: rects.length, images };
    };
    const [with_, without] = [await drawn(true), await drawn(false)];
    expect(with_.images.map((at) => at.slice(0, 4))).toEqual([[0, 0, 430, 430]]);
    expect(with_.modules).toBeLessThan(50);
    expect(without.images).toEqual([]);
    expect(without.modules).toBeGreaterThan(300);
  },
);

test('an invitation has one look: the landscape, its verse, the number and the code', async () => {
  const { pen, texts, images } = recorder();
  const hill = { image: {} as CanvasImageSource, width: 716, height: 600 };
  await drawPoster({ pen, load: () => Promise.resolve(hill) }, { ...poster, kind: 'member' });
  expect(texts.join('')).toContain('同饮一壶山水');
  for (const text of ['林知夏 邀你喝茶', 'YJ88810001', '扫码，或注册时填会员号', '叶间']) expect(texts).toContain(text);
  expect(images[0]!.slice(4)).toEqual([0, 0, POSTER.width, 450]);
});

test.each([
  ['member', undefined],
  ['adopt', '认养人'],
  ['donation', '捐赠人'],
  ['rank', '当月证书'],
  ['course', '学员'],
  ['activity', undefined],
  ['store', undefined],
] as const)('no sum stands on what is earned or invites: %s', async (kind, as) => {
  const { pen, texts } = recorder();
  await drawPoster({ pen, load: () => Promise.resolve(undefined) }, { ...poster, kind, ...(as && { as }) });
  expect(texts.filter((text) => /[¥￥]|268/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('林知夏'))).toBe(true);
});
