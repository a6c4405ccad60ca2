import type { JobHandlers } from '../../../jobs/runner';
import { ISSUE_JOB } from './apply';
import { FOLLOW_JOB } from '../../trade/payment/repository';
import { follow, issue, mail, MAIL_JOB } from './issue';

export const invoiceJobs = { [ISSUE_JOB]: issue, [FOLLOW_JOB]: follow, [MAIL_JOB]: mail } satisfies JobHandlers;
