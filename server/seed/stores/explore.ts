/** Ways from store to store, and where the demo's member has been (chapter 40 of docs/rules.md). */
import type { Tx } from '../../db/client';
import { exploreRoutes, storeVisits } from '../../db/schema';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { MAIN_MEMBER } from '../members/members';
import { insertAll } from '../insert';

const HOUR = 3_600_000;

const ROUTES: (typeof exploreRoutes.$inferInsert)[] = [
  {
    id: '9801',
    title: '沿湖半日',
    text: '先喝茶，再走路，傍晚回城里看天井落光。',
    minutes: 240,
    stops: [
      { name: '', storeId: '1', text: '临窗一壶明前龙井' },
      { name: '苏堤', text: '从压堤桥走到映波桥' },
      { name: '', storeId: '2', text: '天井下吃一块龙井酥' },
    ],
    sort: 0,
  },
  {
    id: '9802',
    title: '外滩灯下',
    text: '下午看老房子，天黑坐到露台上。',
    minutes: 210,
    stops: [
      { name: '圆明园路', text: '看七栋百年洋房' },
      { name: '', storeId: '3', text: '露台上一席夜茶' },
      { name: '外白渡桥', text: '等桥上的灯亮' },
    ],
    sort: 1,
  },
  {
    id: '9803',
    title: '秦淮点茶',
    text: '看一段城墙，学一盏宋式点茶。',
    minutes: 180,
    stops: [
      { name: '中华门', text: '上城墙走一段' },
      { name: '', storeId: '4', text: '兔毫盏里打一盏茶' },
      { name: '桃叶渡', text: '坐末班画舫回' },
    ],
    sort: 2,
  },
];

/** Days before the start on which the demo's member told of a visit. */
const VISITS: [storeId: string, daysAgo: number][] = [
  ['1', 41],
  ['1', 12],
  ['2', 26],
];

export async function seedExplore(tx: Tx, at: number): Promise<void> {
  await tx.insert(exploreRoutes).values(ROUTES);
  await insertAll(
    tx,
    storeVisits,
    VISITS.map(([storeId, daysAgo]) => {
      const when = at - daysAgo * DAY_MS + 15 * HOUR;
      return { memberId: MAIN_MEMBER, storeId, day: dayOf(when), at: when };
    }),
  );
}
