/** Reports as cards of a conversation, as they are for who sends them. */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { REPORT_KINDS, type ReportKind, type ReportTable } from '../../../../src/contract/report/shapes';
import type { CardOf } from '../chat/kinds';
import { readChart } from './chart';
import { MOST_DAYS } from './cell';
import { requireRange } from './days';
import { findReport } from './repository';
import { idsOf, placesOf, seatOf } from './scope';
import { besideOf, buildTable, saidIn } from './table';

/** `refId`: the report's id. 404 of a draft, or of another store. */
export const dailyCard: CardOf = async (tx: Tx, { memberId }, refId) => {
  const seat = await seatOf(tx, memberId);
  const found = /^\d{1,18}$/.test(refId) ? await findReport(tx, refId) : undefined;
  const place = seat.places.find(({ id }) => id === found?.report.storeId);
  if (!found || !place || found.report.status !== 'submitted') throw notFound();
  const { report } = found;
  const { corrections } = await besideOf(
    tx,
    { storeIds: [report.storeId], from: report.day, to: report.day },
    report.day,
  );
  const said = saidIn(found, corrections);
  return {
    title: `${place.name} ${report.day.slice(5)} 日报`,
    sub: `收款 ¥${yuan(said.reported ?? 0)}`,
    note: `到店 ${said.guests ?? 0} 位，开台 ${said.tables ?? 0}`,
    route: `/report/pages/daily-input?id=${refId}`,
  };
};

const TABLE = /^([a-z]+)\.(\d{4}-\d\d-\d\d)\.(\d{4}-\d\d-\d\d)\.(\d{1,18}|all)$/;

/** The first figure that there is. */
function leadOf(summary: ReportTable['summary'], columns: ReportTable['columns']): string {
  const first = summary.findIndex(({ value }) => value !== '' && value !== '0');
  const [column, cell] = [columns[first], summary[first]];
  if (!column || !cell) return '暂无数据';
  return `${column.label} ${column.kind === 'money' ? `¥${yuan(Number(cell.value))}` : cell.value}`;
}

/** `refId`: kind.from.to.store, `all` for every store the sender sees. */
export const tableCard: CardOf = async (tx: Tx, { memberId, now }, refId) => {
  const [, kind = '', from = '', to = '', store = ''] = TABLE.exec(refId) ?? [];
  if (!(REPORT_KINDS as readonly string[]).includes(kind)) throw notFound();
  const seat = await seatOf(tx, memberId);
  const storeId = store === 'all' ? undefined : store;
  requireRange(from, to, MOST_DAYS);
  const places = placesOf(seat, storeId);
  const asked = { kind: kind as ReportKind, from, to, storeId };
  const { summary, columns } = await buildTable(tx, seat, asked, places, now);
  return {
    title: `${idsOf(places).length === 1 ? (places[0]?.name ?? '') : '全部门店'} 报表`,
    sub: leadOf(summary, columns),
    note: `${from.slice(5)} 至 ${to.slice(5)}`,
    route: `/report/pages/report-table?kind=${kind}&from=${from}&to=${to}${storeId === undefined ? '' : `&storeId=${storeId}`}`,
  };
};

/** `refId`: range.store */
export const chartCard: CardOf = async (tx: Tx, { memberId, now }, refId) => {
  const [, range, store = 'all'] = /^(today|7d|30d|90d)\.(\d{1,18}|all)$/.exec(refId) ?? [];
  if (range === undefined) throw notFound();
  const asked = { range: range as 'today', ...(store === 'all' ? {} : { storeId: store }) };
  const { cards, from, to } = await readChart(tx, memberId, asked, now);
  const of = (key: string) => Number(cards.find((card) => card.key === key)?.value ?? 0);
  return {
    title: '数据看板',
    sub: `销售额 ¥${yuan(of('sales'))}`,
    note: `${of('orders')} 单，${from.slice(5)} 至 ${to.slice(5)}`,
    route: `/chart/pages/index?range=${range}${store === 'all' ? '' : `&storeId=${store}`}`,
  };
};
