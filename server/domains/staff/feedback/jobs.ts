import type { JobHandlers } from '../../../jobs/runner';
import { CLOSE_AFTER_MS } from './presenter';
import { lockFeedback, updateFeedback } from './repository';

export const CLOSE_JOB = 'feedback.close';

/** Seven days after the last answer (rule 18.4); a ticket that was taken up again stays open. */
export const feedbackJobs = {
  [CLOSE_JOB]: async (tx, id, server) => {
    const ticket = await lockFeedback(tx, id);
    if (ticket?.status !== 'answered' || (ticket.answeredAt ?? 0) + CLOSE_AFTER_MS > server.now()) return;
    await updateFeedback(tx, id, { status: 'closed' });
  },
} satisfies JobHandlers;
