/** Twelve points that are looked at by plan: eight in the first store, four in the second, with what is asked at each. */
import type { PatrolItem } from '../../../src/contract/patrol/shapes';
import type { patrolPoints } from '../../db/schema';
import { STORES } from './stores';

const check = (id: string, title: string, standard: string): PatrolItem => ({ id, title, type: 'check', standard });
const measure = (id: string, title: string, min: number, max: number, unit: string): PatrolItem => ({
  ...{ id, title, type: 'number', min, max, unit },
  standard: `${min} 至 ${max} ${unit}`,
});
const shot = (id: string, title: string, picture: string): PatrolItem => ({
  ...{ id, title, type: 'photo', picture },
  standard: '按左图的角度拍',
});

const LIGHT = check('light', '灯与香', '主灯二档，不点香');
const FIRE = check('fire', '消防栓无遮挡', '半米内无物');
const room = (store: string): PatrolItem[] => [
  check('table', '席面与茶具', '无水渍，盏口朝向一致'),
  check('floor', '地面与坐垫', '无茶渣，坐垫平整'),
  measure('warm', '温度', 20, 26, '℃'),
  measure('damp', '湿度', 45, 65, '%'),
  shot('view', '席面照片', `/images/store/${store}-in.webp`),
  LIGHT,
  FIRE,
];
const door = (store: string): PatrolItem[] => [
  check('sign', '招牌与灯笼', '亮着，没有坏灯'),
  check('floor', '门口地面', '无积水，防滑垫平整'),
  shot('front', '门头照片', `/images/store/${store}.webp`),
];
const cellar: PatrolItem[] = [
  measure('warm', '温度', 18, 25, '℃'),
  measure('damp', '湿度', 45, 65, '%'),
  check('shelf', '茶品离墙离地', '离墙一拳，离地十厘米'),
  check('smell', '无异味', '不放香、不放食物'),
  FIRE,
];
const kitchen: PatrolItem[] = [
  check('hands', '洗手与口罩', '进门先洗手'),
  measure('fridge', '冷藏温度', 0, 5, '℃'),
  check('label', '开封有日期', '每一罐都贴'),
  check('waste', '垃圾带盖', '不过八分满'),
];
const washroom: PatrolItem[] = [
  check('floor', '地面干爽', '无水渍'),
  check('paper', '纸与洗手液', '至少半卷'),
  check('smell', '无异味', '排风开着'),
];
const stove: PatrolItem[] = [
  check('kettle', '壶底无水垢', '每周除垢'),
  check('wire', '电线与插座', '无破皮，不缠绕'),
  measure('water', '净水余氯', 0, 0.05, 'mg/L'),
];

type PointSeed = Pick<
  typeof patrolPoints.$inferInsert,
  'id' | 'code' | 'name' | 'storeId' | 'area' | 'items' | 'frequency' | 'weekday' | 'dueTime' | 'assigneeId'
>;
const WANG = '10101';
const QIAN = '10104';

const row = (
  n: number,
  storeId: string,
  [name, area, dueTime]: readonly [name: string, area: string, dueTime: string],
  items: PatrolItem[],
  weekday?: number,
): PointSeed => ({
  id: String(736_000 + n),
  code: `XD-0${storeId}${String(n).padStart(2, '0')}`,
  ...{ name, storeId, area, items, dueTime },
  frequency: weekday === undefined ? 'daily' : 'weekly',
  weekday: weekday ?? 1,
  assigneeId: n % 3 === 0 ? WANG : QIAN,
});

export const PATROL_POINTS: readonly PointSeed[] = [
  row(1, '1', ['门头', '门口', '09:30'], door('1')),
  row(2, '1', ['听松雅室', '雅室', '10:30'], room('1')),
  row(3, '1', ['观荷雅室', '雅室', '10:30'], room('1')),
  row(4, '1', ['竹里雅室', '雅室', '10:30'], room('1')),
  row(5, '1', ['公共茶席', '大厅', '11:00'], room('1')),
  row(6, '1', ['备水间', '后场', '15:00'], kitchen),
  row(7, '1', ['茶仓', '后场', '16:00'], cellar),
  row(8, '1', ['煮水台', '大厅', '17:00'], stove, 1),
  row(9, '2', ['门头', '门口', '10:00'], door('2')),
  row(10, '2', ['大厅', '大厅', '11:00'], room('2')),
  row(11, '2', ['洗手间', '后场', '15:00'], washroom),
  row(12, '2', ['煮水台', '大厅', '17:00'], stove, 3),
];

export const storeGeo = (id: string) => {
  const store = STORES.find((one) => one.id === id);
  return { lat: Number(store?.lat ?? 0), lng: Number(store?.lng ?? 0) };
};

/** What is open: found so many hours ago, at which item, and how it stands. */
export const PATROL_ISSUES = [
  {
    point: '736002',
    item: 'floor',
    note: '柜二门合页松',
    by: WANG,
    to: QIAN,
    hoursAgo: 26,
    fixed: '换了合页，开合正常',
  },
  { point: '736004', item: 'damp', note: '湿度偏高，已开除湿', value: 71, by: QIAN, to: WANG, hoursAgo: 52 },
  { point: '736006', item: 'label', note: '两罐桂花没有写开封日期', by: WANG, to: QIAN, hoursAgo: 3 },
  { point: '736007', item: 'shelf', note: '新到的两箱贴着墙', by: QIAN, to: WANG, hoursAgo: 4 },
  { point: '736011', item: 'paper', note: '洗手液见底', by: QIAN, to: QIAN, hoursAgo: 2 },
] as const;
