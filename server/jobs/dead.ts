/** Jobs whose last try has failed: what they were about stands as it stood, until somebody looks after it. */
import { and, count, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { lockById } from '../db/byId';
import type { Tx } from '../db/client';
import { paged, type Paged } from '../db/paged';
import { jobs } from '../db/schema';
import { schedule } from '../db/timers';

export type JobRow = typeof jobs.$inferSelect;

/** A job that died again after somebody had tried it again is open once more. */
const isOpen = and(isNotNull(jobs.deadAt), or(isNull(jobs.handledAt), lt(jobs.handledAt, jobs.deadAt)));

/** By kind, what nobody has looked after. */
export const countDead = (tx: Tx): Promise<{ kind: string; count: number }[]> =>
  tx.select({ kind: jobs.kind, count: count() }).from(jobs).where(isOpen).groupBy(jobs.kind);

export const countOpenDead = (tx: Tx): Promise<number> => tx.$count(jobs, isOpen);

/** The open ones first, then the last to die. */
export function pageOfDead(tx: Tx, limit: number, offset: number): Promise<Paged<JobRow>> {
  const where = isNotNull(jobs.deadAt);
  const rows = tx
    .select()
    .from(jobs)
    .where(where)
    .orderBy(desc(sql`(${isOpen})`), desc(jobs.deadAt), desc(jobs.id));
  return paged(rows, limit, offset, () => tx.$count(jobs, where));
}

export const lockJob = lockById(jobs);
export const isOpenDead = ({ deadAt, handledAt }: JobRow): boolean =>
  deadAt !== null && (handledAt === null || handledAt < deadAt);

/**
 * Somebody outside said no for good: no other try is made, and who looks after it reads why. One that was planned anew meanwhile stays planned. For
 * `book` of an errand.
 */
export async function die(
  tx: Tx,
  { kind, key, reason }: Pick<JobRow, 'kind' | 'key'> & { reason: string },
  now: number,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ deadAt: now, lastError: reason, attempts: sql`${jobs.attempts} + 1` })
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNotNull(jobs.doneAt)));
}

/** Who looked after it, and when; tried again it is planned as though it had never failed. The row is locked. */
export async function endDead(
  tx: Tx,
  { id, kind, key }: JobRow,
  { employeeId, retry, now }: { employeeId: string; retry: boolean; now: number },
): Promise<void> {
  if (retry) await schedule(tx, kind, key, now);
  await tx.update(jobs).set({ handledById: employeeId, handledAt: now }).where(eq(jobs.id, id));
}
