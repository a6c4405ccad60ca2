/** Timers of promotions: prizes nobody claimed, and the watch over prices and stock that members asked to hear of. */
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import type { Tx } from '../../db/client';
import { WATCH_JOB, watchReminds } from '../collect/watch';
import { losePrize, PRIZE_LOST_JOB } from './prizes';

const KEY = 'goods';
const EVERY_MS = 5 * 60_000;

export const promoJobs: JobHandlers = {
  [PRIZE_LOST_JOB]: losePrize,
  [WATCH_JOB]: async (tx, key, server) => {
    await watchReminds(tx, server.now());
    await schedule(tx, WATCH_JOB, key, server.now() + EVERY_MS);
  },
};

/** At every start of the server: a database of an earlier version has no such job yet. */
export const planWatch = (tx: Tx, now: number) => schedule(tx, WATCH_JOB, KEY, now + EVERY_MS);
