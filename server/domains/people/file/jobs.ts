/** Sealed files that stand in no form go after a day. */
import type { JobHandlers } from '../../../jobs/runner';
import { deleteFileAt, deleteSealed, lockSealed } from './repository';
import { dropSealed, sealedPath, SWEEP_JOB } from './sealed';

export const fileJobs = {
  [SWEEP_JOB]: async (tx, name, server) => {
    const memberId = await lockSealed(tx, name);
    if (memberId === undefined) return;
    for (const holds of Object.values(server.kinds.papers)) if (await holds(tx, memberId, name)) return;
    await deleteSealed(tx, name);
    await deleteFileAt(tx, sealedPath(name));
    await dropSealed(server, name);
  },
} satisfies JobHandlers;
