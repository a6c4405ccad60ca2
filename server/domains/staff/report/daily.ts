/** The report of a day: what the form shows, how it is typed on two phones at once, and how it is handed in (rules 32.4, 32.5). */
import type { DailyField, DailyForm, DailyReport } from '../../../../src/contract/report/shapes';
import type { KV } from '../../../../src/contract/kit';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { ReportValues } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { checkOwnPhotos } from '../../people/file/own';
import { DAY_MS, dayOf, instantOf } from '../../../lib/shanghai';
import { dayPlus, listDays, requireDay } from './days';
import { distanceBp, fieldOf, FIELDS, GROUPS, isFar, readValues, reasonKey, TAKINGS, valueText } from './fields';
import { findOwn, findReport, listOwnDays, lockOwn, sumsBy, updateReport, type DailyRow } from './repository';
import { ONLINE, optionsOf, placesOf, seatOf, type Place, type Seat } from './scope';

const HOUR = 3_600_000;
const DUE = 22.5 * HOUR;
const MOST_PHOTOS = 9;
/** Days that may still be filled in, today among them. */
const BACK_DAYS = 7;

/** From then on it is late. */
export const dueOf = (day: string): number => instantOf(day) + DUE;
/** Until then it may be changed. */
export const editUntil = (day: string): number => instantOf(day) + DAY_MS + 12 * HOUR;

/** What the shop counted of a store's day, by field. What others keep records of comes from `kinds.dailyCounts`. */
async function prefillOf(
  tx: Tx,
  { employeeId, storeId, day }: { employeeId: string; storeId: string; day: string },
  { kinds }: Pick<Setup, 'kinds'>,
): Promise<ReportValues> {
  const span = { storeIds: [storeId], from: day, to: day };
  const channels = await sumsBy(tx, 'channel', 'key', span);
  const [members] = await sumsBy(tx, 'member', 'day', span);
  const [cards] = await sumsBy(tx, 'card', 'day', span);
  const taken = (names: readonly string[]) =>
    channels.filter(({ by }) => names.includes(by)).reduce((all, { sales }) => all + sales, 0);
  const filled: ReportValues = {
    card: String(taken(TAKINGS.card)),
    online: String(taken(TAKINGS.online)),
    cash: String(taken(TAKINGS.cash)),
    joined: String(members?.count ?? 0),
    sold: String(cards?.count ?? 0),
  };
  for (const [key, count] of Object.entries(kinds.dailyCounts))
    filled[key] = String(await count(tx, { employeeId, from: instantOf(day), until: instantOf(day) + DAY_MS }));
  return filled;
}

const pairsOf = (values: ReportValues): KV[] =>
  Object.entries(values).map(([key, value]) => ({ key, label: fieldOf(key)?.label ?? '原因', value }));

export const presentReport = (row: DailyRow, place: string, by: string): DailyReport => ({
  id: row.id,
  date: row.day,
  store: place,
  by,
  values: pairsOf(row.values),
  photos: row.photos,
  status: row.status,
  ...(row.submittedAt === null ? {} : { submittedAt: row.submittedAt }),
  late: row.late,
  rev: row.rev,
});

interface Asked {
  storeId?: string | undefined;
  date?: string | undefined;
  id?: string | undefined;
}

/** 404 of another store, or of a report that is not there · 422 a day that has not come. */
export async function readForm(
  tx: Tx,
  memberId: string,
  asked: Asked,
  now: number,
  server: Pick<Setup, 'kinds'>,
): Promise<DailyForm> {
  const seat = await seatOf(tx, memberId);
  if (asked.id !== undefined) return oldForm(tx, seat, asked.id, now, server);
  const place = placeOf(seat, asked.storeId);
  const day = asked.date ?? dayOf(now);
  requireDay('date', day);
  if (day > dayOf(now)) throw refuse('还没到这一天', { field: 'date' });
  const row = await findOwn(tx, { employeeId: seat.viewer.id, storeId: place.id, day });
  return formOf(tx, seat, { place, day, row, by: seat.viewer.name, readOnly: !isOpen(day, row, now) }, now, server);
}

async function oldForm(tx: Tx, seat: Seat, id: string, now: number, server: Pick<Setup, 'kinds'>): Promise<DailyForm> {
  const found = await findReport(tx, id);
  const place = seat.places.find((one) => one.id === found?.report.storeId);
  const own = found?.report.employeeId === seat.viewer.id;
  if (!found || !place || (!own && found.report.status === 'draft')) throw notFound();
  const { report, name } = found;
  return formOf(
    tx,
    seat,
    { place, day: report.day, row: report, by: name ?? '', readOnly: !own || !isOpen(report.day, report, now) },
    now,
    server,
  );
}

/** The own store, unless a manager says which. Online has nobody who counts guests. */
function placeOf(seat: Seat, storeId: string | undefined): Place {
  const [first] = placesOf(seat, storeId ?? seat.viewer.storeId);
  if (!first || first.id === ONLINE.id) throw notFound();
  return first;
}

/** What was handed in may be changed until noon of the next day; what was not may be filled in for a week. */
const isOpen = (day: string, row: Pick<DailyRow, 'status'> | undefined, now: number): boolean =>
  row?.status === 'submitted' ? now < editUntil(day) : day > dayPlus(dayOf(now), -BACK_DAYS);

interface Filled {
  place: Place;
  day: string;
  row: DailyRow | undefined;
  by: string;
  readOnly: boolean;
}

async function formOf(
  tx: Tx,
  seat: Seat,
  { place, day, row, by, readOnly }: Filled,
  now: number,
  server: Pick<Setup, 'kinds'>,
): Promise<DailyForm> {
  const employeeId = row?.employeeId ?? seat.viewer.id;
  const desk = { employeeId, storeId: place.id };
  const prefill = await prefillOf(tx, { ...desk, day }, server);
  const before = await findOwn(tx, { ...desk, day: dayPlus(day, -1) });
  const today = dayOf(now);
  const days = listDays(dayPlus(today, 1 - BACK_DAYS), today);
  const done = await listOwnDays(tx, employeeId, place.id, days[0] ?? today, today);
  const week = days.map((date) => {
    const one = done.find((report) => report.day === date && report.status === 'submitted');
    const state = one ? (one.late ? 'late' : 'submitted') : date === today ? 'open' : 'missing';
    return { date, state } as const;
  });
  return {
    date: day,
    store: place.name,
    storeId: place.id,
    groups: GROUPS.map(({ title, fields }) => ({
      title,
      fields: fields.map(({ key, label, type, unit, required }): DailyField => ({
        key,
        label,
        type,
        unit,
        required: required ?? false,
        ...(prefill[key] === undefined ? {} : { prefill: prefill[key] }),
        hint: hintOf(key, type, before?.status === 'submitted' ? before.values : undefined),
      })),
    })),
    ...(row?.status === 'submitted' ? { report: presentReport(row, place.name, by) } : {}),
    ...(row && !readOnly ? { draft: { values: pairsOf(row.draft), rev: row.draftRev, savedAt: row.savedAt } } : {}),
    missing: week.filter(({ state }) => state === 'missing').map(({ date }) => date),
    week,
    stores: optionsOf(seat.places.filter(({ id }) => id !== ONLINE.id)),
    readOnly,
    editUntil: editUntil(day),
    dueAt: dueOf(day),
  };
}

const hintOf = (key: string, type: DailyField['type'], before: ReportValues | undefined): string => {
  if (type === 'text') return '今天出了什么问题，明天要备什么';
  if (type === 'photos') return `最多 ${MOST_PHOTOS} 张`;
  const value = before?.[key];
  return value === undefined ? '昨天没有填' : `昨天 ${valueText(key, value)}`;
};

/** Who may write it: 404 of another store · 422 too early, too late. The row is locked. */
async function lockDesk(tx: Tx, memberId: string, { date, storeId }: { date: string; storeId: string }, now: number) {
  const seat = await seatOf(tx, memberId);
  const place = placeOf(seat, storeId);
  requireDay('date', date);
  if (date > dayOf(now)) throw refuse('不能填以后的日子', { field: 'date' });
  const row = await lockOwn(tx, { employeeId: seat.viewer.id, storeId: place.id, day: date }, now);
  if (!isOpen(date, row, now))
    throw refuse(
      row.status === 'submitted' ? '次日 12:00 后不能再改，请店长在报表里更正' : `只能补填最近 ${BACK_DAYS} 天`,
      { field: 'date' },
    );
  return { seat, place, row };
}

/** 409 with the draft as the other phone saved it. */
export async function saveDraft(
  tx: Tx,
  memberId: string,
  { values, rev, ...desk }: RequestOf<'manage.dailyInputSaveNew'>,
  now: number,
): Promise<{ rev: number; savedAt: number }> {
  const { row } = await lockDesk(tx, memberId, desk, now);
  if (row.draftRev !== rev)
    throw conflict('另一台手机改过这份日报', {
      data: { values: pairsOf(row.draft), rev: row.draftRev, savedAt: row.savedAt },
    });
  const saved = await updateReport(tx, row.id, { draft: readValues(values), draftRev: rev + 1, savedAt: now });
  return { rev: saved.draftRev, savedAt: saved.savedAt };
}

/** 400 with the field that is missing · 409 with the report as the other phone handed it in · 422 a figure that needs a reason. */
export async function submitReport(
  tx: Tx,
  memberId: string,
  { values: sent, photos = [], rev, ...desk }: RequestOf<'manage.dailyInputSave'>,
  now: number,
  server: Setup,
): Promise<DailyReport> {
  const { seat, place, row } = await lockDesk(tx, memberId, desk, now);
  if (row.rev !== rev)
    throw conflict('这一天的日报已经交过', { data: presentReport(row, place.name, seat.viewer.name) });
  await checkOwnPhotos(tx, memberId, photos, { most: MOST_PHOTOS });
  const values = readValues(sent);
  requireWhole(values);
  requireReasons(
    values,
    await prefillOf(tx, { employeeId: seat.viewer.id, storeId: place.id, day: desk.date }, server),
  );
  const saved = await updateReport(tx, row.id, {
    status: 'submitted',
    values,
    photos,
    rev: rev + 1,
    submittedAt: now,
    // Changed the next morning it is as late, or as early, as it was.
    late: row.status === 'submitted' ? row.late : now >= dueOf(desk.date),
    draft: values,
    draftRev: row.draftRev + 1,
    savedAt: now,
  });
  return presentReport(saved, place.name, seat.viewer.name);
}

function requireWhole(values: ReportValues): void {
  const empty = FIELDS.find(({ key, required }) => required && values[key] === undefined);
  if (empty) throw badRequest(empty.key, `请填写${empty.label}`);
}

function requireReasons(values: ReportValues, prefill: ReportValues): void {
  for (const { key, label } of FIELDS) {
    const [value, counted] = [values[key], prefill[key]];
    if (value === undefined || counted === undefined || !isFar(Number(value), Number(counted))) continue;
    if (values[reasonKey(key)] !== undefined) continue;
    const percent = Math.round(distanceBp(Number(value), Number(counted)) / 100);
    throw refuse(`${label}和系统的 ${valueText(key, counted)} 差 ${percent} %，写一句原因`, { field: reasonKey(key) });
  }
}
