/**
 * Prices of campaigns, by SKU. A flash sale's is for everybody while it runs and while its quota of the SKU lasts; an event's (rule 9.8) is
 * for guests who checked in, while it runs. Both hold up to the limit per member over paid and unpaid orders (rule 8.4); with the limit used
 * up the goods have their normal price again. An event prices all SKUs of its goods or none. No member price is added to a campaign's
 * (rule 9.1); a flash sale goes first.
 */
import type { Offer } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { sharedPart } from '../../../http/shared';
import { listCampaignSkus, listEventPrices, listFlashPrices } from './repository';

export interface CampaignPrice extends Offer {
  why: 'flash' | 'event';
  /** Of the campaign, or of the activity. */
  id: string;
  title: string;
  perMember: number;
  /** Pieces of these goods in the member's orders through it. */
  bought: number;
  /** Pieces of the SKU that can still be had at this price; undefined: as many as the shelf has. */
  left?: number;
  endAt: number;
}
/** Who buys, and when. */
export interface Buyer {
  memberId: string;
  now: number;
}

/** What is in no campaign, as most goods, needs no question about its buyer. */
const openCampaigns = sharedPart('campaign SKUs', (tx, _input: null, now) => listCampaignSkus(tx, now));

async function inCampaigns(tx: Tx, skuIds: readonly string[], kind: 'flash' | 'event', now: number): Promise<string[]> {
  const running = (await openCampaigns(tx, null, now))[kind];
  return skuIds.filter((skuId) => running.includes(skuId));
}

/** By SKU id; SKUs without a campaign price for this buyer are missing. Of several events the cheapest counts. */
export async function loadCampaignPrices(
  tx: Tx,
  skuIds: readonly string[],
  { memberId, now }: Buyer,
): Promise<Map<string, CampaignPrice>> {
  if (skuIds.length === 0) return new Map();
  const prices = new Map<string, CampaignPrice>();
  const inSale = await inCampaigns(tx, skuIds, 'flash', now);
  for (const { skuId, ...price } of inSale.length > 0 ? await listFlashPrices(tx, memberId, inSale, now) : [])
    if (!prices.has(skuId) && price.bought < price.perMember) prices.set(skuId, { ...price, why: 'flash' });
  for (const [skuId, price] of await loadEventPrices(tx, skuIds, { memberId, now }))
    if (!prices.has(skuId)) prices.set(skuId, price);
  return prices;
}

/** Prices of events alone. */
export async function loadEventPrices(
  tx: Tx,
  skuIds: readonly string[],
  { memberId, now }: Buyer,
): Promise<Map<string, CampaignPrice>> {
  const prices = new Map<string, CampaignPrice>();
  const atEvents = await inCampaigns(tx, skuIds, 'event', now);
  for (const { skuId, activityId, ...price } of atEvents.length > 0
    ? await listEventPrices(tx, memberId, atEvents, now)
    : [])
    if (skuId !== null && !prices.has(skuId) && price.bought < price.perMember)
      prices.set(skuId, { ...price, id: activityId, why: 'event' });
  return prices;
}

/** More pieces than a flash sale lets a member have, `others` of the same goods counted, are bought at the normal price, all of them. */
export const campaignFor = (
  campaign: CampaignPrice | undefined,
  qty: number,
  others: number,
): CampaignPrice | undefined => {
  if (campaign?.why !== 'flash') return campaign;
  const { perMember, bought, left = Infinity } = campaign;
  return qty + others + bought > perMember || qty > left ? undefined : campaign;
};
