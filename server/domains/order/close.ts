/** Ends an unpaid order: stock, campaign quota, coupon and points go back where they came from (rule 10.3). */
import type { Tx } from '../../db/client';
import { settleLocked } from '../coupon/repository';
import { lotUnpaid } from '../auction/close';
import { leavePlace } from '../groupBuying/join';
import { bookBack, memberOwner } from '../ledger/service';
import { returnExchange } from '../promo/exchange';
import { cancelPending } from '../payment/record';
import { putBackOnShelf } from '../stock/shelves';
import { addLog, listLines, notifyOrder, updateOrder, type Order } from './repository';
import { releaseStock, returnQuota } from '../stock/pieces';

export interface Closing {
  reason: 'timeout' | 'buyer' | 'staff' | 'group';
  /** The buyer's words. */
  text: string;
  by: string;
}

/** The order's row is locked and unpaid. */
export async function closeUnpaid(tx: Tx, order: Order, closing: Closing, now: number): Promise<Order> {
  const lines = await listLines(tx, [order.id]);
  const closed = await updateOrder(tx, order.id, {
    status: 'cancelled',
    closeReason: closing.reason,
    closeText: closing.text,
    closedAt: now,
    expireAt: null,
  });
  await releaseStock(tx, lines);
  if (order.pickup)
    await putBackOnShelf(
      tx,
      order.pickup.storeId,
      lines.filter((line) => !line.gift),
    );
  if (order.campaignId) await returnQuota(tx, order.campaignId, lines);
  if (order.kind === 'group') await leavePlace(tx, order.id, now);
  if (order.kind === 'exchange') await returnExchange(tx, order, now);
  if (order.memberCouponId) await settleLocked(tx, order.memberCouponId, order.id, 'unused');
  if (order.pointsUsed > 0) {
    await bookBack(tx, {
      owner: memberOwner(order.memberId),
      unit: 'points',
      taken: 'orderPay',
      bizId: order.id,
      bizType: 'orderRefund',
      memo: order.no,
      at: now,
    });
  }
  await cancelPending(tx, order.id);
  const label =
    closing.reason === 'timeout'
      ? '超时未付，订单已取消'
      : closing.reason === 'group'
        ? '拼团未成，订单已取消'
        : '订单已取消';
  await addLog(tx, { orderId: order.id, key: 'cancelled', label, by: closing.by, at: now });
  if (closing.reason === 'timeout') {
    await notifyOrder(tx, closed, {
      title: '订单已取消',
      text: `订单 ${order.no} 超时未支付，已自动取消。`,
      image: lines[0]?.cover,
      at: now,
    });
  }
  if (order.kind === 'auction' && (await lotUnpaid(tx, order, now)))
    return updateOrder(tx, order.id, { closeReason: 'forfeit' });
  return closed;
}
