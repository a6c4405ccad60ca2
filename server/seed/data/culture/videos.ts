/** Eight short films of our own with twenty slices, what is said in them and what is brewed along (rule 20.7); their pictures and sounds are made by scripts/clips.ts. */
export interface VideoSeed {
  cate: string;
  title: string;
  author: string;
  masterId?: string;
  intro: string;
  tags: string[];
  goodsIds: string[];
  plays: number;
  likes: number;
  /** [title, from, to, goods] */
  slices: [title: string, from: number, to: number, goodsId?: string][];
  /** What is said: [from, to, words], in seconds. */
  said: [from: number, to: number, words: string][];
  /** What is brewed along: [name, from, seconds of waiting, grams, degrees]. */
  steeps?: [name: string, from: number, seconds: number, grams?: number, celsius?: number][];
}
/** In the order of the clips. */
export const VIDEOS: VideoSeed[] = [
  {
    cate: '茶山',
    title: '春山第一采',
    author: '叶间茶学社',
    intro: '清明前七天，龙坞的茶垄一天一个颜色。太阳过山脊之前采的芽，露水还在。',
    tags: ['春茶', '龙坞'],
    goodsIds: ['1036', '1037'],
    plays: 3260,
    likes: 418,
    slices: [
      ['一芽一叶怎么看', 0, 3, '1036'],
      ['茶垄里的风', 3, 7],
      ['日头过山脊', 7, 10, '1037'],
    ],
    said: [
      [0, 3.2, '龙坞的茶园，清明前七天'],
      [3.2, 6.8, '一芽一叶，露水还在'],
      [6.8, 10, '太阳过了山脊就收手'],
    ],
  },
  {
    cate: '冲泡',
    title: '一壶水的声音',
    author: '叶间茶学社',
    intro: '煮水先听声：初沸如松风，二沸如涌泉。铁壶煮出来的水，软一点，也甜一点。',
    tags: ['煮水', '铁壶'],
    goodsIds: ['1055', '1031'],
    plays: 2108,
    likes: 263,
    slices: [
      ['松风：水将沸', 0, 5, '1055'],
      ['涌泉：可以冲了', 5, 10],
    ],
    said: [
      [0, 3.4, '先听声，再看泡'],
      [3.4, 6.6, '初沸像松风'],
      [6.6, 10, '二沸像涌泉，可以冲了'],
    ],
  },
  {
    cate: '冲泡',
    title: '白毫银针，慢慢泡',
    author: '方太和',
    masterId: '603',
    intro: '五克针，九十度的水，沿杯壁走一圈。第一泡给它一分钟，急不得。',
    tags: ['白茶', '冲泡'],
    goodsIds: ['1013', '1016'],
    plays: 4872,
    likes: 655,
    slices: [
      ['投茶五克', 0, 3, '1013'],
      ['水沿杯壁走', 3, 6],
      ['出汤与看色', 6, 10, '1016'],
    ],
    said: [
      [0, 3, '银针五克，满披白毫'],
      [3, 6, '九十度的水，沿杯壁走一圈'],
      [6, 10, '第一泡等它一分钟，急不得'],
    ],
    steeps: [
      ['第一泡', 3, 60, 5, 90],
      ['第二泡', 6, 30, 5, 90],
      ['第三泡', 8, 45, 5, 92],
    ],
  },
  {
    cate: '茶山',
    title: '云起牛栏坑',
    author: '陈守拙',
    masterId: '604',
    intro: '岩壁夹着一线天，雾从溪里上来，把火功以外的事都交代完了。',
    tags: ['岩茶', '山场'],
    goodsIds: ['1028', '1029'],
    plays: 5630,
    likes: 902,
    slices: [
      ['坑口看山', 0, 4],
      ['雾从溪里上来', 4, 8, '1029'],
      ['岩上的丛', 8, 11, '1028'],
    ],
    said: [
      [0, 4, '两边是岩壁，中间一线天'],
      [4, 8, '雾从溪里上来'],
      [8, 11, '肉桂就长在这样的坑里'],
    ],
  },
  {
    cate: '冲泡',
    title: '盖碗怎么拿才不烫',
    author: '林听雪',
    masterId: '605',
    intro: '三指拿边，食指压钮，手腕带着走。烫手多半是水太满。',
    tags: ['盖碗', '入门'],
    goodsIds: ['1049', '1022'],
    plays: 7415,
    likes: 1186,
    slices: [
      ['水只到碗沿下', 0, 5, '1049'],
      ['三指与手腕', 5, 10],
    ],
    said: [
      [0, 5, '水只到碗沿下面一指'],
      [5, 10, '三指拿边，食指压钮，手腕带着走'],
    ],
    steeps: [['润茶', 5, 10, 7, 100]],
  },
  {
    cate: '识茶',
    title: '总店茶窖的一个下午',
    author: '叶间茶学社',
    intro: '十八度，六成湿。一格一格走过去，最里面那排已经放了十三年。',
    tags: ['存茶', '普洱'],
    goodsIds: ['1004', '1001'],
    plays: 2947,
    likes: 377,
    slices: [
      ['进门先看温湿', 0, 4],
      ['一格一饼的账', 4, 8, '1001'],
      ['十三年的那一排', 8, 11, '1004'],
    ],
    said: [
      [0, 4, '十八度，六成湿'],
      [4, 8, '一格一饼，账都在卡上'],
      [8, 11, '最里面一排放了十三年'],
    ],
  },
  {
    cate: '冲泡',
    title: '宋人的一碗沫饽',
    author: '宋微之',
    masterId: '606',
    intro: '注汤七次，击拂不停。沫饽咬盏，水脚不现，这一碗才算成了。',
    tags: ['点茶', '建盏'],
    goodsIds: ['1050'],
    plays: 3381,
    likes: 540,
    slices: [
      ['调膏', 0, 5],
      ['击拂到咬盏', 5, 10, '1050'],
    ],
    said: [
      [0, 5, '先调膏，再注汤'],
      [5, 10, '击拂不停，直到沫饽咬盏'],
    ],
  },
  {
    cate: '茶席',
    title: '湖边夜茶',
    author: '叶间茶学社',
    intro: '关灯只留一盏，老白茶在炉上。月亮过了亭子，就散席。',
    tags: ['夜席', '老白茶'],
    goodsIds: ['1015', '1054'],
    plays: 1986,
    likes: 301,
    slices: [
      ['月上', 0, 5],
      ['煮一壶老寿眉', 5, 11, '1015'],
    ],
    said: [
      [0, 5, '关灯，只留一盏'],
      [5, 11, '老寿眉煮三分钟，月亮过了亭子就散席'],
    ],
    steeps: [['煮老寿眉', 5, 180, 8, 100]],
  },
];

/** Films that are best seen one after the other: [title, words, films by their place]. */
export const COLLECTIONS: [title: string, intro: string, films: number[]][] = [
  ['从水到盏', '先听水，再拿稳盖碗，最后慢慢等一盏银针。', [1, 4, 2]],
  ['跟着山走', '龙坞的早上，牛栏坑的雾。', [0, 3]],
  ['存茶与夜席', '窖里十三年，湖边一晚上。', [5, 7]],
];
