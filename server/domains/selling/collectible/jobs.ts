/** Timers of collectibles. Each looks at its row again: a state that moved on makes it do nothing. */
import type { JobHandlers } from '../../../jobs/runner';
import { EXPIRE_JOB } from './purchase/service';
import { shipByAutopilot } from './holding/documents';
import { SHIP_JOB } from './holding/redeem';
import { findHolding } from './holding/repository';
import { collectiblePayable } from './purchase/payable';
import { giveBack, TRANSFER_JOB } from './holding/transfer';

export const collectibleJobs = {
  [EXPIRE_JOB]: collectiblePayable.expire,
  [TRANSFER_JOB]: async (tx, holdingId, server) => {
    const row = await findHolding(tx, holdingId, true);
    if (row?.status !== 'transferring' || (row.transferExpireAt ?? 0) > server.now()) return;
    await giveBack(tx, row, 'expired', server.now());
  },
  /** The autopilot does what the warehouse would do. */
  [SHIP_JOB]: (tx, holdingId, server) => shipByAutopilot(tx, holdingId, server.now()),
} satisfies JobHandlers;
