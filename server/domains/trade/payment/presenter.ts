/** PaymentView: the only maker of its wire shape. */
import type { OrderGroup, PaymentView } from '../../../../src/contract/payment/schemas';
import type { Payment } from './repository';

export const paymentView = (payment: Payment): PaymentView => ({
  id: payment.id,
  no: payment.no,
  orderGroup: payment.orderGroup as OrderGroup,
  orderId: payment.orderId,
  amount: payment.amount,
  channel: payment.channel,
  status: payment.status,
  ...(payment.paidAt === null ? {} : { paidAt: payment.paidAt }),
});
