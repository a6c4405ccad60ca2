/** Four gatherings as they are offered: in sessions, or on a day of one's own. */
interface ThemeSeed {
  title: string;
  /** Number of the picture. */
  cover: number;
  summary: string;
  text: string[];
  /** [minutes from the start, what happens] */
  flow: [string, string][];
  teas: [string, string][];
  photos: number[];
  /** Yuan for one. */
  price: number;
  minPeople: number;
  minutes: number;
  storeIds: string[];
}
export const THEMES: ThemeSeed[] = [
  {
    title: '围炉煮茶',
    cover: 7,
    summary: '一炉炭、一壶老茶、几样烤果子，围着坐一个下午。',
    text: [
      '炭是荔枝木的，壶是铁的。先煮老白茶，再煮陈皮普洱，间着烤栗子、年糕和橘子。',
      '天冷时在院子里，下雨移到檐下。带孩子来请提前说，我们备暖手的小炉。',
    ],
    flow: [
      ['0', '入席，看火'],
      ['15', '老白茶上炉'],
      ['60', '烤果子，换陈皮普洱'],
      ['120', '各写一张茶签'],
    ],
    teas: [
      ['头道', '老寿眉 2013'],
      ['二道', '陈皮熟普'],
      ['佐茶', '栗子、年糕、蜜橘'],
    ],
    photos: [7, 1],
    price: 168,
    minPeople: 4,
    minutes: 150,
    storeIds: ['1', '4', '5'],
  },
  {
    title: '曲水流觞',
    cover: 5,
    summary: '沿水而坐，杯到谁面前，谁说一句。',
    text: [
      '院里的水渠引一线活水，盏托是荷叶。不会作诗也不要紧，说一件今年高兴的事就好。',
      '点茶、题签、听琴，三段各四十分钟。',
    ],
    flow: [
      ['0', '净手，点茶'],
      ['40', '题签'],
      ['80', '听琴，流觞'],
    ],
    teas: [
      ['点茶', '径山末茶'],
      ['流觞', '明前龙井'],
    ],
    photos: [5, 4],
    price: 198,
    minPeople: 8,
    minutes: 120,
    storeIds: ['1', '4'],
  },
  {
    title: '香道夜',
    cover: 6,
    summary: '熄了大灯，一炉沉香，一泡岩茶。',
    text: ['先闻三款香，再喝三款茶，最后猜哪款茶里有哪款香。', '请不要用香水；夜里安静，手机调静音。'],
    flow: [
      ['0', '品香三款'],
      ['45', '岩茶三泡'],
      ['90', '猜香，说茶'],
    ],
    teas: [
      ['第一泡', '牛栏坑肉桂'],
      ['第二泡', '老枞水仙'],
      ['第三泡', '铁罗汉'],
    ],
    photos: [6, 2],
    price: 228,
    minPeople: 6,
    minutes: 120,
    storeIds: ['2', '4'],
  },
  {
    title: '企业茶会',
    cover: 3,
    summary: '二十到六十人，自己的日子，自己的主题。',
    text: [
      '我们出茶席、茶人和流程，你出题目。可以分席对喝，也可以一人一席盲品打分。',
      '场地、伴手礼、横幅与发票都由顾问一次谈妥。',
    ],
    flow: [
      ['0', '迎宾，一杯冷泡'],
      ['20', '分席品饮'],
      ['80', '盲品小比赛'],
      ['110', '合影，领伴手礼'],
    ],
    teas: [
      ['迎宾', '茉莉冷泡'],
      ['分席', '六大茶类各一款'],
    ],
    photos: [3, 12],
    price: 138,
    minPeople: 20,
    minutes: 120,
    storeIds: ['1', '2', '3', '5'],
  },
];
