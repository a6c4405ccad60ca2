/** What happens when an order is paid: its pieces leave the shelf, its coupon is used, somebody starts to pack (domain.md 5). */
import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orders } from '../../db/schema';
import type { Server } from '../../http/context';
import { schedule } from '../../jobs/runner';
import { settleLocked } from '../coupon/repository';
import { yuan } from '../pricing/coupons';
import { addLog, notifyOrder, updateOrder, type Order, type OrderLineRow } from './repository';
import { deductStock } from './stock';

export const SHIP_JOB = 'order.ship';
const AUTOPILOT_MS = 2 * 60_000;

/** The order's row is locked and unpaid, its payment is written. The timeout job stays: it finds a paid order and does nothing. Returns the paid order. */
export async function markPaid(
  server: Pick<Server, 'config'>,
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  now: number,
): Promise<Order> {
  const isPickup = order.deliveryType === 'pickup';
  const paid = await updateOrder(tx, order.id, {
    status: isPickup ? 'pickup' : 'paid',
    paidAt: now,
    expireAt: null,
    ...(isPickup ? { pickupCode: await newPickupCode(tx) } : {}),
  });
  await deductStock(tx, lines);
  if (order.memberCouponId) await settleLocked(tx, order.memberCouponId, order.id, 'used');
  await addLog(tx, { orderId: order.id, key: 'paid', label: '支付成功', by: '买家', at: now });
  await notifyOrder(tx, paid, {
    title: '支付成功',
    text: isPickup
      ? `订单 ${order.no} 已支付 ¥${yuan(order.payable)}，请凭取货码到店提货。`
      : `订单 ${order.no} 已支付 ¥${yuan(order.payable)}，我们会尽快为您发货。`,
    image: lines[0]?.cover,
    at: now,
  });
  if (server.config.autopilot && order.deliveryType === 'express')
    await schedule(tx, SHIP_JOB, order.id, now + AUTOPILOT_MS);
  return paid;
}

/** Eight digits that no open pick-up order has. */
async function newPickupCode(tx: Tx): Promise<string> {
  for (;;) {
    const codes = Array.from({ length: 5 }, () => String(randomInt(10_000_000, 100_000_000)));
    const taken = await tx
      .select({ code: orders.pickupCode })
      .from(orders)
      .where(and(inArray(orders.pickupCode, codes), eq(orders.status, 'pickup')));
    const free = codes.find((code) => !taken.some((row) => row.code === code));
    if (free) return free;
  }
}
