/**
 * Carries out the timers of db/timers.ts when they are due, so that two servers never run one twice and a crash loses nothing. A timer is
 * one transaction with its row locked. An errand talks to somebody outside and holds no transaction meanwhile: it claims what is to be sent, with
 * its row on a lease, sends it, and books the answer. Timers have a lane of their own and never wait for the network; errands have one
 * for each kind of provider. What throws comes back later: 5 s, 10 s, 20 s ... up to an hour between tries, for a day; then it is a dead letter.
 */
import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { isAway } from '../db/away';
import type { JobKind } from '../db/jobKinds';
import { sqlStateOf } from '../db/transact';
import { jobs } from '../db/schema';
import { describeError } from '../http/logger';
import type { Server } from '../http/context';
import { createLane } from './lane';

/** `key` is what the job is about (an order id). Everything it changes goes through `tx`. */
type Timer = (tx: Tx, key: string, server: Server) => Promise<void>;

type Provider =
  | 'bank'
  | 'carrier'
  | 'content'
  | 'mail'
  | 'messenger'
  | 'payment'
  | 'printer'
  | 'shipping'
  | 'sms'
  | 'storage'
  | 'tax';

/** Claim, send, book: nothing of the database is held while somebody outside is asked. */
export interface Errand<Asked, Answer> {
  lane: Provider;
  /**
   * What is to be sent; undefined: nothing (any more). Every try claims anew and has to come to the same, key of the provider included: whoever
   * has got it already answers how that stands. `isLost`: a server ended before it booked an answer, so the last try may have arrived; where
   * the provider knows no keys it has.
   */
  claim(tx: Tx, key: string, server: Server, isLost: boolean): Promise<Asked | undefined>;
  send(asked: Asked, server: Pick<Server, 'gateways' | 'log' | 'now' | 'storage'>): Promise<Answer>;
  /** Absent: that it went is all there is to know. What it is about may have moved on since the claim. */
  book?(tx: Tx, key: string, answer: Answer, server: Server, claimed: Asked): Promise<void>;
}

type JobHandler = Timer | Errand<unknown, unknown>;
export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

/** lock_not_available: the handler asked for a lock without waiting for it. */
const LOCK_HELD = '55P03';
const POLL_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 3_600_000;
/** An hour and a half of growing pauses, then every hour until a day is over. */
const TRIES = 34;
/** Errands of one lane that are under way at once: one slow answer keeps nobody else waiting. */
const HANDS = 4;
/** Where a lane is not one provider but many: each printer is somebody of its own, and those that are off keep no other waiting. */
const MORE_HANDS: Readonly<Partial<Record<Provider, number>>> = { printer: 64 };
/** Nobody is waited for any longer; every gateway gives up before. */
const ANSWER_WITHIN_MS = 60_000;
/** Longer than an answer and its booking take. */
const LEASE_MS = 2 * ANSWER_WITHIN_MS;
/** For errands under way when the server stops; what is cut off is asked for by the next one. */
const STOP_WITHIN_MS = 1000;
const retryAfter = (attempts: number) => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

type Tell = (kind: string, outcome: 'done' | 'failed' | 'dead') => void;

export interface JobRunner {
  start(): void;
  /** Waits for the timer that is running, and for a moment for errands. */
  stop(): Promise<void>;
  /** Runs soon instead of at the next poll. */
  wake(): void;
  /** Runs everything that is due now, jobs planned on the way included; returns how many ran. Errands that are under way are not waited for. */
  runDue(): Promise<number>;
}

/** `tell` hears how each job ended. */
export function createJobRunner(server: Server, handlers: JobHandlers, tell: Tell = () => undefined): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let active = false;
  let stopped = false;
  const shop = { server, handlers, tell, underWay: new Set<string>() };
  const lanes = lanesOf(handlers).map(({ where, holds, hands }) => ({
    holds,
    ...createLane(hands, async () => (stopped ? undefined : runOne(shop, where))),
  }));

  const plan = (ms: number) => {
    if (!active) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), ms);
    timer.unref();
  };
  const tellFault = (error: unknown) => server.log.error({ err: error }, 'jobs stopped at a fault of the database');
  const dueLanes = async () => {
    const rows = await server.db.selectDistinct({ kind: jobs.kind }).from(jobs).where(isDue(server.now()));
    return lanes.filter(({ holds }) => rows.some(({ kind }) => holds(kind)));
  };
  /** A lane that has carried something out may have planned something for another. */
  const tick = async () => {
    plan(POLL_MS);
    try {
      for (const lane of await dueLanes()) lane.drain().then((ran) => ran > 0 && plan(0), tellFault);
    } catch (error) {
      tellFault(error);
    }
  };
  return {
    start: () => {
      [active, stopped] = [true, false];
      plan(0);
    },
    stop: async () => {
      [active, stopped] = [false, true];
      clearTimeout(timer);
      await Promise.all(lanes.map(({ rest }) => rest(STOP_WITHIN_MS)));
    },
    wake: () => plan(0),
    runDue: async () => {
      for (let all = 0; ;) {
        const due = await dueLanes();
        const counts = await Promise.all(due.map((lane) => lane.drain()));
        const ran = counts.reduce((sum, count) => sum + count, 0);
        if (ran === 0) return all;
        all += ran;
      }
    },
  };
}

/** The timers', which also takes what nobody knows, and one for each provider. */
function lanesOf(handlers: JobHandlers) {
  const errands = (Object.keys(handlers) as JobKind[]).flatMap((kind) => {
    const handler = handlers[kind];
    return typeof handler === 'object' ? [{ kind, provider: handler.lane }] : [];
  });
  const outside = errands.map(({ kind }) => kind);
  const timers = {
    where: outside.length > 0 ? notInArray(jobs.kind, outside) : undefined,
    holds: (kind: JobKind) => !outside.includes(kind),
    hands: 1,
  };
  const providers = [...new Set(errands.map(({ provider }) => provider))].map((lane) => {
    const kinds = errands.filter(({ provider }) => provider === lane).map(({ kind }) => kind);
    return {
      where: inArray(jobs.kind, kinds),
      holds: (kind: JobKind) => kinds.includes(kind),
      hands: MORE_HANDS[lane] ?? HANDS,
    };
  });
  return [timers, ...providers];
}

const isDue = (now: number) =>
  or(and(isNull(jobs.doneAt), isNull(jobs.leaseUntil), lte(jobs.runAt, now)), lte(jobs.leaseUntil, now));

interface Shop {
  server: Server;
  handlers: JobHandlers;
  tell: Tell;
  /** Ids of errands that this process has sent and not booked. */
  underWay: Set<string>;
}
type Job = typeof jobs.$inferSelect;
interface Claimed {
  errand: Errand<unknown, unknown>;
  asked: unknown;
  leaseUntil: number;
}

/** undefined: nothing is due. Whether it was done; what failed is set aside until its next try. */
async function runOne(shop: Shop, where: SQL | undefined): Promise<boolean | undefined> {
  const { server, tell, underWay } = shop;
  let job: Job | undefined;
  let claimed: Claimed | undefined;
  try {
    claimed = await server.db.transaction(async (tx) => {
      job = await nextOf(tx as unknown as Tx, shop, where);
      return job && begin(tx as unknown as Tx, job, shop);
    });
    if (!job) return undefined;
    if (claimed) await carryOut(job, claimed, server);
    tell(job.kind, 'done');
    return true;
  } catch (error) {
    // While the database is away nothing is wrong with the job.
    if (!job || isAway(error)) throw error;
    tell(job.kind, await setAside(job, claimed, error, server));
    return false;
  } finally {
    if (job) underWay.delete(job.id);
  }
}

async function nextOf(tx: Tx, { server, underWay }: Shop, where: SQL | undefined): Promise<Job | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(isDue(server.now()), where, underWay.size > 0 ? notInArray(jobs.id, [...underWay]) : undefined))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}

/** Done is written first, so that a handler may plan its own next run. */
async function begin(tx: Tx, job: Job, { server, handlers, underWay }: Shop): Promise<Claimed | undefined> {
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
  const own = eq(jobs.id, job.id);
  const now = server.now();
  if (typeof handler === 'function') {
    await tx.update(jobs).set({ doneAt: now }).where(own);
    await handler(tx, job.key, server);
    return undefined;
  }
  const isLost = job.leaseUntil !== null;
  // Lost runs count: one that ends its server each time must not do so for ever.
  if (isLost) job.attempts += 1;
  // One that was planned anew meanwhile stays planned.
  const doneAt = isLost ? job.doneAt : now;
  await tx.update(jobs).set({ doneAt, leaseUntil: null, attempts: job.attempts }).where(own);
  if (isLost && job.attempts >= TRIES) throw new Error('the server ended before an answer was booked');
  const asked = await handler.claim(tx, job.key, server, isLost);
  if (asked === undefined) return undefined;
  const leaseUntil = now + LEASE_MS;
  await tx.update(jobs).set({ leaseUntil }).where(own);
  underWay.add(job.id);
  return { errand: handler, asked, leaseUntil };
}

/** An answer that comes when another server has taken the lease is left: that one asks for it, too. */
async function carryOut({ id, key }: Job, { errand, asked, leaseUntil }: Claimed, server: Server): Promise<void> {
  const answer = await within(ANSWER_WITHIN_MS, errand.send(asked, server));
  await server.db.transaction(async (tx) => {
    const mine = and(eq(jobs.id, id), eq(jobs.leaseUntil, leaseUntil));
    const freed = await tx.update(jobs).set({ leaseUntil: null }).where(mine).returning({ id: jobs.id });
    if (freed.length > 0) await errand.book?.(tx as unknown as Tx, key, answer, server, asked);
  });
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
    timer.unref();
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** One that was planned anew while it was under way stays planned; else it comes back, or this was its last try. */
async function setAside(
  job: Job,
  claimed: Claimed | undefined,
  error: unknown,
  server: Server,
): Promise<'failed' | 'dead'> {
  const { id, kind, attempts } = job;
  const now = server.now();
  const tries = attempts + 1;
  const isLast = tries >= TRIES;
  const about = { job: id, kind, attempts: tries };
  if (sqlStateOf(error) === LOCK_HELD) server.log.info(about, 'job comes back: a row it needs is locked');
  else server.log.error({ err: error, ...about }, isLast ? 'job is given up' : 'job failed');
  const leaseUntil = claimed?.leaseUntil ?? job.leaseUntil;
  const mine = and(eq(jobs.id, id), leaseUntil === null ? isNull(jobs.leaseUntil) : eq(jobs.leaseUntil, leaseUntil));
  if (claimed) {
    const anew = await server.db
      .update(jobs)
      .set({ leaseUntil: null })
      .where(and(mine, isNull(jobs.doneAt)))
      .returning({ id: jobs.id });
    if (anew.length > 0) return 'failed';
  }
  const lastError = describeError(error).message.slice(0, 500);
  const next = isLast ? { doneAt: now, deadAt: now } : { doneAt: null, runAt: now + retryAfter(attempts) };
  await server.db
    .update(jobs)
    .set({ attempts: tries, lastError, leaseUntil: null, ...next })
    .where(mine);
  return isLast ? 'dead' : 'failed';
}
