/** SQL of invitations. The staff see those of their clients, a guest the one whose token is in the link. */
import { and, count, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import { insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { clientInvites, clients } from '../../../../db/schema';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../../client/repository';
import { clientsInScope } from '../../client/scope';

export type Invite = typeof clientInvites.$inferSelect;
export interface InviteOfClient {
  invite: Invite;
  client: ClientRow;
}

export const insertInvite = insertInto(clientInvites);
export const updateInvite = updateById(clientInvites);

const joined = (tx: Tx) =>
  tx
    .select({ invite: clientInvites, client: clients })
    .from(clientInvites)
    .innerJoin(clients, eq(clients.id, clientInvites.clientId));

const one = async (tx: Tx, where: SQL | undefined, lock: boolean): Promise<InviteOfClient | undefined> => {
  const query = joined(tx).where(where);
  const [row] = await (lock ? query.for('update', { of: clientInvites }) : query);
  return row;
};

export const findInvite = (tx: Tx, viewer: Employee, id: string, lock = false) =>
  one(tx, and(eq(clientInvites.id, id), clientsInScope(viewer)), lock);

export const findByToken = (tx: Tx, token: string, lock = false) => one(tx, eq(clientInvites.token, token), lock);

/** Of a timer, which has no viewer. */
export const lockInviteOf = (tx: Tx, id: string) => one(tx, eq(clientInvites.id, id), true);

export interface InviteFilter {
  scope?: 'mine' | 'team' | undefined;
  clientId?: string | undefined;
  status?: Invite['status'] | undefined;
}

/** Invitations that were written between two instants and went out. */
export const countInvites = (tx: Tx, ownerId: string, from: number, until: number): Promise<number> =>
  tx.$count(
    clientInvites,
    and(
      eq(clientInvites.ownerId, ownerId),
      ne(clientInvites.status, 'draft'),
      gte(clientInvites.createdAt, from),
      lt(clientInvites.createdAt, until),
    ),
  );

/** Newest first. */
export function pageOfInvites(
  tx: Tx,
  viewer: Employee,
  { scope, clientId, status }: InviteFilter,
  limit: number,
  offset: number,
): Promise<Paged<InviteOfClient>> {
  const where = and(
    clientsInScope(viewer, scope === 'team' ? 'team' : undefined),
    scope === 'mine' ? eq(clientInvites.ownerId, viewer.id) : undefined,
    clientId ? eq(clientInvites.clientId, clientId) : undefined,
    status ? eq(clientInvites.status, status) : undefined,
  );
  return paged(
    joined(tx).where(where).orderBy(desc(clientInvites.at), desc(clientInvites.id)),
    limit,
    offset,
    async () => {
      const [row] = await tx
        .select({ total: count() })
        .from(clientInvites)
        .innerJoin(clients, eq(clients.id, clientInvites.clientId))
        .where(where);
      return row?.total ?? 0;
    },
  );
}
