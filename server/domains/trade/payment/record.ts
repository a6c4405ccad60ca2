/** Payment rows that orders write themselves. */
import type { Tx } from '../../../db/client';
import { newPaymentNo } from '../../../db/numbers';
import { insertPayment, type Payment } from './repository';

/** An order of ¥0 is paid by its coupon: a payment of 0, so that every paid order has one. */
export const recordFreePayment = async (
  tx: Tx,
  order: { id: string; memberId: string },
  now: number,
): Promise<Payment> =>
  insertPayment(tx, {
    no: await newPaymentNo(tx, now),
    memberId: order.memberId,
    orderGroup: 'order',
    orderId: order.id,
    amount: 0,
    channel: 'wallet',
    status: 'paid',
    createdAt: now,
    paidAt: now,
  });
