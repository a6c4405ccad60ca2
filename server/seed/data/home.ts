/** What an editor puts on the mall home: banners, the icon grid, floors of both halves, the brand strip. */
import type { homeBlocks } from '../../db/schema';

type Row = Omit<typeof homeBlocks.$inferInsert, 'id' | 'sort'>;

/** Two banners of each season; the server shows those of the day. */
const SEASONS: Record<'spring' | 'summer' | 'autumn' | 'winter', [title: string, subtitle: string, link: string][]> = {
  spring: [
    ['明前鲜', '第一捧新绿，从茶山到案头', '/shop/pages/list?categoryId=5'],
    ['春水煎', '岩茶走水正好，开一泡大红袍', '/shop/pages/goods?id=1028'],
  ],
  summer: [
    ['冷泡夏', '桂花乌龙一壶，睡前放进冰箱', '/shop/pages/goods?id=1045'],
    ['伏茉莉', '夜里开的花，窨进七遍的茶', '/shop/pages/list?categoryId=120'],
  ],
  autumn: [
    ['桂子落', '满觉陇的秋桂，窨进一盏红茶', '/shop/pages/goods?id=1026'],
    ['醒花香', '凤凰山的蜜兰，秋天最有精神', '/shop/pages/list?categoryId=114'],
  ],
  winter: [
    ['煮老白', '老寿眉煮出枣甜，一壶暖一屋', '/shop/pages/goods?id=1015'],
    ['开一饼', '十年生普熟饼，正当喝的时候', '/shop/pages/list?categoryId=1'],
  ],
};
/** Each season has two drawings of its own, 1 to 8; the others are ink gray and go with all of them. */
const seasonal = Object.entries(SEASONS).flatMap(([season, rows], at) =>
  rows.map(([title, subtitle, link], i) => ({
    place: season as keyof typeof SEASONS,
    title,
    subtitle,
    link,
    image: `/images/banner/${at + 1 + 4 * i}.webp`,
  })),
);
export const BANNERS: Row[] = [
  ...seasonal,
  {
    place: 'banner',
    title: '岩骨香',
    subtitle: '三道炭焙之后，等你来闻盖香',
    link: '/shop/pages/list?categoryId=112',
    image: '/images/banner/9.webp',
  },
  {
    place: 'banner',
    title: '一席器',
    subtitle: '紫砂汝窑建盏，好茶要有去处',
    link: '/shop/pages/list?categoryId=7',
    image: '/images/banner/10.webp',
  },
];

/** The eight categories, each with the name of its drawing. */
const CLASSES: Row[] = [
  ['普洱', 'disc'],
  ['白茶', 'leaf'],
  ['红茶', 'cup'],
  ['乌龙', 'gaiwan'],
  ['绿茶', 'bud'],
  ['花茶', 'flower'],
  ['茶器', 'pot'],
  ['茶点', 'snack'],
].map(([title = '', subtitle], i) => ({
  place: 'icon',
  title,
  subtitle,
  image: `/images/category/${i + 1}.webp`,
  link: `/shop/pages/list?categoryId=${i + 1}`,
}));
const PLACES: [title: string, name: string, link: string][] = [
  ['认养', 'tree', '/pages/tea/szcy'],
  ['门店', 'store', '/pages/tea/index1'],
];
export const ICONS: Row[] = [
  ...CLASSES,
  ...PLACES.map(([title, subtitle, link], i): Row => ({
    place: 'icon',
    title,
    subtitle,
    image: `/images/category/${i + 1}.webp`,
    link,
  })),
];

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
