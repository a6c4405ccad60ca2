/** Timers of requests about stored tea. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { EXPIRE_JOB, sendByAutopilot, SHIP_JOB } from './outbound';
import { escrowPayable } from './payable';
import { endOffer, TRANSFER_JOB } from './transfer';

export const escrowJobs = {
  [EXPIRE_JOB]: escrowPayable.expire,
  [TRANSFER_JOB]: (tx, id, server) => endOffer(tx, id, server.now()),
  [SHIP_JOB]: (tx, id, server) => sendByAutopilot(tx, id, server.now()),
} satisfies JobHandlers;
