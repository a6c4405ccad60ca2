import type { JobHandlers } from '../../../jobs/runner';
import { rechargePayable } from './payable';
import { EXPIRE_JOB } from './recharge';

/** Of both units: what is bought matters at the cashier only. */
export const walletJobs = { [EXPIRE_JOB]: rechargePayable.expire } satisfies JobHandlers;
