/**
 * Carries out the timers of db/timers.ts when they are due: each job in its own transaction, with its row locked, so that two
 * servers never run one twice and a crash loses nothing. A job that throws comes back later: 5 s, 10 s, 20 s ... up to an hour between tries.
 */
import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { isAway } from '../db/away';
import { sqlStateOf } from '../db/transact';
import { jobs } from '../db/schema';
import { describeError } from '../http/logger';
import type { Server } from '../http/context';

/** `key` is what the job is about (an order id). Everything it changes goes through `tx`. */
export type JobHandler = (tx: Tx, key: string, server: Server) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** lock_not_available: the handler asked for a lock without waiting for it. */
const LOCK_HELD = '55P03';
const POLL_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 3_600_000;
const retryAfter = (attempts: number) => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

type Tell = (kind: string, outcome: 'done' | 'failed') => void;

export interface JobRunner {
  start(): void;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
  /** Runs soon instead of at the next poll. */
  wake(): void;
  /** Runs everything that is due now, jobs planned on the way included; returns how many ran. */
  runDue(): Promise<number>;
}

/** `tell` hears how each job ended. */
export function createJobRunner(server: Server, handlers: JobHandlers, tell: Tell = () => undefined): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let active = false;
  let running: Promise<number> = Promise.resolve(0);

  const plan = (ms: number) => {
    if (!active) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), ms);
    timer.unref();
  };
  const tick = async () => {
    try {
      await runDue();
    } catch (error) {
      server.log.error({ err: error }, 'jobs stopped at a fault of the database');
    }
    plan(POLL_MS);
  };
  const runDue = () => {
    running = running.catch(() => 0).then(() => drain(server, handlers, tell));
    return running;
  };
  return {
    start: () => {
      active = true;
      plan(0);
    },
    stop: async () => {
      active = false;
      clearTimeout(timer);
      await running.catch(() => 0);
    },
    wake: () => plan(0),
    runDue,
  };
}

/** Runs due jobs until none is left. A failed one is set aside until its next try. */
async function drain(server: Server, handlers: JobHandlers, tell: Tell): Promise<number> {
  const skip: string[] = [];
  for (let done = 0; ;) {
    const outcome = await runOne(server, handlers, skip);
    if (outcome === 'none') return done;
    tell(outcome.kind, outcome.failed ? 'failed' : 'done');
    if (outcome.failed) skip.push(outcome.failed);
    else done += 1;
  }
}

/** `failed`: the id of a job that will come back. */
type Outcome = 'none' | { kind: string; failed?: string };

async function runOne(server: Server, handlers: JobHandlers, skip: string[]): Promise<Outcome> {
  let current: { id: string; kind: string; attempts: number } | undefined;
  try {
    return await server.db.transaction(async (tx) => {
      const [job] = await tx
        .select()
        .from(jobs)
        .where(
          and(
            isNull(jobs.doneAt),
            lte(jobs.runAt, server.now()),
            skip.length > 0 ? notInArray(jobs.id, skip) : undefined,
          ),
        )
        .orderBy(asc(jobs.runAt), asc(jobs.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!job) return 'none';
      current = job;
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
      // Done is written first, so that a handler may plan its own next run.
      await tx.update(jobs).set({ doneAt: server.now() }).where(eq(jobs.id, job.id));
      await handler(tx as unknown as Tx, job.key, server);
      return { kind: job.kind };
    });
  } catch (error) {
    // While the database is away nothing is wrong with the job.
    if (!current || isAway(error)) throw error;
    const { id, kind, attempts } = current;
    if (sqlStateOf(error) === LOCK_HELD) server.log.info({ job: id, kind }, 'job comes back: a row it needs is locked');
    else server.log.error({ err: error, job: id, kind, attempts: attempts + 1 }, 'job failed');
    await server.db
      .update(jobs)
      .set({
        attempts: sql`${jobs.attempts} + 1`,
        lastError: describeError(error).message.slice(0, 500),
        runAt: server.now() + retryAfter(attempts),
      })
      .where(eq(jobs.id, id));
    return { kind, failed: id };
  }
}
