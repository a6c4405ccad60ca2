/** Once a day: rows that nobody can use any more go away. Ledgers, orders and everything a person wrote stay. */
import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/client';
import {
  callCounts,
  contentAnswers,
  footprints,
  jobs,
  loginTickets,
  proofs,
  quotas,
  requests,
  sessions,
  smsCodes,
} from '../db/schema';
import { schedule } from '../db/timers';
import { DAY_MS, dayOf, startOfDay } from '../lib/shanghai';
import { type JobHandlers } from './runner';

export const CLEANUP_JOB = 'site.cleanup';
const KEY = 'daily';
/** Four in the morning. */
const HOUR_MS = 4 * 3_600_000;
const REPLAYS_KEPT_MS = 30 * DAY_MS;
const JOBS_KEPT_MS = 7 * DAY_MS;
const ANSWERS_KEPT_MS = 7 * DAY_MS;
const FOOTPRINTS_KEPT_MS = 90 * DAY_MS;

export const nextCleanup = (now: number) => startOfDay(now) + HOUR_MS + (now >= startOfDay(now) + HOUR_MS ? DAY_MS : 0);

/** Of a ticket that was confirmed: it says what the screen shows as long as that is logged in. */
const sessionOf = (tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(sessions)
    .where(eq(sessions.tokenHash, loginTickets.tokenHash));

export const cleanupJobs = {
  [CLEANUP_JOB]: async (tx, _key, server) => {
    const now = server.now();
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx.delete(loginTickets).where(and(lt(loginTickets.expiresAt, now), notExists(sessionOf(tx))));
    await tx.delete(proofs).where(lt(proofs.expiresAt, now));
    await tx.delete(smsCodes).where(lt(smsCodes.createdAt, now - DAY_MS));
    await tx.delete(callCounts).where(lt(callCounts.since, now - DAY_MS));
    await tx.delete(quotas).where(lt(quotas.day, dayOf(now)));
    await tx.delete(footprints).where(lt(footprints.viewedAt, now - FOOTPRINTS_KEPT_MS));
    await tx.delete(contentAnswers).where(lt(contentAnswers.at, now - ANSWERS_KEPT_MS));
    await tx.delete(requests).where(lt(requests.createdAt, now - REPLAYS_KEPT_MS));
    await tx.delete(jobs).where(
      and(
        isNotNull(jobs.doneAt),
        lt(jobs.doneAt, now - JOBS_KEPT_MS),
        // A dead letter stays until somebody has looked after it.
        or(isNull(jobs.deadAt), lt(jobs.handledAt, now - JOBS_KEPT_MS)),
        isNull(jobs.leaseUntil),
      ),
    );
    await schedule(tx, CLEANUP_JOB, KEY, nextCleanup(now));
  },
} satisfies JobHandlers;

export const planCleanup = (tx: Parameters<typeof schedule>[0], now: number) =>
  schedule(tx, CLEANUP_JOB, KEY, nextCleanup(now));
