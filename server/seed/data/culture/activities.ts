/** Fourteen activities: 4 salons, 3 gatherings, 2 tastings, 4 public tables, 1 furniture show (rule 20.7). */
import type { ActivityKind } from '../../../db/schema';

export interface ActivitySeed {
  kind: ActivityKind;
  title: string;
  storeId: string;
  /** Days from the start day, then the hours of the day. */
  day: number;
  from: string;
  to: string;
  /** Yuan, 0 = free. */
  price: number;
  seats: number;
  joined: number;
  hostIds: string[];
  goodsIds: string[];
  /** Paragraphs. */
  text: string[];
  /** [time, what happens] */
  agenda: [string, string][];
  questions?: string[];
  /** When nobody scores any more, and when the host opened names and scores. */
  reveal?: string;
  released?: string;
  /** Index of its theme. */
  theme?: number;
  /** Who invites to a public table. */
  hostMemberId?: string;
  gift?: [string, string][];
  photos?: string[];
  scenes?: { key: string; label: string; image: string; spots: { x: number; y: number; goodsId: string }[] }[];
}
export const ACTIVITIES: ActivitySeed[] = [
  {
    kind: 'salon',
    title: '荷风里的白茶会',
    gift: [['伴手礼', '白毫银针试饮装']],
    storeId: '1',
    day: 2,
    from: '14:00',
    to: '16:30',
    price: 68,
    seats: 18,
    joined: 11,
    hostIds: ['603', '605'],
    goodsIds: ['1013', '1016', '1015'],
    text: [
      '夏至前后是喝白茶最舒服的时候。方太和师傅从福鼎带来三款自制白茶，从新针到十年寿眉，看一片叶子怎么慢慢变老。',
      '席设湖边窗下，林听雪布席。每人一只杯，走的时候可以带回一份试饮装。',
    ],
    agenda: [
      ['14:00', '入席，净手，喝一杯冷泡茉莉'],
      ['14:20', '白毫银针、荒野白茶对冲'],
      ['15:20', '老寿眉上炉煮饮'],
      ['16:10', '自由提问，领取试饮装'],
    ],
    questions: ['是否有忌口', '带几位同伴'],
  },
  {
    kind: 'salon',
    title: '岩茶山场：三坑两涧',
    storeId: '2',
    day: 9,
    from: '19:00',
    to: '21:30',
    price: 128,
    seats: 12,
    joined: 12,
    hostIds: ['604'],
    goodsIds: ['1028', '1029', '1030'],
    text: [
      '陈守拙师傅讲山场与火功，现场开牛栏坑、慧苑坑、流香涧三款肉桂，盲品猜山场。',
      '座位不多，满座后可以登记候补。',
    ],
    agenda: [
      ['19:00', '入席'],
      ['19:20', '三款盲品'],
      ['20:30', '炭焙示范'],
    ],
  },
  {
    kind: 'salon',
    title: '给新茶友的第一课',
    storeId: '3',
    day: 5,
    from: '10:30',
    to: '12:00',
    price: 0,
    seats: 24,
    joined: 9,
    hostIds: ['602'],
    goodsIds: ['1036', '1022', '1004'],
    text: [
      '没有喝过也没关系。六大茶类各一杯，从水温、投茶、出汤讲到怎么挑一只盖碗。',
      '免费，请提前报名，迟到十五分钟座位会让给候补。',
    ],
    agenda: [
      ['10:30', '六杯对比'],
      ['11:20', '自己冲一泡'],
    ],
  },
  {
    kind: 'salon',
    title: '一席一枝：茶席花艺',
    photos: ['/images/activity/4.webp', '/images/store/4-in.webp'],
    storeId: '4',
    day: -12,
    from: '14:00',
    to: '16:00',
    price: 98,
    seats: 16,
    joined: 16,
    hostIds: ['605'],
    goodsIds: ['1049', '1051'],
    text: ['林听雪带大家用一枝一器布一席，讲枝的高低与留白。', '材料含花材与小花器，作品可以带走。'],
    agenda: [
      ['14:00', '观摩与讲解'],
      ['15:00', '自己布一席'],
    ],
  },
  {
    kind: 'gathering',
    title: '兰亭雅集 · 曲水流觞',
    theme: 1,
    storeId: '4',
    day: 12,
    from: '09:30',
    to: '12:00',
    price: 168,
    seats: 20,
    joined: 8,
    hostIds: ['606', '612'],
    goodsIds: ['1050', '1028'],
    text: [
      '复原一场文人雅集：点茶、题签、听琴、流觞。衣着不限，愿意穿素色最好。',
      '梅砚之现场题签，每人可得一张小楷茶签。',
    ],
    agenda: [
      ['09:30', '点茶'],
      ['10:30', '题签'],
      ['11:20', '流觞'],
    ],
  },
  {
    kind: 'gathering',
    title: '夜游夫子庙 · 点茶夜集',
    theme: 2,
    storeId: '4',
    day: 0,
    from: '19:30',
    to: '21:00',
    price: 88,
    seats: 15,
    joined: 13,
    hostIds: ['606'],
    goodsIds: ['1050'],
    text: ['宋微之带着茶磨与竹筅，教打出能咬盏的沫饽。', '九点以后沿河走一段，灯影里喝一碗。'],
    agenda: [
      ['19:30', '磨茶与点茶'],
      ['20:40', '河边散步'],
    ],
  },
  {
    kind: 'gathering',
    title: '秋山雅集（预告）',
    theme: 0,
    storeId: '5',
    day: 68,
    from: '14:00',
    to: '17:00',
    price: 198,
    seats: 30,
    joined: 0,
    hostIds: ['612', '610'],
    goodsIds: ['1035', '1021'],
    text: ['山里的银杏黄了才开席。地点在太古里馆外的庭院，顺延看天气。', '席位分三桌，每桌一位茶人。'],
    agenda: [
      ['14:00', '入席'],
      ['15:00', '三桌轮茶'],
    ],
  },
  {
    kind: 'publicTable',
    title: '今晚的公共茶席',
    hostMemberId: '10052',
    storeId: '1',
    day: 0,
    from: '18:00',
    to: '20:00',
    price: 48,
    seats: 6,
    joined: 4,
    hostIds: [],
    goodsIds: ['1031', '1022'],
    text: ['六人一席，各带一款自己喜欢的茶，店里负责器具与水。', '想喝什么临席再说，没有主讲。'],
    agenda: [['18:00', '到席自选座位']],
  },
  {
    kind: 'publicTable',
    title: '周末晨席',
    storeId: '2',
    day: 4,
    from: '09:00',
    to: '11:00',
    price: 48,
    seats: 6,
    joined: 6,
    hostIds: [],
    goodsIds: ['1040'],
    text: ['早起的人坐一席，喝完去逛菜场刚好。', '每席六人，满了可以登记候补。'],
    agenda: [['09:00', '入席']],
  },
  {
    kind: 'publicTable',
    title: '湖边夜茶席',
    hostMemberId: '10055',
    storeId: '1',
    day: 6,
    from: '20:00',
    to: '22:00',
    price: 58,
    seats: 8,
    joined: 3,
    hostIds: [],
    goodsIds: ['1004', '1015'],
    text: ['关灯只留一盏，熟普与老白茶轮着煮，可以不说话。'],
    agenda: [['20:00', '入席']],
  },
  {
    kind: 'publicTable',
    title: '鼓浪屿午后席',
    hostMemberId: '10058',
    storeId: '6',
    day: 17,
    from: '15:00',
    to: '17:00',
    price: 58,
    seats: 8,
    joined: 1,
    hostIds: [],
    goodsIds: ['1033', '1034'],
    text: ['岛上三个钟头的下午，单丛与海风。', '船票自理，乘船出示报名码可寄存行李。'],
    agenda: [['15:00', '入席']],
  },
  {
    kind: 'tasting',
    title: '二〇二六春茶品鉴会',
    gift: [
      ['伴手礼', '明前龙井品鉴装 5 g'],
      ['一张茶签', '写着今天最喜欢的一款'],
    ],
    storeId: '3',
    day: 0,
    from: '10:00',
    to: '22:00',
    price: 0,
    seats: 40,
    joined: 31,
    hostIds: ['602', '611'],
    goodsIds: ['1036', '1037', '1040', '1041'],
    text: [
      '十二款春茶盲评，打分表当场公布。周远山讲水与茶的关系，沈青崖讲审评术语。',
      '免费，请着深色上衣，不要喷香水。签到的客人当天可以按现场价带走尝过的茶。',
    ],
    agenda: [
      ['10:00', '签到，随到随品'],
      ['14:00', '分席盲评'],
      ['16:20', '公布分数'],
      ['22:00', '现场特惠结束'],
    ],
    reveal: '16:20',
  },
  {
    kind: 'tasting',
    title: '普洱四席：一山一味',
    released: '16:50',
    photos: ['/images/activity/13.webp', '/images/store/5-in.webp'],
    storeId: '5',
    day: -21,
    from: '14:00',
    to: '17:00',
    price: 128,
    seats: 24,
    joined: 24,
    hostIds: ['601', '602'],
    goodsIds: ['1001', '1002', '1003', '1008'],
    text: ['四座山四款生茶，十二位评委打分，结果在报告里公开。'],
    agenda: [
      ['14:00', '分组品饮'],
      ['16:00', '打分与讨论'],
    ],
    reveal: '16:40',
  },
  {
    kind: 'furniture',
    title: '茶家居 · 器物专场',
    scenes: [
      {
        key: 'study',
        label: '书房',
        image: '/images/scene/1.webp',
        spots: [
          { x: 470, y: 640, goodsId: '1048' },
          { x: 640, y: 720, goodsId: '1050' },
        ],
      },
      {
        key: 'living',
        label: '客厅',
        image: '/images/scene/2.webp',
        spots: [
          { x: 520, y: 680, goodsId: '1054' },
          { x: 700, y: 610, goodsId: '1055' },
        ],
      },
      {
        key: 'terrace',
        label: '露台',
        image: '/images/scene/3.webp',
        spots: [{ x: 560, y: 660, goodsId: '1054' }],
      },
    ],
    storeId: '2',
    day: 26,
    from: '10:00',
    to: '18:00',
    price: 0,
    seats: 120,
    joined: 34,
    hostIds: ['608', '609'],
    goodsIds: ['1048', '1050', '1054', '1055'],
    text: ['邵一坯与许青窑带来今年的壶与盏，现场可以试水。', '也有茶盘、茶柜与灯，开到晚上六点。'],
    agenda: [
      ['10:00', '开场'],
      ['15:00', '与陶艺家对谈'],
    ],
  },
];

/** 林知夏's tickets: [index of the activity, seats, HH:mm of the check-in]. */
export const TICKETS: [number, number, string?][] = [
  [0, 2],
  [11, 1, '10:06'],
  [12, 1, '13:52'],
];

const table = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
const rowsOf = (rows: string, each: number): string[] =>
  [...rows].flatMap((row) => Array.from({ length: each }, (_, i) => `${row}${i + 1}`));
/** Index of the activity -> its map of seats. */
export const SEATS: Readonly<Record<number, string[]>> = {
  0: rowsOf('甲乙丙', 6),
  7: table(6),
  8: table(6),
  9: table(8),
  10: table(8),
};

export interface EventGoodsSeed {
  /** Index of the activity. */
  activity: number;
  cates: { label: string; goods: { id: string; perMember: number }[] }[];
  /** Percent of the retail price. */
  percent: number;
}
/** What is sold at the events: the spring tasting of today, the tea furniture show to come. */
export const EVENT_GOODS: EventGoodsSeed[] = [
  {
    activity: 11,
    percent: 80,
    cates: [
      {
        label: '品鉴用茶',
        goods: [
          { id: '1037', perMember: 2 },
          { id: '1038', perMember: 2 },
          { id: '1039', perMember: 3 },
          { id: '1040', perMember: 3 },
          { id: '1041', perMember: 3 },
        ],
      },
      {
        label: '现场茶器',
        goods: [
          { id: '1049', perMember: 1 },
          { id: '1053', perMember: 2 },
        ],
      },
      { label: '佐茶茶点', goods: [{ id: '1056', perMember: 5 }] },
    ],
  },
  {
    activity: 13,
    percent: 85,
    cates: [
      {
        label: '书房',
        goods: [
          { id: '1048', perMember: 1 },
          { id: '1050', perMember: 2 },
        ],
      },
      {
        label: '客厅',
        goods: [
          { id: '1054', perMember: 1 },
          { id: '1055', perMember: 1 },
        ],
      },
    ],
  },
];
