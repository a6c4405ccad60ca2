/**
 * The price of an event (rule 9.8): for guests who checked in, while it runs, up to the limit per member over paid and
 * unpaid orders (rule 8.4). It is a campaign price, so no member price is added to it (rule 9.1). With the limit used up the
 * goods have their normal price again. An event prices all SKUs of its goods or none.
 */
import type { Tx } from '../../db/client';
import { listEventPrices } from './repository';

export interface EventPrice {
  activityId: string;
  title: string;
  price: number;
  perMember: number;
  /** Pieces of these goods in the member's orders at this event. */
  bought: number;
  endAt: number;
}
/** Who buys, and when. */
export interface Buyer {
  memberId: string;
  now: number;
}

/** By SKU id; SKUs without an event price for this buyer are missing. Of several events the cheapest counts. */
export async function loadEventPrices(
  tx: Tx,
  skuIds: readonly string[],
  { memberId, now }: Buyer,
): Promise<Map<string, EventPrice>> {
  if (skuIds.length === 0) return new Map();
  const prices = new Map<string, EventPrice>();
  for (const { skuId, ...price } of await listEventPrices(tx, memberId, skuIds, now))
    if (skuId !== null && !prices.has(skuId) && price.bought < price.perMember) prices.set(skuId, price);
  return prices;
}
