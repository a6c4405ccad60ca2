/** What an order on the credit account gives back when pieces of it come back: the partner owes less, nobody is paid. */
import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { channels, creditRows } from '../../db/schema';
import type { Payment } from '../payment/repository';

/** Trade number of a payment that the credit account stands for. */
export const CREDIT_TRADE = 'CREDIT';

export const isOnCredit = (payment: Pick<Payment, 'channel' | 'tradeNo'>): boolean =>
  payment.channel === 'offline' && payment.tradeNo?.startsWith(CREDIT_TRADE) === true;

interface Release {
  memberId: string;
  orderId: string;
  orderNo: string;
  /** The after-sale. */
  saleId: string;
  amount: number;
  now: number;
}

/** Frees credit, at most what the order still holds of it. Returns the fen that were freed; once per after-sale. */
export async function releaseCredit(tx: Tx, back: Release): Promise<number> {
  const [channel] = await tx.select().from(channels).where(eq(channels.memberId, back.memberId)).for('update');
  if (!channel) return 0;
  const bizId = `${back.orderId}:${back.saleId}`;
  const rows = await tx
    .select()
    .from(creditRows)
    .where(
      and(
        eq(creditRows.channelId, channel.id),
        or(
          and(eq(creditRows.bizType, 'order'), eq(creditRows.bizId, back.orderId)),
          and(eq(creditRows.bizType, 'refund'), like(creditRows.bizId, `${back.orderId}:%`)),
        ),
      ),
    );
  const before = rows.find((row) => row.bizId === bizId);
  if (before) return -before.delta;
  const held = rows.reduce((sum, { delta }) => sum + delta, 0);
  const freed = Math.max(0, Math.min(back.amount, held, channel.creditUsed));
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
    memo: back.orderNo,
    createdAt: back.now,
  });
  return freed;
}
