/** SQL of plans; every question joins the client, whose scope decides. */
import { and, asc, count, desc, eq, gte, inArray, lt, min, type SQL } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { clientPlans, clients } from '../../../../db/schema';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../../client/repository';
import { clientsInScope } from '../../client/scope';

export type Plan = typeof clientPlans.$inferSelect;
export interface PlanOfClient {
  plan: Plan;
  client: ClientRow;
}
const OPEN: Plan['status'][] = ['prepared', 'underway'];

export const insertPlan = insertInto(clientPlans);
export const updatePlan = updateById(clientPlans);

const joined = (tx: Tx) =>
  tx
    .select({ plan: clientPlans, client: clients })
    .from(clientPlans)
    .innerJoin(clients, eq(clients.id, clientPlans.clientId));

export async function findPlan(tx: Tx, viewer: Employee, id: string, lock = false): Promise<PlanOfClient | undefined> {
  const query = joined(tx).where(and(eq(clientPlans.id, id), clientsInScope(viewer)));
  const [row] = await (lock ? query.for('update', { of: clientPlans }) : query);
  return row;
}

/** Of a timer, which has no viewer. */
export async function lockPlanOf(tx: Tx, id: string): Promise<PlanOfClient | undefined> {
  const [row] = await joined(tx).where(eq(clientPlans.id, id)).for('update', { of: clientPlans });
  return row;
}

export interface PlanFilter {
  scope?: 'mine' | 'team' | undefined;
  kind?: Plan['kind'] | undefined;
  status?: Plan['status'] | 'overdue' | undefined;
  from?: number | undefined;
  to?: number | undefined;
  clientId?: string | undefined;
  /** The first instant of today: what is open and lies before is overdue. */
  today: number;
}

function statusIs(status: PlanFilter['status'], today: number): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'overdue') return and(inArray(clientPlans.status, OPEN), lt(clientPlans.at, today));
  const open = OPEN.includes(status) ? gte(clientPlans.at, today) : undefined;
  return and(eq(clientPlans.status, status), open);
}

const wanted = (viewer: Employee, filter: PlanFilter): SQL | undefined =>
  and(
    clientsInScope(viewer, filter.scope === 'team' ? 'team' : undefined),
    filter.scope === 'mine' ? eq(clientPlans.ownerId, viewer.id) : undefined,
    filter.kind ? eq(clientPlans.kind, filter.kind) : undefined,
    statusIs(filter.status, filter.today),
    filter.from === undefined ? undefined : gte(clientPlans.at, filter.from),
    filter.to === undefined ? undefined : lt(clientPlans.at, filter.to),
    filter.clientId ? eq(clientPlans.clientId, filter.clientId) : undefined,
  );

/** What is ahead comes the next first, what is over the newest first. */
export function pageOfPlans(
  tx: Tx,
  viewer: Employee,
  filter: PlanFilter,
  limit: number,
  offset: number,
): Promise<Paged<PlanOfClient>> {
  const where = wanted(viewer, filter);
  const isAhead = filter.from !== undefined || filter.status === 'overdue' || filter.status === 'prepared';
  const order = isAhead ? [asc(clientPlans.at), asc(clientPlans.id)] : [desc(clientPlans.at), desc(clientPlans.id)];
  return paged(
    joined(tx)
      .where(where)
      .orderBy(...order),
    limit,
    offset,
    async () => {
      const [row] = await tx
        .select({ total: count() })
        .from(clientPlans)
        .innerJoin(clients, eq(clients.id, clientPlans.clientId))
        .where(where);
      return row?.total ?? 0;
    },
  );
}

/** Still to be done, the next first. */
export const listOpenPlans = (
  tx: Tx,
  where: { clientId?: string; ownerId?: string; before?: number },
  viewer: Employee,
) =>
  joined(tx)
    .where(
      and(
        clientsInScope(viewer),
        inArray(clientPlans.status, OPEN),
        where.clientId ? eq(clientPlans.clientId, where.clientId) : undefined,
        where.ownerId ? eq(clientPlans.ownerId, where.ownerId) : undefined,
        where.before === undefined ? undefined : lt(clientPlans.at, where.before),
      ),
    )
    .orderBy(asc(clientPlans.at), asc(clientPlans.id))
    .limit(50);

/** When the client is met next; null = nothing is planned. */
export async function nextPlanAt(tx: Tx, clientId: string): Promise<number | null> {
  const [row] = await tx
    .select({ at: min(clientPlans.at) })
    .from(clientPlans)
    .where(and(eq(clientPlans.clientId, clientId), inArray(clientPlans.status, OPEN)));
  return row?.at ?? null;
}

export const isOpenPlan = ({ status }: Plan): boolean => OPEN.includes(status);
