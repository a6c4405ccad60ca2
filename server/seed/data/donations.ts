/** Public benefit of the demo world. Days are counted from the first start. */
interface ProjectSeed {
  id: string;
  title: string;
  cover: string;
  story: string;
  /** Fen. */
  target: number;
  raised: number;
  points: number;
  people: number;
  endsIn: number;
  updates: readonly { daysAgo: number; text: string; photo?: string }[];
}

export const PROJECTS: readonly ProjectSeed[] = [
  {
    id: '5901',
    title: '古茶树保护',
    cover: '/images/producer/1.webp',
    story:
      '班章寨后山有二百一十株三百年以上的古茶树，围栏、编号、土壤检测和护林员的补贴都靠茶季以外的钱。每满两百元，一株树就有一年的养护。',
    target: 6_000_000,
    raised: 4_286_000,
    points: 186_400,
    people: 327,
    endsIn: 96,
    updates: [
      { daysAgo: 6, text: '第三批四十株编号完成，树牌由寨里的孩子写字。', photo: '/images/article/3.webp' },
      { daysAgo: 41, text: '土壤检测报告出来了，酸度回到 5.2，今年不再追肥。' },
    ],
  },
  {
    id: '5902',
    title: '茶山助学',
    cover: '/images/producer/4.webp',
    story:
      '福鼎磻溪镇的四所村小，一百六十三个孩子，父母在春茶季顾不上接送。午餐、校车和一间能看书的屋子，按学期公布账目。',
    target: 4_800_000,
    raised: 1_924_000,
    points: 92_100,
    people: 158,
    endsIn: 41,
    updates: [{ daysAgo: 12, text: '阅览室的书架到了，先放进去一千二百册。', photo: '/images/article/6.webp' }],
  },
  {
    id: '5903',
    title: '茶农互助',
    cover: '/images/producer/2.webp',
    story:
      '去年倒春寒，易武三十二户茶农春茶减产过半。互助金借给他们买苗和修作坊，无息，三年还清，还回来的再借给下一户。',
    target: 3_000_000,
    raised: 3_000_000,
    points: 64_800,
    people: 211,
    endsIn: -9,
    updates: [
      { daysAgo: 9, text: '筹满了。第一批十一户已经拿到钱，名单贴在村委会门口。' },
      { daysAgo: 30, text: '三十二户的困难核实完毕，按受灾亩数排了先后。', photo: '/images/article/9.webp' },
    ],
  },
];

/** Points that 陈雨前 gave. */
export const GIVEN = [
  { id: '5911', projectId: '5901', value: 300, message: '替茶山的老树说声谢谢' },
  { id: '5912', projectId: '5902', value: 100, message: '' },
] as const;
