/** /reservation/pages/map/map: pins on the drawn map, and the same in words below. */
import { insideOf, edgesOf, ringsOf, scaleFor } from '@/reservation/map/pins';
import { paperSvg } from '@/reservation/map/paper';
import MapPage from '@/reservation/pages/map/map';
import { answer } from '../ui/answers';
import { pageOf } from '../contract/fixtures';
import { pageBench } from '../ui/bench';

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

it('says when there is nothing of a kind', async () => {
  answer(bench.set, { 'merchant.nearby': pageOf([]) });
  await bench.open('/reservation/pages/map/map', MapPage, { kind: 'merchant' });
  expect(bench.view.hasText('附近还没有联盟商家')).toBe(true);
});
