/** Timers as rows: a service plans a job in the transaction of its own change, jobs/runner.ts carries it out when it is due. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from './client';
import type { JobKind } from './jobKinds';
import { jobs } from './schema';

const planning = new WeakSet<Tx>();
/** Whether a job was planned in this transaction: after its commit the runner is woken. */
export const hasPlanned = (tx: Tx): boolean => planning.has(tx);

/**
 * Plans a job, or moves it when it is planned already: (kind, key) is one job. `runAt` in epoch ms. One that is asking somebody outside
 * at this moment runs again after it has booked the answer.
 */
export async function schedule(tx: Tx, kind: JobKind, key: string, runAt: number): Promise<void> {
  planning.add(tx);
  const anew = { runAt, attempts: 0, lastError: null, doneAt: null, deadAt: null };
  await tx
    .insert(jobs)
    .values({ kind, key, runAt })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: anew });
}

/**
 * Takes a planned job back; a job that ran already stays as it is, and so does one that is running: it waits for what this transaction
 * has locked and then sees that there is nothing left to do. To wait for it as well would be a deadlock.
 */
export async function unschedule(tx: Tx, kind: JobKind, key: string): Promise<void> {
  const planned = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNull(jobs.doneAt), isNull(jobs.leaseUntil)))
    .for('update', { skipLocked: true });
  await tx.delete(jobs).where(inArray(jobs.id, planned));
}

/** Planned and not done: it has still to run, or runs. */
export async function isPlanned(tx: Tx, kind: JobKind, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNull(jobs.doneAt)));
  return rows.length > 0;
}
