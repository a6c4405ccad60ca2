/** Timers as rows: a service plans a job in the transaction of its own change, jobs/runner.ts carries it out when it is due. */
import { and, eq, isNull } from 'drizzle-orm';
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

/** Takes a planned job back; a job that ran already stays as it is. */
export async function unschedule(tx: Tx, kind: string, key: string): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNull(jobs.doneAt)));
}
