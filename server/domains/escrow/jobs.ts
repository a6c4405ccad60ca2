/** Timers of requests about stored tea. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../jobs/runner';
import { EXPIRE_JOB, expire, sendByAutopilot, SHIP_JOB } from './outbound';
import { endOffer, TRANSFER_JOB } from './transfer';

export const escrowJobs = {
  [EXPIRE_JOB]: (tx, id, server) => expire(tx, id, server.now()),
  [TRANSFER_JOB]: (tx, id, server) => endOffer(tx, id, server.now()),
  [SHIP_JOB]: (tx, id, server) => sendByAutopilot(tx, id, server.now()),
} satisfies JobHandlers;
