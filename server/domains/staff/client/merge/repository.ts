/** SQL of clients that are one: who looks alike, and what a merging needs to be undone. */
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { clientMerges, clients } from '../../../../db/schema';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../repository';
import { clientsInScope } from '../scope';

export type MergeRow = typeof clientMerges.$inferSelect;

export const findMerge = findById(clientMerges);
export const insertMerge = insertInto(clientMerges);
export const updateMerge = updateById(clientMerges);

/** Clients of the same name, or with one of its numbers or its messenger name. */
export const listAlike = (tx: Tx, viewer: Employee, row: ClientRow): Promise<ClientRow[]> => {
  const numbers = [row.mobile, row.mobile2].filter(Boolean);
  const same = or(
    eq(clients.name, row.name),
    ...numbers.flatMap((number) => [eq(clients.mobile, number), eq(clients.mobile2, number)]),
    row.wechat === '' ? undefined : eq(clients.wechat, row.wechat),
  );
  return tx
    .select()
    .from(clients)
    .where(and(ne(clients.id, row.id), clientsInScope(viewer), same))
    .orderBy(desc(clients.updatedAt), desc(clients.id))
    .limit(10);
};

/** The merging is the newest of the client that was kept, which is nowhere merged itself. */
export async function isNewest(tx: Tx, { keptId, at, id }: MergeRow): Promise<boolean> {
  const newer = and(
    eq(clientMerges.keptId, keptId),
    eq(clientMerges.undone, false),
    or(gt(clientMerges.at, at), and(eq(clientMerges.at, at), sql`${clientMerges.id} > ${id}`)),
  );
  const alive = await tx.$count(clients, and(eq(clients.id, keptId), isNull(clients.mergedIntoId)));
  return alive > 0 && (await tx.$count(clientMerges, newer)) === 0;
}
