/** What an editor puts on the mall home: banners, the icon grid, floors of both halves, the brand strip. */
import type { homeBlocks } from '../../schema';

type Row = Omit<typeof homeBlocks.$inferInsert, 'id' | 'sort'>;

/** The first two pictures follow the season of the start day, the others stay. */
const SEASONS: Record<'spring' | 'summer' | 'autumn' | 'winter', [title: string, subtitle: string, link: string][]> = {
  spring: [
    ['明前新茶到店', '西湖龙井、碧螺春，清明前的第一口鲜', '/shop/pages/list?categoryId=5'],
    ['春水煎茶', '岩茶走水正好，开一泡大红袍', '/shop/pages/goods?id=1028'],
  ],
  summer: [
    ['一壶冷泡过夏', '桂花乌龙、月光白，睡前放进冰箱就好', '/shop/pages/goods?id=1045'],
    ['伏天茉莉', '夜里开的花，窨进七遍的茶', '/shop/pages/list?categoryId=120'],
  ],
  autumn: [
    ['桂子落，红茶香', '满觉陇秋桂三窨的桂花红茶', '/shop/pages/goods?id=1026'],
    ['单丛醒花香', '凤凰山的蜜兰与银花，秋天最有精神', '/shop/pages/list?categoryId=114'],
  ],
  winter: [
    ['围炉煮老白', '老寿眉煮出枣子甜，一壶暖一屋人', '/shop/pages/goods?id=1015'],
    ['岁末开一饼', '十年生普、十二年熟饼，正当喝的时候', '/shop/pages/list?categoryId=1'],
  ],
};
const SEASON_OF_MONTH = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

/** `at` = midnight of the start day in Asia/Shanghai (epoch ms). */
export const bannersAt = (at: number): Row[] => {
  const month = new Date(at + 8 * 3_600_000).getUTCMonth();
  const seasonal = SEASONS[SEASON_OF_MONTH[month] ?? 'spring'];
  return [
    ...seasonal,
    ['岩骨花香', '三道炭焙，焙好就等你来闻盖香', '/shop/pages/list?categoryId=112'] as const,
    ['一席好器', '紫砂、汝窑、建盏，好茶要有好去处', '/shop/pages/list?categoryId=7'] as const,
  ].map(([title, subtitle, link], i) => ({
    place: 'banner',
    title,
    subtitle,
    link,
    image: `/images/banner/${i + 1}.webp`,
  }));
};

/** The eight categories; 认养 and 门店 join the grid with their own areas. */
export const ICONS: Row[] = ['普洱', '白茶', '红茶', '乌龙', '绿茶', '花茶', '茶器', '茶点'].map((title, i) => ({
  place: 'icon',
  title,
  image: `/images/category/${i + 1}.webp`,
  link: `/shop/pages/list?categoryId=${i + 1}`,
}));

export const FLOORS: Row[] = [
  {
    place: 'floor',
    title: '口粮茶',
    subtitle: '天天喝也不心疼',
    image: '/images/floor/1.webp',
    link: '/shop/pages/list?categoryId=102',
    goodsIds: ['1004', '1017', '1022', '1039', '1044', '1031'],
  },
  {
    place: 'floor',
    title: '名山古树',
    subtitle: '一座山一个味道',
    image: '/images/floor/2.webp',
    link: '/shop/pages/list?scene=escrow',
    goodsIds: ['1001', '1002', '1003', '1010', '1009', '1011'],
  },
];

export const FEED_FLOORS: Row[] = [
  {
    place: 'feed',
    title: '送礼不出错',
    subtitle: '体面的茶礼，长辈同事都合适',
    image: '/images/floor/3.webp',
    link: '/shop/pages/list?scene=vip',
    goodsIds: ['1013', '1036', '1028', '1024', '1059', '1048'],
  },
  {
    place: 'feed',
    title: '出门也要喝好茶',
    subtitle: '一粒一泡、一包一杯',
    image: '/images/floor/4.webp',
    link: '/shop/pages/list?categoryId=104',
    goodsIds: ['1053', '1006', '1018', '1020', '1046', '1047'],
  },
];

export const BRAND: Row[] = [
  {
    place: 'culture',
    title: '叶间',
    subtitle: '从一片叶子到一杯茶，中间的每一步都给你看',
    image: '/images/banner/4.webp',
    link: '/pages/tea/classification',
  },
];
