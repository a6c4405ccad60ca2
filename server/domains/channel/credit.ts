/** What an order on the credit account gives back when pieces of it come back: the partner owes less, nobody is paid. */
import { and, eq, like, or, sql } from 'drizzle-orm';
import { channels, creditRows } from '../../db/schema';
import type { OrderKindRules } from '../order/kinds';
import type { Payment } from '../payment/repository';

/** Trade number of a payment that the credit account stands for. */
export const CREDIT_TRADE = 'CREDIT';

const isOnCredit = (payment: Pick<Payment, 'channel' | 'tradeNo'>): boolean =>
  payment.channel === 'offline' && payment.tradeNo?.startsWith(CREDIT_TRADE) === true;

/** Frees credit, at most what the order still holds of it. Returns the fen that were freed. */
export const releaseCredit: NonNullable<OrderKindRules['lowerDebt']> = async (tx, order, payment, refund) => {
  if (!isOnCredit(payment)) return 0;
  const [channel] = await tx.select().from(channels).where(eq(channels.memberId, order.memberId)).for('update');
  if (!channel) return 0;
  const bizId = `${order.id}:${refund.saleId}`;
  const rows = await tx
    .select()
    .from(creditRows)
    .where(
      and(
        eq(creditRows.channelId, channel.id),
        or(
          and(eq(creditRows.bizType, 'order'), eq(creditRows.bizId, order.id)),
          and(eq(creditRows.bizType, 'refund'), like(creditRows.bizId, `${order.id}:%`)),
        ),
      ),
    );
  const before = rows.find((row) => row.bizId === bizId);
  if (before) return -before.delta;
  const held = rows.reduce((sum, { delta }) => sum + delta, 0);
  const freed = Math.max(0, Math.min(refund.amount, held, channel.creditUsed));
  if (freed === 0) return 0;
  const [after] = await tx
    .update(channels)
    .set({ creditUsed: sql`${channels.creditUsed} - ${freed}` })
    .where(eq(channels.id, channel.id))
    .returning({ used: channels.creditUsed });
  await tx.insert(creditRows).values({
    channelId: channel.id,
    bizType: 'refund',
    bizId,
    delta: -freed,
    usedAfter: after?.used ?? 0,
    memo: order.no,
    createdAt: refund.now,
  });
  return freed;
};
