/** A person who left is forgotten, papers first. */
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { deleteSealed, listSealed } from '../file/repository';
import { SWEEP_JOB } from '../file/sealed';
import { FORGET_JOB } from '../member/accounts';
import { deleteOf } from './repository';

export const identityJobs = {
  [FORGET_JOB]: async (tx, memberId, server) => {
    await deleteOf(tx, memberId);
    for (const name of await listSealed(tx, memberId)) {
      await deleteSealed(tx, name);
      await schedule(tx, SWEEP_JOB, name, server.now());
    }
  },
} satisfies JobHandlers;
