/** The 24 employees (rule 20.1): one per department in each of the six stores. `avatar` is the number of a drawn picture. */
export interface SeedEmployee {
  id: string;
  no: string;
  mobile: string;
  name: string;
  avatar: number;
  title: string;
  storeId: string;
  moreStoreIds?: string[];
  department: '茶艺' | '销售' | '仓储' | '行政';
  areas: string[];
  isManager?: boolean;
}

type Department = SeedEmployee['department'];
const ALL_AREAS = ['client', 'quote', 'visit', 'stock', 'asset', 'report', 'table', 'patrol', 'service', 'finance'];

/** E1001-E1008 of 西湖总店 (store 1) and 武林馆 (store 2). */
const NAMED: [name: string, title: string, storeId: string, department: Department, areas: string[]][] = [
  ['王岚', '店长', '1', '行政', ALL_AREAS],
  ['李牧之', '茶顾问', '1', '销售', ['client', 'quote', 'visit']],
  ['赵小满', '仓库主管', '1', '仓储', ['stock', 'asset']],
  ['钱多多', '楼面主管', '2', '茶艺', ['table', 'patrol', 'service']],
  ['孙会', '财务', '2', '行政', ['finance', 'report']],
  ['吴听雨', '茶艺师', '1', '茶艺', ['table']],
  ['郑一鸣', '茶顾问', '2', '销售', ['client', 'quote', 'visit']],
  ['冯仓', '仓管员', '2', '仓储', ['stock']],
];

const DEPARTMENTS: { department: Department; title: string; areas: string[] }[] = [
  { department: '茶艺', title: '茶艺师', areas: ['table'] },
  { department: '销售', title: '茶顾问', areas: ['client', 'quote', 'visit'] },
  { department: '仓储', title: '仓管员', areas: ['stock'] },
  { department: '行政', title: '店长', areas: ['report', 'patrol', 'service', 'table'] },
];
const BRANCH_NAMES =
  '沈星河 何知秋 卢远舟 范明溪 韩素衣 叶南乔 宋长庚 杜若飞 唐小棠 方既白 江临川 夏清商 罗青山 温如故 程之遥 傅云生';

/** Ids 10101-10124, numbers E1001-E1024, mobiles 13900000001-24, in one order. */
const identityOf = (i: number) => ({
  id: String(10101 + i),
  no: `E${1001 + i}`,
  mobile: `139000000${String(1 + i).padStart(2, '0')}`,
  avatar: 1 + ((20 + i) % 40),
});

const HEADQUARTERS = NAMED.map(([name, title, storeId, department, areas], i): SeedEmployee => ({
  ...identityOf(i),
  name,
  title,
  storeId,
  department,
  areas,
  isManager: areas === ALL_AREAS,
  // Both houses of the lake have one floor manager.
  ...(title === '楼面主管' ? { moreStoreIds: ['1'] } : {}),
}));

const BRANCHES = BRANCH_NAMES.split(' ').map((name, i): SeedEmployee => {
  const job = DEPARTMENTS[i % DEPARTMENTS.length] ?? { department: '茶艺', title: '茶艺师', areas: [] };
  const storeId = String(3 + Math.floor(i / DEPARTMENTS.length));
  return { ...identityOf(NAMED.length + i), name, storeId, ...job, isManager: job.department === '行政' };
});

export const EMPLOYEES: SeedEmployee[] = [...HEADQUARTERS, ...BRANCHES];
