/** Coming visits (rules 31.3, 31.8): who comes when, who receives, in which room; what came of it. */
import type { ComeVisit } from '../../../../../src/contract/maintenance/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { schedule, unschedule } from '../../../../db/timers';
import { badRequest, conflict, notFound, refuse } from '../../../../http/errors';
import { offsetOf, pageOf } from '../../../../http/paging';
import { DAY_MS, dayOf, instantOf, startOfDay, timeOf, weekdayOf } from '../../../../lib/shanghai';
import type { JobHandlers } from '../../../../jobs/runner';
import { listRoomsById } from '../../../offer/room/repository';
import { freeRoom, takeRoom } from '../../../offer/room/service';
import { presentStore } from '../../../offer/store/presenter';
import { findStore, listStoresById } from '../../../offer/store/repository';
import { presentEmployee } from '../../../people/employee/presenter';
import {
  listEmployeeNames,
  listStaffByIds,
  searchStaff,
  staffById,
  type Employee,
} from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { sendNotice } from '../../../people/notice/send';
import { presentClient } from '../../client/presenter';
import { findClientInScope, touchClient } from '../../client/repository';
import { mayChange, requireChange, requireFuture, requireWords } from '../access';
import { settlePlan, turnPlan } from '../plan/service';
import {
  countComes,
  findCome,
  fulfilInvite,
  insertCome,
  findComeOf,
  pageOfComes,
  updateCome,
  type Come,
  type ComeOfClient,
} from './repository';

const REMIND_JOB = 'come.remind';
const REMIND_MS = 3_600_000;
/** How long a visit lasts where nobody said. */
export const VISIT_MINUTES = 120;
const LONGEST_PAGE = 50;

export async function presentComes(
  tx: Tx,
  viewer: Employee,
  rows: readonly ComeOfClient[],
  now: number,
): Promise<ComeVisit[]> {
  const cards = await presentClient(
    tx,
    rows.map(({ client }) => client),
    now,
  );
  const all = rows.map(({ come }) => come);
  const stores = new Map(
    (await listStoresById(tx, [...new Set(all.map(({ storeId }) => storeId))])).map((store) => [store.id, store]),
  );
  const rooms = new Map(
    (
      await listRoomsById(
        tx,
        all.flatMap(({ roomId }) => roomId ?? []),
      )
    ).map((room) => [room.id, room.name]),
  );
  const receptions = new Map(
    (
      await listStaffByIds(
        tx,
        all.flatMap(({ receptionId }) => receptionId ?? []),
      )
    ).map((staff) => [staff.employee.id, presentEmployee(staff)]),
  );
  const names = await listEmployeeNames(
    tx,
    all.map(({ ownerId }) => ownerId),
  );
  return all.flatMap((come, i) => {
    const [client, store] = [cards[i], stores.get(come.storeId)];
    if (!client || !store) return [];
    const { id, at, minutes, party, prepare, status, result, reason, dealAmount, roomId, receptionId, inviteId } = come;
    const [room, reception] = [rooms.get(roomId ?? ''), receptions.get(receptionId ?? '')];
    return {
      ...{ id, client, at, minutes, party, prepare, status },
      store: presentStore(store, { now }),
      ...(room !== undefined && roomId !== null && { room, roomId }),
      ...(reception && { reception }),
      ...(result !== '' && { result }),
      ...(reason !== '' && { reason }),
      ...(dealAmount > 0 && { dealAmount }),
      ...(inviteId !== null && { inviteId }),
      owner: names.get(come.ownerId) ?? '',
      canEdit: mayChange(viewer, come.ownerId) && (status === 'prepared' || status === 'arrived'),
    };
  });
}

const WEEK = '日一二三四五六';
/** The seven days from Monday on around a day, each with what stands under it. */
export function weekOf(date: string, under: (day: string) => string): { key: string; label: string; value: string }[] {
  const at = instantOf(date);
  const monday = at - ((weekdayOf(at) + 6) % 7) * DAY_MS;
  return Array.from({ length: 7 }, (_, i) => {
    const day = dayOf(monday + i * DAY_MS);
    return { key: day, label: WEEK[(i + 1) % 7] ?? '', value: under(day) };
  });
}

/** 400 no such day. */
export function dateOf(date: string | undefined, now: number): { date: string; from: number } {
  const wanted = date ?? dayOf(now);
  const from = instantOf(wanted);
  if (Number.isNaN(from)) throw badRequest('date');
  return { date: wanted, from };
}

export async function readComes(
  tx: Tx,
  memberId: string,
  { id, date, page = 1, ...filter }: RequestOf<'customer.comeVisitPlan'>,
  now: number,
): Promise<DataOf<'customer.comeVisitPlan'>> {
  const viewer = await employeeOf(tx, memberId);
  const found = id === undefined ? undefined : await findCome(tx, viewer, id);
  if (id !== undefined && !found) throw notFound();
  const [one] = found ? await presentComes(tx, viewer, [found], now) : [];
  const day = dateOf(date ?? (found && dayOf(found.come.at)), now);
  const span = { ...filter, from: day.from, to: day.from + DAY_MS };
  const { rows, total } = await pageOfComes(tx, viewer, span, LONGEST_PAGE, offsetOf(page, LONGEST_PAGE));
  const list = await presentComes(tx, viewer, rows, now);
  const counts = await countComes(tx, viewer, { ...filter, from: day.from - 6 * DAY_MS, to: day.from + 7 * DAY_MS });
  const days = weekOf(day.date, (key) => String(counts.get(key) ?? 0));
  return { days, page: pageOf(list, total, page, LONGEST_PAGE), ...(one && { one }) };
}

type Input = RequestOf<'customer.comeVisitPlanSave'>;

export async function saveCome(tx: Tx, memberId: string, input: Input, now: number): Promise<ComeVisit> {
  const viewer = await employeeOf(tx, memberId);
  const come =
    input.id === undefined
      ? await makeCome(tx, viewer, input, now)
      : await changeCome(tx, viewer, input.id, input, now);
  const row = await findCome(tx, viewer, come.id);
  if (!row) throw notFound();
  return (await presentComes(tx, viewer, [row], now))[0] as ComeVisit;
}

async function makeCome(tx: Tx, viewer: Employee, input: Input, now: number): Promise<Come> {
  if (input.action !== 'save') throw badRequest('id');
  if (input.clientId === undefined) throw badRequest('clientId', '请选择客户');
  const client = await findClientInScope(tx, viewer, input.clientId, true);
  if (input.at === undefined) throw badRequest('at', '请选择来访时间');
  requireFuture(input.at, now);
  const storeId = await checkStore(tx, input.storeId ?? viewer.storeId);
  const come = await openCome(
    tx,
    {
      clientId: client.id,
      ownerId: viewer.id,
      storeId,
      receptionId: await receptionOf(tx, storeId, input.receptionNo),
      roomId: roomOf(input.roomId),
      at: input.at,
      minutes: input.minutes ?? VISIT_MINUTES,
      party: input.party ?? 1,
      prepare: input.prepare?.trim() ?? '',
      planId: input.planId ?? null,
    },
    now,
  );
  await turnPlan(tx, viewer, input.planId, { clientId: client.id, into: come.id, isDone: false });
  return come;
}

/** '0' stands for none. */
const roomOf = (roomId: string | undefined): string | null => (roomId === undefined || roomId === '0' ? null : roomId);

async function checkStore(tx: Tx, storeId: string): Promise<string> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  return store.id;
}

/** 400 nobody of that store. */
async function receptionOf(tx: Tx, storeId: string, no: string | undefined): Promise<string | null> {
  if (no === undefined || no === '') return null;
  const staff = (await searchStaff(tx, { storeId })).find(({ employee }) => employee.no === no || employee.id === no);
  if (!staff) throw badRequest('receptionNo', '这家门店没有这位同事');
  return staff.employee.id;
}

/** A visit with its room and its reminder. */
export async function openCome(
  tx: Tx,
  values: Pick<Come, 'clientId' | 'ownerId' | 'storeId' | 'roomId' | 'at' | 'minutes' | 'party'> & Partial<Come>,
  now: number,
): Promise<Come> {
  const come = await insertCome(tx, { ...values, createdAt: now });
  await arrange(tx, come, now);
  return come;
}

/** The room and the reminder of a visit that is still ahead; of one that is not, neither. */
export async function arrange(tx: Tx, come: Come, now: number): Promise<void> {
  const taker = { kind: 'visit' as const, id: come.id };
  const isAhead = come.status === 'prepared';
  if (isAhead && come.roomId !== null)
    await takeRoom(
      tx,
      {
        storeId: come.storeId,
        roomId: come.roomId,
        party: come.party,
        from: come.at,
        to: come.at + come.minutes * 60_000,
      },
      taker,
    );
  else if (come.status !== 'arrived') await freeRoom(tx, taker);
  await unschedule(tx, REMIND_JOB, come.id);
  if (isAhead && come.at - REMIND_MS > now) await schedule(tx, REMIND_JOB, come.id, come.at - REMIND_MS);
}

type Action = Input['action'];
/** From which state each leads, and where to. */
const STEPS: Readonly<Record<Exclude<Action, 'save'>, { from: Come['status'][]; to: Come['status'] }>> = {
  arrive: { from: ['prepared'], to: 'arrived' },
  finish: { from: ['arrived'], to: 'completed' },
  cancel: { from: ['prepared'], to: 'cancelled' },
  noShow: { from: ['prepared'], to: 'noShow' },
};
const SAID: Readonly<Record<Come['status'], string>> = {
  prepared: '客户还没到店',
  arrived: '客户已到店',
  completed: '来访已完成',
  cancelled: '来访已取消',
  noShow: '已记为未到',
};

async function changeCome(tx: Tx, viewer: Employee, id: string, input: Input, now: number): Promise<Come> {
  const row = await findCome(tx, viewer, id, true);
  if (!row) throw notFound();
  const { come } = row;
  requireChange(viewer, come.ownerId);
  if (input.action === 'save') return editCome(tx, come, input, now);
  const step = STEPS[input.action];
  if (!step.from.includes(come.status)) throw conflict(SAID[come.status]);
  if (input.action === 'noShow' && come.at > now) throw refuse('还没到约好的时间');
  const result = input.action === 'finish' ? requireWords(input.result, 'result', '写一句这次谈得怎样') : come.result;
  const dealAmount = input.action === 'finish' ? (input.dealAmount ?? 0) : 0;
  const changed = await updateCome(tx, id, { status: step.to, result, dealAmount, reason: input.reason?.trim() ?? '' });
  await arrange(tx, changed, now);
  if (input.action === 'arrive') {
    await touchClient(tx, come.clientId, { lastAt: now });
    if (come.inviteId !== null) await fulfilInvite(tx, come.inviteId, now);
  }
  if (input.action === 'finish') await touchClient(tx, come.clientId, { lastAt: now, dealAmount });
  await settlePlan(tx, come.planId, PLAN_AFTER[step.to]);
  return changed;
}

/** A visit that nobody came to leaves its plan to be done. */
const PLAN_AFTER = {
  prepared: { status: 'underway' },
  arrived: { status: 'underway' },
  completed: { status: 'completed' },
  cancelled: { status: 'prepared', convertedTo: null },
  noShow: { status: 'prepared', convertedTo: null },
} as const;

async function editCome(tx: Tx, come: Come, input: Input, now: number): Promise<Come> {
  if (come.status !== 'prepared') throw conflict(SAID[come.status]);
  if (input.at !== undefined && input.at !== come.at) requireFuture(input.at, now);
  const storeId = input.storeId === undefined ? come.storeId : await checkStore(tx, input.storeId);
  // A room and whoever receives belong to their store.
  const moved = storeId !== come.storeId;
  const receptionId =
    input.receptionNo === undefined
      ? moved
        ? null
        : come.receptionId
      : await receptionOf(tx, storeId, input.receptionNo);
  const changed = await updateCome(tx, come.id, {
    storeId,
    receptionId,
    roomId: input.roomId === undefined ? (moved ? null : come.roomId) : roomOf(input.roomId),
    at: input.at ?? come.at,
    minutes: input.minutes ?? come.minutes,
    party: input.party ?? come.party,
    prepare: input.prepare?.trim() ?? come.prepare,
  });
  await arrange(tx, changed, now);
  return changed;
}

export const comeJobs = {
  [REMIND_JOB]: async (tx, id, server) => {
    const row = await findComeOf(tx, { id }, true);
    if (row?.come.status !== 'prepared') return;
    const { come, client } = row;
    const staff = await staffById(tx, come.receptionId ?? come.ownerId);
    if (!staff) return;
    const [room] = come.roomId === null ? [] : await listRoomsById(tx, [come.roomId]);
    const day = startOfDay(come.at) === startOfDay(server.now()) ? '' : '明天 ';
    await sendNotice(tx, staff.employee.memberId, {
      box: 'service',
      title: `${day}${timeOf(come.at)} ${client.name} 来访`,
      text: [`${come.party} 位`, room?.name, come.prepare].filter(Boolean).join('，'),
      link: `/maintenance/pages/comeVisitPlan?id=${id}`,
      at: server.now(),
    });
  },
} satisfies JobHandlers;
