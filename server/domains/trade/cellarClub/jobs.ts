/** Timers of the owners' wall. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { cellarPayable } from './payable';
import { ENDING_JOB, EXPIRE_JOB, release, RELEASE_JOB, remindOfEnd } from './service';

export const cellarClubJobs = {
  [EXPIRE_JOB]: cellarPayable.expire,
  [ENDING_JOB]: (tx, id, server) => remindOfEnd(tx, id, server.now()),
  [RELEASE_JOB]: (tx, id, server) => release(tx, id, server.now()),
} satisfies JobHandlers;
