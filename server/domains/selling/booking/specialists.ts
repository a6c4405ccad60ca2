/** Tea specialists (rule 33.11): who may be asked for, who is free, one guest at a time. */
import type { Specialist } from '../../../../src/contract/booking/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { instantOf, monthsAfter, startOfMonth, timeOf } from '../../../lib/shanghai';
import type { Use } from '../../offer/room/slots';
import { openingDayOf, openingOf } from '../../offer/store/hours';
import { findStore, type StoreRow } from '../../offer/store/repository';
import { listAbsent } from '../../people/employee/repository';
import { presentEmployee } from '../../people/employee/presenter';
import { countServed, listServed, listSpecialists, type ServiceRow } from './repository';
import { checkRange, MINUTE_MS } from './rules';

type Row = Awaited<ReturnType<typeof listSpecialists>>[number];

/** What nobody would come for: a specialist is free who is free for so long. */
const LEAST_MS = 60 * MINUTE_MS;

async function present(tx: Tx, rows: readonly Row[], now: number): Promise<Specialist[]> {
  const month = { from: startOfMonth(now), to: monthsAfter(startOfMonth(now), 1) };
  const served = await countServed(
    tx,
    rows.map(({ employee }) => employee.id),
    month,
  );
  const of = new Map(served.map((row) => [row.employeeId, row]));
  return rows.map(({ specialist, employee, storeName, mobile }) => ({
    ...presentEmployee({ employee, storeName, mobile }),
    score: Math.round((of.get(employee.id)?.score ?? 0) * 10) / 10,
    skills: specialist.skills,
    monthBookings: of.get(employee.id)?.month ?? 0,
    serviceTypeIds: specialist.serviceTypeIds,
  }));
}

/** Specialists of a booking, also who may be asked for no longer. */
export const specialistsById = async (tx: Tx, ids: readonly string[], now: number): Promise<Specialist[]> =>
  ids.length === 0 ? [] : present(tx, await listSpecialists(tx, { ids }), now);

/** 全天有空 · 14:00 后有空 · 当日已约满 */
async function freeTexts(tx: Tx, rows: readonly Row[], date: string, now: number): Promise<Map<string, string>> {
  const away = new Set((await listAbsent(tx, date)).map(({ employeeId }) => employeeId));
  const texts = new Map<string, string>();
  for (const { employee } of rows) {
    const store = await findStore(tx, employee.storeId);
    const opening = store && openingOf(store.hours, date);
    if (!opening || away.has(employee.id)) texts.set(employee.id, '当日休息');
    else texts.set(employee.id, freeText(await listServed(tx, [employee.id], opening), opening, now));
  }
  return texts;
}

function freeText(served: readonly { startAt: number; endAt: number }[], { from, to }: Use, now: number): string {
  let at = Math.max(from, now);
  const isWhole = served.length === 0 && at === from;
  for (const { startAt, endAt } of [...served].sort((a, b) => a.startAt - b.startAt)) {
    if (startAt - at >= LEAST_MS) break;
    at = Math.max(at, endAt);
  }
  if (to - at < LEAST_MS) return '当日已约满';
  return isWhole ? '全天有空' : `${timeOf(Math.ceil(at / (30 * MINUTE_MS)) * 30 * MINUTE_MS)} 后有空`;
}

export async function readSpecialists(
  tx: Tx,
  { storeId, keyword, date, serviceTypeId, start, minutes = 120 }: RequestOf<'booking.employeeNoList'>,
  now: number,
): Promise<Specialist[]> {
  if (date !== undefined && Number.isNaN(instantOf(date))) throw badRequest('date');
  const all = (await listSpecialists(tx, { storeId })).filter(
    ({ employee, specialist }) =>
      (keyword === undefined ||
        [employee.name, employee.no, employee.title, ...specialist.skills].some((text) => text.includes(keyword))) &&
      (serviceTypeId === undefined || specialist.serviceTypeIds.includes(serviceTypeId)),
  );
  let rows = all;
  if (date !== undefined && start !== undefined && storeId !== undefined) {
    const store = await findStore(tx, storeId);
    if (!store) throw notFound();
    const free = new Set(await freeOf(tx, all, { store, use: checkRange(store, { date, start, minutes }, now) }));
    rows = all.filter(({ employee }) => free.has(employee.id));
  }
  const shown = await present(tx, rows, now);
  if (date === undefined) return shown;
  const texts = await freeTexts(tx, rows, date, now);
  return shown.map((one) => {
    const text = texts.get(one.id);
    return text === undefined ? one : { ...one, freeText: text, ...(/约满|休息/.test(text) && { full: true }) };
  });
}

/** Who is away is so on a day of opening: what is after midnight belongs to the evening before. */
async function freeOf(
  tx: Tx,
  rows: readonly Row[],
  { store, use, except }: { store: StoreRow; use: Use; except?: string | undefined },
): Promise<string[]> {
  const away = new Set((await listAbsent(tx, openingDayOf(store.hours, use.from))).map(({ employeeId }) => employeeId));
  const ids = rows.map(({ employee }) => employee.id);
  const busy = new Set(
    (await listServed(tx, ids, use)).filter(({ id }) => id !== except).map(({ employeeId }) => employeeId),
  );
  return ids.filter((id) => !away.has(id) && !busy.has(id));
}

/**
 * The specialist of a booking: who was asked for, else whoever is free when the service needs one. The rooms of the store are locked, so no two
 * ask at once. 400 nobody of that number who does it here · 422 not free.
 */
export async function chooseSpecialist(
  tx: Tx,
  { store, service, no }: { store: StoreRow; service: ServiceRow; no: string | undefined },
  use: Use,
  except?: string,
): Promise<string | null> {
  if (no === undefined && !service.needEmployee) return null;
  const able = (await listSpecialists(tx, { storeId: store.id })).filter(
    ({ employee, specialist }) =>
      (no === undefined || employee.no === no) && specialist.serviceTypeIds.includes(service.id),
  );
  if (no !== undefined && able.length === 0) throw badRequest('employeeNo', '该茶艺师不提供此服务');
  const [free] = await freeOf(tx, able, { store, use, except });
  if (free === undefined)
    throw refuse(no === undefined ? '该时段茶艺师已约满' : '该茶艺师此时段已有客人', { field: 'employeeNo' });
  return free;
}

/** The number of who serves, while guests may still ask for that person. */
export async function specialistNo(tx: Tx, employeeId: string | null): Promise<string | undefined> {
  if (employeeId === null) return undefined;
  const [found] = await listSpecialists(tx, { ids: [employeeId] });
  return found?.specialist.bookable ? found.employee.no : undefined;
}
