/** Timers of promotions: prizes nobody claimed, gifts nobody said where to. */
import { type JobHandlers } from '../../jobs/runner';
import { endGift, GIFT_JOB } from './exchange/give';
import { losePrize, PRIZE_LOST_JOB } from './prizes/service';

export const promoJobs: JobHandlers = {
  [PRIZE_LOST_JOB]: losePrize,
  [GIFT_JOB]: (tx, id, server) => endGift(tx, id, server.now()),
};
