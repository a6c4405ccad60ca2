/**
 * Sealed files that stand in no form go after a day, and those of a person who has left at once. The row goes first, so that no form can take it
 * any more; then the file, which may lie on another machine.
 */
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { deleteFileAt, deleteSealed, lockSealed } from './repository';
import { dropSealed, sealedPath, SWEEP_JOB } from './sealed';

const sweep: Errand<string, void> = {
  lane: 'storage',
  claim: async (tx, name, server) => {
    const memberId = await lockSealed(tx, name);
    // Without a row the file may still be there: a try before this one came no further.
    if (memberId === undefined) return name;
    for (const holds of Object.values(server.kinds.papers)) if (await holds(tx, memberId, name)) return undefined;
    await deleteSealed(tx, name);
    await deleteFileAt(tx, sealedPath(name));
    return name;
  },
  send: (name, server) => dropSealed(server, name),
};

export const fileJobs = { [SWEEP_JOB]: sweep } satisfies JobHandlers;
