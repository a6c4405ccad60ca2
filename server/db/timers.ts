/** Timers as rows: a service plans a job in the transaction of its own change, jobs/runner.ts carries it out when it is due. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from './client';
import { jobs } from './schema';

const planning = new WeakSet<Tx>();
/** Whether a job was planned in this transaction: after its commit the runner is woken. */
export const hasPlanned = (tx: Tx): boolean => planning.has(tx);

/** Plans a job, or moves it when it is planned already: (kind, key) is one job. `runAt` in epoch ms. */
export async function schedule(tx: Tx, kind: string, key: string, runAt: number): Promise<void> {
  planning.add(tx);
  await tx
    .insert(jobs)
    .values({ kind, key, runAt })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: { runAt, attempts: 0, lastError: null, doneAt: null } });
}

/**
 * Takes a planned job back; a job that ran already stays as it is, and so does one that is running: it waits for what this transaction
 * has locked and then sees that there is nothing left to do. To wait for it as well would be a deadlock.
 */
export async function unschedule(tx: Tx, kind: string, key: string): Promise<void> {
  const planned = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNull(jobs.doneAt)))
    .for('update', { skipLocked: true });
  await tx.delete(jobs).where(inArray(jobs.id, planned));
}
