/** SQL of transfer proofs. */
import { and, count, desc, eq } from 'drizzle-orm';
import type { VoucherRow } from '../../../src/contract/voucher/schemas';
import type { Tx } from '../../db/client';
import { vouchers } from '../../db/schema';

export type Voucher = typeof vouchers.$inferSelect;

export const voucherView = (row: Voucher): VoucherRow => ({
  id: row.id,
  orderGroup: row.orderGroup,
  orderId: row.orderId,
  orderNo: row.orderNo,
  amount: row.amount,
  payer: row.payer,
  paidAt: row.paidAt,
  photos: row.photos,
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  createdAt: row.createdAt,
});

/** The newest first. */
export const vouchersOfOrder = (tx: Tx, orderGroup: string, orderId: string): Promise<Voucher[]> =>
  tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.orderGroup, orderGroup), eq(vouchers.orderId, orderId)))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id));

export async function pageOfVouchers(
  tx: Tx,
  memberId: string,
  filter: { orderGroup?: string; orderId?: string },
  limit: number,
  offset: number,
): Promise<{ rows: Voucher[]; total: number }> {
  const where = and(
    eq(vouchers.memberId, memberId),
    filter.orderGroup ? eq(vouchers.orderGroup, filter.orderGroup) : undefined,
    filter.orderId ? eq(vouchers.orderId, filter.orderId) : undefined,
  );
  const rows = await tx
    .select()
    .from(vouchers)
    .where(where)
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(vouchers).where(where);
  return { rows, total: found?.total ?? 0 };
}

export async function findVoucher(tx: Tx, id: string): Promise<Voucher | undefined> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id));
  return row;
}

export async function lockVoucher(tx: Tx, id: string): Promise<Voucher | undefined> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  return row;
}
