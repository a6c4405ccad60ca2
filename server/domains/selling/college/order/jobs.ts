import type { JobHandlers } from '../../../../jobs/runner';
import { EXPIRE_JOB } from './create';
import { coursePayable } from './payable';

export const courseJobs = { [EXPIRE_JOB]: coursePayable.expire } satisfies JobHandlers;
