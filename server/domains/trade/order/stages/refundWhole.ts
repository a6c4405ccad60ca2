/**
 * A paid order of which nothing was sent goes back as a whole: money where it came from, points, coupon, pieces, campaign quota
 * (rules 9.3, 12.3). Parts of an order go back through after-sales.
 */
import type { Tx } from '../../../../db/client';
import { cancelIncome } from '../../../people/income/service';
import { giveAllBack } from '../../payment/giveBack';
import { addLog, listLines, updateLinesReturned, updateOrder, type Order } from '../repository';
import { giveBack } from './giveBack';

export interface WholeRefund {
  reason: 'group' | 'staff';
  /** Line of the order's history. */
  label: string;
}

/** The order's row is locked; it is paid and nothing of it was sent. */
export async function refundWhole(tx: Tx, order: Order, refund: WholeRefund, now: number): Promise<Order> {
  const lines = await listLines(tx, [order.id]);
  const refunded = await updateOrder(tx, order.id, {
    status: 'refunded',
    closeReason: refund.reason,
    closedAt: now,
    expireAt: null,
    pickupCode: null,
  });
  await updateLinesReturned(tx, order.id);
  await giveBack(tx, order, lines, 'used', now);
  await cancelIncome(tx, order.id);
  await giveAllBack(tx, { ...order, orderGroup: 'order' }, now);
  await addLog(tx, { orderId: order.id, key: 'refunded', label: refund.label, by: '系统', at: now });
  return refunded;
}
