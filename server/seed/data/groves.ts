/** The four tea fields of the demo: what they are, what they cost, and what was written in their logs. */
import type { Craft } from '../../db/schema';

export interface FieldSeed {
  id: string;
  name: string;
  region: string;
  altitude: number;
  areaMu: number;
  variety: string;
  /** Others that stand between them. */
  varieties: readonly string[];
  trees: number;
  /** Letters of the tree codes. */
  code: string;
  /** Years: from, to. */
  ages: readonly [number, number];
  lat: string;
  lng: string;
  craft: Craft;
  crafts: readonly Craft[];
  liveId?: string;
  story: string;
  /** Tenths of a degree: mean of June, swing of a day. */
  climate: readonly [mean: number, swing: number, humidity: number];
  plans: readonly {
    name: string;
    unit: 'tree' | 'plot';
    years: number;
    price: number;
    grams: number;
    quota: number;
    gifts: readonly string[];
  }[];
}

export const FIELDS: readonly FieldSeed[] = [
  {
    id: '7101',
    name: '武夷山岩韵园',
    region: '武夷山',
    altitude: 480,
    areaMu: 86,
    variety: '水仙',
    varieties: ['水仙', '肉桂', '奇种'],
    trees: 1200,
    code: 'WY',
    ages: [12, 120],
    lat: '27.655',
    lng: '118.021',
    liveId: '9706',
    craft: 'red',
    crafts: ['red', 'oolong', 'white'],
    story:
      '慧苑坑边的一片老水仙。丹崖挡住西晒，坑涧的水汽整夜不散，茶长得慢，叶底厚。守园的是陈师傅一家，三代人都在这条坑里。',
    climate: [238, 52, 840],
    plans: [
      {
        name: '一年',
        unit: 'tree',
        years: 1,
        price: 129_900,
        grams: 1100,
        quota: 400,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '三年',
        unit: 'tree',
        years: 3,
        price: 329_900,
        grams: 1100,
        quota: 200,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '地块',
        unit: 'plot',
        years: 1,
        price: 999_900,
        grams: 8800,
        quota: 12,
        gifts: ['整块地块的收成', '收成包邮', '认养证书'],
      },
    ],
  },
  {
    id: '7102',
    name: '勐海古树园',
    region: '云南',
    altitude: 1650,
    areaMu: 120,
    variety: '大叶种',
    varieties: ['大叶种', '紫芽'],
    trees: 380,
    code: 'MH',
    ages: [40, 320],
    lat: '21.957',
    lng: '100.452',
    craft: 'raw',
    crafts: ['raw', 'red', 'white'],
    story: '老寨后山的古茶，混在樟树和多依树之间，没有修过。拉祜族的岩大姐带着寨子里的人采，每棵树都有编号和名字。',
    climate: [216, 68, 780],
    plans: [
      {
        name: '一年',
        unit: 'tree',
        years: 1,
        price: 129_900,
        grams: 1100,
        quota: 120,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '三年',
        unit: 'tree',
        years: 3,
        price: 329_900,
        grams: 1100,
        quota: 60,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '地块',
        unit: 'plot',
        years: 1,
        price: 999_900,
        grams: 8800,
        quota: 6,
        gifts: ['整块地块的收成', '收成包邮', '认养证书'],
      },
    ],
  },
  {
    id: '7103',
    name: '福鼎太姥园',
    region: '福鼎',
    altitude: 620,
    areaMu: 140,
    variety: '福鼎大白',
    varieties: ['福鼎大白', '福鼎大毫'],
    trees: 2000,
    code: 'FD',
    ages: [6, 60],
    lat: '27.118',
    lng: '120.2',
    craft: 'white',
    crafts: ['white', 'red'],
    story: '太姥山的北坡，海风每天下午翻过山来。园里不打药，靠鸡和黄板，春天头采只取单芽和一芽一叶。',
    climate: [229, 46, 860],
    plans: [
      {
        name: '一年',
        unit: 'tree',
        years: 1,
        price: 129_900,
        grams: 1100,
        quota: 600,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '三年',
        unit: 'tree',
        years: 3,
        price: 329_900,
        grams: 1100,
        quota: 300,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '地块',
        unit: 'plot',
        years: 1,
        price: 999_900,
        grams: 8800,
        quota: 20,
        gifts: ['整块地块的收成', '收成包邮', '认养证书'],
      },
    ],
  },
  {
    id: '7104',
    name: '杭州龙坞园',
    region: '杭州',
    altitude: 210,
    areaMu: 64,
    variety: '龙井 43',
    varieties: ['龙井 43', '群体种'],
    trees: 900,
    code: 'LW',
    ages: [8, 70],
    lat: '30.186',
    lng: '120.058',
    liveId: '9705',
    craft: 'white',
    crafts: ['white', 'red'],
    story: '离西湖二十分钟的一条山坞。老群体种和新种的龙井 43 各占一半，茶季的早晨，整条坞都是炒茶的味道。',
    climate: [246, 58, 800],
    plans: [
      {
        name: '一年',
        unit: 'tree',
        years: 1,
        price: 129_900,
        grams: 1100,
        quota: 300,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '三年',
        unit: 'tree',
        years: 3,
        price: 329_900,
        grams: 1100,
        quota: 150,
        gifts: ['刻名木牌', '收成包邮', '认养证书'],
      },
      {
        name: '地块',
        unit: 'plot',
        years: 1,
        price: 999_900,
        grams: 8800,
        quota: 10,
        gifts: ['整块地块的收成', '收成包邮', '认养证书'],
      },
    ],
  },
];

/** What was done, days ago, the same rhythm in every field. */
export const LOGS: readonly (readonly [daysAgo: number, title: string, text: string])[] = [
  [1, '巡园', '清晨露水重，新梢长到两叶一芽，没有见到虫口。'],
  [4, '除草', '人工拔草，留下的草盖在树脚保水。'],
  [9, '修剪', '剪去徒长枝，树冠压低一掌，让光照到里层。'],
  [15, '施肥', '菜饼肥埋在树冠滴水线下，每棵两斤。'],
  [22, '换黄板', '挂诱虫黄板，收回旧板称重记录。'],
  [31, '夏茶留养', '夏茶不采，留给树自己长。'],
  [40, '查墒', '连晴七天，坑边引水浇了一遍。'],
  [52, '春茶收官', '最后一轮一芽三叶采完，称重入库。'],
  [58, '做茶', '日光萎凋、晾青、轻揉，炭火复焙第二道。'],
  [65, '春茶采摘', '谷雨前后的一轮，天晴，叶温低，采工十二人。'],
  [71, '开园', '点香敬茶，第一筐鲜叶过秤。'],
  [84, '越冬清园', '清枯枝，涂白树干。'],
  [97, '土壤取样', '四个点取土送检，有机质 3.1%，pH 4.9。'],
  [112, '修路', '雨后塌了一段梯坎，石头重新码好。'],
  [130, '封园', '挂封园牌，冬天不进人。'],
];

/** Plaques of those who have a tree. */
export const PLAQUES: readonly string[] = [
  '老林的茶',
  '云上一棵',
  '小满',
  '听雨',
  '阿公的树',
  '山下人家',
  '第一棵',
  '三个朋友',
  '念念',
  '半日闲',
  '知秋',
  '守山人',
  '喝茶去',
  '外婆家',
  '一期一会',
  '青禾',
  '不急',
  '慢慢来',
  '岁岁',
  '长生',
  '春分',
  '清欢',
  '归处',
  '东坡',
];
