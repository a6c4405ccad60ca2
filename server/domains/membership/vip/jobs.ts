/** Timers of the card, and of growth that has become a year old. */
import type { JobHandlers } from '../../../jobs/runner';
import { ENDING_JOB, EXPIRE_JOB, remindOfEnd } from './card';
import { expireGrowth, GROWTH_JOB } from './growth';
import { vipPayable } from './payable';

export const vipJobs = {
  [EXPIRE_JOB]: vipPayable.expire,
  [ENDING_JOB]: (tx, memberId, server) => remindOfEnd(tx, memberId, server.now()),
  [GROWTH_JOB]: (tx, _key, server) => expireGrowth(tx, server.now()),
} satisfies JobHandlers;
