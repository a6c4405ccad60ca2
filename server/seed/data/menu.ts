/** The tea-room menu: 36 items in five classes, and the twelve tables of two stores (rule 20.6). */
import type { MenuFeeding, menuItems, teaTables } from '../../db/schema';
import { GOODS } from './goods';

type Item = typeof menuItems.$inferInsert;

/** Pictures are those of the goods that the tea is of. */
const goodsOf = (title: string): string => String(1001 + GOODS.findIndex((one) => one.title === title));
const coverOf = (title: string): string => `/images/goods/${goodsOf(title)}.webp`;

export const MENU_CATES = [
  { id: '7501', label: '茗茶', sort: 0 },
  { id: '7502', label: '茶点', sort: 1 },
  { id: '7503', label: '小食', sort: 2 },
  { id: '7504', label: '套餐', sort: 3 },
  { id: '7505', label: '饮品', sort: 4 },
];

const FLAVOURS: MenuFeeding = {
  key: 'flavour',
  label: '加料',
  min: 0,
  max: 2,
  items: [
    { id: 'guihua', label: '桂花', price: 600 },
    { id: 'chenpi', label: '陈皮', price: 800 },
    { id: 'meigui', label: '玫瑰', price: 600 },
  ],
};
const SWEETNESS: MenuFeeding = {
  key: 'sweet',
  label: '甜度',
  min: 1,
  max: 1,
  items: [
    { id: 'none', label: '不加糖', price: 0 },
    { id: 'half', label: '半糖', price: 0 },
    { id: 'full', label: '全糖', price: 0 },
  ],
};

const taste = (aroma: number, body: number, caffeine: number): Item['taste'] => [
  { key: 'aroma', label: '香气', value: String(aroma) },
  { key: 'body', label: '浓度', value: String(body) },
  { key: 'caffeine', label: '咖啡因', value: String(caffeine) },
];

type Named = [title: string, of: string, intro: string, yuan: number, more?: Partial<Item>];

/** By the pot; a bowl costs less than half of it. */
const teas: Named[] = [
  [
    '白毫银针',
    '白毫银针',
    '毫香蜜韵，壶 / 盏',
    88,
    { tags: ['招牌'], hot: true, feedings: [FLAVOURS], taste: taste(4, 2, 2) },
  ],
  ['水仙老枞', '水仙老枞', '木质香，汤厚，耐泡', 98, { taste: taste(4, 4, 3) }],
  ['牛栏坑肉桂', '牛栏坑肉桂', '桂皮香，中足火', 168, { taste: taste(5, 5, 4) }],
  ['九曲红梅', '九曲红梅', '梅香，汤红亮', 68, { taste: taste(3, 3, 3) }],
  ['西湖龙井', '西湖龙井明前', '豆香，清鲜', 128, { tags: ['当季'], hot: true, taste: taste(4, 2, 3) }],
  ['洞庭碧螺春', '洞庭碧螺春', '花果香，茸毛细密', 98, { taste: taste(4, 2, 3) }],
  ['凤凰单丛', '凤凰单丛鸭屎香', '银花香，回甘快', 88, { taste: taste(5, 3, 3) }],
  ['铁观音', '铁观音清香', '兰花香，清爽', 68, { taste: taste(4, 2, 3) }],
  ['班章古树', '2018 班章古树生饼', '霸气，回甘长', 188, { tags: ['招牌'], taste: taste(4, 5, 5) }],
  ['宫廷熟普', '2019 宫廷熟散茶', '糯滑，枣香', 68, { taste: taste(2, 4, 3) }],
  ['老寿眉', '2016 老寿眉饼', '枣香，可煮', 78, { taste: taste(3, 3, 2) }],
  ['茉莉银针', '茉莉银针', '七窨一提，鲜灵', 78, { taste: taste(5, 2, 2) }],
];
const snacks: Named[] = [
  ['绿豆糕', '绿豆糕', '苏记，4 枚', 28, { unit: '份', hot: true }],
  ['龙井酥', '龙井酥', '现烤，3 枚', 36, { unit: '份', tags: ['招牌'], portions: 20 }],
  ['桃酥', '桃酥', '猪油起酥，4 枚', 22, { unit: '份' }],
  ['陈皮月饼', '陈皮月饼', '十年陈皮，2 枚', 32, { unit: '份' }],
  ['桂花糯米藕', '绿豆糕', '糯而不烂', 38, { unit: '份', portions: 12 }],
  ['荷花酥', '龙井酥', '三色起层，2 枚', 42, { unit: '份', portions: 8 }],
  ['定胜糕', '绿豆糕', '豆沙馅，2 枚', 26, { unit: '份' }],
  ['茶香瓜子', '坚果礼盒', '绿茶炒，120 克', 18, { unit: '碟' }],
];
const bites: Named[] = [
  ['每日坚果', '坚果礼盒', '不加盐', 28, { unit: '碟' }],
  ['茶叶蛋', '老茶头', '老茶头煮，2 枚', 12, { unit: '份' }],
  ['卤豆干', '老茶头', '五香', 18, { unit: '份' }],
  ['凉拌马兰头', '安吉白茶', '香干末', 28, { unit: '份' }],
  ['龙井虾仁', '西湖龙井明前', '河虾现剥', 88, { unit: '份', tags: ['招牌'] }],
  ['葱油拌面', '祁门毛峰', '开洋葱油', 32, { unit: '碗' }],
];
const drinks: Named[] = [
  ['桂花乌龙冷泡', '桂花乌龙', '冷泡八小时', 32, { unit: '杯' }],
  ['玫瑰普洱', '玫瑰普洱', '热饮', 32, { unit: '杯' }],
  ['陈皮白茶', '陈皮白茶', '热饮', 36, { unit: '杯' }],
  ['龙井气泡', '西湖龙井雨前', '青柠，冰', 38, { unit: '杯' }],
  ['红茶拿铁', '滇红金针', '鲜奶', 36, { unit: '杯', hot: true }],
  ['菊花枸杞', '菊花枸杞', '不含咖啡因', 28, { unit: '杯' }],
  ['小青柑', '小青柑', '热饮', 36, { unit: '杯' }],
];

const SHARED = { on: true, memberPrice: true };

const itemsOf = (
  cate: number,
  from: number,
  station: string,
  rows: readonly Named[],
  more: (yuan: number, id: string, of: string) => Partial<Item>,
): Item[] =>
  rows.map(([title, of, intro, yuan, own], at) => {
    const id = String(from + at);
    return {
      id,
      cateId: String(7500 + cate),
      title,
      cover: coverOf(of),
      intro,
      price: yuan * 100,
      unit: '壶',
      station,
      sort: at,
      ...SHARED,
      ...more(yuan, id, of),
      ...own,
    };
  });

const bowlOf = (yuan: number): number => Math.round(yuan * 0.42) * 100;

const SETS: Record<string, NonNullable<Item['sets']>> = setsOf();

/** What may be chosen in a set: teas and snacks of the menu. */
function setsOf(): Record<string, NonNullable<Item['sets']>> {
  const tea = (key: string, pick: number) => ({
    key,
    label: '茶',
    pick,
    items: [
      { productId: '75101', label: '白毫银针', extra: 0 },
      { productId: '75104', label: '九曲红梅', extra: 0 },
      { productId: '75105', label: '西湖龙井', extra: 3000 },
    ],
  });
  const snack = (pick: number) => ({
    key: 'snack',
    label: '茶点',
    pick,
    items: ['绿豆糕', '龙井酥', '桃酥', '陈皮月饼', '桂花糯米藕'].map((label, at) => ({
      productId: String(75201 + at),
      label,
      extra: at === 1 ? 600 : 0,
    })),
  });
  const drink = {
    key: 'drink',
    label: '饮品',
    pick: 1,
    items: [
      { productId: '75501', label: '桂花乌龙冷泡', extra: 0 },
      { productId: '75505', label: '红茶拿铁', extra: 400 },
    ],
  };
  return { '75401': [tea('tea', 1), snack(3)], '75402': [tea('tea', 2), snack(4)], '75403': [drink, snack(1)] };
}

export const MENU: Item[] = [
  ...itemsOf(1, 75101, '茶水', teas, (yuan, _id, of) => ({
    // What is drunk is what the shop sells, so it can be taken home.
    goodsId: goodsOf(of),
    specs: [
      { id: 'pot', label: '壶', price: yuan * 100 },
      { id: 'bowl', label: '盏', price: bowlOf(yuan) },
    ],
  })),
  ...itemsOf(2, 75201, '茶点', snacks, () => ({})),
  ...itemsOf(3, 75301, '茶点', bites, () => ({ memberPrice: false })),
  ...itemsOf(
    4,
    75401,
    '茶点',
    [
      ['双人茶席', '白毫银针', '一壶茶，任选 3 款茶点', 168, { unit: '套', tags: ['招牌'], hot: true }],
      ['四人茶席', '水仙老枞', '两壶茶，任选 4 款茶点', 318, { unit: '套' }],
      ['下午茶', '滇红金针', '一杯一点', 58, { unit: '套' }],
    ],
    (_yuan, id) => ({ sets: SETS[id] ?? [] }),
  ),
  ...itemsOf(5, 75501, '茶水', drinks, () => ({ feedings: [SWEETNESS, FLAVOURS] })),
];

/** Of both stores: 牛栏坑肉桂, 荷花酥, 凉拌马兰头, 小青柑. */
export const SOLD_OUT = ['75103', '75206', '75304', '75507'];

type TableSeed = [
  no: string,
  name: string,
  room: number | null,
  area: (typeof teaTables.$inferInsert)['area'],
  seats: number,
];
const TABLE_SEEDS: TableSeed[] = [
  ['T1-01', '大厅1号桌', null, 'hall', 2],
  ['T1-02', '大厅2号桌', null, 'hall', 4],
  ['T1-03', '听松3号桌', 1, 'room', 6],
  ['T1-04', '观荷4号桌', 2, 'room', 4],
  ['T1-05', '听松5号桌', 1, 'room', 6],
  ['T1-06', '竹里6号桌', 3, 'room', 10],
  ['T1-07', '露台7号桌', null, 'terrace', 4],
  ['T1-08', '公共茶席', 4, 'public', 8],
  ['T2-01', '大厅1号桌', null, 'hall', 2],
  ['T2-02', '大厅2号桌', null, 'hall', 4],
  ['T2-03', '听松3号桌', 1, 'room', 6],
  ['T2-04', '观荷4号桌', 2, 'room', 4],
];

export const TABLES = TABLE_SEEDS.map(([code, name, room, area, seats], at) => {
  const storeId = code.slice(1, 2);
  return {
    id: String(75601 + at),
    storeId,
    code,
    name,
    area,
    seats,
    roomId: room === null ? null : `7301${storeId}${room}`,
    secret: `demo${code.replace('-', '').toLowerCase()}`,
    sort: at,
  };
});
