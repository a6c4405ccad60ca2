import { isMainland, ladderOf, pathOf, regionOf } from '@/domain/region/regions';
import { addressText, regionText } from '@/domain/address/text';

const load = async (parent: string) =>
  ({
    '': [{ code: '330000', name: '浙江省', leaf: false }],
    330000: [{ code: '330100', name: '杭州市', leaf: false }],
    330100: [{ code: '330106', name: '西湖区', leaf: true }],
  })[parent] ?? [];

/** A county below a province: nothing of the table's 省直辖县 comes from the server. */
const withCounty = async (parent: string) =>
  ({
    '': [{ code: '420000', name: '湖北省', leaf: false }],
    420000: [
      { code: '420100', name: '武汉市', leaf: false },
      { code: '429004', name: '仙桃市', leaf: true },
    ],
  })[parent] ?? [];

describe('regions', () => {
  it('rule 18.7: finds a county that lies right below its province', async () => {
    const path = await pathOf('429004', withCounty);
    expect(path.map(({ name }) => name)).toEqual(['湖北省', '仙桃市']);
    expect(regionOf(path)).toEqual({ code: '429004', province: '湖北省', city: '', district: '仙桃市' });
    expect(regionOf(await pathOf('420100', withCounty))).toMatchObject({ city: '武汉市', district: '' });
  });

  it.each([
    ['湖北省', '', '仙桃市', '湖北省仙桃市'],
    ['湖北省', '省直辖县', '仙桃市', '湖北省仙桃市'],
    ['湖北省', '省直辖县级行政区划', '仙桃市', '湖北省仙桃市'],
    ['重庆市', '县', '奉节县', '重庆市奉节县'],
    ['新疆维吾尔自治区', '自治区直辖县级行政区划', '石河子市', '新疆维吾尔自治区石河子市'],
    ['甘肃省', '嘉峪关市', '市辖区', '甘肃省嘉峪关市'],
    ['上海市', '市辖区', '浦东新区', '上海市浦东新区'],
    ['台湾省', '台北市', '其它区', '台湾省台北市'],
    ['山西省', '阳泉市', '矿区', '山西省阳泉市矿区'],
  ])('rule 18.7: a level without a name is not said: %s %s %s', (province, city, district, text) => {
    expect(regionText({ province, city, district })).toBe(text);
    expect(addressText({ province, city, district, detail: '龙井路1号' })).toBe(`${text}龙井路1号`);
  });

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
