/** SQL of tables and of who sits there. */
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../../../db/byId';
import type { Tx } from '../../../../../db/client';
import { cartOps, tableMembers, tableSessions, teaTables } from '../../../../../db/schema';

export type TableRow = typeof teaTables.$inferSelect;
export type SessionRow = typeof tableSessions.$inferSelect;

export const findTable = findById(teaTables);
/** Whoever opens, moves or clears a table waits here for whoever does so at the same moment. */
export const lockTable = lockById(teaTables);
export const updateTable = updateById(teaTables);
export const findSession = findById(tableSessions);
export const lockSession = lockById(tableSessions);
export const insertSession = insertInto(tableSessions);
export const updateSession = updateById(tableSessions);

export async function findTableByCode(tx: Tx, code: string): Promise<TableRow | undefined> {
  const [row] = await tx.select().from(teaTables).where(eq(teaTables.code, code));
  return row;
}

export const listTables = (tx: Tx, storeId: string): Promise<TableRow[]> =>
  tx.select().from(teaTables).where(eq(teaTables.storeId, storeId)).orderBy(asc(teaTables.sort), asc(teaTables.id));

export async function findLive(tx: Tx, tableId: string): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(tableSessions)
    .where(and(eq(tableSessions.tableId, tableId), ne(tableSessions.status, 'closed')));
  return row;
}

/** Of a store, those that are not over. */
export const listLive = (tx: Tx, storeId: string): Promise<SessionRow[]> =>
  tx
    .select()
    .from(tableSessions)
    .where(and(eq(tableSessions.storeId, storeId), ne(tableSessions.status, 'closed')));

/** Sessions that were joined to this one. */
export const listJoined = (tx: Tx, sessionId: string): Promise<SessionRow[]> =>
  tx.select().from(tableSessions).where(eq(tableSessions.intoId, sessionId)).orderBy(asc(tableSessions.id));

/** Opened in [from, to). */
export const listOpened = (tx: Tx, storeId: string, from: number, to: number): Promise<SessionRow[]> =>
  tx
    .select()
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.storeId, storeId),
        gte(tableSessions.openedAt, from),
        sql`${tableSessions.openedAt} < ${to}`,
      ),
    );

export async function addMember(tx: Tx, memberId: string, sessionId: string, now: number): Promise<boolean> {
  const put = await tx
    .insert(tableMembers)
    .values({ sessionId, homeId: sessionId, memberId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: tableMembers.memberId });
  return put.length > 0;
}

export async function listMemberIds(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .select({ memberId: tableMembers.memberId })
    .from(tableMembers)
    .where(eq(tableMembers.sessionId, sessionId))
    .orderBy(asc(tableMembers.joinedAt), asc(tableMembers.memberId));
  return [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
}

export async function sitsAt(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  return (
    (await tx.$count(tableMembers, and(eq(tableMembers.sessionId, sessionId), eq(tableMembers.memberId, memberId)))) > 0
  );
}

/** False: this change was made before. */
export async function noteOp(tx: Tx, sessionId: string, opId: string, rev: number, now: number): Promise<boolean> {
  const put = await tx
    .insert(cartOps)
    .values({ sessionId, opId, rev, at: now })
    .onConflictDoNothing()
    .returning({ opId: cartOps.opId });
  return put.length > 0;
}

export async function moveMembers(
  tx: Tx,
  from: { sessionId?: string; homeId?: string },
  sessionId: string,
): Promise<void> {
  await tx
    .update(tableMembers)
    .set({ sessionId })
    .where(
      from.homeId === undefined
        ? eq(tableMembers.sessionId, from.sessionId ?? '0')
        : eq(tableMembers.homeId, from.homeId),
    );
}
