/** A leg that nobody paid is free again; a table that was paid is cleared by itself. */
import type { JobHandlers } from '../../../jobs/runner';
import { tellTable } from './access';
import { tablePayable } from './bill/payable';
import { returnJobs } from './returns/service';
import { CLOSE_JOB, LEG_JOB } from './bill/service';
import { findSession } from './rows/session/repository';
import { lockTables } from './session/lock';
import { clearTable, openAt } from './staff/acts';

export const tableJobs = {
  ...returnJobs,
  [LEG_JOB]: tablePayable.expire,
  async [CLOSE_JOB](tx, id, server) {
    await lockTables(tx, id);
    const session = await findSession(tx, id);
    if (session?.status !== 'paid' || (await openAt(tx, session)) !== undefined) return;
    await tellTable(tx, await clearTable(tx, session, server.now(), server));
  },
} satisfies JobHandlers;
