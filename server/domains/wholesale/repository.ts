/** SQL of wholesale: standing, assortment, ladders. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { members, tierPrices, wholesalers, wholesaleSkus } from '../../db/schema';
import type { Tier } from '../pricing/tiers';

export type WholesaleSkuRow = typeof wholesaleSkus.$inferSelect;
export type WholesalerRow = typeof wholesalers.$inferSelect;

export async function findStanding(
  tx: Tx,
  memberId: string,
): Promise<{ state: typeof members.$inferSelect.wholesaler; row: WholesalerRow | null } | undefined> {
  const [found] = await tx
    .select({ state: members.wholesaler, row: wholesalers })
    .from(members)
    .leftJoin(wholesalers, eq(wholesalers.memberId, members.id))
    .where(eq(members.id, memberId));
  return found;
}

/** By SKU id. */
export async function loadWholesaleSkus(tx: Tx, skuIds: readonly string[]): Promise<Map<string, WholesaleSkuRow>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(wholesaleSkus)
    .where(inArray(wholesaleSkus.skuId, [...skuIds]));
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** By SKU id, each ladder upwards. */
export async function loadTiers(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Tier[]>> {
  const found = new Map<string, Tier[]>();
  if (skuIds.length === 0) return found;
  const rows = await tx
    .select()
    .from(tierPrices)
    .where(inArray(tierPrices.skuId, [...skuIds]))
    .orderBy(asc(tierPrices.minQty));
  for (const { skuId, minQty, price } of rows) found.set(skuId, [...(found.get(skuId) ?? []), { minQty, price }]);
  return found;
}
