/** Every kind of job and who carries it out. A domain exports its own table; it is joined here. */
import { campaignJobs } from '../domains/campaign/jobs';
import { collectJobs } from '../domains/collect/service';
import { memberJobs } from '../domains/member/accounts';
import { cleanupJobs } from './cleanup';
import { orderJobs } from './orders';
import type { JobHandlers } from './runner';

export const jobHandlers: JobHandlers = {
  ...campaignJobs,
  ...cleanupJobs,
  ...collectJobs,
  ...memberJobs,
  ...orderJobs,
};
