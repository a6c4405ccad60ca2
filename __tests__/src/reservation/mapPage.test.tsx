/** /reservation/pages/map/map: pins on the drawn map, and the same in words below. */
import { insideOf, edgesOf, ringsOf, scaleFor } from '@/reservation/map/pins';
import { paperSvg } from '@/reservation/map/paper';
import MapPage from '@/reservation/pages/map/map';
import { answer } from '../ui/answers';
import { pageOf } from '../contract/fixtures';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { venue } from './fixtures';

const bench = pageBench();
const store = (id: string, name: string, lat: number, lng: number, more: object = {}) => ({
  id,
  name,
  cover: '/images/store/1.webp',
  address: '龙井路 1 号',
  geo: { lat, lng },
  distance: 1200,
  tel: '057185550001',
  hours: '09:30-22:30',
  open: true,
  tags: ['临湖'],
  bookable: true,
  pickup: true,
  city: '杭州',
  ...more,
});
const WEST = store('1', '叶间·西湖总店', 30.2436, 120.1396);
const WULIN = store('2', '叶间·武林馆', 30.2741, 120.1631, { distance: 3600 });
const BUND = store('3', '叶间·外滩馆', 31.2397, 121.4903, { distance: 168_000, city: '上海' });
const CENTRE = { lat: 30.25, lng: 120.15 };

describe('what stands on the map', () => {
  it('joins pins nearer than 30 px, never the chosen one', () => {
    const near = store('9', '近邻', 30.2437, 120.1397);
    const at = { centre: CENTRE, scale: 20 };
    expect(ringsOf([WEST, near, WULIN], at).map(({ stores }) => stores.length)).toEqual([2, 1]);
    expect(ringsOf([WEST, near], { ...at, chosen: '9' }).map(({ stores }) => stores.length)).toEqual([1, 1]);
  });
  it('puts what lies outside at the side where it lies, with the nearest first', () => {
    const window = { width: 375, height: 400 };
    const rings = ringsOf([WEST, WULIN, BUND], { centre: CENTRE, scale: 20 });
    expect(insideOf(rings, window).map(({ id }) => id)).toEqual(['1', '2']);
    expect(edgesOf(rings, window)).toMatchObject([{ store: { id: '3' }, side: 'right', top: 76 }]);
  });
  it('chooses the scale at which all of them are seen, within its range', () => {
    const scale = scaleFor(CENTRE, [WEST.geo, WULIN.geo], { width: 375, height: 400 }, [3, 6000]);
    expect(insideOf(ringsOf([WEST, WULIN], { centre: CENTRE, scale }), { width: 375, height: 400 })).toHaveLength(2);
    expect(scaleFor(CENTRE, [CENTRE], { width: 375, height: 400 }, [3, 6000])).toBe(3);
  });
});

describe('the paper', () => {
  const size = { width: 655, height: 680 };
  it('is the same for the same place, and says what the water is called', () => {
    const one = paperSvg({ centre: CENTRE, scale: 16, ...size });
    expect(one).toBe(paperSvg({ centre: CENTRE, scale: 16, ...size }));
    expect(one).toContain('西湖');
    expect(one).not.toMatch(/NaN|undefined/);
    // No street runs over the lake.
    expect(one.lastIndexOf('#fffdf9')).toBeLessThan(one.indexOf('#c9dcdc'));
  });
  it.each([3, 12, 100, 900, 6000])('draws at %d metres a px, small enough to be sent', (scale) => {
    const svg = encodeURIComponent(paperSvg({ centre: { lat: 24.45, lng: 118.07 }, scale, ...size }));
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(20_000);
  });
  // The lake seen from round about it, its river from along it, by the strip of a store's facts and by the window of the map.
  const ROUND = [
    { name: '西湖', lat: 30.246, lng: 120.149 },
    { name: '黄浦江', lat: 31.232, lng: 121.501 },
  ];
  it.each([
    [5, { width: 600, height: 180 }, { width: 280, height: 180 }],
    [12, size, { width: 375, height: 400 }],
  ])('at %d metres a px no name is cut by the edge of what is seen', (scale, paper, shown) => {
    let named = 0;
    for (const { name, lat, lng } of ROUND)
      for (let n = 0; n < 400; n += 1) {
        const centre = { lat: lat + ((n % 20) - 10) * 0.002, lng: lng + (Math.floor(n / 20) - 10) * 0.002 };
        const svg = paperSvg({ centre, scale, ...paper, shown });
        const [, x, y] = new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${name}<`).exec(svg) ?? [];
        if (x === undefined) continue;
        const [half, left, top] = [name.length * 9, (paper.width - shown.width) / 2, (paper.height - shown.height) / 2];
        const box = { left: Number(x) - half - left, right: Number(x) + half - left, base: Number(y) - top };
        const isWhole = box.left >= 0 && box.right <= shown.width && box.base >= 15 && box.base <= shown.height;
        const isUnseen = box.right < 0 || box.left > shown.width || box.base < 0 || box.base - 15 > shown.height;
        expect([centre, isWhole || isUnseen]).toEqual([centre, true]);
        if (isWhole) named += 1;
      }
    expect(named).toBeGreaterThan(60);
  });
});

it('shows the nearest chosen, the others in words, and leads on', async () => {
  answer(bench.set, { 'merchant.nearby': pageOf([WEST, WULIN, BUND]) });
  await bench.open('/reservation/pages/map/map', MapPage);
  expect(bench.view.hasText('叶间·西湖总店')).toBe(true);
  expect(bench.view.hasText('西湖总店')).toBe(true);
  expect(bench.view.hasText('叶间·外滩馆')).toBe(true);
  await bench.press('武林馆');
  expect(bench.view.hasText('叶间·武林馆')).toBe(true);
});

it('says how many tables of the chosen store are free', async () => {
  answer(bench.set, { 'merchant.nearby': pageOf([WEST, WULIN]), 'tea.store': venue({ freeNow: 3 }) });
  await bench.open('/reservation/pages/map/map', MapPage);
  await pass(0);
  bench.see(/营业中　空桌 3/);
});

it('leads to the menu of a table of the chosen store, while it is open', async () => {
  answer(bench.set, { 'merchant.nearby': pageOf([WEST, { ...WULIN, open: false }]) });
  await bench.open('/reservation/pages/map/map', MapPage);
  await bench.press('点单，叶间·西湖总店');
  expect(bench.lastUrl()).toBe('/qrCodeOrder/pages/index');
  await bench.press('武林馆');
  expect(bench.view.allByRole('button', /^点单/)).toHaveLength(0);
});

it('says when there is nothing of a kind', async () => {
  answer(bench.set, { 'merchant.nearby': pageOf([]) });
  await bench.open('/reservation/pages/map/map', MapPage, { kind: 'merchant' });
  expect(bench.view.hasText('附近还没有联盟商家')).toBe(true);
});
