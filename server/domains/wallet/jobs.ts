import type { JobHandlers } from '../../jobs/runner';
import { closeUnpaid, EXPIRE_JOB } from './recharge';
import { findOrder } from './repository';

export const walletJobs = {
  [EXPIRE_JOB]: async (tx, orderId, server) => {
    const order = await findOrder(tx, orderId, true);
    if (order?.status !== 'unpaid' || order.expireAt > server.now()) return;
    await closeUnpaid(tx, order, server.now());
  },
} satisfies JobHandlers;
