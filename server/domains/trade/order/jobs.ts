/** Timers of orders (rule 10.9). */
import type { JobHandlers } from '../../../jobs/runner';
import { closeUnpaid } from './stages/close';
import { markFinished, receiveSent } from './stages/receive';
import { REWARD_JOB, rewardLate } from './stages/reward';
import { lockOrder } from './repository';

export const orderJobs = {
  'order.expire': async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'unpaid' || (order.expireAt ?? 0) > server.now()) return;
    const closing = { reason: 'timeout', text: '', by: '系统', label: '超时未付，订单已取消' } as const;
    await closeUnpaid(tx, order, closing, server.now(), server);
  },
  'order.receive': (tx, orderId, server) => receiveSent(tx, orderId, '系统', server.now(), server),
  [REWARD_JOB]: async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order) await rewardLate(tx, order, server.now(), server);
  },
  'order.finish': async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === 'received') await markFinished(tx, order, server.now());
  },
} satisfies JobHandlers;
