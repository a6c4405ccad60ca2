/** What a store is to reach in a month, or on a day of its own: a row has every figure that has one. */
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { reportTargets, stores } from '../../db/schema';
import { ONLINE } from '../../domains/staff/report/scope';
import { dropTarget, putTarget } from '../../domains/staff/report/repository';
import { checkRows } from '../sheet/check';
import { codeOf, maybe, month, whole, yuan } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';

const money = (zh: string, en: string, example: string) =>
  column({ zh, en, kind: maybe(yuan()), meaning: '要做到多少，空着就没有目标', example, empty: null });
const pieces = (zh: string, en: string, unit: string, example: string) =>
  column({ zh, en, kind: maybe(whole({ unit })), meaning: '要做到多少，空着就没有目标', example, empty: null });

/** By the keys of the report's columns. */
const figures = {
  sales: money('销售额', 'sales', '180000'),
  orders: pieces('订单', 'orders', '单', '600'),
  members: pieces('新会员', 'members', '人', '80'),
  cards: pieces('开卡', 'cards', '张', '12'),
  reported: money('日报收款', 'reported', '160000'),
  guests: pieces('到店', 'guests', '位', '2400'),
  tables: pieces('桌次', 'tables', '桌', '900'),
  tasting: pieces('品鉴', 'tasting', '次', '60'),
};
const KEYS = Object.keys(figures) as (keyof typeof figures)[];

const columns = {
  store: column({
    zh: '门店',
    en: 'store',
    kind: codeOf('stores', '门店'),
    meaning: '哪家门店的，空着是线上',
    example: 'XIHU',
    empty: '',
  }),
  month: column({ zh: '月份', en: 'month', kind: month(), meaning: '哪个月', example: '2026年6月' }),
  day: column({
    zh: '日',
    en: 'day',
    kind: whole({ most: 31, unit: '日' }),
    meaning: '只给这一天定，如店庆；空着是整个月，各天平分',
    example: '18',
    empty: 0,
  }),
  ...figures,
};
type Row = RowOf<typeof columns>;

const placeOf = (ids: Ids, { store, month: of, day }: Row) => ({
  storeId: store === '' ? ONLINE.id : ids.idOf('stores', store),
  period: day === 0 ? of : `${of}-${String(day).padStart(2, '0')}`,
});

/** Figures without one lose theirs. */
async function put(tx: Tx, ids: Ids, rows: readonly Row[], now: number): Promise<void> {
  for (const row of rows)
    for (const figure of KEYS) {
      const target = { ...placeOf(ids, row), figure };
      const value = row[figure];
      await (value === null ? dropTarget(tx, target) : putTarget(tx, { ...target, value, by: '', at: now }));
    }
}

export const targets: Table<typeof columns> = {
  name: 'targets',
  label: '门店目标',
  about: '一行是一家门店一个月的目标，报表和看板照它算达成。店长也可以在报表上点一个数来定。',
  columns,
  key: ['store', 'month', 'day'],
  async load(tx, ids) {
    const all = await tx
      .select({ target: reportTargets })
      .from(reportTargets)
      .leftJoin(stores, eq(stores.id, reportTargets.storeId))
      .orderBy(asc(stores.sort), asc(stores.id), asc(reportTargets.period));
    const rows = new Map<string, Row>();
    for (const { target } of all) {
      const { storeId, period, figure, value } = target;
      const isOurs = storeId === ONLINE.id || ids.has('stores', storeId);
      if (!isOurs || !(figure in figures)) continue;
      const place = `${storeId} ${period}`;
      const row = rows.get(place) ?? {
        ...(Object.fromEntries(KEYS.map((key) => [key, null])) as Pick<Row, keyof typeof figures>),
        store: storeId === ONLINE.id ? '' : ids.codeOf('stores', storeId),
        month: period.slice(0, 7),
        day: Number(period.slice(8)),
      };
      rows.set(place, { ...row, [figure]: value });
    }
    return [...rows.values()];
  },
  save: (tx, rows, { ids, now }) => put(tx, ids, rows, now),
  remove: {
    word: '删除',
    before: (tx, gone, { ids, now }) =>
      put(
        tx,
        ids,
        gone.map((row) => ({ ...row, ...Object.fromEntries(KEYS.map((key) => [key, null])) })),
        now,
      ),
  },
  check: (rows) =>
    checkRows(rows, ({ month: of, day, ...row }, fault) => {
      const [year = 0, at = 1] = of.split('-').map(Number);
      if (day > new Date(Date.UTC(year, at, 0)).getUTCDate()) fault('day', `${of} 没有 ${day} 日`);
      if (KEYS.every((key) => row[key] === null)) fault('sales', '至少定一个目标');
    }),
};
