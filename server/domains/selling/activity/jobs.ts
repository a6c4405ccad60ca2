/** Timers of activities. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { askQuorum } from './door/host';
import { REFUND_JOB, refundErrand } from './signup/cancel';
import { activityPayable } from './signup/payable';
import { EXPIRE_JOB, QUORUM_JOB } from './signup/service';
import { RELEASE_JOB, releaseAtEnd } from './tasting/service';

export const activityJobs = {
  [EXPIRE_JOB]: activityPayable.expire,
  [QUORUM_JOB]: (tx, id, server) => askQuorum(tx, id, server.now(), server),
  [RELEASE_JOB]: (tx, id, server) => releaseAtEnd(tx, id, server.now()),
  [REFUND_JOB]: refundErrand,
} satisfies JobHandlers;
