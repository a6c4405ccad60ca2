/** Ends an unpaid order: stock, campaign quota, coupon and points go back where they came from (rule 10.3). */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { cancelPending } from '../../payment/repository';
import { rulesOf } from '../kinds';
import { addLog, listLines, notifyOrder, updateOrder, type Order } from '../repository';
import { giveBack } from './giveBack';

export interface Closing {
  reason: 'timeout' | 'buyer' | 'staff' | 'group';
  /** The buyer's words. */
  text: string;
  by: string;
  /** Line of the order's history. */
  label: string;
}

/** The order's row is locked and unpaid. */
export async function closeUnpaid(tx: Tx, order: Order, closing: Closing, now: number, server: Setup): Promise<Order> {
  const lines = await listLines(tx, [order.id]);
  const closed = await updateOrder(tx, order.id, {
    status: 'cancelled',
    closeReason: closing.reason,
    closeText: closing.text,
    closedAt: now,
    expireAt: null,
  });
  await giveBack(tx, order, lines, 'held', now);
  await cancelPending(tx, order.id);
  await addLog(tx, { orderId: order.id, key: 'cancelled', label: closing.label, by: closing.by, at: now });
  if (closing.reason === 'timeout') {
    await notifyOrder(tx, closed, {
      title: '订单已取消',
      text: `订单 ${order.no} 超时未支付，已自动取消。`,
      image: lines[0]?.cover,
      at: now,
    });
  }
  return rulesOf(server, order.kind).onClosed?.(tx, closed, now) ?? closed;
}
