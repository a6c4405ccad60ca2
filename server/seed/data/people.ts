/** Members of the demo world (rule 20.1). */
export interface SeedMember {
  id: string;
  mobile: string;
  nickname: string;
  /** Number of a drawn picture. */
  avatar: number;
  /** Age of the account. */
  daysAgo: number;
  gender?: 'female' | 'male';
  birthday?: string;
  regionCode?: string;
  bio?: string;
  /** Days of annual card left. */
  vipDays?: number;
  teamLevel?: number;
  inviterId?: string;
  wholesaler?: 'auditing' | 'approved' | 'rejected';
  merchantId?: string;
  channelId?: string;
  identity?: 'basic' | 'verified';
  newGift?: 'open' | 'claimed';
  payPassword?: boolean;
}

type More = Omit<SeedMember, 'id' | 'mobile' | 'nickname' | 'avatar' | 'daysAgo'>;
const person = (
  id: string,
  mobile: string,
  nickname: string,
  avatar: number,
  daysAgo: number,
  more: More = {},
): SeedMember => ({
  id,
  mobile,
  nickname,
  avatar,
  daysAgo,
  ...more,
});

const MS: More = { gender: 'female' };
const MR: More = { gender: 'male' };
const SAFE: More = { identity: 'verified', payPassword: true };
const home = (regionCode: string, bio: string, birthday?: string): More => ({ regionCode, bio, birthday });

export const NAMED: SeedMember[] = [
  person('10001', '13800000001', '林知夏', 1, 420, {
    ...MS,
    ...SAFE,
    ...home('330106', '周末在龙井村喝茶，偏爱白茶与岩茶。', '1992-05-20'),
    vipDays: 190,
  }),
  person('10002', '13800000002', '周允', 2, 2, { inviterId: '10010', newGift: 'open' }),
  person('10003', '13800000003', '许清和', 3, 260, {
    ...MR,
    ...home('310101', '一杯岩茶，半日闲。', '1988-11-03'),
    payPassword: true,
  }),
  person('10010', '13800000010', '陈雨前', 4, 700, {
    ...MS,
    ...SAFE,
    ...home('330106', '带着朋友们一起喝好茶。', '1985-04-05'),
    teamLevel: 2,
    inviterId: '10011',
  }),
  person('10011', '13800000011', '顾渚', 5, 900, {
    ...MR,
    ...SAFE,
    ...home('330522', '顾渚山下种茶人。', '1979-09-12'),
    teamLevel: 3,
  }),
  person('10020', '13800000020', '沈万山', 6, 510, {
    ...MR,
    ...SAFE,
    ...home('330105', '杭州清源茶业'),
    wholesaler: 'approved',
  }),
  person('10021', '13800000021', '白露', 7, 35, { ...MS, wholesaler: 'auditing', identity: 'basic' }),
  person('10022', '13800000022', '霜降', 8, 48, { ...MS, wholesaler: 'rejected', identity: 'basic' }),
  person('10030', '13800000030', '苏禾', 9, 380, {
    ...MS,
    ...SAFE,
    ...home('320508', '苏记茶点，手作每一块。'),
    merchantId: '1',
  }),
  person('10031', '13800000031', '青梧茶器', 10, 12, { ...MR, identity: 'basic' }),
  person('10040', '13800000040', '梁溪', 11, 330, {
    ...MR,
    ...SAFE,
    ...home('320211', '无锡渠道 CH8801'),
    channelId: '1',
  }),
];

const GUEST_NAMES =
  '云归 半盏闲 山月 青禾 听松 若水 竹里馆 一川烟草 南枝 拾光 小满未满 白石 溪亭 惊蛰 陆羽的徒弟 晚晴 茶烟 墨白 临渊 阿蘅 素年 九溪 草木间 观潮 折柳 秋水长天 望舒 知白 松间照 石上泉';

/** 陈雨前 has 14 direct members (周允 and thirteen of these) and 9 indirect ones below them; the others came through 顾渚. */
const inviterOf = (i: number) => (i < 13 ? '10010' : i < 22 ? String(10050 + (i % 5)) : '10011');

export const GUESTS: SeedMember[] = GUEST_NAMES.split(' ').map((nickname, i) =>
  person(String(10050 + i), `138000000${50 + i}`, nickname, 12 + (i % 28), 30 + i * 11, {
    gender: i % 3 === 0 ? 'male' : 'female',
    teamLevel: i < 5 ? 1 : 0,
    inviterId: inviterOf(i),
  }),
);

/** The rest of the 31 direct members of 顾渚 (陈雨前 and eight of the guests are the first nine). */
export const PATRON_GUESTS: SeedMember[] = Array.from({ length: 22 }, (_, i) =>
  person(
    String(10200 + i),
    `13800000${200 + i}`,
    `顾渚茶友${String(i + 1).padStart(2, '0')}`,
    1 + ((i * 7) % 40),
    60 + i * 13,
    { inviterId: '10011' },
  ),
);
