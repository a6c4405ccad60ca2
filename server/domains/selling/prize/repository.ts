/** SQL of the prize pool: its prizes and the draws from it. */
import { and, asc, count, desc, eq, gt, gte, lte, ne, sql } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { members, prizeDraws, prizePools, prizes } from '../../../db/schema';

export type PoolRow = typeof prizePools.$inferSelect;
export type PrizeRow = typeof prizes.$inferSelect;
export type DrawRow = typeof prizeDraws.$inferSelect;

export async function findRunningPool(tx: Tx, now: number): Promise<PoolRow | undefined> {
  const [pool] = await tx
    .select()
    .from(prizePools)
    .where(and(lte(prizePools.startAt, now), gt(prizePools.endAt, now)))
    .orderBy(asc(prizePools.id))
    .limit(1);
  return pool;
}

export const listPrizes = (tx: Tx, poolId: string): Promise<PrizeRow[]> =>
  tx.select().from(prizes).where(eq(prizes.poolId, poolId)).orderBy(asc(prizes.sort), asc(prizes.id));

export const findPrize = findById(prizes);

/** One piece of a prize; undefined when the last one is gone. */
export async function takePrize(tx: Tx, id: string): Promise<PrizeRow | undefined> {
  const [taken] = await tx
    .update(prizes)
    .set({ given: sql`${prizes.given} + 1` })
    .where(and(eq(prizes.id, id), sql`${prizes.given} < ${prizes.stock}`))
    .returning();
  return taken;
}

export async function giveBackPrize(tx: Tx, id: string): Promise<void> {
  await tx
    .update(prizes)
    .set({ given: sql`${prizes.given} - 1` })
    .where(eq(prizes.id, id));
}

/** A member's draws since `from`, and how many of them were free. */
export async function countDraws(
  tx: Tx,
  memberId: string,
  poolId: string,
  from: number,
): Promise<{ all: number; free: number }> {
  const [row] = await tx
    .select({ all: count(), free: sql<number>`count(*) filter (where ${prizeDraws.free})`.mapWith(Number) })
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.poolId, poolId), gte(prizeDraws.at, from)));
  return { all: row?.all ?? 0, free: row?.free ?? 0 };
}

/** Draws that won something, the newest first. */
export const listWins = (tx: Tx, memberId: string, poolId: string, limit: number): Promise<DrawRow[]> =>
  tx
    .select()
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.poolId, poolId), sql`${prizeDraws.state} <> 'none'`))
    .orderBy(desc(prizeDraws.at), desc(prizeDraws.id))
    .limit(limit);

export const insertDraw = insertInto(prizeDraws);

/** The oldest win of a prize that waits for an address. */
export async function oldestWaiting(tx: Tx, memberId: string, prizeId: string): Promise<DrawRow | undefined> {
  const [win] = await tx
    .select()
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.prizeId, prizeId), eq(prizeDraws.state, 'waiting')))
    .orderBy(asc(prizeDraws.at))
    .limit(1);
  return win;
}

export async function setClaimed(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.update(prizeDraws).set({ state: 'done', orderId }).where(eq(prizeDraws.id, id));
}

/** waiting -> lost; undefined when the draw does not wait any more. */
export async function setLost(tx: Tx, id: string): Promise<DrawRow | undefined> {
  const [row] = await tx
    .update(prizeDraws)
    .set({ state: 'lost' })
    .where(and(eq(prizeDraws.id, id), eq(prizeDraws.state, 'waiting')))
    .returning();
  return row;
}

/** Prizes that were drawn since `from` and by whom, the newest first. */
export const listDrawn = (
  tx: Tx,
  from: number,
  limit: number,
): Promise<{ id: string; at: number; nickname: string; title: string }[]> =>
  tx
    .select({ id: prizeDraws.id, at: prizeDraws.at, nickname: members.nickname, title: prizes.title })
    .from(prizeDraws)
    .innerJoin(prizes, eq(prizes.id, prizeDraws.prizeId))
    .innerJoin(members, eq(members.id, prizeDraws.memberId))
    .where(and(gt(prizeDraws.at, from), ne(prizes.kind, 'thanks')))
    .orderBy(desc(prizeDraws.at), desc(prizeDraws.id))
    .limit(limit);
