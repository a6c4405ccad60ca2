/** What the stores reported of the last 90 days: three days that nobody reported, four reports that came late, what was put right, said and aimed at. */
import type { Tx } from '../../db/client';
import { dailyReports, reportComments, reportCorrections, reportMarks, reportTargets } from '../../db/schema';
import { dueOf } from '../../domains/staff/report/daily';
import { DAY_MS, dayOf, instantOf, weekdayOf } from '../../lib/shanghai';
import { createRandom, type Random } from '../../lib/random';
import { EMPLOYEES } from '../data/staff';
import { STORES } from '../data/stores';
import { insertAll } from '../insert';

const DAYS = 90;
const MINUTE = 60_000;
const FIRST = { report: 760_001, correction: 761_001, comment: 761_101, mark: 761_201 };
const MANAGER = '王岚';
/** [store, days ago] */
const MISSING: readonly [string, number][] = [
  ['1', 5],
  ['2', 12],
  ['4', 20],
];
const LATE: readonly [string, number][] = [
  ['1', 3],
  ['2', 9],
  ['5', 15],
  ['3', 30],
];
const NOTES = [
  '茶水间小票机缺纸两次，已补。明天会员日，龙井酥多备四十份。',
  '靠窗两桌的灯换好了。周末预约已满七成。',
  '下午一场雨，散客少，晚市补回来一些。',
  '老茶友带了四位朋友来，都办了卡。',
  '空调滴水，已约师傅明早来看。',
  '新到的白毫银针试饮反响好，明天摆到前台。',
];
/** [figure, what it says too little, why] */
const CORRECTIONS: readonly [figure: string, delta: number, reason: string][] = [
  ['reported', 18_000, '收银机数字抄反了'],
  ['guests', 6, '晚市第二批漏数'],
  ['tables', 2, '包间没有算进去'],
  ['reported', -5_200, '退的押金不算收款'],
];
const COMMENTS = [
  '会员日，备货够',
  '下雨，少了一半散客',
  '隔壁商场停电，客人多来了一波',
  '新茶上架第一天',
  '两桌请客，单价高',
];
const HOLD = { reported: 24_000_000, guests: 1500, tables: 800, sales: 300_000 };
const ONLINE_SALES = 3_500_000;

const isOne = (list: readonly [string, number][], storeId: string, ago: number) =>
  list.some(([store, days]) => store === storeId && days === ago);

function valuesOf(day: string, size: number, random: Random): Record<string, string> {
  const busy = [0, 6].includes(weekdayOf(instantOf(day))) ? 1.6 : 1;
  const tables = Math.round(random.int(18, 28) * size * busy);
  const total = tables * random.int(24_000, 36_000);
  const card = Math.round(total * 0.55);
  const cash = Math.round(total * 0.12);
  const rows = {
    card,
    online: total - card - cash,
    cash,
    guests: Math.round(tables * 1.9),
    tables,
    joined: random.int(2, 14),
    sold: random.int(0, 4),
    tasting: random.int(0, 6),
    invite: random.int(1, 8),
    care: random.int(6, 24),
    visit: random.int(0, 4),
  };
  const values = Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, String(value)]));
  return random.chance(0.4) ? { ...values, note: random.pick(NOTES) } : values;
}

const reporterOf = (storeId: string) =>
  EMPLOYEES.find((one) => one.storeId === storeId && one.areas.includes('report')) ?? EMPLOYEES[0];

function planReports(at: number): (typeof dailyReports.$inferInsert & { id: string })[] {
  const random = createRandom(20260916);
  const rows: (typeof dailyReports.$inferInsert & { id: string })[] = [];
  for (let ago = DAYS; ago >= 1; ago--) {
    const day = dayOf(at - ago * DAY_MS);
    for (const [i, { id: storeId, hours }] of STORES.entries()) {
      const values = valuesOf(day, 1.2 - i * 0.1, random);
      const isClosed = (hours.closedDays as readonly number[]).includes(weekdayOf(instantOf(day)));
      if (isClosed || isOne(MISSING, storeId, ago)) continue;
      const late = isOne(LATE, storeId, ago);
      const submittedAt = dueOf(day) + (late ? random.int(10, 600) : -random.int(5, 60)) * MINUTE;
      rows.push({
        id: String(FIRST.report + rows.length),
        employeeId: reporterOf(storeId)?.id ?? '',
        storeId,
        day,
        status: 'submitted',
        values,
        rev: 1,
        submittedAt,
        late,
        draft: values,
        draftRev: 2,
        savedAt: submittedAt,
      });
    }
  }
  return rows;
}

export async function seedReports(tx: Tx, at: number): Promise<void> {
  const reports = planReports(at);
  const totalOf = ({ values }: (typeof reports)[number], figure: string) =>
    figure === 'reported' ? Number(values.card) + Number(values.online) + Number(values.cash) : Number(values[figure]);
  const nth = (i: number) => reports[reports.length - 1 - i * 7] as (typeof reports)[number];
  const nextMorning = (day: string) => instantOf(day) + DAY_MS + 560 * MINUTE;
  const corrections = Array.from({ length: 12 }, (_, i) => {
    const report = nth(i);
    const [figure, delta, reason] = CORRECTIONS[i % CORRECTIONS.length] ?? ['guests', 1, ''];
    const before = totalOf(report, figure);
    return {
      id: String(FIRST.correction + i),
      reportId: report.id,
      storeId: report.storeId,
      day: report.day,
      figure,
      before,
      after: before + delta,
      delta,
      reason,
      by: MANAGER,
      at: nextMorning(report.day),
    };
  });
  const comments = Array.from({ length: 20 }, (_, i) => {
    const report = nth(i);
    return {
      id: String(FIRST.comment + i),
      storeId: report.storeId,
      day: report.day,
      figure: i % 3 === 0 ? 'guests' : 'reported',
      text: COMMENTS[i % COMMENTS.length] ?? '',
      by: i % 2 === 0 ? MANAGER : (reporterOf(report.storeId)?.name ?? MANAGER),
      at: nextMorning(report.day) + i * MINUTE,
    };
  });
  const months = [...new Set([...reports.map(({ day }) => day.slice(0, 7)), dayOf(at).slice(0, 7)])];
  const targets = months.flatMap((period) => [
    ...STORES.flatMap(({ id: storeId }, i) =>
      Object.entries(HOLD).map(([figure, value]) => ({
        storeId,
        period,
        figure,
        value: Math.round(value * (1.1 - i * 0.08)),
        by: MANAGER,
        at: instantOf(`${period}-01`),
      })),
    ),
    { storeId: '0', period, figure: 'sales', value: ONLINE_SALES, by: MANAGER, at: instantOf(`${period}-01`) },
  ]);
  const marks = [
    { ago: 2, storeId: '0', kind: 'event' as const, text: '会员日双倍积分' },
    { ago: 4, storeId: '1', kind: 'weather' as const, text: '暴雨，西湖边封路' },
    { ago: 17, storeId: '2', kind: 'outage' as const, text: '武林路停电两小时' },
  ].map(({ ago, ...mark }, i) => ({
    ...mark,
    id: String(FIRST.mark + i),
    day: dayOf(at - ago * DAY_MS),
    employeeId: EMPLOYEES[0]?.id ?? '',
    by: MANAGER,
    at: at - ago * DAY_MS + 20 * 60 * MINUTE,
  }));
  await insertAll(tx, dailyReports, reports);
  await insertAll(tx, reportCorrections, corrections);
  await insertAll(tx, reportComments, comments);
  await insertAll(tx, reportTargets, targets);
  await insertAll(tx, reportMarks, marks);
}
