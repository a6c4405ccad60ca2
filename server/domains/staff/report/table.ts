/** Reports as tables: rows of facts, each with its targets, corrections and comments, and what they come to (rules 32.3, 32.6, 32.7). */
import { FORMER } from '../../people/employee/presenter';
import type { KV } from '../../../../src/contract/kit';
import type { ReportCell, ReportKind, ReportRow, ReportTable } from '../../../../src/contract/report/shapes';
import type { Tx } from '../../../db/client';
import { dayOf, momentText } from '../../../lib/shanghai';
import { trainedIn } from '../../selling/college/assign/repository';
import { dayLabel, listDays } from './days';
import { NUMBERS } from './fields';
import {
  addFacts,
  columnOf,
  COLUMNS,
  FIGURES,
  NOTHING,
  SAID,
  textOf,
  type Facts,
  type Figure,
  type FigureKey,
} from './figures';
import {
  firstDay,
  listComments,
  listCorrections,
  listReporters,
  listReports,
  listTargets,
  namesOfGoods,
  countTables,
  storeDays,
  sumsBy,
  type CommentRow,
  type CorrectionRow,
  type Reported,
  type Span,
  type TargetRow,
} from './repository';
import { writeKey, type RowKey } from './rowKey';
import { idsOf, ONLINE, optionsOf, type Place, type Seat } from './scope';
import { targetOfAll } from './targets';

export interface TableAsked {
  kind: ReportKind;
  from: string;
  to: string;
  storeId?: string | undefined;
  employeeId?: string | undefined;
}

/** A row before it is written: whose it is, of which stores and days, and what is known. */
export interface FactRow extends RowKey {
  label: string;
  storeIds: readonly string[];
  facts: Facts;
  /** The shop counted already; before its first day there is no data. */
  isKnown: boolean;
  /** Reports behind it. */
  reportIds: readonly string[];
  missing?: { date: string; storeId: string } | undefined;
}

/** What lies beside the facts of a span. */
export interface Beside {
  targets: readonly TargetRow[];
  corrections: readonly CorrectionRow[];
  comments: readonly CommentRow[];
  today: string;
}

const MOST_GOODS = 200;

/** What a report says, with what was put right in it. */
export function saidIn({ report }: Reported, corrections: readonly CorrectionRow[]): Record<string, number> {
  const own = corrections.filter(({ reportId }) => reportId === report.id);
  const told = (key: string) => Number(report.values[key] ?? 0);
  const put = (key: string) => own.reduce((all, { figure, delta }) => (figure === key ? all + delta : all), 0);
  const said = Object.fromEntries(NUMBERS.map(({ key }) => [key, told(key) + put(key)]));
  return { ...said, reported: told('card') + told('online') + told('cash') + put('reported') };
}

/** Of several reports of a store and day the last counts. */
export const countedOf = (reports: readonly Reported[]): Map<string, Reported> =>
  new Map(reports.map((one) => [`${one.report.storeId} ${one.report.day}`, one]));

export async function besideOf(tx: Tx, span: Span, today: string): Promise<Beside> {
  const [targets, corrections, comments] = [
    await listTargets(tx, span),
    await listCorrections(tx, span),
    await listComments(tx, span),
  ];
  return { targets, corrections, comments, today };
}

/** The rows of stores and days: by day the newest first, or by store. */
async function storeRows(
  tx: Tx,
  asked: TableAsked,
  places: readonly Place[],
  { corrections, today }: Beside,
): Promise<FactRow[]> {
  const { kind, from, storeId } = asked;
  const to = asked.to < today ? asked.to : today;
  const shown = kind === 'table' ? places.filter(({ id }) => id !== ONLINE.id) : places;
  const span = { storeIds: idsOf(shown), from, to };
  const sums = await storeDays(tx, ['day', 'member', 'card'], span);
  const counted = countedOf(await listReports(tx, span));
  const since = await firstDay(tx, span.storeIds);
  const facts = new Map<string, Facts>();
  const put = (key: string, more: Facts) => facts.set(key, addFacts(facts.get(key) ?? NOTHING, more));
  for (const { storeId: store, day, part, sales, refunds, count, qty } of sums)
    put(
      `${store} ${day}`,
      part === 'day'
        ? { ...NOTHING, sales, refunds, orders: count, qty }
        : { ...NOTHING, members: part === 'member' ? count : 0, cards: part === 'card' ? count : 0 },
    );
  const tables = await countTables(tx, span.storeIds);
  for (const [key, one] of counted)
    put(key, {
      ...NOTHING,
      said: saidIn(one, corrections),
      tableDays: tables.get(one.report.storeId) ?? 0,
    });
  const rowOf = (label: string, stores: readonly Place[], days: readonly string[], key: RowKey): FactRow => {
    const cells = stores.flatMap(({ id }) => days.map((day) => `${id} ${day}`));
    return {
      ...key,
      label,
      storeIds: idsOf(stores),
      facts: cells.reduce((all, one) => addFacts(all, facts.get(one) ?? NOTHING), NOTHING),
      isKnown: since !== undefined && key.to >= since,
      reportIds: cells.flatMap((one) => counted.get(one)?.report.id ?? []),
    };
  };
  const days = listDays(from, to);
  if (kind !== 'day')
    return shown.map((place) => rowOf(place.name, [place], days, { subject: kind, from, to, storeId: place.id }));
  return days.toReversed().map((day) => {
    const row = rowOf(dayLabel(day), shown, [day], { subject: 'day', from: day, to: day, storeId });
    const [only] = shown.length === 1 ? shown : [];
    const isMissing = only && only.id !== ONLINE.id && row.reportIds.length === 0 && day < today;
    return isMissing ? { ...row, missing: { date: day, storeId: only.id } } : row;
  });
}

/** Who reports in these stores or has a course to learn there, what each of them said, and how many of the courses they have finished. */
async function employeeRows(
  tx: Tx,
  asked: TableAsked,
  places: readonly Place[],
  { corrections, today }: Beside,
): Promise<FactRow[]> {
  const { from, storeId, employeeId } = asked;
  const to = asked.to < today ? asked.to : today;
  const reports = await listReports(tx, { storeIds: idsOf(places), from, to }, employeeId);
  const people = new Map<string, string>();
  for (const { id, name, storeId: works } of await listReporters(tx))
    if (places.some((place) => place.id === works) && (employeeId === undefined || employeeId === id))
      people.set(id, name);
  for (const { report, name } of reports) people.set(report.employeeId, name ?? FORMER);
  const trained = await trainedIn(tx, { storeIds: idsOf(places), from, to });
  for (const { id, name } of trained) if (employeeId === undefined || employeeId === id) people.set(id, name);
  return [...people].map(([id, label]) => {
    const own = reports.filter(({ report }) => report.employeeId === id);
    const facts = own.reduce<Facts>((all, one) => addFacts(all, { ...NOTHING, said: saidIn(one, corrections) }), {
      ...NOTHING,
      trained: trained.find((one) => one.id === id)?.done ?? 0,
    });
    return {
      subject: `e${id}`,
      from,
      to,
      storeId,
      label,
      storeIds: idsOf(places),
      facts,
      isKnown: true,
      reportIds: own.map(({ report }) => report.id),
    };
  });
}

/** What was sold, the dearest first; what comes after a couple of hundred is one row, so that the table still adds up. */
async function goodsRows(tx: Tx, asked: TableAsked, places: readonly Place[], { today }: Beside): Promise<FactRow[]> {
  const { from, storeId } = asked;
  const to = asked.to < today ? asked.to : today;
  const sums = (await sumsBy(tx, 'goods', 'key', { storeIds: idsOf(places), from, to })).toSorted(
    (a, b) => b.sales - a.sales,
  );
  const sold = sums.filter(({ by }) => by !== 'other');
  const shown = sold.slice(0, MOST_GOODS);
  const rest = sold.slice(MOST_GOODS);
  const names = await namesOfGoods(
    tx,
    shown.map(({ by }) => by),
  );
  const rowOf = (subject: string, label: string, those: typeof sums): FactRow => ({
    subject,
    from,
    to,
    storeId,
    label,
    storeIds: idsOf(places),
    facts: those.reduce<Facts>(
      (all, { sales, refunds, qty }) => addFacts(all, { ...NOTHING, sales, refunds, qty }),
      NOTHING,
    ),
    isKnown: true,
    reportIds: [],
  });
  return [
    ...shown.map((one) => rowOf(`g${one.by}`, names.get(one.by) ?? '已下架的商品', [one])),
    ...(rest.length > 0 ? [rowOf('grest', `其余 ${rest.length} 款`, rest)] : []),
    ...sums.filter(({ by }) => by === 'other').map((one) => rowOf('gother', '运费与扣减', [one])),
  ];
}

const ROWS: Record<
  ReportKind,
  (tx: Tx, asked: TableAsked, places: readonly Place[], beside: Beside) => Promise<FactRow[]>
> = {
  day: storeRows,
  store: storeRows,
  table: storeRows,
  employee: employeeRows,
  goods: goodsRows,
};

export const factRows = (tx: Tx, asked: TableAsked, places: readonly Place[], beside: Beside): Promise<FactRow[]> =>
  ROWS[asked.kind](tx, asked, places, beside);

/** 王岚 06-15 09:20 */
const signed = ({ by, at }: { by: string; at: number }): string => `${by} ${momentText(at).slice(5, 16)}`;

/** `isSum`: neither words nor corrections stand on a sum, which is what its rows are. */
export function cellOf(
  row: FactRow,
  key: FigureKey,
  { targets, corrections, comments, today }: Beside,
  isSum = false,
): ReportCell {
  const figure: Figure = FIGURES[key];
  const value = figure.source === 'system' && !row.isKnown ? undefined : figure.value(row.facts);
  const isStores = /^(day|store|table|sum)$/.test(row.subject);
  const target = figure.aimed && isStores ? targetOfAll(targets, key, row, today) : undefined;
  const lies = (one: { storeId: string; day: string; figure: string }) =>
    one.figure === key && one.day >= row.from && one.day <= row.to;
  const put = isSum ? [] : corrections.filter((one) => lies(one) && row.reportIds.includes(one.reportId));
  const subject = isStores ? '' : row.subject;
  const seen = (one: CommentRow) =>
    one.subject === subject &&
    (row.storeIds.includes(one.storeId) || (one.storeId === ONLINE.id && row.storeIds.length > 1));
  return {
    rowKey: writeKey(row),
    colKey: key,
    value: textOf(figure, value),
    ...(target === undefined ? {} : { target: String(target) }),
    ...(target && value !== undefined ? { rateBp: Math.round((value / target) * 10_000) } : {}),
    ...(put.length === 0
      ? {}
      : {
          corrected: put.map((one): KV => ({
            key: one.id,
            label: `${signed(one)}${one.reason ? ` ${one.reason}` : ''}`,
            value: String(one.before),
          })),
        }),
    comments: isSum
      ? []
      : comments
          .filter((one) => lies(one) && seen(one))
          .map((one): KV => ({ key: one.id, label: signed(one), value: one.text })),
  };
}

export const sumOf = (
  rows: readonly FactRow[],
  asked: TableAsked,
  places: readonly Place[],
  today: string,
): FactRow => ({
  subject: 'sum',
  from: asked.from,
  to: asked.to < today ? asked.to : today,
  storeId: asked.storeId,
  label: '合计',
  storeIds: idsOf(places),
  facts: rows.reduce<Facts>((all, { facts }) => addFacts(all, facts), NOTHING),
  isKnown: rows.some(({ isKnown }) => isKnown),
  reportIds: [],
});

export async function buildTable(
  tx: Tx,
  { viewer, places: all, leftOut }: Seat,
  asked: TableAsked,
  places: readonly Place[],
  now: number,
): Promise<ReportTable> {
  const today = dayOf(now);
  const beside = await besideOf(tx, { storeIds: idsOf(places), from: asked.from, to: asked.to }, today);
  const keys = COLUMNS[asked.kind];
  const facts = await factRows(tx, asked, places, beside);
  const rows = facts.map((row): ReportRow => ({
    key: writeKey(row),
    label: row.label,
    ...(row.from === today && row.to === today ? { asOf: now } : {}),
    ...(row.missing ? { missing: row.missing } : {}),
    cells: keys.map((key) => cellOf(row, key, beside)),
  }));
  return {
    kind: asked.kind,
    columns: keys.map(columnOf),
    rows,
    summary: keys.map((key) => cellOf(sumOf(facts, asked, places, today), key, beside, true)),
    from: asked.from,
    to: asked.to,
    ...(asked.storeId === undefined ? {} : { storeId: asked.storeId }),
    stores: optionsOf(all),
    leftOut,
    manages: viewer.isManager,
    asOf: now,
  };
}

/** Whether a figure is one that reports say. */
export const isSaid = (key: string): boolean => SAID.includes(key);
