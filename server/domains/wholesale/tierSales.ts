/** Wholesale pieces count towards the running ladders of their SKUs; the bar never passes what is offered. */
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus } from '../../db/schema';

export async function countTierSales(
  tx: Tx,
  lines: readonly { skuId: string; qty: number }[],
  now: number,
): Promise<void> {
  const running = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.type, 'tier'), lte(campaigns.startAt, now), gt(campaigns.endAt, now)));
  for (const { skuId, qty } of [...lines].sort((a, b) => (BigInt(a.skuId) < BigInt(b.skuId) ? -1 : 1))) {
    await tx
      .update(campaignSkus)
      .set({ sold: sql`least(${campaignSkus.stock}, ${campaignSkus.sold} + ${qty}::int)` })
      .where(and(eq(campaignSkus.skuId, skuId), inArray(campaignSkus.campaignId, running)));
  }
}
