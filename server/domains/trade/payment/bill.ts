/** pay.bill: the small receipt inside the messenger's payment-done page. Its check code is ours, so that numbers cannot be tried out. */
import { createHmac } from 'node:crypto';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { sameSecret } from '../../../lib/secret';
import { payableGroup } from './payables';
import { findPaymentByNo } from './repository';

/** What the address of a receipt carries beside the payment's number. */
export const billCode = (secret: string, paymentNo: string): string =>
  createHmac('sha256', secret).update(`bill|${paymentNo}`).digest('hex').slice(0, 32);

/** 404 unknown number or wrong code: both sound the same. Nothing personal is shown. */
export async function readBill(
  tx: Tx,
  { outTradeNo, checkCode }: RequestOf<'pay.bill'>,
  server: Setup,
): Promise<DataOf<'pay.bill'>> {
  const payment = sameSecret(checkCode, billCode(server.config.secret, outTradeNo))
    ? await findPaymentByNo(tx, outTradeNo)
    : undefined;
  if (!payment) throw notFound();
  const payable = await payableGroup(server, payment.orderGroup).find(tx, payment.orderId, {}, server);
  return {
    orderNo: payable?.no ?? payment.no,
    amount: payment.amount,
    status: payment.status,
    ...(payment.paidAt === null ? {} : { paidAt: payment.paidAt }),
    orderGroup: payment.orderGroup as OrderGroup,
    ...(payable ? { goods: payable.title } : {}),
  };
}
