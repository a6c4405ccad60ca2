import type { ProvinceNode } from '@/contract';
import { recognise, shortName, splitText, takeRegion } from '@/member/address/parseAddress';

const node = (code: string, name: string, leaf = false): ProvinceNode => ({ code, name, leaf });
const TREE: Record<string, ProvinceNode[]> = {
  '': [
    node('110000', '北京市'),
    node('330000', '浙江省'),
    node('220000', '吉林省'),
    node('650000', '新疆维吾尔自治区'),
    node('440000', '广东省'),
  ],
  '110000': [node('110100', '北京市')],
  '110100': [node('110101', '东城区', true), node('110105', '朝阳区', true)],
  '330000': [node('330100', '杭州市'), node('330600', '绍兴市')],
  '330100': [node('330106', '西湖区', true), node('330105', '拱墅区', true), node('330122', '桐庐县', true)],
  '650000': [node('650100', '乌鲁木齐市')],
  '650100': [node('650102', '天山区', true)],
  '440000': [node('441900', '东莞市', true)],
  '220000': [node('220200', '吉林市')],
  '220200': [node('220202', '昌邑区', true)],
};
const load = jest.fn(async (parent: string) => TREE[parent] ?? []);
const read = (text: string) => recognise(text, load);

describe('粘贴识别', () => {
  it('takes the address of flow 1 apart', async () => {
    expect(await read('张三 13811112222 浙江省杭州市西湖区龙井路1号')).toEqual({
      name: '张三',
      mobile: '13811112222',
      region: { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' },
      complete: true,
      detail: '龙井路1号',
    });
  });

  it.each([
    [
      'labels and full-width signs',
      '收货人：张三\n手机号码：１３８１１１１２２２２\n所在地区：浙江省杭州市西湖区\n详细地址：龙井路1号',
    ],
    ['everything glued together', '张三13811112222浙江省杭州市西湖区龙井路1号'],
    ['the name at the end', '浙江省杭州市西湖区龙井路1号，张三，138-1111-2222'],
    ['the name glued to the house number', '浙江省杭州市西湖区龙井路1号张三 +86 138 1111 2222'],
    ['region in pieces', '张三，13811112222，浙江省 杭州市 西湖区 龙井路1号'],
    ['short names', '张三 13811112222 浙江杭州西湖区龙井路1号'],
    ['no province', '张三 13811112222 杭州市西湖区龙井路1号'],
    ['a post code', '张三 13811112222 310000 浙江省杭州市西湖区龙井路1号'],
  ])('reads %s', async (_, text) => {
    const found = await read(text);
    expect(found).toMatchObject({ name: '张三', mobile: '13811112222', complete: true, detail: '龙井路1号' });
    expect(found.region?.code).toBe('330106');
  });

  it('finds the district of a city that is its own province, with and without the city', async () => {
    expect((await read('北京市朝阳区建国路88号')).region?.code).toBe('110105');
    expect((await read('北京市北京市朝阳区建国路88号')).region?.code).toBe('110105');
    expect((await read('北京朝阳区建国路88号')).detail).toBe('建国路88号');
  });

  it('knows long names, cities named like their province, and cities without districts', async () => {
    expect((await read('新疆乌鲁木齐市天山区人民路5号')).region?.code).toBe('650102');
    expect((await read('吉林省吉林市昌邑区1号')).region?.code).toBe('220202');
    expect(await read('广东省东莞市南城街道1号')).toMatchObject({ complete: true, detail: '南城街道1号' });
  });

  it('stops where the text stops and says that the district is missing', async () => {
    expect(await read('李四 13900001111 浙江省杭州市某某路9号')).toMatchObject({
      complete: false,
      region: { city: '杭州市', district: '' },
      detail: '某某路9号',
    });
    expect(await read('随便一句话')).toMatchObject({ complete: false, mobile: '' });
  });

  it('never takes a number inside a longer one for a mobile', () => {
    expect(splitText('订单 2013811112222 号').mobile).toBe('');
    expect(splitText('王五 19912345678').mobile).toBe('19912345678');
  });

  it('keeps words at the end that are no name', () => {
    expect(splitText('浙江省杭州市西湖区龙井路1号东门')).toMatchObject({
      name: '',
      place: '浙江省杭州市西湖区龙井路1号东门',
    });
  });

  it('prefers the longer name', () => {
    const nodes = [node('1', '朝阳'), node('2', '朝阳区')];
    expect(takeRegion('朝阳区1号', nodes)?.node.code).toBe('2');
    expect([shortName('浙江省'), shortName('广西壮族自治区'), shortName('城区')]).toEqual(['浙江', '广西', '城区']);
  });
});
