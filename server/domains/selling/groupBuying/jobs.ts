/** group.expire: 24 hours are over and places are missing: everybody gets everything back (rule 13.1). */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { JobHandlers } from '../../../jobs/runner';
import { closeUnpaid } from '../../trade/order/stages/close';
import { refundWhole } from '../../trade/order/stages/refundWhole';
import { listLines, notifyOrder } from '../../trade/order/repository';
import { yuan } from '../../../lib/money';
import { announce } from './announce';
import { GROUP_JOB } from './join';
import { findPlaceOfOrder, listOrderIds, lockGroup, lockOrders, updateGroup, updatePlace } from './repository';

/**
 * Orders are locked before their group, as everywhere. A group that moved on meanwhile is left alone. The last payment locks its own
 * order and then those of the others: who waited for it with one of those locked would make a deadlock, so the job comes back later.
 */
export async function failGroup(tx: Tx, groupId: string, now: number, server: Setup): Promise<void> {
  const orders = await lockOrders(tx, await listOrderIds(tx, groupId), { noWait: true });
  const group = await lockGroup(tx, groupId);
  if (group?.status !== 'open' || group.expireAt > now) return;
  const failed = await updateGroup(tx, groupId, { status: 'failed', closedAt: now });
  for (const order of orders) {
    if (order.status === 'unpaid') {
      const closing = { reason: 'group', text: '', by: '系统', label: '拼团未成，订单已取消' } as const;
      await closeUnpaid(tx, order, closing, now, server);
      continue;
    }
    if (order.status !== 'grouping') continue;
    const refunded = await refundWhole(tx, order, { reason: 'group', label: '拼团未成，已全额退款' }, now);
    const place = await findPlaceOfOrder(tx, order.id);
    if (place) await updatePlace(tx, place.id, { status: 'back' });
    const [line] = await listLines(tx, [order.id]);
    await notifyOrder(tx, refunded, {
      title: '拼团未成，已退款',
      text: `24 小时内未满 ${group.size} 人，订单 ${order.no} 的 ¥${yuan(order.payable)} 已原路退回。`,
      image: line?.cover,
      at: now,
    });
  }
  await announce(tx, failed);
}

export const groupJobs = {
  [GROUP_JOB]: (tx, groupId, server) => failGroup(tx, groupId, server.now(), server),
} satisfies JobHandlers;
