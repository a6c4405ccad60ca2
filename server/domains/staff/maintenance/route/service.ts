/** A day on the road (rules 31.9, 31.10): up to ten clients, checked in where they are, with what came of each. */
import type { VisitPlan, VisitStop } from '../../../../../src/contract/maintenance/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, dayOf } from '../../../../lib/shanghai';
import { listEmployeeNames, type Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { checkOwnPhotos } from '../../../people/file/own';
import { presentClient } from '../../client/presenter';
import { findClientInScope, touchClient } from '../../client/repository';
import { requireChange, requireFuture, requireWords } from '../access';
import { dateOf, weekOf } from '../come/service';
import { makePlan, refreshNext, settlePlan, turnPlan } from '../plan/service';
import { measure } from './distance';
import {
  countStops,
  deleteWaiting,
  findOfDay,
  findRoute,
  insertRoute,
  insertStops,
  listAllStops,
  listStops,
  pageOfRoutes,
  updateRoute,
  updateStop,
  type Route,
  type Stop,
  type StopOfClient,
} from './repository';

const MOST_STOPS = 10;
const MOST_PHOTOS = 9;
/** A check-in may come that much later than it was made: the line was gone. */
const LATE_MS = 3 * DAY_MS;
/** Clocks of phones differ. */
const AHEAD_MS = 2 * 60_000;

type Input = RequestOf<'customer.visitPlanSave'>;

function presentStop({ stop, client: { address, geo } }: StopOfClient, client: VisitStop['client']): VisitStop {
  const { id, at, purpose, status, checkedAt, checkedGeo, accuracy, distance, away, photos, result, nextAt, reason } =
    stop;
  return {
    ...{ id, client, address, at, purpose, status, reason },
    ...(geo && { geo }),
    ...(checkedAt !== null &&
      checkedGeo && {
        checkin: { at: checkedAt, geo: checkedGeo, accuracy: accuracy ?? 0, distance: distance ?? -1, away, photos },
      }),
    ...(result !== '' && { result }),
    ...(nextAt !== null && { nextAt }),
  };
}

const isPast = ({ date }: Route, now: number): boolean => date < dayOf(now);
const isOver = ({ status }: Route): boolean => status === 'completed' || status === 'cancelled';

async function presentRoutes(tx: Tx, viewer: Employee, routes: readonly Route[], now: number): Promise<VisitPlan[]> {
  const rows = await listStops(
    tx,
    viewer,
    routes.map(({ id }) => id),
  );
  const cards = await presentClient(
    tx,
    rows.map(({ client }) => client),
    now,
  );
  const stops = rows.flatMap((row, i) => {
    const card = cards[i];
    return card ? [{ routeId: row.stop.routeId, stop: presentStop(row, card) }] : [];
  });
  const names = await listEmployeeNames(
    tx,
    routes.map(({ ownerId }) => ownerId),
  );
  return routes.map((route) => {
    const own = stops.filter(({ routeId }) => routeId === route.id).map(({ stop }) => stop);
    const counted = own.filter(({ status }) => status !== 'cancelled');
    return {
      id: route.id,
      date: route.date,
      owner: names.get(route.ownerId) ?? '',
      status: route.status,
      reason: route.reason,
      stops: own,
      done: counted.filter(({ status }) => status !== 'waiting').length,
      total: counted.length,
      canEdit: route.ownerId === viewer.id && !isPast(route, now) && !isOver(route),
    };
  });
}

/** 404 a route of others. */
export async function readRoutes(
  tx: Tx,
  memberId: string,
  { id, date, scope = 'mine', status, page = 1 }: RequestOf<'customer.visitPlan'>,
  now: number,
): Promise<DataOf<'customer.visitPlan'>> {
  const viewer = await employeeOf(tx, memberId);
  const wanted = id === undefined ? undefined : await findRoute(tx, viewer, id);
  if (id !== undefined && !wanted) throw notFound();
  const day = dateOf(date ?? wanted?.date, now);
  const route = wanted ?? (await findOfDay(tx, viewer.id, day.date));
  const [one] = route ? await presentRoutes(tx, viewer, [route], now) : [];
  const filter = { scope, status, ...((date !== undefined || scope === 'team') && { date: day.date }) };
  const { rows, total } = await pageOfRoutes(tx, viewer, filter, PAGE_SIZE, offsetOf(page));
  const counts = await countStops(tx, viewer.id, dayOf(day.from - 6 * DAY_MS), dayOf(day.from + 7 * DAY_MS));
  const days = weekOf(day.date, (key) => {
    const it = counts.get(key);
    if (!it) return '';
    return it.done > 0 ? `${it.done}/${it.total}` : String(it.total);
  });
  return { days, page: pageOf(await presentRoutes(tx, viewer, rows, now), total, page), ...(one && { one }) };
}

const ACTIONS: Readonly<Record<Input['action'], (tx: Tx, at: Acting, input: Input) => Promise<unknown>>> = {
  save: rewrite,
  start: (tx, at) => start(tx, at),
  checkin: checkIn,
  finish,
  cancel,
};

interface Acting {
  viewer: Employee;
  memberId: string;
  route: Route;
  now: number;
}

export async function saveRoute(tx: Tx, memberId: string, input: Input, now: number): Promise<VisitPlan> {
  const viewer = await employeeOf(tx, memberId);
  const route =
    input.id === undefined ? await make(tx, viewer, input, now) : await change(tx, memberId, viewer, input, now);
  const fresh = await findRoute(tx, viewer, route.id);
  if (!fresh) throw notFound();
  return (await presentRoutes(tx, viewer, [fresh], now))[0] as VisitPlan;
}

async function make(tx: Tx, viewer: Employee, input: Input, now: number): Promise<Route> {
  if (input.action !== 'save') throw badRequest('id');
  const { date } = dateOf(input.date, now);
  if (date < dayOf(now)) throw badRequest('date', '过去的日子不能再排');
  if (await findOfDay(tx, viewer.id, date)) throw refuse('这一天已经有路线，在它上面改就好');
  const route = await insertRoute(tx, { ownerId: viewer.id, date, createdAt: now });
  await addStops(tx, viewer, route, input.stops ?? [], []);
  return route;
}

async function change(tx: Tx, memberId: string, viewer: Employee, input: Input, now: number): Promise<Route> {
  const route = await findRoute(tx, viewer, input.id ?? '', true);
  if (!route) throw notFound();
  requireChange(viewer, route.ownerId);
  if (isOver(route)) throw conflict(route.status === 'completed' ? '路线已走完' : '路线已取消');
  // What was done on its day may be heard of later; nothing else changes a day that is over.
  if (isPast(route, now) && input.action !== 'checkin') throw refuse('过去的日子只能查看');
  await ACTIONS[input.action](tx, { viewer, memberId, route, now }, input);
  return route;
}

/** 400 none, too many, one client twice · 404 a client out of scope. */
async function addStops(
  tx: Tx,
  viewer: Employee,
  route: Route,
  wanted: NonNullable<Input['stops']>,
  kept: readonly Stop[],
): Promise<void> {
  const going = kept.filter(({ status }) => status !== 'cancelled');
  if (wanted.length + going.length === 0) throw badRequest('stops', '至少选一位客户');
  if (wanted.length + going.length > MOST_STOPS) throw badRequest('stops', `一天最多 ${MOST_STOPS} 站`);
  // Two of them may have become one client since (rule 29.8).
  const ids = [...new Set(going.map(({ clientId }) => clientId)), ...wanted.map(({ clientId }) => clientId)];
  if (new Set(ids).size < ids.length) throw badRequest('stops', '同一位客户一天排一次就够了');
  for (const { clientId } of wanted) await findClientInScope(tx, viewer, clientId);
  if (wanted.length === 0) return;
  const stops = await insertStops(
    tx,
    wanted.map(({ clientId, purpose, at, planId }, i) => ({
      routeId: route.id,
      clientId,
      sort: kept.length + i,
      at,
      purpose: purpose.trim(),
      planId: planId ?? null,
    })),
  );
  for (const stop of stops)
    await turnPlan(tx, viewer, stop.planId ?? undefined, { clientId: stop.clientId, into: stop.id, isDone: false });
}

async function rewrite(tx: Tx, { viewer, route }: Acting, { stops = [] }: Input): Promise<void> {
  const all = await listAllStops(tx, route.id);
  for (const { planId, status } of all)
    if (status === 'waiting') await settlePlan(tx, planId, { status: 'prepared', convertedTo: null });
  await deleteWaiting(tx, route.id);
  await addStops(
    tx,
    viewer,
    route,
    stops,
    all.filter(({ status }) => status !== 'waiting'),
  );
  await endIfDone(tx, route);
}

async function start(tx: Tx, { route, now }: Acting): Promise<void> {
  if (route.status === 'underway') return;
  if (route.date !== dayOf(now)) throw refuse('到了那一天再开始');
  await updateRoute(tx, route.id, { status: 'underway' });
}

/** A stop of the route at a client who is still in scope. */
async function stopOf(tx: Tx, { viewer, route }: Acting, stopId: string | undefined): Promise<StopOfClient> {
  const row = (await listStops(tx, viewer, [route.id])).find(({ stop }) => stop.id === stopId);
  if (!row) throw notFound();
  if (row.stop.status === 'cancelled') throw conflict('这一站已取消');
  return row;
}

/** When the button was pressed. 400 a time that cannot be · 422 on another day than the route's. */
function tapOf({ route, now }: Acting, said: number | undefined): number {
  const tappedAt = Math.min(said ?? now, now);
  if ((said ?? now) > now + AHEAD_MS || tappedAt < now - LATE_MS) throw badRequest('tappedAt', '签到时间不对');
  if (dayOf(tappedAt) !== route.date) throw refuse('只能在那一天签到');
  return tappedAt;
}

/** The pictures of a stop with those that come to it. 400 too many, another's. */
async function photosWith(tx: Tx, { memberId }: Acting, stop: Stop, more: readonly string[]): Promise<string[]> {
  await checkOwnPhotos(tx, memberId, [...more], { most: MOST_PHOTOS });
  const photos = [...new Set([...stop.photos, ...more])];
  if (photos.length > MOST_PHOTOS) throw badRequest('photos', `图片最多 ${MOST_PHOTOS} 张`);
  return photos;
}

/** Where somebody stood, and how far from the client. 400 no position, too far without a reason. */
function standing({ geo, accuracy = 0, reason = '' }: Input, client: StopOfClient['client']) {
  if (geo === undefined) throw badRequest('geo', '无法定位，请在设置中开启');
  const { distance, away } = measure(geo, client.geo, accuracy);
  if (away && reason.trim() === '') throw badRequest('reason', `离客户 ${distance ?? 0} 米，写一句为什么在这里签到`);
  return { checkedGeo: geo, accuracy, distance, away, reason: reason.trim() };
}

/** 409 a stop that was called off. Said again it adds its pictures. */
async function checkIn(tx: Tx, at: Acting, input: Input): Promise<void> {
  const { stop, client } = await stopOf(tx, at, input.stopId);
  const tappedAt = tapOf(at, input.tappedAt);
  const photos = await photosWith(tx, at, stop, input.photos ?? []);
  if (stop.status !== 'waiting') return void (await updateStop(tx, stop.id, { photos }));
  const stood = standing(input, client);
  await updateStop(tx, stop.id, { status: 'checked', checkedAt: tappedAt, ...stood, photos });
  if (at.route.status === 'prepared') await updateRoute(tx, at.route.id, { status: 'underway' });
  await touchClient(tx, client.id, { lastAt: tappedAt });
}

async function finish(tx: Tx, at: Acting, input: Input): Promise<void> {
  const { viewer, route, now } = at;
  const { stop, client } = await stopOf(tx, at, input.stopId);
  if (stop.status === 'done') throw conflict('这一站已填过结果');
  if (stop.status === 'waiting') throw refuse('先签到再填结果');
  const result = requireWords(input.result, 'result', '写一句这次谈得怎样');
  if (input.nextAt !== undefined) requireFuture(input.nextAt, now, 'nextAt');
  const photos = await photosWith(tx, at, stop, input.photos ?? []);
  await updateStop(tx, stop.id, { status: 'done', result, nextAt: input.nextAt ?? null, photos });
  await settlePlan(tx, stop.planId, { status: 'completed' });
  if (input.nextAt === undefined) await refreshNext(tx, client.id);
  else {
    const content = `接着拜访：${[...result].slice(0, 40).join('')}`;
    await makePlan(
      tx,
      { clientId: client.id, ownerId: viewer.id, kind: 'maint', at: input.nextAt, content, remindMin: 0 },
      now,
    );
  }
  await endIfDone(tx, route);
}

/** The stops that lie ahead, or one of them. A day on which somebody was visited stays one. */
async function cancel(tx: Tx, at: Acting, input: Input): Promise<void> {
  const reason = requireWords(input.reason, 'reason', '写一句为什么不去了');
  const all = await listAllStops(tx, at.route.id);
  const gone =
    input.stopId === undefined
      ? all.filter(({ status }) => status === 'waiting')
      : [(await stopOf(tx, at, input.stopId)).stop];
  if (input.stopId !== undefined && gone[0]?.status !== 'waiting') throw conflict('这一站已签到');
  for (const { id, planId } of gone) {
    await updateStop(tx, id, { status: 'cancelled', reason });
    await settlePlan(tx, planId, { status: 'prepared', convertedTo: null });
  }
  const isWhole = all.every(({ status }) => status === 'waiting' || status === 'cancelled');
  if (input.stopId === undefined && isWhole) await updateRoute(tx, at.route.id, { status: 'cancelled', reason });
  else await endIfDone(tx, at.route);
}

/** The last stop ends the route. */
async function endIfDone(tx: Tx, { id }: Route): Promise<void> {
  const all = await listAllStops(tx, id);
  const isDone = all.every(({ status }) => status === 'done' || status === 'cancelled');
  if (isDone && all.some(({ status }) => status === 'done')) await updateRoute(tx, id, { status: 'completed' });
}
