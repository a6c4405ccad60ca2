/** The business on one screen, and why a figure changed: all of it out of the day sums, so chart, table and ledger say the same (rules 32.2, 32.8). */
import type { KV } from '../../../../src/contract/kit';
import type { ChartMark, ChartSet, ChartWhy, Comparison } from '../../../../src/contract/report/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { SumPart } from '../../../db/schema';
import { badRequest } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf, timeOf } from '../../../lib/shanghai';
import { comparedWith } from './compare';
import { dayLabel, dayPlus, daysIn, listDays, requireRange } from './days';
import { FIGURES } from './figures';
import {
  firstDay,
  funnelOf,
  listMarks,
  listTargets,
  namesOfClasses,
  namesOfGoods,
  sumSaid,
  sumsBy,
  type MarkRow,
  type Span,
  type Sum,
} from './repository';
import { idsOf, ONLINE, optionsOf, placesOf, seatOf, type Place, type Seat } from './scope';
import { targetOf } from './targets';

/** Two years, a leap day in them. */
const MOST_DAYS = 732;
/** More are drawn by month. */
const BY_DAY = 92;
const TOP = 10;
const LENGTHS = { today: 1, '7d': 7, '30d': 30, '90d': 90 } as const;

interface Asked {
  range: RequestOf<'manage.chart'>['range'];
  from?: string | undefined;
  to?: string | undefined;
  storeId?: string | undefined;
  compare?: Comparison | undefined;
}

interface View {
  seat: Seat;
  places: Place[];
  span: Span;
  before: Span;
  compare: Comparison;
  today: string;
  /** The span ends today: what it is laid beside ends at the same hour. */
  running: boolean;
  hour: string;
}

/** 400 of days that there are not · 404 of another store · 422 of too many days. */
async function viewOf(tx: Tx, memberId: string, asked: Asked, now: number): Promise<View> {
  const seat = await seatOf(tx, memberId);
  const places = placesOf(seat, asked.storeId);
  const today = dayOf(now);
  const days = spanOf(asked, today);
  requireRange(days.from, days.to, MOST_DAYS);
  const compare = asked.compare ?? 'before';
  const storeIds = idsOf(places);
  return {
    seat,
    places,
    span: { storeIds, ...days },
    before: { storeIds, ...comparedWith(compare, days) },
    compare,
    today,
    running: days.to === today,
    hour: timeOf(now).slice(0, 2),
  };
}

function spanOf({ range, from, to }: Asked, today: string): { from: string; to: string } {
  if (range !== 'custom') return { from: dayPlus(today, 1 - LENGTHS[range]), to: today };
  if (from === undefined) throw badRequest('from', '请选择开始日期');
  if (to === undefined) throw badRequest('to', '请选择结束日期');
  return { from, to: to > today && from <= today ? today : to };
}

const NONE: Sum = { sales: 0, refunds: 0, count: 0, qty: 0 };
const plus = (a: Sum, b: Sum, sign = 1): Sum => ({
  sales: a.sales + sign * b.sales,
  refunds: a.refunds + sign * b.refunds,
  count: a.count + sign * b.count,
  qty: a.qty + sign * b.qty,
});
const totalOf = (sums: readonly Sum[]): Sum => sums.reduce((all, one) => plus(all, one), NONE);

/**
 * A span's whole, and the one before it as far as today has come: a day that is not over is not laid beside one that is. What is not kept by hour
 * is laid beside nothing while the only day runs.
 */
async function wholeOf(
  tx: Tx,
  part: SumPart,
  { span, before, running, hour }: View,
): Promise<{ now: Sum; then: Sum | undefined }> {
  const now = totalOf(await sumsBy(tx, part, 'store', span));
  const then = totalOf(await sumsBy(tx, part, 'store', before));
  if (!running) return { now, then };
  if (part !== 'day') return { now, then: span.from === span.to ? undefined : then };
  const last = { ...before, from: before.to };
  const later = (await sumsBy(tx, 'hour', 'key', last)).filter(({ by }) => by > hour);
  return { now, then: plus(then, totalOf(later), -1) };
}

const changeBp = (now: number, then: number): number | undefined =>
  then === 0 ? undefined : Math.round(((now - then) / Math.abs(then)) * 10_000);
const ratio = (a: number, b: number): number | undefined => (b === 0 ? undefined : Math.round(a / b));
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

type Card = ChartSet['cards'][number];
const cardOf = (
  key: string,
  { label, unit, meaning }: { label: string; unit: string; meaning: string },
  kind: Card['kind'],
  now: number | undefined,
  then: number | undefined,
): Card => {
  const compareBp = now === undefined || then === undefined ? undefined : changeBp(now, then);
  return {
    key,
    label,
    unit,
    kind,
    value: text(now),
    before: text(then),
    ...(compareBp === undefined ? {} : { compareBp }),
    meaning,
  };
};

async function cardsOf(tx: Tx, view: View): Promise<Card[]> {
  const money = await wholeOf(tx, 'day', view);
  const members = await wholeOf(tx, 'member', view);
  const rate = ({ refunds, sales }: Sum) => ratio(refunds * 10_000, sales);
  return [
    cardOf('sales', FIGURES.sales, 'money', money.now.sales, money.then?.sales),
    cardOf('orders', FIGURES.orders, 'count', money.now.count, money.then?.count),
    cardOf(
      'average',
      FIGURES.average,
      'money',
      ratio(money.now.sales, money.now.count),
      money.then && ratio(money.then.sales, money.then.count),
    ),
    cardOf('members', FIGURES.members, 'count', members.now.count, members.then?.count),
    cardOf(
      'tables',
      FIGURES.tables,
      'count',
      await sumSaid(tx, 'tables', view.span),
      await sumSaid(tx, 'tables', view.before),
    ),
    cardOf(
      'refundRate',
      { label: '退款率', unit: '%', meaning: '退款 ÷ 销售额，退款按退回的那天算' },
      'rate',
      rate(money.now),
      money.then && rate(money.then),
    ),
  ];
}

/** By day, or by month where there are many; days before the shop's first are gaps. */
async function trendOf(tx: Tx, { span, today }: View): Promise<ChartSet['trend']> {
  const byMonth = daysIn(span.from, span.to) > BY_DAY;
  const sums = new Map((await sumsBy(tx, 'day', byMonth ? 'month' : 'day', span)).map((one) => [one.by, one]));
  const since = await firstDay(tx, span.storeIds);
  const keys = byMonth
    ? [...new Set(listDays(span.from, span.to).map((day) => day.slice(0, 7)))]
    : listDays(span.from, span.to);
  const isKnown = (key: string) =>
    since !== undefined && key >= since.slice(0, key.length) && key <= today.slice(0, key.length);
  const points = (value: (sum: Sum) => number): KV[] =>
    keys.map((key) => ({
      key,
      label: byMonth ? key : key.slice(5),
      value: isKnown(key) ? String(value(sums.get(key) ?? NONE)) : '',
    }));
  return [
    { key: 'sales', label: '销售额', points: points(({ sales }) => sales) },
    { key: 'orders', label: '订单', points: points(({ count }) => count) },
    { key: 'refunds', label: '退款', points: points(({ refunds }) => refunds) },
  ];
}

/** The hours of the last seven days, where people came. */
async function heatOf(tx: Tx, { span, places }: View): Promise<{ heat: ChartSet['heat']; byHour: KV[] }> {
  const week = dayPlus(span.to, -6);
  const from = week > span.from ? week : span.from;
  const sums = await sumsBy(tx, 'hour', 'dayKey', { ...span, from });
  const all = await sumsBy(tx, 'hour', 'key', span);
  const hours = all.map(({ by }) => Number(by));
  const open = places.length > 0 ? [9, 22] : [];
  const [first, last] = [Math.min(...open, ...hours), Math.max(...open, ...hours)];
  const keys = Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(2, '0'));
  const countAt = (day: string, hour: string) => sums.find(({ by, key }) => by === day && key === hour)?.count ?? 0;
  return {
    heat: listDays(from, span.to).map((day) => ({
      key: day,
      label: dayLabel(day).slice(6),
      points: keys.map((hour) => ({ key: hour, label: hour, value: String(countAt(day, hour)) })),
    })),
    byHour: keys.map((hour) => ({
      key: hour,
      label: `${hour} 点`,
      value: String(all.find(({ by }) => by === hour)?.count ?? 0),
    })),
  };
}

async function storesOf(tx: Tx, { span, places, today }: View): Promise<{ byStore: KV[]; storeTargets: KV[] }> {
  const sums = new Map((await sumsBy(tx, 'day', 'store', span)).map((one) => [one.by, one]));
  const targets = await listTargets(tx, span);
  return {
    byStore: places.map(({ id, name }) => ({ key: id, label: name, value: String(sums.get(id)?.sales ?? 0) })),
    storeTargets: places.flatMap(({ id, name }) => {
      const target = targetOf(targets, 'sales', { storeId: id, from: span.from, to: span.to }, today);
      return target === undefined ? [] : [{ key: id, label: name, value: String(target) }];
    }),
  };
}

const OTHER = '运费与扣减';

async function shelvesOf(tx: Tx, { span }: View): Promise<Pick<ChartSet, 'byCategory' | 'topGoods' | 'topPieces'>> {
  const inOrder = (sums: readonly (Sum & { by: string })[]) =>
    sums.filter(({ by, sales }) => by !== 'other' && sales !== 0).toSorted((a, b) => b.sales - a.sales);
  const classes = inOrder(await sumsBy(tx, 'category', 'key', span));
  const best = inOrder(await sumsBy(tx, 'goods', 'key', span)).slice(0, TOP);
  const classNames = await namesOfClasses(
    tx,
    classes.map(({ by }) => by),
  );
  const names = await namesOfGoods(
    tx,
    best.map(({ by }) => by),
  );
  const label = (by: string) => names.get(by) ?? '已下架的商品';
  return {
    byCategory: classes.map(({ by, sales }) => ({
      key: by,
      label: classNames.get(by) ?? '其他',
      value: String(sales),
    })),
    topGoods: best.map(({ by, sales }) => ({ key: by, label: label(by), value: String(sales) })),
    topPieces: best.map(({ by, qty }) => ({ key: by, label: label(by), value: String(qty) })),
  };
}

/** What the database knows of the way to a purchase; goods are looked at, and baskets begun, in no store. */
async function funnel(tx: Tx, { span, seat, places }: View): Promise<KV[]> {
  if (daysIn(span.from, span.to) > BY_DAY) return [];
  const isWhole = places.length === seat.places.length && seat.viewer.isManager;
  const [from, until] = [instantOf(span.from), instantOf(span.to) + DAY_MS];
  const { seen, carted, ordered, paid, again } = await funnelOf(tx, from, until, isWhole ? undefined : span.storeIds);
  const steps: [string, string, number][] = [
    ...(isWhole
      ? ([
          ['seen', '浏览', seen],
          ['carted', '加购', carted],
        ] as [string, string, number][])
      : []),
    ['ordered', '下单', ordered],
    ['paid', '支付', paid],
    ['again', '复购', again],
  ];
  return steps.map(([key, label, value]) => ({ key, label, value: String(value) }));
}

export function presentMark(mark: MarkRow, places: readonly Place[], employeeId: string): ChartMark {
  const store = mark.storeId === ONLINE.id ? '全部门店' : (places.find(({ id }) => id === mark.storeId)?.name ?? '');
  const { id, day, kind, text: words, by, at } = mark;
  return { id, date: day, kind, text: words, by, at, store, mine: mark.employeeId === employeeId };
}

export async function readChart(
  tx: Tx,
  memberId: string,
  asked: RequestOf<'manage.chart'>,
  now: number,
): Promise<ChartSet> {
  const view = await viewOf(tx, memberId, asked, now);
  const { span, before, seat } = view;
  const marks = await listMarks(tx, span);
  return {
    cards: await cardsOf(tx, view),
    trend: await trendOf(tx, view),
    ...(await shelvesOf(tx, view)),
    ...(await storesOf(tx, view)),
    ...(await heatOf(tx, view)),
    funnel: await funnel(tx, view),
    from: span.from,
    to: span.to,
    beforeFrom: before.from,
    beforeTo: before.to,
    compare: view.compare,
    ...(asked.storeId === undefined ? {} : { storeId: asked.storeId }),
    stores: optionsOf(seat.places),
    marks: marks.map((mark) => presentMark(mark, seat.places, seat.viewer.id)),
    running: view.running,
    asOf: now,
  };
}

const VALUE = {
  sales: ({ sales }: Sum) => sales,
  orders: ({ count }: Sum) => count,
  refunds: ({ refunds }: Sum) => refunds,
};
const PARTS = [
  { key: 'store', label: '门店', part: 'day', by: 'store' },
  { key: 'category', label: '品类', part: 'category', by: 'key' },
  { key: 'goods', label: '商品', part: 'goods', by: 'key' },
  { key: 'hour', label: '时段', part: 'hour', by: 'key' },
] as const;
const MOST_ROWS = 8;

/** Whole days beside whole days: what a split says has to add up. An order has no class and no goods of its own, so its number has no such parts. */
export async function readWhy(
  tx: Tx,
  memberId: string,
  asked: RequestOf<'manage.chartWhy'>,
  now: number,
): Promise<ChartWhy> {
  const view = await viewOf(tx, memberId, asked, now);
  const { span, before, places } = view;
  const valueOf = VALUE[asked.figure];
  const parts: ChartWhy['parts'] = [];
  for (const { key, label, part, by } of PARTS) {
    if (asked.figure === 'orders' && (key === 'category' || key === 'goods')) continue;
    const [now1, then] = [await sumsBy(tx, part, by, span), await sumsBy(tx, part, by, before)];
    const keys = [...new Set([...now1, ...then].map((one) => one.by))];
    const names = await namesOf(tx, key, keys, places);
    const rows = keys.map((one) => {
      const value = valueOf(now1.find((sum) => sum.by === one) ?? NONE);
      const was = valueOf(then.find((sum) => sum.by === one) ?? NONE);
      return { key: one, label: names(one), value, before: was, change: value - was };
    });
    parts.push({ key, label, rows: shortened(rows) });
  }
  const value = valueOf(totalOf(await sumsBy(tx, 'day', 'store', span)));
  const was = valueOf(totalOf(await sumsBy(tx, 'day', 'store', before)));
  return {
    figure: asked.figure,
    value,
    before: was,
    change: value - was,
    parts,
    from: span.from,
    to: span.to,
    beforeFrom: before.from,
    beforeTo: before.to,
  };
}

async function namesOf(tx: Tx, part: (typeof PARTS)[number]['key'], keys: readonly string[], places: readonly Place[]) {
  const ids = keys.filter((key) => key !== 'other');
  if (part === 'hour') return (key: string) => `${key} 点`;
  if (part === 'store') return (key: string) => places.find(({ id }) => id === key)?.name ?? '';
  const names = part === 'goods' ? await namesOfGoods(tx, ids) : await namesOfClasses(tx, ids);
  return (key: string) => (key === 'other' ? OTHER : (names.get(key) ?? (part === 'goods' ? '已下架的商品' : '其他')));
}

type Share = ChartWhy['parts'][number]['rows'][number];
/** The greatest changes first; what is left is one row, so that they go on adding up. */
function shortened(rows: readonly Share[]): Share[] {
  const inOrder = rows
    .filter(({ value, before }) => value !== 0 || before !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const rest = inOrder.slice(MOST_ROWS);
  if (rest.length === 0) return inOrder;
  const sum = (of: (row: Share) => number) => rest.reduce((all, row) => all + of(row), 0);
  return [
    ...inOrder.slice(0, MOST_ROWS),
    {
      key: 'rest',
      label: `其余 ${rest.length} 项`,
      value: sum(({ value }) => value),
      before: sum(({ before }) => before),
      change: sum(({ change }) => change),
    },
  ];
}
