/** What the platform of the mini-program says of its own accord: a buyer confirmed there that everything has come, or its days for it are over. */
import type { Tx } from '../../../db/client';
import type { ConfirmedReceipt } from '../../../gateways/shipping';
import type { Setup } from '../../../http/context';
import { payableGroup } from '../payment/payables';
import { findPaymentByNo } from '../payment/repository';

/** A payment that is nobody's, and a document that is received or was never sent, change nothing. */
export async function takeReceipt(
  tx: Tx,
  { paymentNo, tradeNo }: ConfirmedReceipt,
  now: number,
  server: Setup,
): Promise<void> {
  const payment = await findPaymentByNo(tx, paymentNo);
  if (payment?.tradeNo !== tradeNo) return;
  await payableGroup(server, payment.orderGroup).received?.(tx, payment.orderId, now, server);
}
