/** The evening of the stores (rule 32.10): at 22:40 the day in a few words to whoever works with reports, and what went wrong; each word can be switched off. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import { badRequest } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { DAY_MS, dayOf, startOfDay } from '../../../lib/shanghai';
import type { Employee } from '../../people/employee/repository';
import { sendNotice } from '../../people/notice/send';
import { listMutes, listReporters, listReports, setMute, storeDays, type Reported } from './repository';
import { listPlaces, ONLINE, seatOf, type Place } from './scope';

const EVENING_JOB = 'report.evening';
const KEY = 'daily';
const AT = 22 * 3_600_000 + 40 * 60_000;
/** Refunds of so much of the sales are worth a word. */
const REFUND_BP = 1000;

const KINDS = [
  { kind: 'card', label: '每晚日报', note: '22:40 收到当天的销售额、订单和退款' },
  { kind: 'refunds', label: '退款率提醒', note: '当天退款超过销售额的 10 %' },
  { kind: 'missing', label: '未填日报提醒', note: '22:40 还没有交当天的日报' },
] as const;
type Alarm = (typeof KINDS)[number]['kind'];

export const planEvening = (tx: Tx, now: number): Promise<void> => schedule(tx, EVENING_JOB, KEY, nextEvening(now));
const nextEvening = (now: number): number => {
  const today = startOfDay(now) + AT;
  return today > now ? today : today + DAY_MS;
};

export async function tellAlarms(
  tx: Tx,
  memberId: string,
  { kind, on }: RequestOf<'manage.reportAlarms'>,
): Promise<DataOf<'manage.reportAlarms'>> {
  const { viewer } = await seatOf(tx, memberId);
  if (kind !== undefined && on === undefined) throw badRequest('on');
  if (kind !== undefined && on !== undefined) await setMute(tx, { employeeId: viewer.id, kind }, on);
  const muted = await listMutes(tx, [viewer.id]);
  return KINDS.map((one) => ({ ...one, on: !muted.some((mute) => mute.kind === one.kind) }));
}

interface Evening {
  day: string;
  now: number;
  sums: Awaited<ReturnType<typeof storeDays>>;
  reports: readonly Reported[];
}

async function tellEvening(tx: Tx, now: number): Promise<void> {
  const day = dayOf(now);
  const places = await listPlaces(tx);
  const span = { storeIds: places.map(({ id }) => id), from: day, to: day };
  const evening = { day, now, sums: await storeDays(tx, ['day'], span), reports: await listReports(tx, span) };
  const people = await listReporters(tx);
  const mutes = await listMutes(
    tx,
    people.map(({ id }) => id),
  );
  for (const employee of people) {
    const hears = (kind: Alarm) => !mutes.some((one) => one.employeeId === employee.id && one.kind === kind);
    const seen = employee.isManager ? places : places.filter(({ id }) => id === employee.storeId);
    if (hears('card')) await tellCard(tx, employee, seen, evening);
    if (hears('refunds')) await tellRefunds(tx, employee, seen, evening);
    if (hears('missing')) await tellMissing(tx, employee, places, evening);
  }
  await schedule(tx, EVENING_JOB, KEY, nextEvening(now));
}

const totalOf = (places: readonly Place[], { sums }: Evening) => {
  const own = sums.filter(({ storeId }) => places.some(({ id }) => id === storeId));
  const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((all, row) => all + of(row), 0);
  return {
    sales: sum(({ sales }) => sales),
    refunds: sum(({ refunds }) => refunds),
    orders: sum(({ count }) => count),
  };
};
const placeName = (places: readonly Place[]): string => (places.length === 1 ? (places[0]?.name ?? '') : '全部门店');

async function tellCard(tx: Tx, { memberId }: Employee, places: readonly Place[], evening: Evening): Promise<void> {
  const { sales, orders, refunds } = totalOf(places, evening);
  const handed = places.filter(({ id }) => evening.reports.some(({ report }) => report.storeId === id)).length;
  const stores = places.filter(({ id }) => id !== ONLINE.id).length;
  await sendNotice(tx, memberId, {
    box: 'service',
    title: `${placeName(places)} ${evening.day.slice(5)} 日报`,
    text: `销售额 ¥${yuan(sales)}，${orders} 单，退款 ¥${yuan(refunds)}；日报交了 ${handed}/${stores}。`,
    link: `/report/pages/report-table?kind=day&from=${evening.day}&to=${evening.day}`,
    at: evening.now,
  });
}

async function tellRefunds(tx: Tx, { memberId }: Employee, places: readonly Place[], evening: Evening): Promise<void> {
  const { sales, refunds } = totalOf(places, evening);
  if (refunds === 0 || refunds * 10_000 <= sales * REFUND_BP) return;
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '今天退款偏多',
    text: `${placeName(places)}退款 ¥${yuan(refunds)}，销售额 ¥${yuan(sales)}。`,
    link: '/chart/pages/index?range=today',
    at: evening.now,
  });
}

/** Of the own store; who leads all of them hears of each that is missing. */
async function tellMissing(
  tx: Tx,
  { memberId, storeId, isManager }: Employee,
  places: readonly Place[],
  evening: Evening,
): Promise<void> {
  const missing = places.filter(
    ({ id }) =>
      id !== ONLINE.id && (isManager || id === storeId) && !evening.reports.some(({ report }) => report.storeId === id),
  );
  if (missing.length === 0) return;
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '还有日报没交',
    text: `${missing.map(({ name }) => name).join('、')} ${evening.day.slice(5)} 的日报还没有交。`,
    link: `/report/pages/daily-input?date=${evening.day}`,
    at: evening.now,
  });
}

export const reportJobs = {
  [EVENING_JOB]: (tx, _key, { now }) => tellEvening(tx, now()),
} satisfies Partial<JobHandlers>;
