/** SQL of maintenance records; every question joins the client, whose scope decides. */
import { and, count, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { clientMaints, clients, members } from '../../../../db/schema';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../../client/repository';
import { clientsInScope } from '../../client/scope';

export type Maint = typeof clientMaints.$inferSelect;
export interface MaintOfClient {
  maint: Maint;
  client: ClientRow;
}

export const insertMaint = insertInto(clientMaints);
export const updateMaint = updateById(clientMaints);

const joined = (tx: Tx) =>
  tx
    .select({ maint: clientMaints, client: clients })
    .from(clientMaints)
    .innerJoin(clients, eq(clients.id, clientMaints.clientId));

export async function findMaint(
  tx: Tx,
  viewer: Employee,
  id: string,
  lock = false,
): Promise<MaintOfClient | undefined> {
  const query = joined(tx).where(and(eq(clientMaints.id, id), clientsInScope(viewer)));
  const [row] = await (lock ? query.for('update', { of: clientMaints }) : query);
  return row;
}

export interface MaintFilter {
  clientId?: string | undefined;
  way?: Maint['way'] | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

const wanted = (viewer: Employee, { clientId, way, from, to }: MaintFilter): SQL | undefined =>
  and(
    clientsInScope(viewer),
    clientId ? eq(clientMaints.clientId, clientId) : undefined,
    way ? eq(clientMaints.way, way) : undefined,
    from === undefined ? undefined : gte(clientMaints.at, from),
    to === undefined ? undefined : lt(clientMaints.at, to),
  );

/** Records that somebody wrote between two instants. */
export const countMaints = (tx: Tx, byId: string, from: number, until: number): Promise<number> =>
  tx.$count(clientMaints, and(eq(clientMaints.byId, byId), gte(clientMaints.at, from), lt(clientMaints.at, until)));

/** Newest first. */
export function pageOfMaints(
  tx: Tx,
  viewer: Employee,
  filter: MaintFilter,
  limit: number,
  offset: number,
): Promise<Paged<MaintOfClient>> {
  const where = wanted(viewer, filter);
  return paged(
    joined(tx).where(where).orderBy(desc(clientMaints.at), desc(clientMaints.id)),
    limit,
    offset,
    async () => {
      const [row] = await tx
        .select({ total: count() })
        .from(clientMaints)
        .innerJoin(clients, eq(clients.id, clientMaints.clientId))
        .where(where);
      return row?.total ?? 0;
    },
  );
}

/** The same words of the same writer about the same client a moment ago: a second tap. */
export async function findSame(
  tx: Tx,
  { byId, clientId, content }: Pick<Maint, 'byId' | 'clientId' | 'content'>,
  since: number,
): Promise<Maint | undefined> {
  const [row] = await tx
    .select()
    .from(clientMaints)
    .where(
      and(
        eq(clientMaints.clientId, clientId),
        gt(clientMaints.at, since),
        eq(clientMaints.byId, byId),
        eq(clientMaints.content, content),
      ),
    );
  return row;
}

/** The member that a client is, by the number. */
export async function findMemberOf(tx: Tx, { countryCode, mobile }: ClientRow): Promise<string | undefined> {
  if (countryCode !== '86' || mobile === '') return undefined;
  const [row] = await tx.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
  return row?.id;
}
