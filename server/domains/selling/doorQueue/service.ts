/** The line at the door (rule 38.1): numbers by the size of the party, called in their order; who was not there goes two places back. */
import type { DeskNumber, DoorQueue, QueueNumber } from '../../../../src/contract/doorQueue/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { conflict, forbidden, notFound, refuse } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { publish } from '../../../realtime/publish';
import { isOpen, openingDayOf } from '../../offer/store/hours';
import { findStore, type StoreRow } from '../../offer/store/repository';
import { worksAt, worksIn } from '../../people/employee/desks';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { sendNotice } from '../../people/notice/send';
import {
  findOwn,
  insertNumber,
  lastSeq,
  listLine,
  lockNumber,
  lockStore,
  minutesPerParty,
  updateNumber,
  type Line,
  type NumberRow,
} from './repository';

/** Tables seat up to so many; the letter is that of the number. */
const SIZES = [
  { key: 'A', most: 2, label: '1-2 人' },
  { key: 'B', most: 4, label: '3-4 人' },
  { key: 'C', most: Infinity, label: '5 人以上' },
] as const;
const sizeOf = (party: number): string => SIZES.find(({ most }) => party <= most)?.key ?? 'C';

/** Before anything is known of a store: a pot of tea, shared by its tables. */
const USUAL_MINUTES = 12;
const KNOWN_DAYS = 28;
/** Somebody who was not there when called lets so many pass; the third time the number is void. */
const BACK = 2;
const MOST_MISSED = 3;

async function readStore(tx: Tx, storeId: string): Promise<StoreRow> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  return store;
}
export const lineOf = ({ id, hours }: StoreRow, now: number): Line => ({ storeId: id, date: openingDayOf(hours, now) });
export const noOf = ({ size, seq }: Pick<NumberRow, 'size' | 'seq'>): string =>
  `${size}${String(seq).padStart(2, '0')}`;

/** What a line says of each who stands in it. */
export async function readLine(tx: Tx, line: Line, now: number) {
  const [rows, known] = [await listLine(tx, line), await minutesPerParty(tx, line.storeId, now - KNOWN_DAYS * DAY_MS)];
  const each = (size: string) => known.get(size) ?? USUAL_MINUTES;
  const waiting = (size: string) => rows.filter((row) => row.size === size && row.status === 'waiting');
  const presentNumber = (row: NumberRow): QueueNumber => {
    const own = waiting(row.size);
    const ahead = row.status === 'waiting' ? own.findIndex(({ id }) => id === row.id) : 0;
    const { id, party, status, takenAt, missed } = row;
    const minutes = status === 'waiting' ? Math.round(each(row.size) * (ahead + 1)) : 0;
    return { id, no: noOf(row), party, status, ahead, minutes, takenAt, missed };
  };
  const sizes = SIZES.map(({ key, label }) => {
    const count = waiting(key).length;
    return { key, label, waiting: count, minutes: count === 0 ? 0 : Math.round(each(key) * (count + 1)) };
  });
  return { rows, sizes, presentNumber };
}

export async function readQueue(tx: Tx, memberId: string, storeId: string, now: number): Promise<DoorQueue> {
  const store = await readStore(tx, storeId);
  const line = lineOf(store, now);
  const { sizes, presentNumber } = await readLine(tx, line, now);
  const own = await findOwn(tx, memberId, line);
  return { storeId, open: isOpen(store.hours, now), sizes, ...(own ? { mine: presentNumber(own) } : {}) };
}

const isAtDesk = (employee: Employee | undefined, storeId: string): boolean =>
  employee !== undefined && worksIn(employee, 'table') && worksAt(employee, storeId);

/** 403 a guest's number drawn by others than the desk · 409 the member stands in line already · 422 closed. */
export async function takeNumber(
  tx: Tx,
  memberId: string,
  { storeId, party, guest }: RequestOf<'booking.queueTake'>,
  now: number,
): Promise<DataOf<'booking.queueTake'>> {
  const store = await readStore(tx, storeId);
  if (guest && !isAtDesk(await findEmployee(tx, memberId), storeId)) throw forbidden();
  if (!isOpen(store.hours, now)) throw refuse(`${store.name}还没有营业，开门后再取号`);
  await lockStore(tx, storeId);
  const line = lineOf(store, now);
  const own = guest ? undefined : await findOwn(tx, memberId, line);
  if (own && (own.status === 'waiting' || own.status === 'called'))
    throw conflict('你已经取过号，叫到时会通知你', { reason: 'claimed' });
  const size = sizeOf(party);
  const seq = (await lastSeq(tx, line, size)) + 1;
  const row = await insertNumber(tx, {
    ...line,
    size,
    seq,
    party,
    memberId: guest ? null : memberId,
    name: guest?.name ?? '',
    mobile: guest?.mobile ?? '',
    place: seq,
    takenAt: now,
  });
  await tell(tx, storeId);
  const { presentNumber } = await readLine(tx, line, now);
  return { number: presentNumber(row), queue: await readQueue(tx, memberId, storeId, now) };
}

/** The desk and its screens count anew. */
const tell = (tx: Tx, storeId: string): Promise<void> => publish(tx, `store:${storeId}`, { kind: 'queue' });

const OVER = '这个号已经结束，请刷新';

/** 404 somebody else's · 409 it is over, or was never called. */
export async function actOnNumber(
  tx: Tx,
  memberId: string,
  { id, action }: RequestOf<'booking.queueAct'>,
  now: number,
): Promise<QueueNumber> {
  const row = await lockNumber(tx, id);
  const atDesk = row !== undefined && isAtDesk(await findEmployee(tx, memberId), row.storeId);
  const isOwn = row?.memberId === memberId && action === 'leave';
  if (!row || !(atDesk || isOwn)) throw notFound();
  if (row.status !== 'waiting' && row.status !== 'called') throw conflict(OVER);
  if (action === 'pass' && row.status !== 'called') throw conflict('还没有叫过这个号');
  const changed = await updateNumber(tx, id, await changeOf(tx, row, action, now));
  await tell(tx, row.storeId);
  if (action === 'call') await tellGuest(tx, changed, now);
  const { presentNumber } = await readLine(tx, row, now);
  return presentNumber(changed);
}

type Action = RequestOf<'booking.queueAct'>['action'];

async function changeOf(tx: Tx, row: NumberRow, action: Action, now: number): Promise<Partial<NumberRow>> {
  if (action === 'call') return { status: 'called', calledAt: now };
  if (action === 'seat') return { status: 'seated', seatedAt: now };
  if (action === 'leave' || row.missed + 1 >= MOST_MISSED)
    return { status: 'left', missed: row.missed + (action === 'pass' ? 1 : 0) };
  return { status: 'waiting', missed: row.missed + 1, place: await placeBehind(tx, row) };
}

/** Behind the second of those who wait for the same size; behind the last where there are fewer. */
async function placeBehind(tx: Tx, row: NumberRow): Promise<number> {
  const others = (await listLine(tx, row)).filter(
    ({ id, size, status }) => id !== row.id && size === row.size && status === 'waiting',
  );
  const [before, after] = [others[BACK - 1] ?? others.at(-1), others[BACK]];
  if (!before) return row.place;
  return after ? (before.place + after.place) / 2 : before.place + 1;
}

async function tellGuest(tx: Tx, row: NumberRow, now: number): Promise<void> {
  if (row.memberId === null) return;
  const store = await findStore(tx, row.storeId);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: `${noOf(row)} 号请入座`,
    text: `${store?.name ?? ''}已为你留好 ${row.party} 人的座位，请到前台`,
    link: `/reservation/pages/detail/detail?id=${row.storeId}`,
    at: now,
  });
}

/** 403 another store, but for managers. */
export async function readDeskQueue(
  tx: Tx,
  memberId: string,
  { storeId }: RequestOf<'booking.queueDesk'>,
  now: number,
): Promise<DataOf<'booking.queueDesk'>> {
  const employee = await employeeOf(tx, memberId);
  const own = storeId ?? employee.storeId;
  if (!own || !isAtDesk(employee, own)) throw forbidden();
  const { rows, sizes, presentNumber } = await readLine(tx, lineOf(await readStore(tx, own), now), now);
  const present = (row: NumberRow): DeskNumber => ({ ...presentNumber(row), name: row.name, mobile: row.mobile });
  return { storeId: own, sizes, rows: rows.map(present) };
}
