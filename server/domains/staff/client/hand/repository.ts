/** SQL of how clients go from hand to hand. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { clientApplies, clientClaims, clients } from '../../../../db/schema';
import type { ClientRow } from '../repository';

export type ApplyRow = typeof clientApplies.$inferSelect;

export const findApply = findById(clientApplies);
export const lockApply = lockById(clientApplies);
export const insertApply = insertInto(clientApplies);
export const updateApply = updateById(clientApplies);

/** What waits for an answer. */
export const listWaitingApplies = (tx: Tx, clientId: string): Promise<ApplyRow[]> =>
  tx
    .select()
    .from(clientApplies)
    .where(and(eq(clientApplies.clientId, clientId), eq(clientApplies.status, 'waiting')))
    .orderBy(asc(clientApplies.at), asc(clientApplies.id));

/** The newest first. */
export const listApplies = (tx: Tx, clientId: string, most: number): Promise<ApplyRow[]> =>
  tx
    .select()
    .from(clientApplies)
    .where(eq(clientApplies.clientId, clientId))
    .orderBy(desc(clientApplies.at), desc(clientApplies.id))
    .limit(most);

/** One more of today; false when there were as many as may be. Two at once are counted one after the other. */
export async function countClaim(tx: Tx, employeeId: string, day: string, most: number): Promise<boolean> {
  if (most < 1) return false;
  const rows = await tx
    .insert(clientClaims)
    .values({ employeeId, day, count: 1 })
    .onConflictDoUpdate({
      target: [clientClaims.employeeId, clientClaims.day],
      set: { count: sql`${clientClaims.count} + 1` },
      setWhere: lt(clientClaims.count, most),
    })
    .returning({ count: clientClaims.count });
  return rows.length > 0;
}

/** Takes it out of the pool; undefined when somebody else was quicker. */
export async function takeFromPool(tx: Tx, id: string, ownerId: string, now: number): Promise<ClientRow | undefined> {
  const [row] = await tx
    .update(clients)
    .set({ ownerId, ownedAt: now, updatedAt: now, warnedAt: null, nextAt: null, rev: sql`${clients.rev} + 1` })
    .where(and(eq(clients.id, id), isNull(clients.ownerId), isNull(clients.mergedIntoId)))
    .returning();
  return row;
}

/** Without contact since before this instant, and not told of it. */
export const listSilent = (tx: Tx, before: number): Promise<ClientRow[]> =>
  tx
    .select()
    .from(clients)
    .where(
      and(
        isNotNull(clients.ownerId),
        isNull(clients.mergedIntoId),
        isNull(clients.warnedAt),
        lt(sql`greatest(${clients.lastAt}, ${clients.ownedAt})`, before),
      ),
    )
    .orderBy(asc(clients.ownerId), asc(clients.id));

/** Clients whose owner was told before `warnedBefore`, and who have still heard nothing. */
export const listForgotten = (tx: Tx, before: number, warnedBefore: number): Promise<ClientRow[]> =>
  tx
    .select()
    .from(clients)
    .where(
      and(
        isNotNull(clients.ownerId),
        isNull(clients.mergedIntoId),
        lt(clients.warnedAt, warnedBefore),
        lt(sql`greatest(${clients.lastAt}, ${clients.ownedAt})`, before),
      ),
    )
    .orderBy(asc(clients.id))
    .for('update');

export const markWarned = async (tx: Tx, ids: readonly string[], warnedAt: number): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(clients)
      .set({ warnedAt })
      .where(inArray(clients.id, [...ids]));
};

/** Told of it once, and heard of since, or the days have become more: they stay. */
export async function forgetWarnings(tx: Tx, since: number): Promise<void> {
  await tx
    .update(clients)
    .set({ warnedAt: null })
    .where(
      and(
        isNotNull(clients.warnedAt),
        or(isNull(clients.ownerId), gte(sql`greatest(${clients.lastAt}, ${clients.ownedAt})`, since)),
      ),
    );
}
