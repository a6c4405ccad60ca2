/** Timers of promotions: prizes nobody claimed. */
import { type JobHandlers } from '../../jobs/runner';
import { losePrize, PRIZE_LOST_JOB } from './prizes/service';

export const promoJobs: JobHandlers = { [PRIZE_LOST_JOB]: losePrize };
