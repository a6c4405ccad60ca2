/** Wholesale and channel of the demo world. */
export const WHOLESALER = '10020';
export const PARTNER = '10040';

/** Pieces the first specification is sold in; every other goods goes by the piece. */
export const WHOLESALE_MULTIPLE: Record<string, number> = { '1004': 5, '1005': 5, '1022': 5 };
export const WHOLESALE_MOQ = 10;

export const WHOLESALERS = [
  {
    memberId: WHOLESALER,
    company: '杭州清源茶业有限公司',
    taxNo: '91330106MA2H1QY58Q',
    contact: '沈万山',
    mobile: '13800000020',
    monthlyKg: 120,
    tier: 2,
    days: 505,
  },
  {
    memberId: '10021',
    company: '湖州白露茶行',
    taxNo: '91330502MA2BL7TX3Y',
    contact: '白露',
    mobile: '13800000021',
    monthlyKg: 30,
    tier: 1,
    days: 1,
  },
  {
    memberId: '10022',
    company: '绍兴霜降茶叶店',
    taxNo: '91330602MA2RJ4CX96',
    contact: '霜降',
    mobile: '13800000022',
    monthlyKg: 20,
    tier: 1,
    days: 6,
    reason: '执照照片不清晰',
  },
] as const;

export const WHOLESALE_ADDRESSES = [
  {
    id: '690101',
    memberId: WHOLESALER,
    name: '沈万山',
    mobile: '13800000020',
    regionCode: '330105',
    detail: '湖墅南路 186 号清源茶业仓库',
    tag: '仓库',
    isDefault: true,
  },
  {
    id: '690102',
    memberId: WHOLESALER,
    name: '沈记茶行',
    mobile: '13800000020',
    regionCode: '330502',
    detail: '爱山街道红旗路 88 号',
    tag: '门店',
    isDefault: false,
  },
  {
    id: '690103',
    memberId: PARTNER,
    name: '梁溪',
    mobile: '13800000040',
    regionCode: '320211',
    detail: '蠡湖街道金城西路 500 号渠道仓',
    tag: '仓库',
    isDefault: true,
  },
];

export const CHANNEL = {
  id: '1',
  no: 'CH8801',
  memberId: PARTNER,
  name: '无锡梁溪茶业',
  grade: 2,
  priceGroup: '华东A',
  creditLine: 5_000_000,
  creditUsed: 1_240_000,
  target: 6_000_000,
  managerId: '10102',
};
/** Sold by partners of the south only. */
export const OTHER_GROUP: readonly string[] = ['1045'];

export const INQUIRIES = [
  {
    id: '690901',
    lines: [
      { text: '2012 勐海熟饼 定制礼盒（两饼装）', qty: 300, unit: '盒', targetPrice: 68_000 },
      { text: '老茶头 250g 手提袋装', qty: 300, unit: '袋', targetPrice: 9_000 },
    ],
    budget: 23_000_000,
    days: 26,
    packing: '烫金 logo，附公司名卡',
    note: '中秋员工福利，分两批送货。',
    hoursAgo: 20,
  },
  {
    id: '690902',
    lines: [{ text: '茉莉花茶 散装 5kg 袋', qty: 40, unit: '袋' }],
    days: 12,
    packing: '',
    note: '给茶馆做口粮茶。',
    hoursAgo: 150,
  },
];
