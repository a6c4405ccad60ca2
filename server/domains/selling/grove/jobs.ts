/** Timers of groves. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { END_JOB, endAdoption, EXPIRE_JOB } from './adoption/create';
import { endGift, GIFT_JOB } from './adoption/gift';
import { adoptPayable } from './adoption/payable';
import { readingJobs } from './field/readings';
import { becomeReady, makeByDefault, pick, storeUnclaimed } from './adoption/pick';
import { CRAFT_JOB, PICK_JOB, READY_JOB, STORE_JOB } from './adoption/timers';

export const groveJobs = {
  ...readingJobs,
  [EXPIRE_JOB]: adoptPayable.expire,
  [END_JOB]: (tx, id, server) => endAdoption(tx, id, server.now()),
  [GIFT_JOB]: (tx, id, server) => endGift(tx, id, server.now()),
  [PICK_JOB]: (tx, id, server) => pick(tx, id, server.now()),
  [CRAFT_JOB]: (tx, id, server) => makeByDefault(tx, id, server.now()),
  [READY_JOB]: (tx, id, server) => becomeReady(tx, id, server.now()),
  [STORE_JOB]: (tx, id, server) => storeUnclaimed(tx, id, server.now()),
} satisfies JobHandlers;
