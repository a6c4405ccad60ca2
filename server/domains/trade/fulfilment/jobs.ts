import type { JobHandlers } from '../../../jobs/runner';
import { lockOrder } from '../order/repository';
import { ship } from './service';

export const fulfilmentJobs = {
  /** The autopilot does what the warehouse would do, as long as nobody there does it. */
  'order.ship': async (tx, orderId, server) => {
    // Who takes it over locks the order first.
    await lockOrder(tx, orderId);
    if (!(await server.kinds.packing.isTaken(tx, orderId))) await ship(tx, orderId, undefined, server.now(), server);
  },
} satisfies JobHandlers;
