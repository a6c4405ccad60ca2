/**
 * A paid order of which nothing was sent goes back as a whole: money where it came from, points, coupon, pieces, campaign quota
 * (rules 9.3, 12.3). Parts of an order go back through after-sales.
 */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { giveBackUsed } from '../../coupon/repository';
import { cancelIncome } from '../../income/service';
import { book, bookBack, memberOwner } from '../../ledger/service';
import { paymentOfOrder, tellInvoice, updatePayment } from '../../payment/repository';
import { putBackOnShelf } from '../../stock/shelves';
import { addLog, listLines, updateLinesReturned, updateOrder, type Order } from '../repository';
import { restock, returnQuota } from '../../stock/pieces';

const REFUND_JOB = 'payment.refund';

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
  await restock(tx, lines);
  if (order.pickup)
    await putBackOnShelf(
      tx,
      order.pickup.storeId,
      lines.filter((line) => !line.gift),
    );
  await returnQuota(tx, lines);
  if (order.memberCouponId) await giveBackUsed(tx, order.memberCouponId, order.id);
  await cancelIncome(tx, order.id);
  await giveMoneyBack(tx, order, now);
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
  await addLog(tx, { orderId: order.id, key: 'refunded', label: refund.label, by: '系统', at: now });
  return refunded;
}

/** The wallet gets its row at once, for a bank transfer too; a provider is called by a job after the commit, until it worked. */
async function giveMoneyBack(tx: Tx, order: Order, now: number): Promise<void> {
  const payment = await paymentOfOrder(tx, 'order', order.id);
  if (payment?.status !== 'paid') throw new Error(`order ${order.no} has no payment to give back`);
  await tellInvoice(
    tx,
    await updatePayment(tx, payment.id, { status: 'refunded', refundedAmount: payment.amount }),
    now,
  );
  if (payment.channel === 'wallet') {
    await bookBack(tx, {
      owner: memberOwner(order.memberId),
      unit: 'money',
      taken: 'orderPay',
      bizId: order.id,
      bizType: 'orderRefund',
      memo: order.no,
      at: now,
    });
    return;
  }
  if (payment.amount === 0) return;
  if (payment.channel === 'js' || payment.channel === 'app') return schedule(tx, REFUND_JOB, payment.id, now);
  // A bank transfer comes back as balance, as it does in after-sales.
  await book(tx, {
    owner: memberOwner(order.memberId),
    unit: 'money',
    bizType: 'orderRefund',
    bizId: order.id,
    delta: payment.amount,
    memo: order.no,
    at: now,
  });
}
