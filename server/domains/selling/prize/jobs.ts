/** Timers of prizes that nobody claimed. */
import type { JobHandlers } from '../../../jobs/runner';
import { losePrize, PRIZE_LOST_JOB } from './service';

export const prizeJobs = { [PRIZE_LOST_JOB]: losePrize } satisfies JobHandlers;
