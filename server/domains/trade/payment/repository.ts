/** SQL of payments. */
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findById, insertInto, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { accounts, identities, invoiceOrders, ledgerRows, payments } from '../../../db/schema';
import { schedule } from '../../../db/timers';
import { publish } from '../../../realtime/publish';

export type Payment = typeof payments.$inferSelect;

export const insertPayment = insertInto(payments);

export async function updatePayment(tx: Tx, id: string, set: Partial<typeof payments.$inferInsert>): Promise<Payment> {
  const [row] = await tx.update(payments).set(set).where(eq(payments.id, id)).returning();
  const payment = row as Payment;
  const { memberId, orderGroup, orderId, status } = payment;
  await publish(tx, `user:${memberId}`, { kind: 'payment', data: { paymentId: id, orderGroup, orderId, status } });
  return payment;
}

export const findPayment = findById(payments);
export async function findPaymentByNo(tx: Tx, no: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.no, no));
  return row;
}

/** Locks the payment's row until the transaction ends. */
export const lockPayment = lockById(payments);

/** The payment that speaks for an order: a paid or refunded one, else the newest. */
export async function paymentOfOrder(tx: Tx, orderGroup: string, orderId: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderGroup, orderGroup), eq(payments.orderId, orderId)))
    .orderBy(sql`case ${payments.status} when 'paid' then 0 when 'refunded' then 1 else 2 end`, desc(payments.id))
    .limit(1);
  return row;
}

/** A proof of a transfer for the order is looked at. */
export const isAuditing = async (tx: Tx, orderId: string, orderGroup = 'order'): Promise<boolean> =>
  (await tx.$count(
    payments,
    and(eq(payments.orderGroup, orderGroup), eq(payments.orderId, orderId), eq(payments.status, 'auditing')),
  )) > 0;

/** Open payments of a closed order or document. A success that comes anyway is refunded (apply.ts). */
export async function cancelPending(tx: Tx, orderId: string, orderGroup = 'order'): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.orderGroup, orderGroup), eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}

/** Fen given back so far, over all after-sales of the order. */
export async function updateRefunded(
  tx: Tx,
  id: string,
  { amount, isFull, at }: { amount: number; isFull: boolean; at: number },
): Promise<void> {
  const [row] = await tx
    .update(payments)
    .set({ refundedAmount: amount, ...(isFull ? { status: 'refunded' as const } : {}) })
    .where(eq(payments.id, id))
    .returning();
  if (row) await tellInvoice(tx, row, at);
}

/** Takes a paper back when what stands on it was refunded (invoice/issue.ts); the key is `order:71`. */
export const FOLLOW_JOB = 'invoice.follow';
/** Behind the payment's lock, which who asks for an invoice holds too. */
export async function tellInvoice(tx: Tx, { orderGroup, orderId }: Payment, at: number): Promise<void> {
  const group = orderGroup === 'points' ? 'recharge' : orderGroup;
  const [on] = await tx
    .select({ id: invoiceOrders.id })
    .from(invoiceOrders)
    .where(and(sql`${invoiceOrders.live}`, eq(invoiceOrders.orderGroup, group), eq(invoiceOrders.orderId, orderId)));
  if (on) await schedule(tx, FOLLOW_JOB, `${group}:${orderId}`, at);
}

/** An open payment of this order by this channel, for the same payer of a mini-program: asking again pays the same one. */
export async function findPending(
  tx: Tx,
  orderGroup: string,
  orderId: string,
  { channel, amount, miniOpenId }: Pick<Payment, 'channel' | 'amount' | 'miniOpenId'>,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderGroup, orderGroup),
        eq(payments.orderId, orderId),
        eq(payments.channel, channel),
        eq(payments.status, 'pending'),
        eq(payments.amount, amount),
        // The provider takes a number once, from one app.
        miniOpenId === null ? isNull(payments.miniOpenId) : eq(payments.miniOpenId, miniOpenId),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

/** What was paid for it in the mini-program, and has not gone back. */
export async function findMiniPayment(tx: Tx, orderGroup: string, orderId: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderGroup, orderGroup),
        eq(payments.orderId, orderId),
        eq(payments.status, 'paid'),
        isNotNull(payments.miniOpenId),
      ),
    );
  return row;
}

/** The payment of this order by transfer: chosen, or with its proof. */
export async function findTransfer(
  tx: Tx,
  orderGroup: string,
  { id: orderId, amount }: { id: string; amount: number },
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderGroup, orderGroup),
        eq(payments.orderId, orderId),
        eq(payments.channel, 'offline'),
        inArray(payments.status, ['pending', 'auditing']),
        eq(payments.amount, amount),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

/** The member's id at the messenger, for payments that its dialog makes. */
export async function findOpenId(
  tx: Tx,
  memberId: string,
  provider: 'wechat' | 'mini' | 'app',
): Promise<string | undefined> {
  const [row] = await tx
    .select({ openId: identities.openId })
    .from(identities)
    .where(and(eq(identities.memberId, memberId), eq(identities.provider, provider)));
  return row?.openId;
}

/** Fen of given money that paid for the order. */
export async function findBonusSpent(tx: Tx, { id, memberId }: { id: string; memberId: string }): Promise<number> {
  const [row] = await tx
    .select({ bonus: ledgerRows.bonusDelta })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(
      and(
        eq(accounts.ownerType, 'member'),
        eq(accounts.ownerId, memberId),
        eq(accounts.unit, 'money'),
        eq(ledgerRows.bizType, 'orderPay'),
        eq(ledgerRows.bizId, id),
      ),
    );
  return -(row?.bonus ?? 0);
}
