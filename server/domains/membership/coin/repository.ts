/** SQL of coins that are given away. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { merchantCates, merchantGifts, merchants } from '../../../db/schema';

/** Only approved ones are there. */
export async function findMerchant(tx: Tx, id: string) {
  const [row] = await tx
    .select({ merchant: merchants, cate: merchantCates.label })
    .from(merchants)
    .innerJoin(merchantCates, eq(merchantCates.id, merchants.cateId))
    .where(and(eq(merchants.id, id), eq(merchants.state, 'approved')));
  return row;
}

/** Of these gifts, those that this member gave to merchants, by id: the codes for what is offered there. */
export async function offersOf(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, { code: string; shop: string; used: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ gift: merchantGifts, shop: merchants.name })
    .from(merchantGifts)
    .innerJoin(merchants, eq(merchants.id, merchantGifts.merchantId))
    .where(and(eq(merchantGifts.memberId, memberId), inArray(merchantGifts.id, [...ids])));
  return new Map(rows.map(({ gift: { id, code, usedAt }, shop }) => [id, { code, shop, used: usedAt !== null }]));
}

/** Of a code, with the merchant it is for; its row is locked. */
export async function lockGift(tx: Tx, code: string) {
  const [row] = await tx
    .select({ gift: merchantGifts, merchant: merchants.name })
    .from(merchantGifts)
    .innerJoin(merchants, eq(merchants.id, merchantGifts.merchantId))
    .where(eq(merchantGifts.code, code))
    .for('update', { of: merchantGifts });
  return row;
}

export async function markGiftUsed(tx: Tx, id: string, now: number): Promise<void> {
  await tx.update(merchantGifts).set({ usedAt: now }).where(eq(merchantGifts.id, id));
}

export async function insertGift(tx: Tx, row: typeof merchantGifts.$inferInsert): Promise<void> {
  await tx.insert(merchantGifts).values(row);
}
