/** SQL of clients. What belongs to a client in another domain joins `clients` and asks `clientsInScope`. */
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { clientCollaborators, clientMerges, clients, employees, members } from '../../../db/schema';
import { notFound } from '../../../http/errors';
import type { Employee } from '../../people/employee/repository';
import { clientsInScope } from './scope';

export type ClientRow = typeof clients.$inferSelect;

export const lockClient = lockById(clients);
export const insertClient = insertInto(clients);
export const updateClient = updateById(clients);

/** In no order of the ids. */
export const listClientsById = (tx: Tx, ids: readonly string[]): Promise<ClientRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(clients)
        .where(inArray(clients.id, [...new Set(ids)]));

/** One of those that `where` lets see; 404 for any other, whether it exists or not. `lock`: until the transaction ends nobody else changes it. */
export async function findClientWhere(tx: Tx, id: string, where: SQL, lock = false): Promise<ClientRow> {
  const query = tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), where));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** A client the employee works with; 404 outside, and for one of the pool. */
export const findClientInScope = (tx: Tx, employee: Employee, id: string, lock = false): Promise<ClientRow> =>
  findClientWhere(tx, id, clientsInScope(employee), lock);

/** Which of these the employee works with. */
export async function idsInScope(tx: Tx, employee: Employee, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.id, [...new Set(ids)]), clientsInScope(employee)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * A contact or a deal of another domain. `lastAt` only moves on, `nextAt` is taken as it is (null = nothing is planned), `dealAmount` is
 * added; below zero, after a refund, it stays at nothing.
 */
export async function touchClient(
  tx: Tx,
  id: string,
  { lastAt, nextAt, dealAmount }: { lastAt?: number; nextAt?: number | null; dealAmount?: number },
): Promise<void> {
  await tx
    .update(clients)
    .set({
      ...(lastAt !== undefined && { lastAt: sql`greatest(${clients.lastAt}, ${lastAt}::bigint)`, warnedAt: null }),
      ...(nextAt !== undefined && { nextAt }),
      ...(dealAmount !== undefined && { dealAmount: sql`greatest(0, ${clients.dealAmount} + ${dealAmount}::bigint)` }),
      rev: sql`${clients.rev}`,
    })
    .where(eq(clients.id, id));
}

/** Who answers for the client who is this member, as a member. */
export async function findOwnerOfMember(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: employees.memberId })
    .from(clients)
    .innerJoin(members, and(eq(members.mobile, clients.mobile), eq(clients.countryCode, '86')))
    .innerJoin(employees, eq(employees.id, clients.ownerId))
    .where(and(eq(members.id, memberId), isNull(clients.mergedIntoId)));
  return row?.id;
}

/**
 * Who has these numbers of one country, by the mobile. One that went with a merging is that of the client which was kept, however often that one
 * was merged since.
 */
export async function listByMobiles(
  tx: Tx,
  countryCode: string,
  mobiles: readonly string[],
): Promise<Map<string, ClientRow>> {
  const found = await listByOwnMobiles(tx, countryCode, mobiles);
  const rest = mobiles.filter((mobile) => !found.has(mobile));
  for (const [mobile, row] of await listByMergedMobiles(tx, countryCode, rest)) found.set(mobile, row);
  return found;
}

/** Who has this number, as `listByMobiles`. */
export const findByNumber = async (
  tx: Tx,
  { countryCode, mobile }: Pick<ClientRow, 'countryCode' | 'mobile'>,
): Promise<ClientRow | undefined> => (await listByMobiles(tx, countryCode, [mobile])).get(mobile);

/** Who has these numbers as the own one; a merged client has none any more. */
async function listByOwnMobiles(
  tx: Tx,
  countryCode: string,
  mobiles: readonly string[],
): Promise<Map<string, ClientRow>> {
  if (mobiles.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.countryCode, countryCode),
        inArray(clients.mobile, [...new Set(mobiles)]),
        isNull(clients.mergedIntoId),
      ),
    );
  return new Map(rows.map((row) => [row.mobile, row]));
}

/** Who has this number as the own one. */
export const findByMobile = async (
  tx: Tx,
  { countryCode, mobile }: Pick<ClientRow, 'countryCode' | 'mobile'>,
): Promise<ClientRow | undefined> => (await listByOwnMobiles(tx, countryCode, [mobile])).get(mobile);

/** Numbers that went with a merging lead from client to client to the one that was kept at last. */
async function listByMergedMobiles(
  tx: Tx,
  countryCode: string,
  mobiles: readonly string[],
): Promise<Map<string, ClientRow>> {
  if (mobiles.length === 0) return new Map();
  const before = sql`(g.before ->> 'mobile')`;
  const among = (mobile: SQL): SQL => inArray(mobile, [...new Set(mobiles)]);
  const went = sql<{ mobile: string; id: string }>`(with recursive went(mobile, id) as (
    select m.mobile, m.merged_into_id from ${clients} m
      where m.merged_into_id is not null and m.country_code = ${countryCode} and ${among(sql`m.mobile`)}
    union select ${before}, g.kept_id from ${clientMerges} g join ${clients} k on k.id = g.kept_id
      where not g.undone and ${among(before)} and coalesce(g.before ->> 'countryCode', k.country_code) = ${countryCode}
    union select went.mobile, c.merged_into_id from ${clients} c join went on c.id = went.id
      where c.merged_into_id is not null
  ) select mobile, id from went)`;
  const rows = await tx
    .select({ mobile: sql<string>`went.mobile`, row: clients })
    .from(clients)
    .innerJoin(sql`${went} went`, sql`went.id = ${clients.id}`)
    .where(isNull(clients.mergedIntoId))
    .orderBy(asc(clients.id));
  return new Map(rows.map(({ mobile, row }) => [mobile, row]));
}

export const listCollaborators = (tx: Tx, clientId: string) =>
  tx
    .select()
    .from(clientCollaborators)
    .where(eq(clientCollaborators.clientId, clientId))
    .orderBy(asc(clientCollaborators.at), asc(clientCollaborators.employeeId));

export async function addCollaborators(tx: Tx, clientId: string, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((employeeId) => ({ clientId, employeeId, at }));
  await tx.insert(clientCollaborators).values(rows).onConflictDoNothing();
}

/** Without `ids` all of them. */
export async function removeCollaborators(tx: Tx, clientId: string, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  await tx
    .delete(clientCollaborators)
    .where(
      and(
        eq(clientCollaborators.clientId, clientId),
        ids ? inArray(clientCollaborators.employeeId, [...ids]) : undefined,
      ),
    );
}

export const isInScope = async (tx: Tx, employee: Employee, id: string): Promise<boolean> =>
  (await tx.$count(clients, and(eq(clients.id, id), clientsInScope(employee)))) > 0;

/** Mergings of the client that can still be undone, the newest first. */
export const listMerges = (tx: Tx, keptId: string, since: number) =>
  tx
    .select({ merge: clientMerges, name: clients.name })
    .from(clientMerges)
    .innerJoin(clients, eq(clients.id, clientMerges.goneId))
    .where(and(eq(clientMerges.keptId, keptId), eq(clientMerges.undone, false), gt(clientMerges.at, since)))
    .orderBy(desc(clientMerges.at), desc(clientMerges.id));
