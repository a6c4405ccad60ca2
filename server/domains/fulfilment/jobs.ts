import type { JobHandlers } from '../../jobs/runner';
import { ship } from './service';
import { trackJobs } from './track';

export const fulfilmentJobs: JobHandlers = {
  ...trackJobs,
  /** The autopilot does what the warehouse would do. */
  'order.ship': async (tx, orderId, server) => void (await ship(tx, orderId, undefined, server.now())),
};
