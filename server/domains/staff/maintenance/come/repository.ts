/** SQL of coming visits; every question joins the client, whose scope decides. */
import { and, asc, count, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { clientInvites, clients, comeVisits } from '../../../../db/schema';
import { shanghai } from '../../../../db/sums';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../../client/repository';
import { clientsInScope } from '../../client/scope';

export type Come = typeof comeVisits.$inferSelect;
/** A day of one store is shorter. */
const MOST_AWAITED = 50;

export interface ComeOfClient {
  come: Come;
  client: ClientRow;
}

export const insertCome = insertInto(comeVisits);
export const updateCome = updateById(comeVisits);

/** The invitation that the visit follows from has done its work: it does not run out any more. */
export async function fulfilInvite(tx: Tx, inviteId: string, now: number): Promise<void> {
  await tx
    .update(clientInvites)
    .set({ status: 'arrived', updatedAt: now })
    .where(and(eq(clientInvites.id, inviteId), eq(clientInvites.status, 'accepted')));
}

const joined = (tx: Tx) =>
  tx
    .select({ come: comeVisits, client: clients })
    .from(comeVisits)
    .innerJoin(clients, eq(clients.id, comeVisits.clientId));

export async function findCome(tx: Tx, viewer: Employee, id: string, lock = false): Promise<ComeOfClient | undefined> {
  const query = joined(tx).where(and(eq(comeVisits.id, id), clientsInScope(viewer)));
  const [row] = await (lock ? query.for('update', { of: comeVisits }) : query);
  return row;
}

/** Of a timer and of an invitation, whose scope was asked before. */
export async function findComeOf(
  tx: Tx,
  where: { id: string } | { inviteId: string },
  lock = false,
): Promise<ComeOfClient | undefined> {
  const is = 'id' in where ? eq(comeVisits.id, where.id) : eq(comeVisits.inviteId, where.inviteId);
  const query = joined(tx).where(is);
  const [row] = await (lock ? query.for('update', { of: comeVisits }) : query);
  return row;
}

export interface ComeFilter {
  scope?: 'mine' | 'team' | undefined;
  storeId?: string | undefined;
  status?: Come['status'] | undefined;
  from: number;
  to: number;
}

const wanted = (viewer: Employee, { scope, storeId, status, from, to }: ComeFilter): SQL | undefined =>
  and(
    clientsInScope(viewer, scope === 'team' ? 'team' : undefined),
    scope === 'mine' ? eq(comeVisits.ownerId, viewer.id) : undefined,
    storeId ? eq(comeVisits.storeId, storeId) : undefined,
    status ? eq(comeVisits.status, status) : undefined,
    gte(comeVisits.at, from),
    lt(comeVisits.at, to),
  );

/** In the order of the day. */
export function pageOfComes(
  tx: Tx,
  viewer: Employee,
  filter: ComeFilter,
  limit: number,
  offset: number,
): Promise<Paged<ComeOfClient>> {
  const where = wanted(viewer, filter);
  return paged(joined(tx).where(where).orderBy(asc(comeVisits.at), asc(comeVisits.id)), limit, offset, async () => {
    const [row] = await tx
      .select({ total: count() })
      .from(comeVisits)
      .innerJoin(clients, eq(clients.id, comeVisits.clientId))
      .where(where);
    return row?.total ?? 0;
  });
}

/** Visits that invitations became. */
export const listComesOfInvites = (tx: Tx, inviteIds: readonly string[]): Promise<Come[]> =>
  inviteIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(comeVisits)
        .where(inArray(comeVisits.inviteId, [...inviteIds]));

/** Whom the viewer's store awaits, or has: whom the viewer is to receive, and, where visits are the viewer's work, those of the own scope. */
export const listAwaited = (
  tx: Tx,
  viewer: Employee,
  { from, until, isOwnWork }: { from: number; until: number; isOwnWork: boolean },
): Promise<ComeOfClient[]> =>
  joined(tx)
    .where(
      and(
        gte(comeVisits.at, from),
        lt(comeVisits.at, until),
        eq(comeVisits.storeId, viewer.storeId),
        inArray(comeVisits.status, ['prepared', 'arrived']),
        or(eq(comeVisits.receptionId, viewer.id), isOwnWork ? clientsInScope(viewer) : undefined),
      ),
    )
    .orderBy(asc(comeVisits.at), asc(comeVisits.id))
    .limit(MOST_AWAITED);

/** How many come, by day; who was called off is not among them. */
export async function countComes(tx: Tx, viewer: Employee, filter: ComeFilter): Promise<Map<string, number>> {
  const day = shanghai(comeVisits.at, 'YYYY-MM-DD');
  const rows = await tx
    .select({ day, total: count() })
    .from(comeVisits)
    .innerJoin(clients, eq(clients.id, comeVisits.clientId))
    .where(and(wanted(viewer, filter), ne(comeVisits.status, 'cancelled')))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.total]));
}

/** Of one client, the newest first. */
export const listComesOf = (tx: Tx, clientId: string, most: number): Promise<Come[]> =>
  tx
    .select()
    .from(comeVisits)
    .where(eq(comeVisits.clientId, clientId))
    .orderBy(sql`${comeVisits.at} desc`)
    .limit(most);
