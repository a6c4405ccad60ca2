/** One number of a report: what it means, what it is made of, and what people did with it (rules 32.3, 32.7). */
import { FORMER } from '../../people/employee/presenter';
import type { ReportCell, ReportFigure, ReportKind } from '../../../../src/contract/report/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound, Refusal, refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { valueText } from './fields';
import { COLUMNS, columnOf, FIGURES, type Figure, type FigureKey } from './figures';
import {
  dropTarget,
  findReport,
  insertComment,
  insertCorrection,
  listCorrections,
  listReports,
  lockReport,
  putTarget,
  sumsBy,
} from './repository';
import { readKey, subjectOf } from './rowKey';
import { idsOf, ONLINE, placesOf, seatOf, type Place, type Seat } from './scope';
import { besideOf, cellOf, factRows, isSaid, saidIn, type Beside, type FactRow } from './table';
import { requireRange } from './days';

export const MOST_DAYS = 92;

interface Found {
  seat: Seat;
  places: readonly Place[];
  row: FactRow;
  key: FigureKey;
  beside: Beside;
}

/** 400 of a row or column that there is not · 404 of another store. */
async function findCell(
  tx: Tx,
  memberId: string,
  { kind, rowKey, colKey }: { kind: ReportKind; rowKey: string; colKey: string },
  now: number,
): Promise<Found> {
  const seat = await seatOf(tx, memberId);
  const asked = readKey(kind, rowKey);
  requireRange(asked.from, asked.to, MOST_DAYS);
  const places = placesOf(seat, asked.storeId);
  if (!(COLUMNS[kind] as readonly string[]).includes(colKey)) throw badRequest('colKey', '没有这一列');
  const beside = await besideOf(tx, { storeIds: idsOf(places), from: asked.from, to: asked.to }, dayOf(now));
  const employeeId = kind === 'employee' ? asked.subject.slice(1) : undefined;
  const rows = await factRows(tx, { kind, ...asked, employeeId }, places, beside);
  const row = rows.find(({ subject }) => subject === asked.subject);
  if (!row) throw notFound();
  return { seat, places, row, key: colKey as FigureKey, beside };
}

const mayCorrect = ({ seat, row, key }: Found): boolean =>
  seat.viewer.isManager && isSaid(key) && row.reportIds.length > 0;
const mayAim = ({ seat, row, key }: Found): boolean => {
  const { aimed }: Figure = FIGURES[key];
  return seat.viewer.isManager && aimed === true && subjectOf(row) === '' && row.storeIds.length === 1;
};

export async function readFigure(
  tx: Tx,
  memberId: string,
  asked: RequestOf<'manage.reportCell'>,
  now: number,
): Promise<ReportFigure> {
  const found = await findCell(tx, memberId, asked, now);
  const { row, key, beside } = found;
  return {
    cell: cellOf(row, key, beside),
    rowLabel: row.label,
    column: columnOf(key),
    meaning: FIGURES[key].meaning,
    asOf: now,
    behind: await behindOf(tx, found),
    can: [
      'comment' as const,
      ...(mayAim(found) ? (['target'] as const) : []),
      ...(mayCorrect(found) ? (['correct'] as const) : []),
    ],
  };
}

const CHANNELS: Record<string, string> = {
  wallet: '会员卡',
  js: '微信支付',
  app: '微信支付（应用）',
  offline: '对公转账',
  cash: '现金',
  mixed: '组合支付',
  none: '其他',
};

/** The rows that come to the number: by channel what the shop counted, report by report what the stores said. */
async function behindOf(tx: Tx, { row, key, beside }: Found): Promise<ReportFigure['behind']> {
  const span = { storeIds: row.storeIds, from: row.from, to: row.to };
  if (isSaid(key)) {
    const reports = await listReports(tx, span);
    return reports
      .filter(({ report }) => row.reportIds.includes(report.id))
      .map((one) => ({
        key: one.report.id,
        label: `${one.report.day.slice(5)} ${one.name ?? FORMER}`,
        value: String(saidIn(one, beside.corrections)[key] ?? 0),
        link: `/report/pages/daily-input?id=${one.report.id}`,
      }));
  }
  if (subjectOf(row) !== '' || !(key === 'sales' || key === 'orders' || key === 'refunds')) return [];
  const channels = await sumsBy(tx, 'channel', 'key', span);
  return channels
    .map(({ by, sales, refunds, count }) => ({
      key: by,
      label: CHANNELS[by] ?? by,
      value: String({ sales, refunds, orders: count }[key]),
    }))
    .filter(({ value }) => value !== '0');
}

const onlyManagers = () => new Refusal(403, '目标和更正由店长来写');
const MOST = 10_000_000_000;

/** 403 not a manager · 404 of another store · 422 a sum over several stores, or a number that the shop counted itself. */
export async function saveCell(
  tx: Tx,
  memberId: string,
  { action, value, reason = '', ...asked }: RequestOf<'manage.reportTableDialogSave'>,
  now: number,
): Promise<ReportCell> {
  const found = await findCell(tx, memberId, asked, now);
  await ACTIONS[action](tx, found, { value: value.trim(), reason: reason.trim() }, now);
  const again = await findCell(tx, memberId, asked, now);
  return cellOf(again.row, again.key, again.beside);
}

interface Said {
  value: string;
  reason: string;
}

/** On the last of its days, so it is read in the table of that day, too. */
async function comment(tx: Tx, { seat, row, key }: Found, { value }: Said, now: number): Promise<void> {
  if (value === '') throw badRequest('value', '写点什么再发');
  const [only, ...more] = row.storeIds;
  await insertComment(tx, {
    storeId: more.length === 0 ? (only ?? ONLINE.id) : ONLINE.id,
    day: row.to,
    figure: key,
    subject: subjectOf(row),
    text: value,
    by: seat.viewer.name,
    at: now,
  });
}

/** Of a day, else of the month: the month is what a range in it belongs to. */
async function aim(tx: Tx, found: Found, { value }: Said, now: number): Promise<void> {
  const { seat, row, key } = found;
  if (!seat.viewer.isManager) throw onlyManagers();
  if (row.storeIds.length !== 1) throw refuse('请先选一家门店，再定目标');
  if (!mayAim(found)) throw refuse('这一列不定目标');
  const [storeId = ''] = row.storeIds;
  const month = row.from.slice(0, 7);
  if (row.from !== row.to && !row.to.startsWith(month)) throw refuse('目标按月定，请把日期选在一个月里');
  const period = row.from === row.to ? row.from : month;
  if (value === '') return dropTarget(tx, { storeId, period, figure: key });
  await putTarget(tx, { storeId, period, figure: key, value: numberOf(value), by: seat.viewer.name, at: now });
}

function numberOf(value: string): number {
  if (!/^\d+$/.test(value) || Number(value) > MOST) throw badRequest('value', '请填写数字');
  return Number(value);
}

/** What a sum over days was wrong by is put right on its last report, so day, store and employee go on saying the same. */
async function correct(tx: Tx, found: Found, { value, reason }: Said, now: number): Promise<void> {
  const { seat, row, key } = found;
  if (!seat.viewer.isManager) throw onlyManagers();
  if (!isSaid(key)) throw refuse('系统的数字来自订单，不能更正；可以写评论');
  if (subjectOf(row) === '' && row.storeIds.length !== 1) throw refuse('请先选一家门店，再更正');
  const target = numberOf(value);
  if (reason === '') throw badRequest('reason', '请写更正的原因');
  const last = row.reportIds.at(-1);
  const locked = last === undefined ? undefined : await lockReport(tx, last);
  if (!locked) throw refuse('这些天没有日报，先补填');
  // Whoever was before is seen now: what the row says is read again with the report locked.
  const span = { storeIds: row.storeIds, from: row.from, to: row.to };
  const corrections = await listCorrections(tx, span);
  const reports = (await listReports(tx, span)).filter(({ report }) => row.reportIds.includes(report.id));
  const all = reports.reduce((sum, one) => sum + (saidIn(one, corrections)[key] ?? 0), 0);
  const report = await findReport(tx, locked.id);
  const before = report ? (saidIn(report, corrections)[key] ?? 0) : 0;
  const delta = target - all;
  if (delta === 0) throw refuse('和原来一样，不用更正', { field: 'value' });
  if (before + delta < 0)
    throw refuse(`${locked.day.slice(5)} 的日报只有 ${valueText(key, String(before))}，减不了这么多，请到按日里更正`, {
      field: 'value',
    });
  await insertCorrection(tx, {
    reportId: locked.id,
    storeId: locked.storeId,
    day: locked.day,
    figure: key,
    before,
    after: before + delta,
    delta,
    reason,
    by: seat.viewer.name,
    at: now,
  });
}

const ACTIONS = { comment, target: aim, correct };
