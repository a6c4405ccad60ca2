/**
 * demo.renew: the demo world begins on its first day, so its campaigns would all be over some days later. While the autopilot is on,
 * what has ended begins again: group buying and ladders with their quota, lots with the terms they had, zones, the prize pool and the
 * claim windows of coupons. (Flash sales have their own plan: jobs.ts.)
 */
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  auctions,
  campaigns,
  campaignSkus,
  campaignTerms,
  couponTemplates,
  discountZones,
  goods,
  prizePools,
} from '../../db/schema';
import type { Server } from '../../http/context';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS, startOfDay } from '../../lib/shanghai';
import { END_JOB, START_JOB } from '../auction/jobNames';

const RENEW_JOB = 'demo.renew';
const KEY = 'world';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVERY_MS = 10 * MINUTE;
/** A lot is open for a day at least, so that there is something to bid for. */
const LEAST_LOT_MS = 20 * HOUR;
/** 20:00 of tomorrow. */
const EVENING = DAY_MS + 20 * HOUR;
const EVENING_MS = 2 * HOUR;
const COUPONS_MS = 60 * DAY_MS;

type Campaign = typeof campaigns.$inferSelect;

/** Of each goods the campaign that ended last, unless another one runs or is announced. Goods off the shelf are left out. */
async function endedOf(tx: Tx, type: Campaign['type'], now: number): Promise<Campaign[]> {
  const rows = await tx
    .select({ campaign: campaigns })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(and(eq(campaigns.type, type), eq(goods.status, 'on')))
    .orderBy(desc(campaigns.endAt), desc(campaigns.id));
  const last = new Map<string, Campaign>();
  for (const { campaign } of rows) if (!last.has(campaign.goodsId)) last.set(campaign.goodsId, campaign);
  return [...last.values()].filter(({ endAt }) => endAt <= now).reverse();
}

async function copy(tx: Tx, old: Campaign, startAt: number, endAt: number): Promise<string> {
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

async function renewGroupBuying(tx: Tx, now: number): Promise<void> {
  for (const type of ['group', 'tier'] as const)
    for (const old of await endedOf(tx, type, now)) await copy(tx, old, now, now + (old.endAt - old.startAt));
}

/** One lot is always announced for tomorrow evening, the others begin at once. A lot whose end is still being settled waits. */
async function renewLots(tx: Tx, now: number): Promise<void> {
  let announced = (await tx.$count(campaigns, and(eq(campaigns.type, 'auction'), gt(campaigns.startAt, now)))) > 0;
  for (const old of await endedOf(tx, 'auction', now)) {
    const [lot] = await tx.select().from(auctions).where(eq(auctions.campaignId, old.id));
    if (!lot || lot.state === 'open') continue;
    const startAt = announced ? now : startOfDay(now) + EVENING;
    const endAt = startAt + (announced ? Math.max(LEAST_LOT_MS, lot.plannedEndAt - old.startAt) : EVENING_MS);
    const id = await copy(tx, old, startAt, endAt);
    const { skuId, startPrice, step, deposit, marketPrice } = lot;
    await tx
      .insert(auctions)
      .values({ campaignId: id, skuId, startPrice, step, deposit, marketPrice, plannedEndAt: endAt });
    if (!announced) await schedule(tx, START_JOB, id, startAt);
    await schedule(tx, END_JOB, id, endAt);
    announced = true;
  }
}

async function renewPeriods(tx: Tx, now: number): Promise<void> {
  const zones = await tx
    .select()
    .from(discountZones)
    .where(and(eq(discountZones.monthDay, 0), lte(discountZones.endAt, now)));
  for (const { id, startAt, endAt } of zones)
    await tx
      .update(discountZones)
      .set({ startAt: now, endAt: now + (endAt - startAt) })
      .where(eq(discountZones.id, id));
  const pools = await tx.select().from(prizePools).orderBy(desc(prizePools.endAt)).limit(1);
  for (const { id, startAt, endAt } of pools)
    if (endAt <= now)
      await tx
        .update(prizePools)
        .set({ endAt: now + (endAt - startAt) })
        .where(eq(prizePools.id, id));
  await tx
    .update(couponTemplates)
    .set({ takeTo: now + COUPONS_MS })
    .where(
      and(lte(couponTemplates.takeTo, now), inArray(couponTemplates.takeType, ['new', 'center', 'level', 'staff'])),
    );
}

export const renewJobs: JobHandlers = {
  [RENEW_JOB]: async (tx, key, { now, config }) => {
    if (!config.autopilot) return;
    await renewGroupBuying(tx, now());
    await renewLots(tx, now());
    await renewPeriods(tx, now());
    await schedule(tx, RENEW_JOB, key, now() + EVERY_MS);
  },
};

/** At every start: only where the autopilot plays the shop. */
export const planRenew = async ({ db, config, now }: Pick<Server, 'db' | 'config' | 'now'>): Promise<void> => {
  if (config.demo && config.autopilot) await schedule(db, RENEW_JOB, KEY, now());
};
