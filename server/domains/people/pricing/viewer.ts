/** Who looks at a price: level from growth, annual card from its end date, the events of the hour. */
import type { Tx } from '../../../db/client';
import { shopSettingsOf, type ShopSettings } from '../shopSettings/settings';
import { levelOf, type PriceViewer } from './levels';
import { findPriceBasis } from './repository';

export async function loadPriceViewer(
  tx: Tx,
  memberId: string | undefined,
  now: number,
): Promise<PriceViewer | undefined> {
  if (memberId === undefined) return undefined;
  const row = await findPriceBasis(tx, memberId, now);
  if (!row) return undefined;
  const shopSettings = shopSettingsOf(row.shopSettings as Partial<ShopSettings> | null);
  return {
    memberId,
    shopSettings,
    level: levelOf(shopSettings.levels, row.growth),
    hasCard: (row.vipUntil ?? 0) > now,
    wholesaler: row.wholesaler === 'approved',
    ...(row.events ? { events: new Map(row.events) } : {}),
    ...(row.usedUp ? { usedUp: new Set(row.usedUp) } : {}),
  };
}
