import { isMainland, ladderOf, pathOf, regionOf } from '@/domain/region/regions';
import { addressText, regionText } from '@/domain/address/text';

const load = async (parent: string) =>
  ({
    '': [{ code: '330000', name: '浙江省', leaf: false }],
    330000: [{ code: '330100', name: '杭州市', leaf: false }],
    330100: [{ code: '330106', name: '西湖区', leaf: true }],
  })[parent] ?? [];

describe('regions', () => {
  it('climbs a code level by level', async () => {
    expect(ladderOf('330106')).toEqual(['330000', '330100', '330106']);
    expect([ladderOf('330100'), ladderOf('810000'), ladderOf('x')]).toEqual([['330000', '330100'], ['810000'], []]);
    expect(regionOf(await pathOf('330106', load))).toEqual({
      code: '330106',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
    });
    expect((await pathOf('339999', load)).map(({ code }) => code)).toEqual(['330000']);
  });

  it('says a city that is its own province once', () => {
    expect(regionText({ province: '北京市', city: '北京市', district: '东城区' })).toBe('北京市东城区');
    expect(addressText({ province: '浙江省', city: '杭州市', district: '西湖区', detail: '龙井路1号' })).toBe(
      '浙江省杭州市西湖区龙井路1号',
    );
  });

  it('knows where parcels go', () =>
    expect([isMainland('330106'), isMainland('710000'), isMainland('820000')]).toEqual([true, false, false]));
});
