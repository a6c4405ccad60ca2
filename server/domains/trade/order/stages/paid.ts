/** What happens when an order is paid: its pieces leave the shelf, its coupon is used, somebody starts to pack (rules 8.1, 9.3). */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { settleLocked } from '../../../offer/coupon/repository';
import { promiseIncome } from '../../../people/income/service';
import { yuan } from '../../../../lib/money';
import { rulesOf } from '../kinds';
import { addLog, notifyOrder, updateOrder, type Order, type OrderLineRow } from '../repository';
import { startPacking } from './start';
import { deductStock } from '../../../offer/stock/pieces';

/** The order's row is locked and unpaid, its payment is written. The timeout job stays: it finds a paid order and does nothing. Returns the paid order. */
export async function markPaid(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  now: number,
  server: Setup,
): Promise<Order> {
  const { gather, onPaid, earnsIncome } = rulesOf(server, order.kind);
  const paid = await updateOrder(tx, order.id, {
    status: gather ? 'grouping' : 'paid',
    paidAt: now,
    expireAt: null,
  });
  await deductStock(tx, lines);
  if (earnsIncome) await promiseIncome(tx, paid, lines, now);
  if (order.memberCouponId) await settleLocked(tx, order.memberCouponId, order.id, 'used');
  await addLog(tx, { orderId: order.id, key: 'paid', label: '支付成功', by: '买家', at: now });
  if (gather) return gather(tx, paid, now, server);
  await onPaid?.(tx, paid, lines, now);
  await notifyOrder(tx, paid, {
    title: '支付成功',
    text:
      order.deliveryType === 'pickup'
        ? `订单 ${order.no} 已支付 ¥${yuan(order.payable)}，请凭取货码到店提货。`
        : order.deliveryType === 'escrow'
          ? `订单 ${order.no} 已支付 ¥${yuan(order.payable)}，茶品存入茶窖。`
          : `订单 ${order.no} 已支付 ¥${yuan(order.payable)}，我们会尽快为你发货。`,
    image: lines[0]?.cover,
    at: now,
  });
  return startPacking(tx, paid, now, server);
}
