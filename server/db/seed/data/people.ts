/** Accounts of seed.md 1. `avatar` is the number of a drawn picture, `daysAgo` the age of the account. */
export interface SeedMember {
  id: string;
  mobile: string;
  nickname: string;
  avatar: number;
  daysAgo: number;
  gender?: 'female' | 'male';
  birthday?: string;
  regionCode?: string;
  bio?: string;
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

export interface SeedEmployee {
  id: string;
  no: string;
  mobile: string;
  name: string;
  avatar: number;
  title: string;
  storeId: string;
  department: '茶艺' | '销售' | '仓储' | '行政';
  areas: string[];
  isManager?: boolean;
}

export const NAMED: SeedMember[] = [
  { id: '10001', mobile: '13800000001', nickname: '林知夏', avatar: 1, daysAgo: 420, gender: 'female', birthday: '1992-05-20', regionCode: '330106', bio: '周末在龙井村喝茶，偏爱白茶与岩茶。', vipDays: 190, identity: 'verified', payPassword: true },
  { id: '10002', mobile: '13800000002', nickname: '周允', avatar: 2, daysAgo: 2, inviterId: '10010', newGift: 'open' },
  { id: '10003', mobile: '13800000003', nickname: '许清和', avatar: 3, daysAgo: 260, gender: 'male', birthday: '1988-11-03', regionCode: '310101', bio: '一杯岩茶，半日闲。', payPassword: true },
  { id: '10010', mobile: '13800000010', nickname: '陈雨前', avatar: 4, daysAgo: 700, gender: 'female', birthday: '1985-04-05', regionCode: '330106', bio: '带着朋友们一起喝好茶。', teamLevel: 2, inviterId: '10011', identity: 'verified', payPassword: true },
  { id: '10011', mobile: '13800000011', nickname: '顾渚', avatar: 5, daysAgo: 900, gender: 'male', birthday: '1979-09-12', regionCode: '330522', bio: '顾渚山下种茶人。', teamLevel: 3, identity: 'verified', payPassword: true },
  { id: '10020', mobile: '13800000020', nickname: '沈万山', avatar: 6, daysAgo: 510, gender: 'male', regionCode: '330105', bio: '杭州清源茶业', wholesaler: 'approved', identity: 'verified', payPassword: true },
  { id: '10021', mobile: '13800000021', nickname: '白露', avatar: 7, daysAgo: 35, gender: 'female', wholesaler: 'auditing', identity: 'basic' },
  { id: '10022', mobile: '13800000022', nickname: '霜降', avatar: 8, daysAgo: 48, gender: 'female', wholesaler: 'rejected', identity: 'basic' },
  { id: '10030', mobile: '13800000030', nickname: '苏禾', avatar: 9, daysAgo: 380, gender: 'female', regionCode: '320508', bio: '苏记茶点，手作每一块。', merchantId: '1', identity: 'verified', payPassword: true },
  { id: '10031', mobile: '13800000031', nickname: '青梧茶器', avatar: 10, daysAgo: 12, gender: 'male', identity: 'basic' },
  { id: '10040', mobile: '13800000040', nickname: '梁溪', avatar: 11, daysAgo: 330, gender: 'male', regionCode: '320211', bio: '无锡渠道 CH8801', channelId: '1', identity: 'verified', payPassword: true },
];

const GUEST_NAMES = [
  '云归', '半盏闲', '山月', '青禾', '听松', '若水', '竹里馆', '一川烟草', '南枝', '拾光',
  '小满未满', '白石', '溪亭', '惊蛰', '陆羽的徒弟', '晚晴', '茶烟', '墨白', '临渊', '阿蘅',
  '素年', '九溪', '草木间', '观潮', '折柳', '秋水长天', '望舒', '知白', '松间照', '石上泉',
];

/** 陈雨前 has 14 direct members (周允 and thirteen of these) and 9 indirect ones below them; the others came through 顾渚. */
const inviterOf = (i: number) => (i < 13 ? '10010' : i < 22 ? String(10050 + (i % 5)) : '10011');

export const GUESTS: SeedMember[] = GUEST_NAMES.map((nickname, i) => ({
  id: String(10050 + i),
  mobile: `138000000${50 + i}`,
  nickname,
  avatar: 12 + (i % 28),
  daysAgo: 30 + i * 11,
  gender: i % 3 === 0 ? 'male' : 'female',
  teamLevel: i < 5 ? 1 : 0,
  inviterId: inviterOf(i),
}));

/** The rest of the 31 direct members of 顾渚 (陈雨前 and eight of the guests are the first nine). */
export const PATRON_GUESTS: SeedMember[] = Array.from({ length: 22 }, (_, i) => ({
  id: String(10200 + i),
  mobile: `13800000${200 + i}`,
  nickname: `顾渚茶友${String(i + 1).padStart(2, '0')}`,
  avatar: 1 + ((i * 7) % 40),
  daysAgo: 60 + i * 13,
  inviterId: '10011',
}));

const ALL_AREAS = ['client', 'quote', 'visit', 'stock', 'asset', 'report', 'table', 'patrol', 'service', 'finance'];

const HEADQUARTERS: SeedEmployee[] = [
  { id: '10101', no: 'E1001', mobile: '13900000001', name: '王岚', avatar: 21, title: '店长', storeId: '1', department: '行政', areas: ALL_AREAS, isManager: true },
  { id: '10102', no: 'E1002', mobile: '13900000002', name: '李牧之', avatar: 22, title: '茶顾问', storeId: '1', department: '销售', areas: ['client', 'quote', 'visit'] },
  { id: '10103', no: 'E1003', mobile: '13900000003', name: '赵小满', avatar: 23, title: '仓库主管', storeId: '1', department: '仓储', areas: ['stock', 'asset'] },
  { id: '10104', no: 'E1004', mobile: '13900000004', name: '钱多多', avatar: 24, title: '楼面主管', storeId: '2', department: '茶艺', areas: ['table', 'patrol', 'service'] },
  { id: '10105', no: 'E1005', mobile: '13900000005', name: '孙会', avatar: 25, title: '财务', storeId: '2', department: '行政', areas: ['finance', 'report'] },
  { id: '10106', no: 'E1006', mobile: '13900000006', name: '吴听雨', avatar: 26, title: '茶艺师', storeId: '1', department: '茶艺', areas: ['table'] },
  { id: '10107', no: 'E1007', mobile: '13900000007', name: '郑一鸣', avatar: 27, title: '茶顾问', storeId: '2', department: '销售', areas: ['client', 'quote', 'visit'] },
  { id: '10108', no: 'E1008', mobile: '13900000008', name: '冯仓', avatar: 28, title: '仓管员', storeId: '2', department: '仓储', areas: ['stock'] },
];

const DEPARTMENTS = [
  { department: '茶艺', title: '茶艺师', areas: ['table'] },
  { department: '销售', title: '茶顾问', areas: ['client', 'quote', 'visit'] },
  { department: '仓储', title: '仓管员', areas: ['stock'] },
  { department: '行政', title: '店长', areas: ['report', 'patrol', 'service', 'table'] },
] as const;

const BRANCH_NAMES = [
  '沈星河', '何知秋', '卢远舟', '范明溪', '韩素衣', '叶南乔', '宋长庚', '杜若飞',
  '唐小棠', '方既白', '江临川', '夏清商', '罗青山', '温如故', '程之遥', '傅云生',
];

/** One employee per department in each of the four branches: 24 with headquarters. */
const BRANCHES: SeedEmployee[] = BRANCH_NAMES.map((name, i) => {
  const { department, title, areas } = DEPARTMENTS[i % 4] as (typeof DEPARTMENTS)[number];
  return {
    id: String(10109 + i),
    no: `E${1009 + i}`,
    mobile: `139000000${String(9 + i).padStart(2, '0')}`,
    name,
    avatar: 29 + (i % 12),
    title,
    storeId: String(3 + Math.floor(i / 4)),
    department,
    areas: [...areas],
    isManager: department === '行政',
  };
});

export const EMPLOYEES: SeedEmployee[] = [...HEADQUARTERS, ...BRANCHES];
