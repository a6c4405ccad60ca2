/** Timers of activities. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { askQuorum } from './door/host';
import { REFUND_JOB, refundErrand } from './signup/cancel';
import { offerFree } from '../waitlist/service';
import { activityPayable } from './signup/payable';
import { EXPIRE_JOB, QUORUM_JOB } from './signup/service';
import { RELEASE_JOB, releaseAtEnd } from './tasting/service';
import { OFFER_JOB, queueOf } from './wait/kept';

export const activityJobs = {
  [EXPIRE_JOB]: activityPayable.expire,
  [QUORUM_JOB]: (tx, id, server) => askQuorum(tx, id, server.now(), server),
  [RELEASE_JOB]: (tx, id, server) => releaseAtEnd(tx, id, server.now()),
  [OFFER_JOB]: (tx, id, server) => offerFree(tx, queueOf({ id }), server.now(), server),
  [REFUND_JOB]: refundErrand,
} satisfies JobHandlers;
