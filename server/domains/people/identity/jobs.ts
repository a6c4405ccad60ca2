/** A person who left is forgotten, papers first. */
import type { JobHandlers } from '../../../jobs/runner';
import { deleteSealed, listSealed } from '../file/repository';
import { dropSealed } from '../file/sealed';
import { FORGET_JOB } from '../member/accounts';
import { deleteOf } from './repository';

export const identityJobs = {
  [FORGET_JOB]: async (tx, memberId, server) => {
    await deleteOf(tx, memberId);
    for (const name of await listSealed(tx, memberId)) {
      await deleteSealed(tx, name);
      await dropSealed(server, name);
    }
  },
} satisfies JobHandlers;
