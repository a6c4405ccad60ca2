import { centreOf, distanceOf, distanceText, HOME_POINT, moved, pointOf, project } from '@/domain/place/place';
import { mapLinks } from '@/domain/place/mapLinks';

describe('places', () => {
  it('measures and says distances', () => {
    const metres = distanceOf({ lat: 30.2436, lng: 120.1396 }, { lat: 30.2741, lng: 120.1631 });
    expect(metres).toBeGreaterThan(4000);
    expect(metres).toBeLessThan(4300);
    expect([distanceText(4), distanceText(864), distanceText(1240), distanceText(168_400)]).toEqual([
      '10 米',
      '860 米',
      '1.2 公里',
      '168 公里',
    ]);
  });

  it('reads params and refuses what is nowhere', () => {
    expect(pointOf('30.2', '120.1')).toEqual({ lat: 30.2, lng: 120.1 });
    for (const [lat, lng] of [
      ['', ''],
      ['a', '1'],
      ['91', '0'],
      ['0', '181'],
      [undefined, '1'],
    ])
      expect(pointOf(lat, lng)).toBeUndefined();
  });

  it('moves the centre against the finger and back again', () => {
    const there = moved(HOME_POINT, 40, -25, 8);
    expect(there.lng).toBeLessThan(HOME_POINT.lng);
    const { x, y } = project(there, HOME_POINT, 8);
    expect(x).toBeCloseTo(40, 0);
    expect(y).toBeCloseTo(-25, 0);
  });

  it('stands in the capital of a province, at home for none', () => {
    expect(centreOf('510104').lng).toBeCloseTo(104.067);
    expect(centreOf(undefined)).toEqual(HOME_POINT);
  });

  it('hands the point to map apps unconverted and escapes its words', () => {
    const links = mapLinks({ lat: 30.2, lng: 120.1, name: '叶间 & 茶', address: '路1号' }, 'ios');
    expect(links.map(({ id }) => id)).toEqual(['apple', 'amap', 'tencent', 'baidu']);
    expect(links[1]!.url).toContain('position=120.1,30.2');
    for (const { url } of links) expect(url).not.toContain('& 茶');
    expect(mapLinks({ lat: 1, lng: 2 }, 'android')[0]!.id).toBe('amap');
  });
});
