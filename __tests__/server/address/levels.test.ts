/** Rule 18.7: levels that only complete the table are not said: not in the cascade, the book, an order, a parcel, a label. */
import {
  regionName,
  regionNames,
  regionsBelow,
  isDistrict,
  allRegions,
} from '../../../server/domains/people/address/regions';
import { journeyOf } from '../../../server/gateways/carrier';
import { addressView, snapshotOf } from '../../../server/domains/people/address/choose';
import type { AddressRow } from '../../../server/domains/people/address/repository';
import { maskedReceiver } from '../../../server/domains/trade/parcel/presenter';

const NOT_SAID = /省直辖|自治区直辖|市辖区|其[它他]区|^县$|市县/;

test('every region of the table reads without them, and ends where it is', () => {
  const everything = allRegions().map(({ code }) => ({ code, ...regionNames(code), text: regionName(code) }));
  expect(
    everything.filter(({ province, city, district, text }) =>
      [province, city, district, text].some((one) => NOT_SAID.test(one)),
    ),
  ).toEqual([]);
  expect(regionName('429004')).toBe('湖北省仙桃市');
  expect(regionName('500236')).toBe('重庆市奉节县');
  expect(regionName('659001')).toBe('新疆维吾尔自治区石河子市');
  expect(regionName('620201')).toBe('甘肃省嘉峪关市');
});

test('the cascade leads to every district through names only', () => {
  const walk = (parent: string): { code: string; name: string }[] =>
    regionsBelow(parent).flatMap((node) => (node.leaf ? [node] : [node, ...walk(node.code)]));
  const nodes = walk('');
  expect(nodes.filter(({ name }) => name === '' || NOT_SAID.test(name))).toEqual([]);
  const districts = allRegions().filter(({ code }) => isDistrict(code));
  expect(districts.filter(({ code }) => !nodes.some((node) => node.code === code))).toEqual([]);
  expect(regionsBelow('420000').find(({ code }) => code === '429004')).toEqual({
    code: '429004',
    name: '仙桃市',
    leaf: true,
  });
});

test('what an order keeps of an address, and what its parcel says', () => {
  const row = {
    id: '1',
    name: '张三',
    mobile: '13811112222',
    regionCode: '429004',
    detail: '干河街道1号',
    tag: '',
  } as AddressRow;
  const kept = snapshotOf(row);
  expect(kept).toMatchObject({ province: '湖北省', city: '', district: '仙桃市' });
  expect(maskedReceiver(kept).address).toBe('湖北省仙桃市干河街道****');
  // Orders of before keep what they were written with; it is not said either.
  expect(maskedReceiver({ ...kept, city: '省直辖县' }).address).toBe('湖北省仙桃市干河街道****');
  expect(addressView({ ...kept, city: '省直辖县' }, true)).toMatchObject({ city: '', district: '仙桃市' });
  for (const city of ['', '省直辖县'])
    expect(journeyOf({ to: { province: '湖北省', city, district: '仙桃市' }, from: '', sentAt: 0 })[2]?.text).toContain(
      '仙桃市转运中心',
    );
});
