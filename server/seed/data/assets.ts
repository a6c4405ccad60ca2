/** 96 pieces of equipment in six stores, with the labels that stick on them. The first store has most of them. */
import type { AssetStatus } from '../../db/schema';
import { EMPLOYEES } from './staff';

export interface SeedAsset {
  id: string;
  code: string;
  name: string;
  category: '茶器' | '家具' | '电器' | '数码';
  photo: string;
  storeId: string;
  department: string;
  custodianId: string | null;
  status: AssetStatus;
  /** Fen. */
  value: number;
  /** Days before the first start. */
  boughtAgo: number;
  location: string;
}

type Line = readonly [name: string, yuan: number, location: string, goods?: number];
type Category = SeedAsset['category'];

const WEST_LAKE: Record<Category, readonly Line[]> = {
  茶器: [
    ['紫砂石瓢壶', 1680, '听松 柜二', 1048],
    ['紫砂西施壶', 1280, '听松 柜二', 1048],
    ['汝窑盖碗', 268, '听松 柜一', 1049],
    ['青瓷盖碗', 320, '竹里 柜一', 1049],
    ['德化白瓷盖碗', 198, '竹里 柜一', 1049],
    ['建盏兔毫', 580, '听松 柜一', 1050],
    ['建盏油滴', 680, '竹里 柜二', 1050],
    ['玻璃公道杯', 68, '大厅 备餐台', 1051],
    ['白瓷公道杯', 88, '大厅 备餐台', 1051],
    ['锡制茶叶罐', 420, '竹里 柜二'],
    ['竹制茶则套', 88, '大厅 备餐台', 1052],
    ['铜制水方', 360, '听松 茶席'],
    ['胡桃木茶盘', 480, '听松 茶席', 1054],
    ['乌金石茶盘', 980, '竹里 茶席', 1054],
    ['铁壶 1.2L', 1280, '听松 茶席', 1055],
    ['银壶 0.8L', 6800, '听松 保险柜', 1055],
    ['铸铁风炉', 560, '露台 储物箱'],
    ['陶制煮茶器', 458, '露台 储物箱'],
  ],
  家具: [
    ['胡桃木长桌', 8600, '听松'],
    ['榉木圈椅 甲', 1200, '听松'],
    ['榉木圈椅 乙', 1200, '听松'],
    ['榉木圈椅 丙', 1200, '听松'],
    ['榉木圈椅 丁', 1200, '听松'],
    ['竹里茶桌', 6200, '竹里'],
    ['竹编靠椅 甲', 680, '竹里'],
    ['竹编靠椅 乙', 680, '竹里'],
    ['屏风 六扇', 4200, '大厅'],
    ['博古架', 5600, '大厅'],
    ['接待柜台', 7800, '大厅'],
    ['陈列柜 东', 3200, '大厅'],
    ['陈列柜 西', 3200, '大厅'],
    ['露台藤椅 甲', 560, '露台'],
    ['露台藤椅 乙', 560, '露台'],
    ['露台圆桌', 980, '露台'],
    ['香几', 1600, '听松'],
    ['琴桌', 2800, '竹里'],
  ],
  电器: [
    ['净水机', 3600, '备水间'],
    ['开水机', 2400, '备水间'],
    ['恒温消毒柜', 1980, '备水间'],
    ['陈茶恒湿柜', 12800, '大厅'],
    ['除湿机', 1680, '库房'],
    ['制冰机', 2980, '备水间'],
  ],
  数码: [
    ['点单平板', 2600, '大厅'],
    ['收银终端', 3200, '大厅'],
    ['标签打印机', 980, '库房'],
    ['菜单大屏', 4200, '大厅'],
  ],
};
/** What each of the other stores has. */
const BRANCH: Record<Category, readonly Line[]> = {
  茶器: [
    ['建水陶罐', 260, '茶席'],
    ['汝窑盖碗', 268, '茶席', 1049],
    ['胡桃木茶盘', 480, '茶席', 1054],
    ['铁壶 1.2L', 1280, '茶席', 1055],
  ],
  家具: [
    ['榉木茶桌', 5200, '大厅'],
    ['榉木圈椅', 1200, '大厅'],
    ['陈列柜', 3200, '大厅'],
  ],
  电器: [
    ['净水机', 3600, '备水间'],
    ['除湿机', 1680, '库房'],
  ],
  数码: [['点单平板', 2600, '大厅']],
};
const STORE_IDS = ['1', '2', '3', '4', '5', '6'];
/** Who answers for what in a store. */
const KEEPERS: Record<Category, string> = { 茶器: '茶艺', 家具: '仓储', 电器: '仓储', 数码: '销售' };
/** By code, beside those in use. */
const STATES: Readonly<Record<string, AssetStatus>> = {
  'ZC-0338': 'repair',
  'ZC-0374': 'repair',
  'ZC-0342': 'idle',
  'ZC-0361': 'idle',
  'ZC-0354': 'scrapped',
};

const FIRST = 301;
export const ASSETS: readonly SeedAsset[] = STORE_IDS.flatMap((storeId) =>
  (Object.entries(storeId === '1' ? WEST_LAKE : BRANCH) as [Category, readonly Line[]][]).flatMap(([category, lines]) =>
    lines.map((line) => ({ storeId, category, line })),
  ),
).map(({ storeId, category, line: [name, yuan, location, goods] }, i) => {
  const code = `ZC-0${FIRST + i}`;
  const keeper = EMPLOYEES.find((one) => one.storeId === storeId && one.department === KEEPERS[category]);
  const status = STATES[code] ?? 'used';
  return {
    id: String(698_001 + i),
    code,
    name,
    category,
    photo: goods === undefined ? '' : `/images/goods/${goods}.webp`,
    storeId,
    department: KEEPERS[category],
    custodianId: status === 'idle' ? null : (keeper?.id ?? null),
    status,
    value: yuan * 100,
    boughtAgo: 120 + ((i * 37) % 900),
    location,
  };
});

export const assetOf = (code: string): SeedAsset => {
  const asset = ASSETS.find((one) => one.code === code);
  if (!asset) throw new Error(`no asset ${code}`);
  return asset;
};
