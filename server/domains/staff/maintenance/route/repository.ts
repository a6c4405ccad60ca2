/** SQL of days on the road and their stops. A route is its owner's; what a colleague sees of it are stops at clients of his own scope. */
import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { clients, employees, visitRoutes, visitStops } from '../../../../db/schema';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../../client/repository';
import { clientsInScope } from '../../client/scope';

export type Route = typeof visitRoutes.$inferSelect;
export type Stop = typeof visitStops.$inferSelect;
export interface StopOfClient {
  stop: Stop;
  client: ClientRow;
}

export const insertRoute = insertInto(visitRoutes);
export const updateRoute = updateById(visitRoutes);
export const updateStop = updateById(visitStops);

export async function insertStops(tx: Tx, rows: (typeof visitStops.$inferInsert)[]): Promise<Stop[]> {
  return tx.insert(visitStops).values(rows).returning();
}

/** What is still ahead goes; the others stay in their order. */
export async function deleteWaiting(tx: Tx, routeId: string): Promise<void> {
  await tx.delete(visitStops).where(and(eq(visitStops.routeId, routeId), eq(visitStops.status, 'waiting')));
}

/** Whose routes a viewer sees: the own ones; a manager those of the colleagues whose clients are in the scope. */
function routesInScope(viewer: Employee, scope: 'mine' | 'team' | undefined): SQL {
  const mine = eq(visitRoutes.ownerId, viewer.id);
  if (scope === 'mine' || !viewer.isManager) return scope === 'team' ? sql`false` : mine;
  const visited = sql`exists (select 1 from ${visitStops} join ${clients} on ${clients.id} = ${visitStops.clientId}
    where ${visitStops.routeId} = ${visitRoutes.id} and ${clientsInScope(viewer, 'team')})`;
  return scope === 'team' ? visited : sql`(${mine} or ${visited})`;
}

export async function findRoute(tx: Tx, viewer: Employee, id: string, lock = false): Promise<Route | undefined> {
  const query = tx
    .select()
    .from(visitRoutes)
    .where(and(eq(visitRoutes.id, id), routesInScope(viewer, undefined)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The own route of a day. */
export async function findOfDay(tx: Tx, ownerId: string, date: string): Promise<Route | undefined> {
  const [row] = await tx
    .select()
    .from(visitRoutes)
    .where(and(eq(visitRoutes.ownerId, ownerId), eq(visitRoutes.date, date), ne(visitRoutes.status, 'cancelled')));
  return row;
}

export interface RouteFilter {
  scope: 'mine' | 'team';
  status?: Route['status'] | undefined;
  date?: string | undefined;
}

export function pageOfRoutes(
  tx: Tx,
  viewer: Employee,
  { scope, status, date }: RouteFilter,
  limit: number,
  offset: number,
): Promise<Paged<Route>> {
  const where = and(
    routesInScope(viewer, scope),
    status ? eq(visitRoutes.status, status) : undefined,
    date ? eq(visitRoutes.date, date) : undefined,
  );
  const query = tx.select().from(visitRoutes).where(where).orderBy(desc(visitRoutes.date), asc(visitRoutes.id));
  return paged(query, limit, offset, () => tx.$count(visitRoutes, where));
}

/** Stops at clients that the viewer may see, in the order of the road. */
export const listStops = (tx: Tx, viewer: Employee, routeIds: readonly string[]): Promise<StopOfClient[]> =>
  routeIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({ stop: visitStops, client: clients })
        .from(visitStops)
        .innerJoin(clients, eq(clients.id, visitStops.clientId))
        .where(and(inArray(visitStops.routeId, [...routeIds]), clientsInScope(viewer)))
        .orderBy(asc(visitStops.routeId), asc(visitStops.sort));

/** All of a route, whoever sees their clients now: by these it is over or not. */
export const listAllStops = (tx: Tx, routeId: string): Promise<Stop[]> =>
  tx.select().from(visitStops).where(eq(visitStops.routeId, routeId)).orderBy(asc(visitStops.sort));

/** Done and all of the own routes of some days, by day. */
export async function countStops(
  tx: Tx,
  ownerId: string,
  from: string,
  to: string,
): Promise<Map<string, { done: number; total: number }>> {
  const rows = await tx
    .select({
      date: visitRoutes.date,
      total: count(),
      done: sql<number>`(count(*) filter (where ${visitStops.status} in ('done', 'checked')))::int`,
    })
    .from(visitStops)
    .innerJoin(visitRoutes, eq(visitRoutes.id, visitStops.routeId))
    .where(
      and(
        eq(visitRoutes.ownerId, ownerId),
        ne(visitRoutes.status, 'cancelled'),
        ne(visitStops.status, 'cancelled'),
        gte(visitRoutes.date, from),
        lt(visitRoutes.date, to),
      ),
    )
    .groupBy(visitRoutes.date);
  return new Map(rows.map(({ date, done, total }) => [date, { done, total }]));
}

/** Visits to one client, the newest first, with who went. */
export const listVisitsOf = (tx: Tx, clientId: string, most: number) =>
  tx
    .select({ stop: visitStops, by: employees.name })
    .from(visitStops)
    .innerJoin(visitRoutes, eq(visitRoutes.id, visitStops.routeId))
    .leftJoin(employees, eq(employees.id, visitRoutes.ownerId))
    .where(and(eq(visitStops.clientId, clientId), inArray(visitStops.status, ['checked', 'done'])))
    .orderBy(desc(visitStops.at))
    .limit(most);
