/** What an order on the credit account gives back when pieces of it come back: the partner owes less, nobody is paid. */
import type { OrderKindRules } from '../../trade/order/kinds';
import type { Payment } from '../../trade/payment/repository';
import { freeCredit, listCreditRows, lockChannelOf } from './repository';

/** Trade number of a payment that the credit account stands for. */
export const CREDIT_TRADE = 'CREDIT';

const isOnCredit = (payment: Pick<Payment, 'channel' | 'tradeNo'>): boolean =>
  payment.channel === 'offline' && payment.tradeNo?.startsWith(CREDIT_TRADE) === true;

/** Frees credit, at most what the order still holds of it. Returns the fen that were freed. */
export const releaseCredit: NonNullable<OrderKindRules['lowerDebt']> = async (tx, order, payment, refund) => {
  if (!isOnCredit(payment)) return 0;
  const channel = await lockChannelOf(tx, order.memberId);
  if (!channel) return 0;
  const bizId = `${order.id}:${refund.saleId}`;
  const rows = await listCreditRows(tx, channel.id, order.id);
  const before = rows.find((row) => row.bizId === bizId);
  if (before) return -before.delta;
  const held = rows.reduce((sum, { delta }) => sum + delta, 0);
  const freed = Math.max(0, Math.min(refund.amount, held, channel.creditUsed));
  if (freed > 0) await freeCredit(tx, channel.id, { bizId, orderNo: order.no, amount: freed }, refund.now);
  return freed;
};
