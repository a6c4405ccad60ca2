/** Pictures that stand in no form go after a day; a person who left is forgotten, papers first. */
import type { JobHandlers } from '../../jobs/runner';
import { deleteSealed, listSealed } from '../file/repository';
import { dropSealed, SWEEP_JOB } from '../file/sealed';
import { FORGET_JOB } from '../member/accounts';
import { deleteOf, isInForm } from './repository';

export const identityJobs: JobHandlers = {
  [SWEEP_JOB]: async (tx, name, server) => {
    if (await isInForm(tx, name)) return;
    await deleteSealed(tx, name);
    await dropSealed(server, name);
  },
  [FORGET_JOB]: async (tx, memberId, server) => {
    await deleteOf(tx, memberId);
    for (const name of await listSealed(tx, memberId)) {
      await deleteSealed(tx, name);
      await dropSealed(server, name);
    }
  },
};
