/** SQL of what begins again: campaigns with their terms and quota, zones, the prize pool, the claim windows of coupons. */
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import {
  campaigns,
  campaignSkus,
  campaignTerms,
  couponTemplates,
  discountZones,
  goods,
  prizePools,
} from '../../../../db/schema';

export type Campaign = typeof campaigns.$inferSelect;
interface Period {
  id: string;
  startAt: number;
  endAt: number;
}

/** Campaigns of goods on the shelf, the one that ends last first. */
export async function listCampaigns(tx: Tx, type: Campaign['type']): Promise<Campaign[]> {
  const rows = await tx
    .select({ campaign: campaigns })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(and(eq(campaigns.type, type), eq(goods.status, 'on')))
    .orderBy(desc(campaigns.endAt), desc(campaigns.id));
  return rows.map(({ campaign }) => campaign);
}

/** Campaigns that have not begun. */
export const countUpcoming = (tx: Tx, type: Campaign['type'], now: number): Promise<number> =>
  tx.$count(campaigns, and(eq(campaigns.type, type), gt(campaigns.startAt, now)));

/** The same campaign in another time, with its terms and its whole quota. Returns its id. */
export async function copyCampaign(tx: Tx, old: Campaign, startAt: number, endAt: number): Promise<string> {
  const { id: _id, ...row } = old;
  const [made] = await tx
    .insert(campaigns)
    .values({ ...row, startAt, endAt })
    .returning({ id: campaigns.id });
  if (!made) throw new Error(`campaign ${old.id} was not renewed`);
  const [terms] = await tx.select().from(campaignTerms).where(eq(campaignTerms.campaignId, old.id));
  if (terms) await tx.insert(campaignTerms).values({ ...terms, campaignId: made.id });
  const quota = await tx.select().from(campaignSkus).where(eq(campaignSkus.campaignId, old.id));
  if (quota.length > 0)
    await tx.insert(campaignSkus).values(quota.map((sku) => ({ ...sku, campaignId: made.id, sold: 0 })));
  return made.id;
}

/** Zones with a period of their own that are over. */
export const listEndedZones = (tx: Tx, now: number): Promise<Period[]> =>
  tx
    .select()
    .from(discountZones)
    .where(and(eq(discountZones.monthDay, 0), lte(discountZones.endAt, now)));

export async function moveZone(tx: Tx, { id, startAt, endAt }: Period): Promise<void> {
  await tx.update(discountZones).set({ startAt, endAt }).where(eq(discountZones.id, id));
}

/** The prize pool that ends last. */
export async function lastPool(tx: Tx): Promise<Period | undefined> {
  const [row] = await tx.select().from(prizePools).orderBy(desc(prizePools.endAt)).limit(1);
  return row;
}

export async function prolongPool(tx: Tx, id: string, endAt: number): Promise<void> {
  await tx.update(prizePools).set({ endAt }).where(eq(prizePools.id, id));
}

/** Coupons of these kinds whose claim window is over can be taken until `takeTo`. */
export async function reopenCoupons(
  tx: Tx,
  takeTypes: (typeof couponTemplates.$inferSelect)['takeType'][],
  takeTo: number,
  now: number,
): Promise<void> {
  await tx
    .update(couponTemplates)
    .set({ takeTo })
    .where(and(lte(couponTemplates.takeTo, now), inArray(couponTemplates.takeType, takeTypes)));
}
