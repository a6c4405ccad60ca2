/** pay.bill: the small receipt inside the messenger's payment-done page. Its check code is ours, so that numbers cannot be tried out. */
import { createHmac } from 'node:crypto';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { OrderGroup } from '../../../src/contract/payment/schemas';
import type { Server } from '../../http/context';
import { notFound } from '../../http/errors';
import { sameSecret } from '../../lib/secret';
import { findOrder, listLines } from '../order/repository';
import { findPaymentByNo } from './repository';

/** What the address of a receipt carries beside the payment's number. */
export const billCode = (secret: string, paymentNo: string): string =>
  createHmac('sha256', secret).update(`bill|${paymentNo}`).digest('hex').slice(0, 32);

/** 404 unknown number or wrong code: both sound the same. Nothing personal is shown. */
export async function readBill(
  { db, config }: Pick<Server, 'db' | 'config'>,
  { outTradeNo, checkCode }: RequestOf<'pay.bill'>,
): Promise<DataOf<'pay.bill'>> {
  const payment = sameSecret(checkCode, billCode(config.secret, outTradeNo))
    ? await findPaymentByNo(db, outTradeNo)
    : undefined;
  if (!payment) throw notFound();
  const order = payment.orderGroup === 'order' ? await findOrder(db, payment.orderId) : undefined;
  const bought = order ? (await listLines(db, [order.id])).filter((line) => !line.gift) : [];
  const [first] = bought;
  return {
    orderNo: order?.no ?? payment.no,
    amount: payment.amount,
    status: payment.status,
    ...(payment.paidAt === null ? {} : { paidAt: payment.paidAt }),
    orderGroup: payment.orderGroup as OrderGroup,
    ...(first ? { goods: bought.length > 1 ? `${first.title} 等 ${bought.length} 种` : first.title } : {}),
  };
}
