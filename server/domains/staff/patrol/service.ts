/** Patrols: the plan of a day, a point by its code, what was found there (rules 36.1 to 36.4). */
import type { PatrolPoint, PatrolRecord } from '../../../../src/contract/patrol/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Geo } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, Refusal } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, startOfDay } from '../../../lib/shanghai';
import { distanceOf } from '../../offer/store/presenter';
import { findStore, type StoreRow } from '../../offer/store/repository';
import { presentEmployee } from '../../people/employee/presenter';
import { staffOf, type Employee, type Staff } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { checkOwnPhotos } from '../../people/file/own';
import { openIssue } from './issue';
import { fixByOf, mondayOf, planOf } from './plan';
import { presentRecord, presentRecords } from './presenter';
import {
  countByStaff,
  countOfDay,
  countOpen,
  findLast,
  findOp,
  findOpen,
  findPointByCode,
  findRecord,
  insertOp,
  insertRecord,
  listPoints,
  listSince,
  lockPoint,
  pageOfRecords,
  type PatrolRow,
  type Point,
} from './repository';
import { judge, summaryOf } from './results';
import { covers, listFixers, listOwnStores, seatIn } from './scope';

/** Metres from the point within which nobody asks. */
const NEAR_METRES = 200;
const AGAIN_MS = 10 * 60_000;
const FIGURE_DAYS = 30;
/** What waited on the phone without a line. */
const LATE_MS = 3 * DAY_MS;
/** Clocks of phones differ. */
const AHEAD_MS = 2 * 60_000;

const placeOf = (point: Point, store: StoreRow | undefined): Geo | undefined =>
  point.geo ?? (store && { lat: Number(store.lat), lng: Number(store.lng) });

/** Named for it, else whoever leads the store. */
async function fixerOf(tx: Tx, point: Point): Promise<Staff | undefined> {
  const fixers = await listFixers(tx, point.storeId);
  return fixers.find(({ employee }) => employee.id === point.assigneeId) ?? fixers[0];
}

/** 404 未登记的点位, one of a store where the viewer does not work. */
export async function readPoint(
  tx: Tx,
  memberId: string,
  { code }: RequestOf<'patrol.scanCode'>,
  now: number,
): Promise<PatrolPoint> {
  const viewer = await employeeOf(tx, memberId);
  const point = await findPointByCode(tx, code.trim().toUpperCase());
  if (!point || !covers(viewer, point.storeId)) throw new Refusal(404, '没有这个巡台点');
  const store = await findStore(tx, point.storeId);
  const place = placeOf(point, store);
  const [fixer, last, open] = [await fixerOf(tx, point), await findLast(tx, point.id), await findOpen(tx, point.id)];
  const { id, name, storeId, area, items, frequency } = point;
  return {
    ...{ id, code: point.code, name, storeId, area, items, frequency, store: store?.name ?? '' },
    ...(place && { geo: place }),
    ...(fixer && { assignee: presentEmployee(fixer) }),
    fixBy: fixByOf(now),
    ...(last && { last: await presentRecord(tx, viewer, last, now) }),
    ...(open && { open: await presentRecord(tx, viewer, open, now) }),
    turn: (await countOfDay(tx, viewer.id, storeId, dayOf(now))) + 1,
  };
}

type Saving = RequestOf<'patrol.scanCodeSave'>;

/** When the button was pressed. 400 a time that cannot be. */
function tapOf({ tappedAt = Number.NaN }: Saving, now: number): number {
  if (Number.isNaN(tappedAt)) return now;
  if (tappedAt > now + AHEAD_MS) throw badRequest('tappedAt', '手机时间不对，请校准后再交');
  if (tappedAt < now - LATE_MS) throw badRequest('tappedAt', '检查已超过三天，请重新检查');
  return Math.min(tappedAt, now);
}

function standing({ geo }: Saving, place: Geo | undefined) {
  if (!geo || !place) return { geo: geo ?? null, distance: null, away: false };
  const distance = distanceOf(geo, place);
  return { geo, distance, away: distance > NEAR_METRES };
}

/** 400 what is not complete, pictures of others · 404 a point of another store · 409 within ten minutes of the last one. */
export async function saveRecord(
  tx: Tx,
  memberId: string,
  input: Saving,
  now: number,
  server: Setup,
): Promise<PatrolRecord> {
  const viewer = (await staffOf(tx, memberId)) as Staff;
  const point = await lockPoint(tx, input.pointId);
  if (!point || !covers(viewer.employee, point.storeId)) throw notFound();
  const before = await findOp(tx, viewer.employee.id, input.opId);
  if (before !== undefined) return replay(tx, viewer.employee, before, point.id, now);
  const at = tapOf(input, now);
  const results = judge(point.items, input.results);
  const photos = input.photos ?? [];
  await checkOwnPhotos(tx, memberId, photos);
  await checkOwnPhotos(
    tx,
    memberId,
    results.flatMap(({ photo }) => photo ?? []),
    { most: results.length, field: 'results' },
  );
  const last = await findLast(tx, point.id);
  if (last && Math.abs(at - last.at) < AGAIN_MS && input.again !== true)
    throw conflict(`${last.by?.name ?? ''} 刚检查过这里，还要再交一次吗`, { reason: 'taken' });
  const store = await findStore(tx, point.storeId);
  const row = await insertRecord(tx, {
    ...{ pointId: point.id, storeId: point.storeId, name: point.name, area: point.area, items: point.items },
    ...{
      day: dayOf(at),
      at,
      byId: viewer.employee.id,
      by: presentEmployee(viewer),
      ...standing(input, placeOf(point, store)),
    },
    ...{ typed: input.typed ?? false, results, photos, note: input.note?.trim() ?? '' },
    status: 'ok',
    log: [{ key: String(at), label: `${viewer.employee.name} 检查`, value: String(at) }],
  });
  await insertOp(tx, { employeeId: viewer.employee.id, opId: input.opId, recordId: row.id, at: now });
  const summary = summaryOf(point.items, results);
  if (summary === '') return presentRecord(tx, viewer.employee, row, now);
  const fixer = (await fixerOf(tx, point)) ?? viewer;
  return presentRecord(tx, viewer.employee, await openIssue(tx, row, { fixer, summary, by: viewer }, now, server), now);
}

/** The same opId is the same write: 409 where it was another. */
export async function replay(
  tx: Tx,
  viewer: Employee,
  recordId: string,
  pointId: string,
  now: number,
): Promise<PatrolRecord> {
  const row = (await findRecord(tx, recordId)) as PatrolRow;
  if (row.pointId !== pointId) throw conflict('该编号的操作已用于其他检查');
  return presentRecord(tx, viewer, row, now);
}

/** 404 a record or store out of sight. */
export async function readPatrols(
  tx: Tx,
  memberId: string,
  input: RequestOf<'patrol.index'>,
  now: number,
): Promise<DataOf<'patrol.index'>> {
  const { tab = 'today', storeId, date, status, id, page = 1 } = input;
  const viewer = await employeeOf(tx, memberId);
  const own = await listOwnStores(tx, viewer);
  const shown = storeId === undefined ? own : own.filter((store) => store.id === storeId);
  if (storeId !== undefined && shown.length === 0) throw notFound();
  const ids = shown.map((store) => store.id);
  const day = date === undefined ? startOfDay(now) : instantOf(date);
  if (Number.isNaN(day)) throw badRequest('date');
  const records = await listSince(tx, ids, dayOf(mondayOf(day)));
  const storeName = (one: string) => own.find((store) => store.id === one)?.name ?? '';
  const plan = planOf(await listPoints(tx, ids), records, { day, now, storeName });
  const summary = {
    planned: plan.length,
    done: plan.filter(({ state }) => state === 'done').length,
    ...(await countOpen(tx, ids, now)),
    byStaff: viewer.isManager ? await figuresOf(tx, ids, now) : [],
  };
  const stores = own.map((store) => ({ value: store.id, label: store.name }));
  const base = { summary, plan: tab === 'today' ? plan : [], stores, today: dayOf(now) };
  if (id !== undefined) return { ...base, ...(await readRecord(tx, memberId, id, now)) };
  if (tab === 'today') return base;
  const filter = { storeIds: ids, open: tab === 'issue', status, day: date };
  const { rows, total } = await pageOfRecords(tx, filter, PAGE_SIZE, offsetOf(page));
  return { ...base, page: pageOf(await presentRecords(tx, viewer, rows, now), total, page) };
}

async function readRecord(tx: Tx, memberId: string, id: string, now: number) {
  const row = await findRecord(tx, id);
  if (!row) throw notFound();
  const viewer = await seatIn(tx, memberId, row.storeId);
  const assignees = row.status === 'issue' ? (await listFixers(tx, row.storeId)).map(presentEmployee) : [];
  return { record: await presentRecord(tx, viewer, row, now), assignees };
}

async function figuresOf(tx: Tx, storeIds: readonly string[], now: number) {
  const rows = await countByStaff(tx, storeIds, dayOf(now - (FIGURE_DAYS - 1) * DAY_MS));
  return rows.map(({ id, name, records, issues, away }) => ({
    key: id,
    label: name,
    value: [`${records} 次`, `发现 ${issues} 处`, away > 0 ? `异地 ${away} 次` : ''].filter(Boolean).join('　'),
  }));
}
