/** Timers of gifts that nobody said where to. */
import type { JobHandlers } from '../../../jobs/runner';
import { endGift, GIFT_JOB } from './give';

export const exchangeJobs = {
  [GIFT_JOB]: (tx, id, server) => endGift(tx, id, server.now()),
} satisfies JobHandlers;
