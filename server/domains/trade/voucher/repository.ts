/** SQL of transfer proofs. */
import { and, desc, eq, ne } from 'drizzle-orm';
import { findById, insertInto, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { listHas } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { vouchers } from '../../../db/schema';

export type Voucher = typeof vouchers.$inferSelect;

export const insertVoucher = insertInto(vouchers);

/** Whether a proof of the member shows the picture. */
export const hasProofPhoto = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(vouchers, and(eq(vouchers.memberId, memberId), listHas(vouchers.photos, photo)))) > 0;

/** Whether a proof of the member that was not refused shows the picture. */
export const hasLiveProof = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(
    vouchers,
    and(eq(vouchers.memberId, memberId), ne(vouchers.status, 'rejected'), listHas(vouchers.photos, photo)),
  )) > 0;

export async function markApproved(tx: Tx, id: string, at: number): Promise<void> {
  await tx.update(vouchers).set({ status: 'approved', decidedAt: at }).where(eq(vouchers.id, id));
}

export async function markRejected(tx: Tx, id: string, reason: string, at: number): Promise<void> {
  await tx.update(vouchers).set({ status: 'rejected', reason, decidedAt: at }).where(eq(vouchers.id, id));
}

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
  filter: { orderGroup?: string; orderId?: string; id?: string },
  limit: number,
  offset: number,
): Promise<Paged<Voucher>> {
  const where = and(
    eq(vouchers.memberId, memberId),
    filter.orderGroup ? eq(vouchers.orderGroup, filter.orderGroup) : undefined,
    filter.orderId ? eq(vouchers.orderId, filter.orderId) : undefined,
    filter.id ? eq(vouchers.id, filter.id) : undefined,
  );
  return paged(
    tx.select().from(vouchers).where(where).orderBy(desc(vouchers.createdAt), desc(vouchers.id)),
    limit,
    offset,
    () => tx.$count(vouchers, where),
  );
}

export const findVoucher = findById(vouchers);

export const lockVoucher = lockById(vouchers);
